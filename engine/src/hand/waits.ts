import { bitCount, type Counts, FIRST_KIND, fourIn, type Packed, SUIT_OF } from './packed.ts';
import { factsOf, IS_PAIRED_BIT, IS_SETS_BIT, needForPair, needForSets } from './split.ts';
import { gather } from './tileFacts.ts';

/** Kinds as bits: nine for each suit and seven for the honours. */
export type KindBits = readonly [number, number, number, number];
export const NOTHING: KindBits = [0, 0, 0, 0];

const isSets = (facts: number): number => (facts >> IS_SETS_BIT) & 1;
const isPaired = (facts: number): number => (facts >> IS_PAIRED_BIT) & 1;

/** Which ranks of this suit complete the rack, given how many of all four are only sets, or sets and a pair. */
const needOf = (facts: number, sets: number, paired: number): number => {
  const setsBeside = sets - isSets(facts);
  if (setsBeside === 3) return needForPair(facts);
  return setsBeside === 2 && paired - isPaired(facts) === 1 ? needForSets(facts) : 0;
};

/** The kinds that make sets and one pair of a rack that is one tile short of it. */
export const regularWaits = (rack: Packed): KindBits => {
  const k = factsOf(0, rack[0]);
  const b = factsOf(1, rack[1]);
  const t = factsOf(2, rack[2]);
  const h = factsOf(3, rack[3]);
  const sets = isSets(k) + isSets(b) + isSets(t) + isSets(h);
  if (sets < 2) return NOTHING;
  const paired = isPaired(k) + isPaired(b) + isPaired(t) + isPaired(h);
  return [needOf(k, sets, paired), needOf(b, sets, paired), needOf(t, sets, paired), needOf(h, sets, paired)];
};

const isSeveral = (bits: number): boolean => (bits & (bits - 1)) !== 0;
const isSome = (bits: number): number => (bits === 0 ? 0 : 1);

/** How many kinds complete suits with these facts, two standing for more, without those that the player holds four of. */
export const countRegularWaits = (k: number, b: number, t: number, h: number, four: Packed): number => {
  const sets = isSets(k) + isSets(b) + isSets(t) + isSets(h);
  if (sets < 2) return 0;
  const paired = isPaired(k) + isPaired(b) + isPaired(t) + isPaired(h);
  const kn = needOf(k, sets, paired) & ~four[0];
  const bn = needOf(b, sets, paired) & ~four[1];
  const tn = needOf(t, sets, paired) & ~four[2];
  const hn = needOf(h, sets, paired) & ~four[3];
  if (isSeveral(kn) || isSeveral(bn) || isSeveral(tn) || isSeveral(hn)) return 2;
  return isSome(kn) + isSome(bn) + isSome(tn) + isSome(hn);
};

export const without = (kinds: KindBits, gone: KindBits): KindBits => [
  kinds[0] & ~gone[0],
  kinds[1] & ~gone[1],
  kinds[2] & ~gone[2],
  kinds[3] & ~gone[3],
];

/** Kinds of which the player holds all four, on the rack and in sets together, cannot come any more (Q07). */
export const stillToCome = (kinds: KindBits, all: Packed): KindBits =>
  hasFour(all) ? without(kinds, heldByFour(all)) : kinds;

export const hasFour = (all: Packed): boolean => fourIn(all[0] | all[1] | all[2] | all[3]) !== 0;

/** The kinds of which all four are there; `held` is room that is used again. */
export const heldByFour = (all: Packed, held: Counts = [0, 0, 0, 0]): KindBits => {
  held[0] = gather(fourIn(all[0]));
  held[1] = gather(fourIn(all[1]));
  held[2] = gather(fourIn(all[2]));
  held[3] = gather(fourIn(all[3]));
  return held;
};

export const countKinds = (kinds: KindBits): number =>
  bitCount(kinds[0]) + bitCount(kinds[1]) + bitCount(kinds[2]) + bitCount(kinds[3]);

export const kindsIn = (bits: KindBits): readonly number[] => {
  const kinds: number[] = [];
  for (let suit = 0; suit < 4; suit++) {
    for (let rest = bits[suit]!; rest !== 0; rest &= rest - 1)
      kinds.push(FIRST_KIND[suit]! + 31 - Math.clz32(rest & -rest));
  }
  return kinds;
};

export const withKind = (bits: KindBits, kind: number): KindBits => {
  const next: [number, number, number, number] = [bits[0], bits[1], bits[2], bits[3]];
  const suit = SUIT_OF[kind]!;
  next[suit]! |= 1 << (kind - FIRST_KIND[suit]!);
  return next;
};
