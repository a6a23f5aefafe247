import { compareTiles, type Tile } from '@windroos/engine';
import { COPIES, chowTiles, countsOf, type Four, type Laying, without } from './laying.ts';
import { bestSplits, type Part, pairSplit, type Split } from './splits.ts';

export type GroupKind = 'chow' | 'pung' | 'kong' | 'pair' | 'loose';

/** Tiles that lie together on the mat. */
export interface Group {
  readonly kind: GroupKind;
  readonly tiles: readonly Tile[];
  /** Where each of them stands in `laying.tiles`. */
  readonly places: readonly number[];
  /** On the table for all to see. */
  readonly open: boolean;
  /** Holds the tile that came last: it stays on the rack. */
  readonly hasLast: boolean;
  /** Part of four alike, which can be more than open or closed. */
  readonly four: Four | null;
}

/** What the tiles form, and what else they could. */
export interface Groups {
  readonly groups: readonly Group[];
  /** Other ways to lay the rack that make as many sets: the names of their sets. */
  readonly ways: readonly (readonly string[])[];
  /** A kong counts as three. */
  readonly size: number;
}

interface Set extends Omit<Part, 'kind'> {
  readonly kind: Part['kind'] | 'kong';
  readonly open: boolean;
  readonly four: Four | null;
}

const isOpen = (four: Four): boolean => four.endsWith('open');
const isKong = (four: Four): boolean => four.startsWith('kong');

const alike = (tile: Tile, times: number): readonly Tile[] => Array.from({ length: times }, () => tile);

const setOfFour = (tile: Tile, four: Four): Set =>
  isKong(four)
    ? { kind: 'kong', tiles: alike(tile, 4), open: isOpen(four), four }
    : { kind: 'pung', tiles: alike(tile, 3), open: isOpen(four), four };

const asSaid = ({ fours, openPungs }: Laying, tile: Tile): readonly Four[] => {
  const said = fours[tile];
  if (said !== undefined) return [said];
  return openPungs.includes(tile) ? ['kong-open', 'pung-open'] : ['kong', 'pung'];
};

/**
 * What four alike may be: what the person said, or else a kong or a pung, open when its pung was. The tile that came
 * last made no kong.
 */
const choicesFor = (laying: Laying, tile: Tile): readonly Four[] => {
  const choices = asSaid(laying, tile);
  if (laying.last === null || laying.tiles[laying.last] !== tile) return choices;
  return choices.includes('pung-open') ? ['pung-open'] : ['pung'];
};

type Choice = ReadonlyMap<Tile, Four>;

const choicesOf = (laying: Laying, counts: ReadonlyMap<Tile, number>): readonly Choice[] =>
  [...counts]
    .filter(([, count]) => count === COPIES)
    .reduce<readonly Choice[]>(
      (before, [tile]) =>
        before.flatMap((choice) => choicesFor(laying, tile).map((four) => new Map([...choice, [tile, four]]))),
      [new Map()],
    );

/** What lies on the table, and what is then left for the rack. A closed pung of four alike is found on the rack. */
const tableOf = (laying: Laying, choice: Choice, counts: ReadonlyMap<Tile, number>) => {
  const wanted: readonly Set[] = [
    ...[...choice].filter(([, four]) => four !== 'pung').map(([tile, four]) => setOfFour(tile, four)),
    ...laying.openPungs
      .filter((tile) => counts.get(tile) === 3)
      .map((tile) => ({ kind: 'pung', tiles: alike(tile, 3), open: true, four: null }) as const),
    ...laying.openChows.map((name) => ({ kind: 'chow', tiles: chowTiles(name), open: true, four: null }) as const),
  ];
  let rack = laying.tiles;
  const table = wanted.filter(({ tiles }) => {
    const rest = without(rack, tiles);
    rack = rest ?? rack;
    return rest !== null;
  });
  return { table, rack };
};

const FULL = 14;

const isSet = ({ kind }: { readonly kind: string }): boolean => kind === 'pung' || kind === 'chow' || kind === 'kong';
const countWhere = <T>(list: readonly T[], test: (one: T) => boolean): number => list.filter(test).length;

/** Seven pairs lie as pairs, unless four sets can be made of them too. */
const splitsOf = (rack: readonly Tile[]): readonly Split[] => {
  const splits = bestSplits(rack);
  const pairs = rack.length === FULL ? pairSplit(rack) : null;
  if (pairs === null) return splits;
  return splits[0]!.every(({ kind }) => kind !== 'single') ? [...splits, pairs] : [pairs];
};

interface Reading {
  readonly table: readonly Set[];
  readonly splits: readonly Split[];
  readonly choice: Choice;
  /** Best first: as many tiles as there should be, then most sets, most pairs, fewest left over. */
  readonly merit: readonly number[];
  readonly size: number;
}

const readingOf = (laying: Laying, choice: Choice, counts: ReadonlyMap<Tile, number>, wanted: number): Reading => {
  const { table, rack } = tableOf(laying, choice, counts);
  const splits = splitsOf(rack);
  const [split = []] = splits;
  const kongs = countWhere(table, ({ kind }) => kind === 'kong');
  const size = laying.tiles.length - kongs;
  const merit = [
    size <= wanted ? 1 : 0,
    countWhere([...table, ...split], isSet),
    countWhere(split, ({ kind }) => kind === 'pair'),
    -countWhere(split, ({ kind }) => kind === 'single'),
  ];
  return { table, splits, choice, merit, size };
};

const compareMerit = (a: Reading, b: Reading): number =>
  b.merit.map((value, index) => value - a.merit[index]!).find((difference) => difference !== 0) ?? 0;

