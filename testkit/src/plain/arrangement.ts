import type { Tile } from '@windroos/engine';
import { sorted, without } from './pile.ts';
import { chowFrom, nameOfSet, type PlainSet, pungOf } from './plainSet.ts';

/** Tiles of a rack laid out as sets and perhaps a pair, nothing left over. */
export interface Arrangement {
  readonly sets: readonly PlainSet[];
  readonly pair: readonly Tile[] | null;
}

const NOTHING: Arrangement = { sets: [], pair: null };

const withSet = (set: PlainSet, rest: Arrangement): Arrangement => ({ ...rest, sets: [set, ...rest.sets] });

/** Lay this set first, then the rest in every way. */
const startingWith = (tiles: readonly Tile[], set: PlainSet | null, pairWanted: boolean): readonly Arrangement[] => {
  const rest = set && without(tiles, set.tiles);
  return set && rest ? arrange(rest, pairWanted).map((others) => withSet(set, others)) : [];
};

const startingWithPair = (tiles: readonly Tile[], tile: Tile): readonly Arrangement[] => {
  const rest = without(tiles, [tile, tile]);
  return rest ? arrange(rest, false).map(({ sets }) => ({ sets, pair: [tile, tile] })) : [];
};

/** The lowest tile is part of a pung, a chow or the pair: try each. */
const arrange = (tiles: readonly Tile[], pairWanted: boolean): readonly Arrangement[] => {
  const lowest = tiles[0];
  if (lowest === undefined) return pairWanted ? [] : [NOTHING];
  return [
    ...startingWith(tiles, pungOf(lowest), pairWanted),
    ...startingWith(tiles, chowFrom(lowest), pairWanted),
    ...(pairWanted ? startingWithPair(tiles, lowest) : []),
  ];
};

const nameOf = ({ sets, pair }: Arrangement): string => [...sets.map(nameOfSet).toSorted(), ...(pair ?? [])].join(' ');

/** Each thing once, by its name. */
export const distinctBy = <T>(things: readonly T[], name: (thing: T) => string): readonly T[] => [
  ...new Map(things.map((thing) => [name(thing), thing])).values(),
];

/** Every different way to lay these tiles as sets and one pair, or as sets only. */
export const arrangements = (tiles: readonly Tile[], pairWanted: boolean): readonly Arrangement[] =>
  distinctBy(arrange(sorted(tiles), pairWanted), nameOf);
