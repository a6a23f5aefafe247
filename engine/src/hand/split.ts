import { addRow, newIntTable, rowOf } from './intTable.ts';
import { CHOW, PAIR, PUNG } from './setCode.ts';

/**
 * How one suit splits into sets, and which ranks complete it. Each is worked out on first use and kept, all of it in
 * four words side by side, since looking it up is most of what arranging a rack costs.
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

/**
 * The facts of a suit in one word: as nine bits each which ranks make it complete, what it is, and for one that is
 * complete how many sets it has and the rank of the pair in its first split.
 */
export const IS_SETS_BIT = 18;
export const IS_PAIRED_BIT = 19;
export const IS_SETS = 1 << IS_SETS_BIT;
export const IS_PAIRED = 1 << IS_PAIRED_BIT;
const SETS_BIT = 20;
const PAIR_BIT = 23;
export const setsIn = (word: number): number => (word >> SETS_BIT) & 7;
export const pairIn = (word: number): number => word >> PAIR_BIT;
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

/** The sets of a split in one word. */
export const CODE_BITS = 7;
export const CODE = (1 << CODE_BITS) - 1;
const isPair = (code: number): boolean => code >= PAIR;
const packSets = (split: Split): number =>
  split.filter((code) => !isPair(code)).reduceRight((word, code) => (word << CODE_BITS) | code, 0);
const pairRankIn = (split: Split): number => Math.max(0, ...split.filter(isPair).map((code) => code - PAIR));

/** A split after the first one, of a suit that has several. */
export interface OtherSplit {
  readonly sets: number;
  readonly pair: number;
}

/** The lists of other splits that suits have: most have none, which is the first. */
const others: (readonly OtherSplit[])[] = [[]];

/** What is known of each suit that was met, after its key. */
const suits = newIntTable(2);
export const FACTS = 1;
/** The sets of the first split, as codes of circles; 0 when the suit is not complete. */
export const SETS = 2;
/** The other splits, as a number for `otherSplits`; 0 when there are none. */
export const OTHERS = 3;

/** The honours are a suit of their own kind, told by a bit above the ranks; a key is never 0. */
const HONOURS = 1 << 27;
const keyOf = (suit: number, packed: number): number => (suit === 3 ? packed | HONOURS : packed) + 1;
const ranksIn = (suit: number): number => (suit === 3 ? 7 : 9);

const splitsFor = (suit: number, packed: number, facts: number): readonly Split[] =>
  distinct(splitsFrom(countsOf(packed, ranksIn(suit)), suit < 3, (facts & IS_PAIRED) === 0 ? 0 : 1));

const writeSplits = (row: number, [first, ...rest]: readonly Split[]): void => {
  const sets = first!.length - (first!.some(isPair) ? 1 : 0);
  suits.words[row + FACTS]! |= (sets << SETS_BIT) | (pairRankIn(first!) << PAIR_BIT);
  suits.words[row + SETS] = packSets(first!);
  if (rest.length === 0) return;
  suits.words[row + OTHERS] =
    others.push(rest.map((split) => ({ sets: packSets(split), pair: pairRankIn(split) }))) - 1;
};

const meet = (suit: number, packed: number): number => {
  const facts = workOut(packed, ranksIn(suit), suit < 3);
  const row = addRow(suits, keyOf(suit, packed));
  suits.words[row + FACTS] = facts;
  if ((facts & (IS_SETS | IS_PAIRED)) !== 0) writeSplits(row, splitsFor(suit, packed, facts));
  return row;
};

/** Where in `suitWords` the row of a suit (0–2) or the honours (3) begins: good until the next suit is looked up. */
export const suitAt = (suit: number, packed: number): number => {
  const row = rowOf(suits, keyOf(suit, packed));
  return suits.words[row] === 0 ? meet(suit, packed) : row;
};

export const suitWords = (): Int32Array => suits.words;
export const otherSplits = (number: number): readonly OtherSplit[] => others[number]!;

export const factsOf = (suit: number, packed: number): number => {
  const place = suitAt(suit, packed);
  return suits.words[place + FACTS]!;
};

/**
 * Every way in which a suit is only sets, or sets and a pair, with codes as if it were circles (the honours: as if the
 * east wind were circles 1): add the suit's first kind.
 */
export const splitsOf = (suit: number, packed: number): readonly Split[] => {
  const facts = factsOf(suit, packed);
  return (facts & (IS_SETS | IS_PAIRED)) === 0 ? [] : splitsFor(suit, packed, facts);
};
