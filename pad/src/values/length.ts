import { fieldOf, isObject } from '@windroos/engine';

/** When the evening is over: whichever of these comes first (P10). A running hand is always finished. */
export interface Length {
  readonly rounds?: number;
  readonly hands?: number;
  /** A moment in milliseconds: the hand that is written down after it is the last. */
  readonly until?: number;
  /** 'Nog een spel': so many hands after the end. */
  readonly more?: number;
}

/** Longer than any evening, and short enough for a damaged file. */
export const MAX_HANDS = 400;

const isUpTo =
  (most: number) =>
  (value: unknown): value is number =>
    Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= most;

const CHECKS: readonly (readonly [keyof Length, (value: unknown) => boolean])[] = [
  ['rounds', isUpTo(MAX_HANDS / 4)],
  ['hands', isUpTo(MAX_HANDS)],
  ['until', Number.isFinite],
  ['more', isUpTo(MAX_HANDS)],
];

/** Null when it says no end at all. */
export const readLength = (value: unknown): Length | null => {
  if (!isObject(value)) return null;
  const fits = CHECKS.filter(([name, check]) => check(fieldOf(value, name)));
  if (!fits.some(([name]) => name !== 'more')) return null;
  return Object.fromEntries(fits.map(([name]) => [name, fieldOf(value, name)]));
};
