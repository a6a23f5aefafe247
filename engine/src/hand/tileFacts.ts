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

const isGreen = ([k, b, t, h]: Packed): boolean =>
  k === 0 && t === 0 && (b & ~GREEN_BAMBOO) === 0 && (h & ~GREEN_DRAGON) === 0;

const isReversible = ([k, b, t, h]: Packed): boolean =>
  t === 0 && (k & ~REVERSIBLE_CIRCLES) === 0 && (b & ~REVERSIBLE_BAMBOO) === 0 && (h & ~WHITE_DRAGON) === 0;

/** The ranks held, as nine bits, and bit 9 for honours: an index of `RANK_FACTS`. */
export const rankIndex = ([k, b, t, h]: Packed): number =>
  gather(presentIn(k) | presentIn(b) | presentIn(t)) | (h === 0 ? 0 : 1 << 9);

const TERMINAL_RANKS = 0b100000001;
const SIMPLE_RANKS = 0b011111110;

/** An index of `TILE_FACTS`, field by field in its order. */
export const tileIndex = (tiles: Packed, ranks: number, cake: boolean): number => {
  const [k, b, t, h] = tiles;
  let index = (k === 0 ? 0 : 1) + (b === 0 ? 0 : 1) + (t === 0 ? 0 : 1);
  if ((h & WINDS) !== 0) index |= 1 << 2;
  if (h > WINDS) index |= 1 << 3;
  if ((ranks & TERMINAL_RANKS) !== 0) index |= 1 << 4;
  if ((ranks & SIMPLE_RANKS) !== 0) index |= 1 << 5;
  if (isGreen(tiles)) index |= 1 << 6;
  if (isReversible(tiles)) index |= 1 << 7;
  return cake ? index | (1 << 8) : index;
};