export const nameOf = (tiles: readonly Tile[]): string => tiles.join('');

/** Did these tiles come one after the other? Then they were meant together. */
const cameTogether = (laid: readonly Tile[], tiles: readonly Tile[]): boolean => {
  const wanted = nameOf(tiles.toSorted(compareTiles));
  return laid.some((_, at) => nameOf(laid.slice(at, at + tiles.length).toSorted(compareTiles)) === wanted);
};

const preference = (laying: Laying, split: Split): number => {
  const sets = split.filter(({ kind }) => kind !== 'single');
  const liked = countWhere(sets, ({ tiles }) => laying.liked.includes(nameOf(tiles)));
  return 100 * liked + countWhere(sets, ({ tiles }) => cameTogether(laying.tiles, tiles));
};

const namesOf = (split: Split): readonly string[] => split.filter(isSet).map(({ tiles }) => nameOf(tiles));

const preferred = (laying: Laying, splits: readonly Split[]): Split =>
  splits.reduce(
    (best, split) => (preference(laying, split) > preference(laying, best) ? split : best),
    splits[0] ?? [],
  );

/** Takes places for a set from those left: the last tile only when no other copy will do. */
const takePlaces = (laying: Laying, free: number[], { tiles, open }: Set): readonly number[] =>
  tiles.map((tile) => {
    const fits = free.filter((place) => laying.tiles[place] === tile);
    const place = (open ? fits.find((one) => one !== laying.last) : undefined) ?? fits[0]!;
    free.splice(free.indexOf(place), 1);
    return place;
  });

/** The places of sets that came together first, so that a pung laid in a row keeps its own tiles. */
const windowOf = (laying: Laying, free: readonly number[], { tiles }: Set): readonly number[] | null => {
  const wanted = nameOf(tiles);
  const start = free.find((place) => {
    const places = tiles.map((_, i) => place + i);
    const found = places.map((one) => laying.tiles[one]!).filter((tile) => tile !== undefined);
    return places.every((one) => free.includes(one)) && nameOf(found.toSorted(compareTiles)) === wanted;
  });
  if (start === undefined) return null;
  const places = tiles.map((_, i) => start + i);
  return places.toSorted((a, b) => compareTiles(laying.tiles[a]!, laying.tiles[b]!) || a - b);
};

const placesFor = (laying: Laying, free: number[], set: Set): readonly number[] => {
  const window = windowOf(laying, free, set);
  if (window === null || (set.open && window.includes(laying.last ?? -1))) return takePlaces(laying, free, set);
  for (const place of window) free.splice(free.indexOf(place), 1);
  return window;
};

const RANK: Readonly<Record<Set['kind'], number>> = { kong: 0, pung: 0, chow: 0, pair: 1, single: 2 };

const groupOf = (laying: Laying, set: Set, places: readonly number[]): Group => ({
  kind: set.kind === 'single' ? 'loose' : set.kind,
  tiles: set.tiles,
  places,
  open: set.open,
  hasLast: laying.last !== null && places.includes(laying.last),
  four: set.four,
});

/** Sets and pairs in the order in which they began; what is left lies sorted at the end. */
const inOrder = (groups: readonly Group[]): readonly Group[] => {
  const sets = groups
    .filter(({ kind }) => kind !== 'loose')
    .toSorted((a, b) => Math.min(...a.places) - Math.min(...b.places));
  const loose = groups
    .filter(({ kind }) => kind === 'loose')
    .toSorted((a, b) => compareTiles(a.tiles[0]!, b.tiles[0]!));
  return [...sets, ...loose];
};

const placed = (laying: Laying, sets: readonly Set[]): readonly Group[] => {
  const free = laying.tiles.map((_, place) => place);
  const order = sets.toSorted((a, b) => Number(b.open) - Number(a.open) || RANK[a.kind] - RANK[b.kind]);
  return inOrder(order.map((set) => groupOf(laying, set, placesFor(laying, free, set))));
};

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.toSorted().join() === b.toSorted().join();

/** Other ways differ in their sets; how what is left is paired says nothing. */
const otherWays = (splits: readonly Split[], shown: Split): readonly (readonly string[])[] =>
  splits
    .map(namesOf)
    .filter(
      (names, at, all) => all.findIndex((other) => isSame(other, names)) === at && !isSame(names, namesOf(shown)),
    );

/** On the rack a closed pung of four alike knows that it is one. */
const rackSets = (split: Split, choice: Choice): readonly Set[] =>
  split.map((part) => ({
    ...part,
    open: false,
    four: part.kind === 'pung' && choice.get(part.tiles[0]!) === 'pung' ? 'pung' : null,
  }));

const grouped = (laying: Laying, wanted: 13 | 14): Groups => {
  const counts = countsOf(laying.tiles);
  const readings = choicesOf(laying, counts).map((choice) => readingOf(laying, choice, counts, wanted));
  const { table, splits, choice, size } = readings.toSorted(compareMerit)[0]!;
  const split = preferred(laying, splits);
  const groups = placed(laying, [...table, ...rackSets(split, choice)]);
  return { groups, ways: otherWays(splits, split), size };
};

/** A laying never changes, and every key asks about it. */
const known = { 13: new WeakMap<Laying, Groups>(), 14: new WeakMap<Laying, Groups>() } as const;

/** What the tiles form by themselves, with what the person turned. `wanted` is how many there should be. */
export const groupsOf = (laying: Laying, wanted: 13 | 14): Groups => {
  const before = known[wanted].get(laying);
  if (before !== undefined) return before;
  const groups = grouped(laying, wanted);
  known[wanted].set(laying, groups);
  return groups;
};
