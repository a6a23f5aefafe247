import { fourIn, type Packed } from './packed.ts';
import { factsOf, IS_PAIRED, IS_SETS, needForPair, needForSets } from './split.ts';
import { gather } from './tileFacts.ts';

/** Kinds as bits: nine for each suit and seven for the honours. */
export type KindBits = readonly [number, number, number, number];

const bitOf = (facts: number, flag: number): number => ((facts & flag) === 0 ? 0 : 1);

/** Which ranks of this suit complete the rack, given how many of the other three are only sets, or sets and a pair. */
const needOf = (facts: number, setsBeside: number, pairedBeside: number): number => {
  if (setsBeside === 3) return needForPair(facts);
  return setsBeside === 2 && pairedBeside === 1 ? needForSets(facts) : 0;
};

/** The kinds that make sets and one pair of a rack that is one tile short of it. */
export const regularWaits = (rack: Packed): KindBits => {
  const k = factsOf(0, rack[0]);
  const b = factsOf(1, rack[1]);
  const t = factsOf(2, rack[2]);
  const h = factsOf(3, rack[3]);
  const sets = bitOf(k, IS_SETS) + bitOf(b, IS_SETS) + bitOf(t, IS_SETS) + bitOf(h, IS_SETS);
  const paired = bitOf(k, IS_PAIRED) + bitOf(b, IS_PAIRED) + bitOf(t, IS_PAIRED) + bitOf(h, IS_PAIRED);
  if (sets < 2) return NOTHING;
  return [
    needOf(k, sets - bitOf(k, IS_SETS), paired - bitOf(k, IS_PAIRED)),
    needOf(b, sets - bitOf(b, IS_SETS), paired - bitOf(b, IS_PAIRED)),
    needOf(t, sets - bitOf(t, IS_SETS), paired - bitOf(t, IS_PAIRED)),
    needOf(h, sets - bitOf(h, IS_SETS), paired - bitOf(h, IS_PAIRED)),
  ];
};

export const NOTHING: KindBits = [0, 0, 0, 0];

/** Kinds of which the player holds all four, on the rack and in sets together, cannot come any more (Q07). */
export const stillToCome = (kinds: KindBits, all: Packed): KindBits => {
  if (fourIn(all[0] | all[1] | all[2] | all[3]) === 0) return kinds;
  return [
    kinds[0] & ~gather(fourIn(all[0])),
    kinds[1] & ~gather(fourIn(all[1])),
    kinds[2] & ~gather(fourIn(all[2])),
    kinds[3] & ~gather(fourIn(all[3])),
  ];
};

const FIRST = [0, 9, 18, 27] as const;

export const kindsIn = (bits: KindBits): readonly number[] =>
  bits.flatMap((ranks, suit) =>
    [...Array(9).keys()].filter((rank) => (ranks >> rank) & 1).map((rank) => FIRST[suit]! + rank),
  );

export const withKind = (bits: KindBits, kind: number): KindBits => {
  const suit = kind < 27 ? Math.floor(kind / 9) : 3;
  return bits.map((ranks, index) =>
    index === suit ? ranks | (1 << (kind - FIRST[suit]!)) : ranks,
  ) as unknown as KindBits;
};
