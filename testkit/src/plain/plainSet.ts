import type { MeldSetup, Tile } from '@windroos/engine';
import { sorted } from './pile.ts';
import { isHonour, rankOf, suitOf, tileOf } from './tiles.ts';

export interface PlainSet {
  readonly kind: 'chow' | 'pung' | 'kong';
  /** Upwards. */
  readonly tiles: readonly Tile[];
  /** On the rack, open on the table, or face down on the table (a concealed kong). */
  readonly where: 'rack' | 'open' | 'face-down';
}

/** The tile of a pung or kong, the lowest of a chow. */
export const lowestOf = (set: PlainSet): Tile => set.tiles[0]!;
export const isPung = (set: PlainSet): boolean => set.kind !== 'chow';
export const isChow = (set: PlainSet): boolean => set.kind === 'chow';
export const isKong = (set: PlainSet): boolean => set.kind === 'kong';

const kindOfMeld = (tiles: readonly Tile[]): PlainSet['kind'] => {
  if (tiles.length === 4) return 'kong';
  return tiles[0] === tiles[1] ? 'pung' : 'chow';
};

/** A set on the table; the setup is taken to be well-formed. */
export const setOfMeld = (meld: MeldSetup): PlainSet => {
  const tiles = sorted(meld.tiles);
  return { kind: kindOfMeld(tiles), tiles, where: meld.concealed === true ? 'face-down' : 'open' };
};

export const pungOf = (tile: Tile): PlainSet => ({ kind: 'pung', tiles: [tile, tile, tile], where: 'rack' });

/** The chow that starts with this tile, if there is one. */
export const chowFrom = (tile: Tile): PlainSet | null => {
  if (isHonour(tile) || rankOf(tile) > 7) return null;
  const tiles = [0, 1, 2].map((step) => tileOf(suitOf(tile), rankOf(tile) + step));
  return { kind: 'chow', tiles, where: 'rack' };
};

export const nameOfSet = (set: PlainSet): string => `${set.where} ${set.tiles.join('')}`;
