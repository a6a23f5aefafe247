import { type Drop, diffRules, type LimitRow, type Row, type RowId, type RuleSet } from '@windroos/engine';
import { rowName, rowWhen, sourceText } from '@windroos/texts';
import { language } from '../../app/language.ts';
import { rulesWords } from '../../messages/rules.ts';

/** What a rule set gives for a row; null where it does not have it. */
export type Worth = Amount & {
  /** How it goes with other lines; only said where that is what differs. */
  readonly beside?: string;
};
type Amount =
  | { readonly kind: 'points'; readonly points: number; readonly noble?: number }
  | { readonly kind: 'doubles'; readonly doubles: number }
  | { readonly kind: 'limit'; readonly value: number; readonly inHand?: number; readonly waiting?: number };

/** A row of a table: one rule, under one rule set or under two. */
export interface RowLine {
  readonly id: RowId;
  readonly name: string;
  readonly when: string;
  readonly source: string;
  readonly here: Worth | null;
  /** Undefined when nothing is compared. */
  readonly there: Worth | null | undefined;
  readonly differs: boolean;
  /** What does not count beside it, in words. */
  readonly drops: string;
}

export type GroupId = 'pointsEveryone' | 'pointsWinner' | 'doublesEveryone' | 'doublesWinner' | 'limits' | number;

export interface RowGroup {
  /** A number is what a combination is worth, where only points are counted. */
  readonly id: GroupId;
  readonly lines: readonly RowLine[];
}

const worthOfRow = ({ points, noblePoints, doubles }: Row): Amount =>
  doubles === undefined
    ? { kind: 'points', points: points ?? 0, ...(noblePoints === undefined ? {} : { noble: noblePoints }) }
    : { kind: 'doubles', doubles };

const worthOfLimit = ({ value, inHand, waitingHalf }: LimitRow): Amount => ({
  kind: 'limit',
  value,
  ...(inHand === undefined ? {} : { inHand: value * 2 ** inHand }),
  ...(waitingHalf === true ? { waiting: value / 2 } : {}),
});

const rowIn = (rules: RuleSet, id: RowId): Row | undefined => rules.rows.find((row) => row.id === id);

const worthIn = (rules: RuleSet, id: RowId): Amount | null => {
  const limit = rules.limits.find((row) => row.id === id);
  if (limit !== undefined) return worthOfLimit(limit);
  const row = rowIn(rules, id);
  return row === undefined ? null : worthOfRow(row);
};

const dropWords = (rules: RuleSet, drop: Drop): string => {
  const t = rulesWords();
  const id = typeof drop === 'string' ? drop : drop.id;
  const name = rowName(id, language.value, rules.id);
  if (typeof drop === 'string') return name;
  return 'within' in drop ? t.dropsOwn(name) : t.dropsTimes(name, drop.count);
};

const dropsIn = (rules: RuleSet, id: RowId): string =>
  (rowIn(rules, id)?.drops ?? []).map((drop) => dropWords(rules, drop)).join('; ');

const besideIn = (rules: RuleSet, id: RowId): string => {
  const t = rulesWords();
  const drops = dropsIn(rules, id);
  if (rowIn(rules, id)?.group !== undefined) return t.besideGroup;
  return drops === '' ? t.besideAll : t.besideDrops(drops);
};

/** Two that give the same but differ all the same: then they go otherwise with other lines. */
const withBeside = (rules: RuleSet, id: RowId, worth: Amount | null, isNeeded: boolean): Worth | null =>
  worth !== null && isNeeded ? { ...worth, beside: besideIn(rules, id) } : worth;

const groupOfRow = (rules: RuleSet, row: Row): GroupId => {
  if (rules.form === 'points') return row.points ?? 0;
  const whom = row.for === 'winner' ? 'Winner' : 'Everyone';
  return row.doubles === undefined ? `points${whom}` : `doubles${whom}`;
};

/** Every row and limit hand of a rule set with the group it stands in. */
const placedRows = (rules: RuleSet): readonly (readonly [GroupId, Row | LimitRow])[] => [
  ...rules.rows.map((row) => [groupOfRow(rules, row), row] as const),
  ...rules.limits.map((row) => ['limits', row] as const),
];

const differing = (a: RuleSet, b: RuleSet | undefined): ReadonlySet<string> =>
  new Set(b === undefined ? [] : diffRules(a, b).map(({ id }) => id));

const ORDER: readonly GroupId[] = ['pointsWinner', 'pointsEveryone', 'doublesEveryone', 'doublesWinner', 'limits'];
const placeOf = (id: GroupId): number => (typeof id === 'number' ? -id : ORDER.indexOf(id));

const sameWorth = (a: Amount | null, b: Amount | null): boolean => JSON.stringify(a) === JSON.stringify(b);

const lineOf = (row: Row | LimitRow, rules: RuleSet, other: RuleSet | undefined, differs: boolean): RowLine => {
  const { id } = row;
  const here = worthIn(rules, id);
  const there = other && worthIn(other, id);
  const from = here === null && other !== undefined ? other : rules;
  const unlikeBeside = differs && there !== undefined && sameWorth(here, there);
  return {
    id,
    name: rowName(id, language.value, from.id),
    when: rowWhen(id, language.value, from.id),
    source: sourceText(row.source, language.value),
    here: withBeside(rules, id, here, unlikeBeside),
    there: there === undefined ? undefined : withBeside(other!, id, there, unlikeBeside),
    differs,
    drops: dropsIn(from, id),
  };
};

/** The tables of a page: rows that only the other rule set has come last in their group. */
export const rowGroups = (rules: RuleSet, other: RuleSet | undefined): readonly RowGroup[] => {
  const differs = differing(rules, other);
  const own = placedRows(rules);
  const known = new Set(own.map(([, { id }]) => id));
  const added = (other === undefined ? [] : placedRows(other)).filter(([, { id }]) => !known.has(id));
  const groups = new Map<GroupId, RowLine[]>();
  for (const [group, row] of [...own, ...added])
    groups.set(group, [...(groups.get(group) ?? []), lineOf(row, rules, other, differs.has(row.id))]);
  return [...groups].map(([id, lines]) => ({ id, lines })).toSorted((a, b) => placeOf(a.id) - placeOf(b.id));
};
