import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GroupValues, NO_TILE, placeOf, suitFitOf } from '../src/suitFit.ts';

const VALUES: GroupValues = { run: 13, alike: 12, pair: 5, beside: 6, apart: 4, alone: 1 };
const { fit, least } = suitFitOf(VALUES);

const packed = (counts: readonly number[]): number =>
  counts.reduce((suit, count, rank) => suit | (count << (3 * rank)), 0);

/** Nine counts, fourteen tiles at most. */
const counts = fc
  .array(fc.integer({ min: 0, max: 4 }), { minLength: 9, maxLength: 9 })
  .filter((each) => each.reduce((sum, count) => sum + count, 0) <= 14);

/** Every group that tiles can form, with what it is worth. */
const GROUPS = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((rank) => [
  { takes: [rank], value: rank > 1 && rank < 7 ? VALUES.alone : 0 },
  { takes: [rank, rank], value: VALUES.pair },
  { takes: [rank, rank, rank], value: VALUES.alike },
  ...(rank < 8 ? [{ takes: [rank, rank + 1], value: rank === 0 || rank === 7 ? VALUES.apart : VALUES.beside }] : []),
  ...(rank < 7 ? [{ takes: [rank, rank + 2], value: VALUES.apart }] : []),
  ...(rank < 7 ? [{ takes: [rank, rank + 1, rank + 2], value: VALUES.run }] : []),
]);

const taken = (from: readonly number[], takes: readonly number[]): readonly number[] | null => {
  const left = from.map((count, rank) => count - takes.filter((each) => each === rank).length);
  return left.some((count) => count < 0) ? null : left;
};

/** All ways to lay tiles out in groups, tried one after the other. */
const bestOf = (from: readonly number[], first = 0): number => {
  let best = 0;
  for (let index = first; index < GROUPS.length; index++) {
    const left = taken(from, GROUPS[index]!.takes);
    if (left !== null) best = Math.max(best, GROUPS[index]!.value + bestOf(left, index));
  }
  return best;
};

test('a suit is worth its best groups', () => {
  const few = counts.filter((each) => each.reduce((sum, count) => sum + count, 0) <= 8);
  fc.assert(
    fc.property(few, (each) => fit(packed(each)) === bestOf(each)),
    { numRuns: 300 },
  );
});

test('the tile that fits least is the one without which most is left', () => {
  fc.assert(
    fc.property(counts, (each) => {
      const found = least(packed(each));
      const losses = each.flatMap((count, rank) =>
        count === 0 ? [] : [16 * (fit(packed(each)) - fit(packed(each.with(rank, count - 1)))) + rank],
      );
      expect(found).toBe(losses.length === 0 ? NO_TILE : Math.min(...losses));
    }),
    { numRuns: 500 },
  );
});

test('no two suits share a place', () => {
  fc.assert(
    fc.property(counts, counts, (one, other) => {
      expect(placeOf(packed(one)) === placeOf(packed(other))).toBe(packed(one) === packed(other));
    }),
  );
});
