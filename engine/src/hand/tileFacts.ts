import { type Packed, presentIn } from './packed.ts';

/** Gathers the low bit of each three-bit field: nine fields become nine bits. */
export const gather = (spread: number): number => {
  let bits = spread & 0x09249249;
  bits = (bits ^ (bits >>> 2)) & 0x030c30c3;
  bits = (bits ^ (bits >>> 4)) & 0x0300f00f;
  bits = (bits ^ (bits >>> 8)) & 0x030000ff;
  return (bits ^ (bits >>> 16)) & 0x3ff;
};

const WINDS = 0o7777;
const GREEN_BAMBOO = 0o070707770;
const GREEN_DRAGON = 0o700000;
const REVERSIBLE_BAMBOO = 0o770777070;
const REVERSIBLE_CIRCLES = 0o770077777;
const WHITE_DRAGON = 0o7000000;

const isGreen = (tiles: Packed): boolean =>
  tiles[0] === 0 && tiles[2] === 0 && (tiles[1] & ~GREEN_BAMBOO) === 0 && (tiles[3] & ~GREEN_DRAGON) === 0;

const isReversible = (tiles: Packed): boolean =>
  tiles[2] === 0 &&
  (tiles[0] & ~REVERSIBLE_CIRCLES) === 0 &&
  (tiles[1] & ~REVERSIBLE_BAMBOO) === 0 &&
  (tiles[3] & ~WHITE_DRAGON) === 0;

/** The ranks held, as nine bits, and bit 9 for honours: an index of `RANK_FACTS`. */
export const rankIndex = (tiles: Packed): number =>
  gather(presentIn(tiles[0]) | presentIn(tiles[1]) | presentIn(tiles[2])) | (tiles[3] === 0 ? 0 : 1 << 9);

const TERMINAL_RANKS = 0b100000001;
const SIMPLE_RANKS = 0b011111110;

/** An index of `TILE_FACTS`, field by field in its order. */
export const tileIndex = (tiles: Packed, ranks: number, cake: boolean): number => {
  const h = tiles[3];
  let index = (tiles[0] === 0 ? 0 : 1) + (tiles[1] === 0 ? 0 : 1) + (tiles[2] === 0 ? 0 : 1);
  if ((h & WINDS) !== 0) index |= 1 << 2;
  if (h > WINDS) index |= 1 << 3;
  if ((ranks & TERMINAL_RANKS) !== 0) index |= 1 << 4;
  if ((ranks & SIMPLE_RANKS) !== 0) index |= 1 << 5;
  if (isGreen(tiles)) index |= 1 << 6;
  if (isReversible(tiles)) index |= 1 << 7;
  return cake ? index | (1 << 8) : index;
};
