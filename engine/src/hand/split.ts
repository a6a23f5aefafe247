import { intAt, newIntMap, setInt } from './intMap.ts';
import { CHOW, PAIR, PUNG } from './setCode.ts';

/**
 * How one suit splits into sets, and which ranks complete it. Each is worked out on first use and kept: a word of facts
 * for every suit that was met, the splits themselves only for suits that are complete. They lie in flat lists, since
 * looking them up is most of what arranging a rack costs.
 */

/** Sets of one suit, as codes of circles (or of the honours from 27 on); the pair, if any, comes last. */
export type Split = readonly number[];

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
/** Ranks whose addition leaves only sets. */
export const needForSets = (word: number): number => word & 0x1ff;
/** Ranks whose addition leaves sets and one pair. */
export const needForPair = (word: number): number => (word >> 9) & 0x1ff;

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
  const isSplit = (pairs: number): boolean => canSplit(counts, runs, pairs);
  if (tiles === 0) return isSplit(0) ? IS_SETS : 0;
  if (tiles === 1) return ranksThat(counts, () => isSplit(1)) << 9;
  return (isSplit(1) ? IS_PAIRED : 0) | ranksThat(counts, () => isSplit(0));
};

/** The same sets taken in another order are the same split; sorted, the pair comes last. */
const distinct = (found: readonly Split[]): readonly Split[] => [
  ...new Map(found.map((split) => split.toSorted((a, b) => a - b)).map((split) => [split.join(), split])).values(),
];

/**
 * The splits of all suits that were asked for, one suit after the other in one flat list: how many splits, how many
 * codes in each, how many of those (the last: 1 or 0) are a pair, and then the codes.
 */
export const splitWords: number[] = [];
export const SPLIT_COUNT = 0;
export const SPLIT_SIZE = 1;
export const SPLIT_PAIRS = 2;
export const SPLIT_CODES = 3;

const writeSplits = (found: readonly Split[], pairs: number): number => {
  const place = splitWords.length;
  splitWords.push(found.length, found[0]?.length ?? 0, pairs, ...found.flat());
  return place;
};

/** Too many pairs for any hand. */
const NO_SPLIT = writeSplits([], 5);
const NO_TILES = writeSplits([[]], 0);

const workOutSplits = (packed: number, ranks: number, runs: boolean): number => {
  const counts = countsOf(packed, ranks);
  const pairs = counts.reduce((sum, count) => sum + count, 0) % 3 === 2 ? 1 : 0;
  const found = distinct(splitsFrom(counts, runs, pairs));
  return found.length === 0 ? NO_SPLIT : writeSplits(found, pairs);
};

/** The suits that were met, two words each: their facts, and where their splits begin once somebody asked. */
const suits: number[] = [0, 0];
const placeOf = newIntMap();
const UNKNOWN = -1;

/** The honours are a suit of their own kind, told by a bit above the ranks; a key is never 0. */
const HONOURS = 1 << 27;
const keyOf = (suit: number, packed: number): number => (suit === 3 ? packed | HONOURS : packed) + 1;
const ranksIn = (suit: number): number => (suit === 3 ? 7 : 9);

const meet = (suit: number, packed: number): number => {
  const place = suits.push(workOut(packed, ranksIn(suit), suit < 3), UNKNOWN) - 2;
  setInt(placeOf, keyOf(suit, packed), place);
  return place;
};

const find = (suit: number, packed: number): number => intAt(placeOf, keyOf(suit, packed)) || meet(suit, packed);

/** The facts of a suit (0–2) or the honours (3). */
export const factsOf = (suit: number, packed: number): number => suits[find(suit, packed)]!;

/** Where the splits of a suit begin in `splitWords`. */
export const splitsAt = (suit: number, packed: number): number => {
  if (packed === 0) return NO_TILES;
  const place = find(suit, packed);
  if (suits[place + 1] === UNKNOWN) suits[place + 1] = workOutSplits(packed, ranksIn(suit), suit < 3);
  return suits[place + 1]!;
};

/**
 * Every way in which a suit is only sets, or sets and a pair, with codes as if it were circles (the honours: as if the
 * east wind were circles 1): add the suit's first kind.
 */
export const splitsOf = (suit: number, packed: number): readonly Split[] => {
  const at = splitsAt(suit, packed);
  const size = splitWords[at + SPLIT_SIZE]!;
  return Array.from({ length: splitWords[at + SPLIT_COUNT]! }, (_, index) => {
    const from = at + SPLIT_CODES + index * size;
    return splitWords.slice(from, from + size);
  });
};
