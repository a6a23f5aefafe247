import type { Tile } from '@windroos/engine';
import { type Group, groupsOf, nameOf } from './groups.ts';
import { COPIES, countOf, countsOf, FOURS, type Laying, NOTHING_LAID, without } from './laying.ts';

/** Everything a person can do with the tiles on the mat. Each gives a new laying, or the same when nothing happens. */

/** Why a tile is not laid. */
export type LayRefusal = 'used-up' | 'full';

/** How many of each kind lie in the other hands. */
export type Held = (tile: Tile) => number;

export const NOBODY_ELSE: Held = () => 0;

export const isUsedUp = (laying: Laying, tile: Tile, heldElsewhere: Held): boolean =>
  countOf(laying.tiles, tile) + heldElsewhere(tile) >= COPIES;

export const isFull = (laying: Laying, wanted: 13 | 14): boolean => groupsOf(laying, wanted).size >= wanted;

const added = (laying: Laying, tile: Tile): Laying => ({ ...laying, tiles: [...laying.tiles, tile] });

export const refusalToLay = (laying: Laying, tile: Tile, wanted: 13 | 14, heldElsewhere: Held): LayRefusal | null => {
  if (isUsedUp(laying, tile, heldElsewhere)) return 'used-up';
  return groupsOf(added(laying, tile), wanted).size > wanted ? 'full' : null;
};

export const lay = (laying: Laying, tile: Tile, wanted: 13 | 14, heldElsewhere: Held = NOBODY_ELSE): Laying =>
  refusalToLay(laying, tile, wanted, heldElsewhere) === null ? added(laying, tile) : laying;

/** Chows that can still be there, each as often as its tiles allow. */
const chowsIn = (tiles: readonly Tile[], openChows: readonly string[]): readonly string[] => {
  let rest = tiles;
  return openChows.filter((name) => {
    const left = without(
      rest,
      [...name.slice(1)].map((rank) => `${name[0]}${rank}` as Tile),
    );
    rest = left ?? rest;
    return left !== null;
  });
};

/** What was turned and is no longer there is forgotten. */
const tidy = (laying: Laying): Laying => {
  const counts = countsOf(laying.tiles);
  const has = (tile: Tile, least: number): boolean => (counts.get(tile) ?? 0) >= least;
  const fours = Object.entries(laying.fours).filter(([tile]) => has(tile as Tile, COPIES));
  return {
    ...laying,
    openPungs: laying.openPungs.filter((tile) => has(tile, 3)),
    openChows: chowsIn(laying.tiles, laying.openChows),
    fours: Object.fromEntries(fours),
    last: laying.last !== null && laying.last < laying.tiles.length ? laying.last : null,
  };
};

/** 'Terug': takes the last tile away. */
export const takeBack = (laying: Laying): Laying => tidy({ ...laying, tiles: laying.tiles.slice(0, -1) });

/** 'Wis' */
export const clear = (): Laying => NOTHING_LAID;

const removeOne = <T>(list: readonly T[], one: T): readonly T[] => {
  const at = list.indexOf(one);
  return at < 0 ? list : list.toSpliced(at, 1);
};

const turnChow = (laying: Laying, { tiles, open }: Group): Laying => {
  const name = `${tiles[0]![0]}${tiles.map((tile) => tile[1]).join('')}`;
  const openChows = open ? removeOne(laying.openChows, name) : [...laying.openChows, name];
  return { ...laying, openChows };
};

const turnPung = (laying: Laying, { tiles, open }: Group): Laying => {
  const [tile] = tiles;
  return { ...laying, openPungs: open ? removeOne(laying.openPungs, tile!) : [...laying.openPungs, tile!] };
};

/** Dichte kong, open kong, pung and a tile beside it, the same with the pung open, and round again. */
const turnFour = (laying: Laying, { tiles, four }: Group): Laying => {
  const next = FOURS[(FOURS.indexOf(four!) + 1) % FOURS.length]!;
  return {
    ...laying,
    fours: { ...laying.fours, [tiles[0]!]: next },
    openPungs: removeOne(laying.openPungs, tiles[0]!),
  };
};

export const canTurn = ({ kind, hasLast }: Group): boolean =>
  !hasLast && (kind === 'chow' || kind === 'pung' || kind === 'kong');

/** The pill under a set. */
export const turn = (laying: Laying, group: Group): Laying => {
  if (!canTurn(group)) return laying;
  if (group.four !== null) return turnFour(laying, group);
  return group.kind === 'chow' ? turnChow(laying, group) : turnPung(laying, group);
};

/** A pung or chow that is pointed at was not on the table yet. */
const closed = (laying: Laying, group: Group): Laying => {
  if (!group.open) return laying;
  if (group.four !== null) return { ...laying, fours: { ...laying.fours, [group.tiles[0]!]: 'pung' } };
  return turn(laying, { ...group, hasLast: false });
};

/** 'Welke steen was de laatste?' A kong was on the table before, so its tiles cannot be it. */
export const pointAt = (laying: Laying, place: number, wanted: 13 | 14): Laying => {
  const group = groupsOf(laying, wanted).groups.find(({ places }) => places.includes(place));
  return group === undefined || group.kind === 'kong' ? laying : { ...closed(laying, group), last: place };
};

/** The same by kind: of several copies one on the rack, and of those the one laid last. */
export const placeOf = (laying: Laying, tile: Tile, wanted: 13 | 14): number | null => {
  const holders = groupsOf(laying, wanted).groups.filter(({ kind, tiles }) => kind !== 'kong' && tiles.includes(tile));
  const placesIn = (groups: readonly Group[]): readonly number[] =>
    groups.flatMap(({ places }) => places.filter((place) => laying.tiles[place] === tile));
  const closedPlaces = placesIn(holders.filter(({ open }) => !open));
  const places = closedPlaces.length > 0 ? closedPlaces : placesIn(holders);
  return places.length === 0 ? null : Math.max(...places);
};

/** 'Anders leggen': the next way in which the same tiles make as many sets. */
export const layOtherwise = (laying: Laying, wanted: 13 | 14): Laying => {
  const { groups, ways } = groupsOf(laying, wanted);
  const shown = groups.filter(({ kind, open }) => !open && kind !== 'loose' && kind !== 'pair' && kind !== 'kong');
  const all = [shown.map(({ tiles }) => nameOf(tiles)), ...ways].map((names) => names.toSorted().join());
  const sorted = all.toSorted();
  const next = sorted[(sorted.indexOf(all[0]!) + 1) % sorted.length]!;
  return { ...laying, liked: next.split(',') };
};
