import { CHOW, PAIR, PUNG } from './setCode.ts';

/**
 * How one suit splits into sets, and which ranks complete it. Everything is worked out on first use and kept:
 * a word of facts for each possible suit (5^9), the splits themselves only for suits that are complete.
 */

/** Sets of one suit, as codes of circles (or of the honours from 27 on); the pair, if any, comes last. */
export type Split = readonly number[];

const RANKS_LOW = 5;
const power5 = (exponent: number): number => 5 ** exponent;

const base5 = (packed: number, ranks: number): number => {
  let index = 0;
  for (let rank = 0; rank < ranks; rank++) index += ((packed >> (3 * rank)) & 7) * power5(rank);
  return index;
};

let low: Int32Array | undefined;
let high: Int32Array | undefined;

/** A packed suit as a base-5 number, through two small tables. */
const indexOf = (packed: number): number => {
  low ??= Int32Array.from({ length: 1 << 15 }, (_, bits) => base5(bits, RANKS_LOW));
  high ??= Int32Array.from({ length: 1 << 12 }, (_, bits) => base5(bits, 4) * power5(RANKS_LOW));
  return low[packed & 0x7fff]! + high[packed >> 15]!;
};

/** All ways to take sets (and one pair if `pairs` is 1) from counts, lowest rank first. */
const splitsFrom = (counts: number[], runs: boolean, pairs: number, from = 0): Split[] => {
  const rank = counts.findIndex((count, index) => index >= from && count > 0);
  if (rank < 0) return pairs === 0 ? [[]] : [];
  const found: Split[] = [];
  const take = (ranks: readonly number[], code: number, pairsLeft: number): void => {
    for (const used of ranks) counts[used]!--;
    for (const rest of splitsFrom(counts, runs, pairsLeft, rank)) found.push([code, ...rest]);
    for (const used of ranks) counts[used]!++;
  };
  // Pair, chow, pung: of readings worth the same, the one with the higher pungs is found first.
  if (pairs > 0 && counts[rank]! >= 2) take([rank, rank], PAIR + rank, pairs - 1);
  if (runs && rank < 7 && counts[rank + 1]! > 0 && counts[rank + 2]! > 0) {
    take([rank, rank + 1, rank + 2], CHOW + rank, pairs);
  }
  if (counts[rank]! >= 3) take([rank, rank, rank], PUNG + rank, pairs);
  return found;
};

const canSplit = (counts: number[], runs: boolean, pairs: number, from = 0): boolean => {
  let rank = from;
  while (rank < counts.length && counts[rank] === 0) rank++;
  if (rank === counts.length) return pairs === 0;
  const count = counts[rank]!;
  const after = (taken: number, run: number, pairsLeft: number): boolean => {
    counts[rank]! -= taken;
    if (run > 0) counts[rank + 1]!--;
    if (run > 0) counts[rank + 2]!--;
    const works = canSplit(counts, runs, pairsLeft, rank);
    counts[rank]! += taken;
    if (run > 0) counts[rank + 1]!++;
    if (run > 0) counts[rank + 2]!++;
    return works;
  };
  if (count >= 3 && after(3, 0, pairs)) return true;
  if (runs && rank < 7 && counts[rank + 1]! > 0 && counts[rank + 2]! > 0 && after(1, 1, pairs)) return true;
  return pairs > 0 && count >= 2 && after(2, 0, pairs - 1);
};

const countsOf = (packed: number, ranks: number): number[] =>
  Array.from({ length: ranks }, (_, rank) => (packed >> (3 * rank)) & 7);

/** The facts of a suit in one word: what it is, and as nine bits each which ranks make it so. */
export const IS_SETS_BIT = 18;
export const IS_PAIRED_BIT = 19;
export const IS_SETS = 1 << IS_SETS_BIT;
export const IS_PAIRED = 1 << IS_PAIRED_BIT;
const KNOWN = 1 << 20;
/** Ranks whose addition leaves only sets. */
export const needForSets = (facts: number): number => facts & 0x1ff;
/** Ranks whose addition leaves sets and one pair. */
export const needForPair = (facts: number): number => (facts >> 9) & 0x1ff;

const ranksThat = (counts: number[], completes: () => boolean): number => {
  let ranks = 0;
  for (let rank = 0; rank < counts.length; rank++) {
    if (counts[rank]! >= 4) continue;
    counts[rank]!++;
    if (completes()) ranks |= 1 << rank;
    counts[rank]!--;
  }
  return ranks;
};

const workOut = (packed: number, ranks: number, runs: boolean): number => {
  const counts = countsOf(packed, ranks);
  const tiles = counts.reduce((sum, count) => sum + count, 0) % 3;
  const splits = (pairs: number): boolean => canSplit(counts, runs, pairs);
  if (tiles === 0) return KNOWN | (splits(0) ? IS_SETS : 0);
  if (tiles === 1) return KNOWN | (ranksThat(counts, () => splits(1)) << 9);
  return KNOWN | (splits(1) ? IS_PAIRED : 0) | ranksThat(counts, () => splits(0));
};

/** The same sets taken in another order are the same split; sorted, the pair comes last. */
const distinct = (splits: readonly Split[]): readonly Split[] => [
  ...new Map(splits.map((split) => split.toSorted((a, b) => a - b)).map((split) => [split.join(), split])).values(),
];

const workOutSplits = (packed: number, ranks: number, runs: boolean): readonly Split[] => {
  const counts = countsOf(packed, ranks);
  const pairs = counts.reduce((sum, count) => sum + count, 0) % 3 === 2 ? 1 : 0;
  return distinct(splitsFrom(counts, runs, pairs));
};

/** What is known of suits (or of the honours): two words each, the facts and the number of its splits in a list. */
interface Known {
  readonly ranks: number;
  readonly runs: boolean;
  words: Int32Array;
  readonly splits: (readonly Split[])[];
}
const knownOf = (ranks: number, runs: boolean): Known => ({ ranks, runs, words: new Int32Array(0), splits: [[]] });
const suits = knownOf(9, true);
const honours = knownOf(7, false);

const placeIn = (known: Known, packed: number): number => {
  if (known.words.length === 0) known.words = new Int32Array(2 * power5(known.ranks));
  return 2 * indexOf(packed);
};

/** The facts of a suit (0–2) or the honours (3). */
export const factsOf = (suit: number, packed: number): number => {
  const known = suit === 3 ? honours : suits;
  const place = placeIn(known, packed);
  const facts = known.words[place]!;
  if (facts !== 0) return facts;
  const fresh = workOut(packed, known.ranks, known.runs);
  known.words[place] = fresh;
  return fresh;
};

/**
 * Every way in which a suit is only sets, or sets and a pair, with codes as if it were circles (the honours: as if the
 * east wind were circles 1): add the suit's first kind.
 */
export const splitsOf = (suit: number, packed: number): readonly Split[] => {
  const known = suit === 3 ? honours : suits;
  const place = placeIn(known, packed) + 1;
  const number = known.words[place]!;
  if (number > 0) return known.splits[number]!;
  const fresh = workOutSplits(packed, known.ranks, known.runs);
  known.words[place] = known.splits.push(fresh) - 1;
  return fresh;
};
