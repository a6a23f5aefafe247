import { kindOf, type Tile } from '@windroos/engine';

/** What a person made of four alike: a kong face down or open, or a pung (closed or open) and a tile beside it. */
export const FOURS = ['kong', 'kong-open', 'pung', 'pung-open'] as const;
export type Four = (typeof FOURS)[number];

/**
 * Tiles as a person lays them: a plain value that a page can keep. Which sets they form is worked out from it
 * (`groupsOf`); here stands only what the person did.
 */
export interface Laying {
  /** In the order in which they came. A tile's place in this list is how it is pointed at. */
  readonly tiles: readonly Tile[];
  /** Chows turned open, by their tiles: `b123`. Two of the same are named twice. */
  readonly openChows: readonly string[];
  readonly openPungs: readonly Tile[];
  /** What four alike are, where the person said so. */
  readonly fours: Readonly<Partial<Record<Tile, Four>>>;
  /** Sets that the person preferred with 'Anders leggen'. */
  readonly liked: readonly string[];
  /** The place of the tile that came last; null while nobody pointed at it. */
  readonly last: number | null;
}

export const NOTHING_LAID: Laying = { tiles: [], openChows: [], openPungs: [], fours: {}, liked: [], last: null };

export const COPIES = 4;

export const countOf = (tiles: readonly Tile[], tile: Tile): number => tiles.filter((one) => one === tile).length;

/** How many there are of each tile. */
export const countsOf = (tiles: readonly Tile[]): ReadonlyMap<Tile, number> => {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
};

/** `b123` for bamboo 1, 2 and 3. */
export const chowName = (first: Tile): string => {
  const rank = Number(first[1]);
  return `${first[0]}${rank}${rank + 1}${rank + 2}`;
};

export const chowTiles = (name: string): readonly Tile[] =>
  [...name.slice(1)].map((rank) => `${name[0]}${rank}` as Tile).toSorted((a, b) => kindOf(a) - kindOf(b));

/** Takes away one for each; null when one of them is not there. */
export const without = (tiles: readonly Tile[], taken: readonly Tile[]): readonly Tile[] | null => {
  let rest = tiles;
  for (const tile of taken) {
    const at = rest.indexOf(tile);
    if (at < 0) return null;
    rest = rest.toSpliced(at, 1);
  }
  return rest;
};
