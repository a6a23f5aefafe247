import type { Tile } from '@windroos/engine';
import { countTiles } from '../plain/pile.ts';
import { chowFrom } from '../plain/plainSet.ts';
import { ALL_TILES, NUMBER_SUITS, tileOf } from '../plain/tiles.ts';
import { type Dice, oneIn, pick, timesOf } from './dice.ts';
import { type Palette, randomPalette } from './palette.ts';

/** Fourteen tiles: sets, which may lie on the table, and the rest, which stays on the rack. */
export interface TileGroups {
  readonly sets: readonly (readonly Tile[])[];
  readonly rest: readonly Tile[];
  /** Where only one tile can be the last: circle 1 for the cake. */
  readonly winTile?: Tile;
}

export type MakeGroups = (dice: Dice) => TileGroups;

export const atMostFour = (tiles: readonly Tile[]): boolean =>
  [...countTiles(tiles).values()].every((count) => count <= 4);
export const tilesOfGroups = ({ sets, rest }: TileGroups): readonly Tile[] => [...sets.flat(), ...rest];

export const double = (tile: Tile): readonly Tile[] => [tile, tile];
export const triple = (tile: Tile): readonly Tile[] => [tile, tile, tile];

const chowsIn = (palette: Palette): readonly (readonly Tile[])[] =>
  palette
    .map((tile) => chowFrom(tile)?.tiles ?? [])
    .filter((tiles) => tiles.length === 3 && tiles.every((tile) => palette.includes(tile)));

export const randomSet = (dice: Dice, palette: Palette, pungsInTen: number): readonly Tile[] => {
  const chows = chowsIn(palette);
  return chows.length === 0 || dice.below(10) < pungsInTen ? triple(pick(dice, palette)) : pick(dice, chows);
};

/** Four sets and a pair of one palette, from all chows to all pungs. */
export const setsOfPalette: MakeGroups = (dice) => {
  const palette = randomPalette(dice);
  const pungsInTen = pick(dice, [0, 1, 3, 5, 7, 10]);
  const sets = timesOf(4, () => randomSet(dice, palette, pungsInTen));
  return { sets, rest: double(pick(dice, palette)) };
};

const steppedSet = (suit: string, rank: number, pung: boolean): readonly Tile[] =>
  pung ? triple(tileOf(suit, ((rank - 1) % 9) + 1)) : chowFrom(tileOf(suit, ((rank - 1) % 7) + 1))!.tiles;

/** Sets that step up by equal ranks, in one suit or in several: what MCR's combinations are made of. */
export const relatedSets: MakeGroups = (dice) => {
  const step = pick(dice, [0, 0, 1, 1, 2, 3, 6]);
  const pung = oneIn(dice, 3);
  const suits = oneIn(dice, 2) ? [pick(dice, NUMBER_SUITS)] : NUMBER_SUITS;
  const start = 1 + dice.below(7);
  const three = [0, 1, 2].map((index) => steppedSet(suits[index % suits.length]!, start + step * index, pung));
  const fourth = oneIn(dice, 2)
    ? randomSet(dice, ALL_TILES, 5)
    : steppedSet(pick(dice, suits), start + step * dice.below(4), pung);
  return { sets: [...three, fourth], rest: double(pick(dice, ALL_TILES)) };
};
