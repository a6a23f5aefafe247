import { suitOfKind } from '../tile.ts';

/**
 * Counts of one suit in one integer, three bits a rank; the honours are a fourth suit of seven ranks.
 * Four such integers hold any tiles: `[k, b, t, honours]`.
 */
export type Packed = readonly [number, number, number, number];

const indexOf = (kind: number): number => (kind < 27 ? kind % 9 : kind - 27);

/** By kind: the suit 0–3 and the place of its three bits. V8 knows where a table lies only from 64 bytes on. */
export const SUIT_OF = Int32Array.from({ length: 34 }, (_, kind) => suitOfKind(kind));
export const SHIFT_OF = Int32Array.from({ length: 34 }, (_, kind) => 3 * indexOf(kind));
/** The first kind of each suit. */
export const FIRST_KIND = [0, 9, 18, 27] as const;

/** One tile of each rank: the low bit of every field. */
export const ONE_OF_EACH = 0o111111111;
export const ONE_OF_EACH_HONOUR = 0o1111111;

export const countIn = (packed: Packed, kind: number): number => (packed[SUIT_OF[kind]!]! >> SHIFT_OF[kind]!) & 7;

/** The low bit of each field that holds at least one tile. */
export const presentIn = (suit: number): number => (suit | (suit >> 1) | (suit >> 2)) & ONE_OF_EACH;
/** The low bit of each field that holds an odd number of tiles. */
export const oddIn = (suit: number): number => suit & ONE_OF_EACH;
/** The low bit of each field that holds three or four. */
export const threeOrFourIn = (suit: number): number => ((suit & (suit >> 1)) | (suit >> 2)) & ONE_OF_EACH;
/** The low bit of each field that holds exactly two. */
export const twoIn = (suit: number): number => (suit >> 1) & ~suit & ~(suit >> 2) & ONE_OF_EACH;
/** The low bit of each field that holds all four. */
export const fourIn = (suit: number): number => (suit >> 2) & ONE_OF_EACH;

/** How many bits are set. */
export const bitCount = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Tiles that are counted in place: room that is used again. */
export type Counts = [number, number, number, number];

export const copyInto = (counts: Counts, packed: Packed): void => {
  counts[0] = packed[0];
  counts[1] = packed[1];
  counts[2] = packed[2];
  counts[3] = packed[3];
};

/** A copy with `by` more (or fewer) tiles of a kind. */
export const withTile = (packed: Packed, kind: number, by: number): Packed => {
  const next: [number, number, number, number] = [packed[0], packed[1], packed[2], packed[3]];
  next[SUIT_OF[kind]!]! += by << SHIFT_OF[kind]!;
  return next;
};

export const packKinds = (kinds: readonly number[]): Packed =>
  kinds.reduce<Packed>((packed, kind) => withTile(packed, kind, 1), [0, 0, 0, 0]);
