import type { Tile } from '../tile.ts';
import type { Hand } from './hand.ts';
import { countIn, FIRST_KIND, type Packed, withTile } from './packed.ts';
import { CAKE, holdsKind, PAIR, tilesOfSet } from './setCode.ts';
import { factsOf, IS_PAIRED, IS_SETS, type Split, splitsOf } from './split.ts';

/** One way in which a winner's tiles are four sets and a pair, and which of them the winning tile completed. */
export interface Arrangement {
  /** The sets on the table first, then those of the rack, the pair last. */
  readonly sets: readonly (readonly Tile[])[];
  /** Index of the set (or pair) that the winning tile completed. */
  readonly place: number;
}

const isWhole = (rack: Packed, pairs: number): boolean => {
  const facts = rack.map((packed, suit) => factsOf(suit, packed));
  const paired = facts.filter((word) => (word & IS_PAIRED) !== 0).length;
  return paired === pairs && facts.every((word) => (word & (IS_PAIRED | IS_SETS)) !== 0);
};

const inSuit = (split: Split, suit: number): Split => split.map((code) => code + FIRST_KIND[suit]!);

/** Every combination of one split for each suit. */
const combined = (rack: Packed): readonly Split[] =>
  rack.reduce<readonly Split[]>(
    (before, packed, suit) => {
      const splits = splitsOf(suit, packed).map((split) => inSuit(split, suit));
      return before.flatMap((start) => splits.map((split) => [...start, ...split]));
    },
    [[]],
  );

const pairLast = (codes: Split): Split => codes.toSorted((a, b) => Number(a >= PAIR) - Number(b >= PAIR));

/** The sets and pairs that a rack can be split into; `cake` lets bamboo 1 pair with a winning circles 1. */
const rackSplits = (hand: Hand, cake: boolean): readonly Split[] => {
  const plain = isWhole(hand.rack, 1) ? combined(hand.rack) : [];
  if (!cake || hand.winKind !== 0 || countIn(hand.rack, 9) === 0) return plain.map(pairLast);
  const rest = withTile(withTile(hand.rack, 0, -1), 9, -1);
  const caked = isWhole(rest, 0) ? combined(rest).map((codes) => [...codes, CAKE]) : [];
  return [...plain, ...caked].map(pairLast);
};

/** Cake is made by the winning tile and no other. */
const placesIn = (hand: Hand, rack: Split): readonly number[] =>
  rack.includes(CAKE)
    ? [rack.indexOf(CAKE)]
    : rack.flatMap((code, index) => (holdsKind(code, hand.winKind) && rack.indexOf(code) === index ? [index] : []));

/** Every arrangement of a winner's hand into sets and a pair, with every place of the winning tile. */
export const arrangements = (hand: Hand, cake = false): readonly Arrangement[] =>
  rackSplits(hand, cake).flatMap((rack) =>
    placesIn(hand, rack).map((index) => ({
      sets: [...hand.melds, ...rack].map(tilesOfSet),
      place: hand.melds.length + index,
    })),
  );
