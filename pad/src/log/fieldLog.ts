import { compareKeys, type Edit, type EditKey, keyText } from './edit.ts';
import { isSame } from './json.ts';

/** What one act made of one field. */
export interface Version extends EditKey {
  readonly act: string;
  readonly at: number;
  readonly value: unknown;
  /** What the field was when this was written. */
  readonly before: unknown;
}

/** All that happened to one field, in order, and what it is now. */
export interface FieldLog {
  readonly slot: string | null;
  readonly field: string;
  readonly versions: readonly Version[];
  /** Versions that nothing replaced, the one that counts first. More than one with different values: a conflict. */
  readonly heads: readonly Version[];
}

export type FieldLogs = ReadonlyMap<string, FieldLog>;

export const fieldKey = (slot: string | null, field: string): string => `${slot ?? ''}/${field}`;

const groupBy = <T>(things: readonly T[], keyOf: (thing: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [thing]);
    else group.push(thing);
  }
  return groups;
};

/** The edits of one act on one field: several when it ends a conflict, one for each side. */
type Group = readonly Edit[];

const lastOf = (group: Group): Edit => group.at(-1)!;

/** The groups this one replaces. An edit can replace only what is older; anything else is a damaged file. */
const replacedBy = (group: Group, groupOf: ReadonlyMap<string, Group>): readonly Group[] =>
  group.flatMap(({ on }) => {
    const older = on === null ? undefined : groupOf.get(keyText(on));
    return older !== undefined && compareKeys(lastOf(older), lastOf(group)) < 0 ? [older] : [];
  });

const versionOf = (group: Group, replaced: readonly Group[]): Version => {
  const { by, n, act, at, value } = lastOf(group);
  const older = replaced.map(lastOf).toSorted(compareKeys).at(-1);
  return { by, n, act, at, value, before: older?.value ?? null };
};

const fieldLogOf = (edits: readonly Edit[]): FieldLog => {
  const { slot, field } = edits[0]!;
  const groups = [...groupBy(edits, ({ by, act }) => `${by} ${act}`).values()].toSorted((a, b) =>
    compareKeys(lastOf(a), lastOf(b)),
  );
  const groupOf = new Map(groups.flatMap((group) => group.map((edit) => [keyText(edit), group] as const)));
  const replaced = groups.map((group) => replacedBy(group, groupOf));
  const versions = groups.map((group, index) => versionOf(group, replaced[index]!));
  const gone = new Set(replaced.flat());
  return { slot, field, versions, heads: versions.filter((_, index) => !gone.has(groups[index]!)).toReversed() };
};

/** The fields of a pad, from edits that are sorted and each there once. */
export const fieldLogsOf = (edits: readonly Edit[]): FieldLogs =>
  new Map(
    [...groupBy(edits, ({ slot, field }) => fieldKey(slot, field))].map(([key, group]) => [key, fieldLogOf(group)]),
  );

export const valueIn = (logs: FieldLogs, slot: string | null, field: string): unknown =>
  logs.get(fieldKey(slot, field))?.heads[0]?.value ?? null;

/** Versions that stand beside the one that counts and say something else. */
export const rivalsOf = ({ heads: [counts, ...others] }: FieldLog): readonly Version[] =>
  others.filter((other) => !isSame(other.value, counts!.value));
