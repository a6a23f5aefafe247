import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fastNumbersFrom, masterSeed, type Numbers, numbersFrom } from '../../src/index.ts';
import { numbersOver } from '../../src/random/numbers.ts';
import { seekState, xoshiroWords } from '../../src/random/xoshiro.ts';

/** A source that repeats these words. */
const wordsOf = (words: readonly number[]) => {
  let at = 0;
  return (out: Int32Array): void => {
    for (let n = 0; n < 16; n++) out[n] = words[at++ % words.length]!;
  };
};

const take = (numbers: Numbers, n: number, count: number): readonly number[] =>
  Array.from({ length: count }, () => numbers.below(n));

/** The rule of docs/log-format.md 1.4 in whole numbers of any size. */
const plainBelow = (words: Iterator<number>, n: number): number => {
  const uneven = 2n ** 32n - (2n ** 32n % BigInt(n));
  for (;;) {
    const word = BigInt(words.next().value as number);
    if (word < uneven) return Number(word % BigInt(n));
  }
};

const edgeWord = fc.oneof(fc.nat({ max: 2 ** 32 - 1 }), fc.integer({ min: 2 ** 32 - 300, max: 2 ** 32 - 1 }));

describe('numbers below n', () => {
  test('a word in the uneven end is passed over', () => {
    const numbers = numbersOver(wordsOf([4294967292, 4294967295, 4294967291, 5, 7]));
    expect(take(numbers, 6, 3)).toEqual([4294967291 % 6, 5, 1]);
  });

  test('a power of two uses every word', () => {
    expect(take(numbersOver(wordsOf([4294967295, 4294967292])), 8, 2)).toEqual([7, 4]);
  });

  test('the rule as the page tells it, near the edge too', () => {
    fc.assert(
      fc.property(
        fc.array(edgeWord, { minLength: 40, maxLength: 40 }),
        fc.array(fc.oneof(fc.integer({ min: 1, max: 144 }), fc.integer({ min: 2 ** 31, max: 2 ** 32 - 1 })), {
          maxLength: 10,
        }),
        (words, bounds) => {
          fc.pre(words.some((word) => word < 2 ** 31));
          const numbers = numbersOver(wordsOf(words));
          const endless = (function* () {
            for (;;) yield* words;
          })();
          expect(bounds.map((n) => numbers.below(n))).toEqual(bounds.map((n) => plainBelow(endless, n)));
        },
      ),
    );
  });

  test.each([
    ['documented', numbersFrom(masterSeed('numbers'))],
    ['fast', fastNumbersFrom(masterSeed('numbers'))],
  ])('%s: all outcomes come equally often', (_, numbers) => {
    for (const n of [2, 6, 17, 136]) {
      const counts = new Array<number>(n).fill(0);
      for (const number of take(numbers, n, 400 * n)) counts[number]! += 1;
      const chiSquare = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
      // n − 1 degrees of freedom: six standard deviations either way, and the seeds are fixed.
      expect(Math.abs(chiSquare - (n - 1))).toBeLessThan(6 * Math.sqrt(2 * (n - 1)) + 6);
    }
  });
});

describe('the fast generator', () => {
  test('xoshiro128** from the state 1 2 3 4, as its authors publish it', () => {
    const out = new Int32Array(16);
    xoshiroWords(Int32Array.of(1, 2, 3, 4))(out);
    expect([...out.subarray(0, 10)].map((word) => word >>> 0)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test('a hand has the same numbers whatever came before it', () => {
    const numbers = fastNumbersFrom(masterSeed('a'));
    const other = fastNumbersFrom(masterSeed('a'));
    other.startHand(9);
    take(other, 136, 21);
    numbers.startHand(12);
    other.startHand(12);
    expect(take(other, 136, 40)).toEqual(take(numbers, 136, 40));
  });

  test('hands and master seeds differ', () => {
    const first = (text: string, hand: number): string => {
      const numbers = fastNumbersFrom(masterSeed(text));
      numbers.startHand(hand);
      return take(numbers, 2 ** 31, 4).join();
    };
    const seen = ['a', 'b'].flatMap((text) => Array.from({ length: 500 }, (_, hand) => first(text, hand)));
    expect(new Set(seen).size).toBe(1000);
  });

  test('never stands still, also from a seed of zeros', () => {
    const state = new Int32Array(4);
    seekState(state, new Int32Array(8), 0);
    expect(state.some((word) => word !== 0)).toBe(true);
    expect(new Set(take(fastNumbersFrom(new Uint8Array(32)), 2 ** 31, 100)).size).toBe(100);
  });
});
