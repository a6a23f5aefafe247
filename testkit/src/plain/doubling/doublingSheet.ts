import type { Book } from '../book.ts';
import type { DoublingItem, PlainSheet } from '../plainSheet.ts';
import type { Limit } from './irregularLimit.ts';

export const pointsOf = (items: readonly DoublingItem[]): number => items.reduce((sum, [, points]) => sum + points, 0);
export const doublesOf = (items: readonly DoublingItem[]): number =>
  items.reduce((sum, [, , doubles]) => sum + doubles, 0);

/** Count, round up, double, cap. */
export const countedSheet = (book: Book, items: readonly DoublingItem[]): PlainSheet => {
  const base = pointsOf(items);
  const doubles = doublesOf(items);
  const rounded = Math.ceil(base / book.roundTo) * book.roundTo;
  const total = Math.min(rounded * 2 ** doubles, book.cap ?? Number.POSITIVE_INFINITY);
  return { valid: true, base, rounded, doubles, limit: null, total, items };
};

export const limitSheet = ({ id, value }: Limit, doubledInHand: boolean): PlainSheet => ({
  valid: true,
  base: value,
  rounded: value,
  doubles: doubledInHand ? 1 : 0,
  limit: id,
  total: doubledInHand ? 2 * value : value,
  items: [[`limiet:${id}`, value, 0], ...(doubledInHand ? [['geheel-in-de-hand', 0, 1] as const] : [])],
});

/** Half the value, never rounded (Q30). */
export const waitingSheet = ({ id, value }: Limit): PlainSheet => ({
  valid: true,
  waiting: true,
  base: value / 2,
  rounded: value / 2,
  doubles: 0,
  limit: id,
  total: value / 2,
  items: [[`wachtend:${id}`, value / 2, 0]],
});

/** Between limit hands: a pattern before hemel and aarde, negen poorten before kronkelende slang. */
const limitRank = (limit: string | null | undefined): number => {
  if (!limit) return 0;
  if (['spel-van-de-hemel', 'spel-van-de-aarde'].includes(limit)) return 1;
  return limit === 'kronkelende-slang' ? 2 : 3;
};

/** `formats.md`: highest total; then a limit hand before a counted one; then base points, doubles, which limit hand. */
const isBetter = (a: PlainSheet, b: PlainSheet): boolean => {
  if (a.valid !== b.valid) return a.valid;
  if (a.total !== b.total) return a.total > b.total;
  if ((a.limit === null) !== (b.limit === null)) return b.limit === null;
  if (a.base !== b.base) return a.base! > b.base!;
  if (a.doubles !== b.doubles) return a.doubles! > b.doubles!;
  return limitRank(a.limit) > limitRank(b.limit);
};

/** All that nothing is better than: several when it is a true tie, and then each of them is right. */
export const bestSheets = (sheets: readonly PlainSheet[]): readonly PlainSheet[] =>
  sheets.filter((sheet) => !sheets.some((other) => isBetter(other, sheet)));
