import { parseMeld, parseTiles, type Tile } from '@windroos/engine';
import type { HandEntry } from '../values/handEntry.ts';
import type { Problem } from './problem.ts';

const tilesIn = (text: string): readonly Tile[] => {
  const tiles = parseTiles(text);
  return tiles.ok ? tiles.value : [];
};

const tilesOfMeld = (text: string): readonly Tile[] => {
  const meld = parseMeld(text);
  return meld.ok ? meld.value.tiles : [];
};

/** Every tile that is laid in one player's hand. */
export const tilesOfEntry = (entry: HandEntry | null): readonly Tile[] =>
  entry?.kind === 'tiles' ? [...tilesIn(entry.rack), ...entry.melds.flatMap(tilesOfMeld)] : [];

/** There are four of each: a fifth over the four hands together is a mistake in one of them. */
export const fifthCopy = (entries: readonly (HandEntry | null)[], last: Tile | undefined): readonly Problem[] => {
  const counts = new Map<Tile, number>();
  const tiles = [...entries.flatMap(tilesOfEntry), ...(last === undefined ? [] : [last])];
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 4).map(([what]) => ({ code: 'fifth-copy', what }));
};
