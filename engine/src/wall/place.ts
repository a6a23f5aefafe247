import { type Wind, windAt, windIndex } from '../seat.ts';

/** A stack of two: whose wall, and the how manyeth from the right as its owner sees it, from 1. */
export interface Stack {
  readonly wall: Wind;
  readonly stack: number;
}

export type Level = 'upper' | 'lower';

/** Where a tile was built in. */
export interface Place extends Stack {
  readonly level: Level;
}

/** The length of one wall; the eight seasons make each one stack longer. */
export const wallLength = (seasons: boolean): number => (seasons ? 18 : 17);
/** All four. */
export const stackCount = (seasons: boolean): number => 4 * wallLength(seasons);

/**
 * The four walls are one ring. Stacks are numbered with the clock, which every player sees as right to left:
 * East's wall from its right end, then North's, West's and South's.
 */
export const ringOf = ({ wall, stack }: Stack, length: number): number =>
  ((4 - windIndex(wall)) % 4) * length + stack - 1;

/** The twin of `ringOf`; numbers beyond either end go round. */
export const stackAt = (ring: number, length: number): Stack => {
  const place = ((ring % (4 * length)) + 4 * length) % (4 * length);
  return { wall: windAt(4 - Math.floor(place / length)), stack: (place % length) + 1 };
};
