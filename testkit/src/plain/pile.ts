import type { Tile } from '@windroos/engine';
import { ALL_TILES } from './tiles.ts';

export const countOf = (tiles: readonly Tile[], tile: Tile): number => tiles.filter((other) => other === tile).length;

/** How often each kind lies among these tiles. */
export const countTiles = (tiles: readonly Tile[]): ReadonlyMap<Tile, number> => {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
};

export const kindsIn = (tiles: readonly Tile[]): readonly Tile[] => ALL_TILES.filter((tile) => tiles.includes(tile));

export const sorted = (tiles: readonly Tile[]): readonly Tile[] =>
  ALL_TILES.flatMap((tile) => tiles.filter((other) => other === tile));

/** What is left when these are taken away, one for one; null when one of them is not there. */
export const without = (tiles: readonly Tile[], taken: readonly Tile[]): readonly Tile[] | null => {
  const rest = [...tiles];
  for (const tile of taken) {
    const index = rest.indexOf(tile);
    if (index < 0) return null;
    rest.splice(index, 1);
  }
  return rest;
};

export const sameTiles = (a: readonly Tile[], b: readonly Tile[]): boolean =>
  a.length === b.length && without(a, b) !== null;
