import type { CombinationEntry, SuitSet } from './entry.ts';

type Pattern = (sets: readonly SuitSet[], pair: SuitSet | null) => boolean;

const sameSuit: Pattern = (sets) => sets.every(({ suit }) => suit === sets[0]!.suit);
const threeSuits: Pattern = (sets) => new Set(sets.map(({ suit }) => suit)).size === 3;
const twoSuits: Pattern = (sets) => new Set(sets.map(({ suit }) => suit)).size === 2;
const ranksOf = (sets: readonly SuitSet[]): readonly number[] => sets.map(({ rank }) => rank).toSorted((a, b) => a - b);
const sameRank: Pattern = (sets) => sets.every(({ rank }) => rank === sets[0]!.rank);
/** Ranks that go up by the same step each time. */
const steps =
  (...allowed: readonly number[]): Pattern =>
  (sets) => {
    const ranks = ranksOf(sets);
    const step = ranks[1]! - ranks[0]!;
    return allowed.includes(step) && ranks.every((rank, index) => rank === ranks[0]! + index * step);
  };
const ranks =
  (...wanted: readonly number[]): Pattern =>
  (sets) =>
    ranksOf(sets).join() === wanted.join();
const all =
  (...patterns: readonly Pattern[]): Pattern =>
  (sets, pair) =>
    patterns.every((pattern) => pattern(sets, pair));

/** 123 and 789 in each of the suits there are. */
const terminalChows: Pattern = (sets) =>
  ranksOf(sets).join() === '1,1,7,7' &&
  sets.every(({ suit }) => new Set(ranksOf(sets.filter((set) => set.suit === suit))).size === 2);
const pairOfFives =
  (inSuit: (suit: number, sets: readonly SuitSet[]) => boolean): Pattern =>
  (sets, pair) =>
    pair?.rank === 5 && inSuit(pair.suit, sets);

const chows = (size: 2 | 3 | 4, ...patterns: readonly Pattern[]): CombinationEntry => ({
  of: 'chows',
  size,
  when: all(...patterns),
});
const pungs = (size: 2 | 3 | 4, ...patterns: readonly Pattern[]): CombinationEntry => ({
  of: 'pungs',
  size,
  when: all(...patterns),
});

/** Combinations of several chows or several pungs: each set is joined to another only once. */
export const mcrCombinations = {
  'pure-double-chow': chows(2, sameSuit, sameRank),
  'mixed-double-chow': chows(2, twoSuits, sameRank),
  'short-straight': chows(2, sameSuit, steps(3)),
  'two-terminal-chows': chows(2, sameSuit, ranks(1, 7)),
  'pure-triple-chow': chows(3, sameSuit, sameRank),
  'mixed-triple-chow': chows(3, threeSuits, sameRank),
  'pure-straight': chows(3, sameSuit, ranks(1, 4, 7)),
  'mixed-straight': chows(3, threeSuits, ranks(1, 4, 7)),
  'pure-shifted-chows': chows(3, sameSuit, steps(1, 2)),
  'mixed-shifted-chows': chows(3, threeSuits, steps(1)),
  'quadruple-chow': chows(4, sameSuit, sameRank),
  'four-pure-shifted-chows': chows(4, sameSuit, steps(1, 2)),
  'pure-terminal-chows': chows(
    4,
    sameSuit,
    terminalChows,
    pairOfFives((suit, sets) => suit === sets[0]!.suit),
  ),
  'three-suited-terminal-chows': chows(
    4,
    twoSuits,
    terminalChows,
    pairOfFives((suit, sets) => sets.every((set) => set.suit !== suit)),
  ),

  'double-pung': pungs(2, twoSuits, sameRank),
  'triple-pungs': pungs(3, threeSuits, sameRank),
  'mixed-shifted-pungs': pungs(3, threeSuits, steps(1)),
  'pure-shifted-pungs': pungs(3, sameSuit, steps(1)),
  'four-pure-shifted-pungs': pungs(4, sameSuit, steps(1)),
} as const;
