/** Questions about a suit as the engine packs it: three bits a rank. An answer marks a rank by the low bit of its field. */

const ONES = 0o111111111;
/** The fields of ones and nines, and those of 2–8. */
export const OUTER = 0o700000007;
export const INNER = 0o077777770;

export const singlesIn = (suit: number): number => suit & ~(suit >> 1) & ~(suit >> 2) & ONES;
export const pairsIn = (suit: number): number => (suit >> 1) & ~suit & ~(suit >> 2) & ONES;
/** Three or four. */
export const threesIn = (suit: number): number => ((suit & (suit >> 1)) | (suit >> 2)) & ONES;
/** Two or more. */
export const twosIn = (suit: number): number => ((suit >> 1) | (suit >> 2)) & ONES;

/** Marks set; there are seldom more than two. */
export const countBits = (marks: number): number => {
  let count = 0;
  for (let rest = marks; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** The lowest rank that is marked, from 0. */
export const lowestRank = (marks: number): number => (31 - Math.clz32(marks & -marks)) / 3;
