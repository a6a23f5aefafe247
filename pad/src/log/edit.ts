import { fieldOf, isObject, isText } from '@windroos/engine';
import { canonical, isShallow } from './json.ts';

/** Who wrote it (a page is a writer of its own) and its Lamport number: unique, and the order of everything. */
export interface EditKey {
  readonly by: string;
  readonly n: number;
}

/** One field set to one value (decision 12). Edits are only ever added. */
export interface Edit extends EditKey {
  /** Milliseconds since 1970, as the writer's clock had it: to be read, never to sort by. */
  readonly at: number;
  /** One action of a person is one act; all its edits carry the same. */
  readonly act: string;
  /** The hand, by an id that is never its number; null for a field of the pad. */
  readonly slot: string | null;
  readonly field: string;
  /** Null takes the field away. */
  readonly value: unknown;
  /** The edit it replaces. */
  readonly on: EditKey | null;
}

/** The next edit of a page: `n` is the highest number seen, plus one. */
export interface Writer extends EditKey {
  readonly at: number;
}

export const compareKeys = (a: EditKey, b: EditKey): number => a.n - b.n || (a.by < b.by ? -1 : a.by > b.by ? 1 : 0);
export const keyText = ({ by, n }: EditKey): string => `${n}.${by}`;

/** A number that leaves room to count on from. */
const MAX_N = 1e12;
const NAME = /^[\w.-]{1,64}$/;
const FIELD = /^[\w-]{1,32}(:[\w.-]{1,64})?$/;

const isN = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= MAX_N;
const isName = (value: unknown): value is string => isText(value) && NAME.test(value);

export const isEditKey = (value: unknown): value is EditKey =>
  isObject(value) && isName(fieldOf(value, 'by')) && isN(fieldOf(value, 'n'));

type Check = readonly [field: keyof Edit, fits: (value: unknown) => boolean];

const CHECKS: readonly Check[] = [
  ['by', isName],
  ['n', isN],
  ['at', Number.isFinite],
  ['act', (value) => isText(value) && value.length <= 200],
  ['slot', (value) => value === null || isName(value)],
  ['field', (value) => isText(value) && FIELD.test(value)],
  ['value', (value) => value !== undefined && isShallow(value)],
  ['on', (value) => value === null || isEditKey(value)],
];

/** The first field that is no good, or null: a field this version does not know is a good one, and is kept. */
export const badFieldOfEdit = (value: unknown): string | null => {
  if (!isObject(value)) return 'edit';
  return CHECKS.find(([field, fits]) => !fits(fieldOf(value, field)))?.[0] ?? null;
};

/** Of two edits that claim the same place one is kept, and everybody keeps the same one. */
const later = (a: Edit, b: Edit): Edit => (canonical(a) >= canonical(b) ? a : b);

/** Sorted and each once. Merging is this: the order of arrival and copies do not matter. */
export const mergeEdits = (...lists: readonly (readonly Edit[])[]): readonly Edit[] => {
  const byKey = new Map<string, Edit>();
  for (const edit of lists.flat()) {
    const key = keyText(edit);
    const there = byKey.get(key);
    byKey.set(key, there === undefined || there === edit ? edit : later(there, edit));
  }
  return [...byKey.values()].toSorted(compareKeys);
};
