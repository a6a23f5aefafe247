import { littleEndianWords } from './bytes.ts';
import { chacha20Words } from './chacha20.ts';
import { mixedSeed, type Nonces, type Seed } from './seed.ts';
import { seekState, xoshiroWords } from './xoshiro.ts';

/** Where dice and shuffles get their numbers from. */
export interface Numbers {
  /** A whole number from 0 up to, not including, n (1 ≤ n < 2³²): each equally likely. */
  readonly below: (n: number) => number;
}

/** Numbers for one hand after another: a hand's numbers do not depend on the hands before it. */
export interface HandNumbers extends Numbers {
  readonly startHand: (handNumber: number) => void;
}

const WORDS = 2 ** 32;
const BLOCK = 16;

/** The words from here on would give the small numbers one turn more than the large ones. */
const unevenFrom = (n: number): number => WORDS - (WORDS % n);

/** Numbers from a source of 32-bit words, sixteen at a time: a word in the uneven end is passed over. */
export const numbersOver = (refill: (out: Int32Array) => void): Numbers & { readonly forget: () => void } => {
  const block = new Int32Array(BLOCK);
  let used = BLOCK;
  const word = (): number => {
    if (used === BLOCK) {
      refill(block);
      used = 0;
    }
    return block[used++]! >>> 0;
  };
  const below = (n: number): number => {
    let drawn = word();
    // The uneven end is shorter than n, so the exact bound is worked out only near 2³².
    while (drawn > WORDS - n && drawn >= unevenFrom(n)) drawn = word();
    return drawn % (n >>> 0);
  };
  const forget = (): void => {
    used = BLOCK;
  };
  return { below, forget };
};

/** The documented generator: what logs are dealt and verified with. */
export const numbersFrom = (seed: Seed, nonces: Nonces = {}): Numbers =>
  numbersOver(chacha20Words(mixedSeed(seed, nonces)));

/** The faster one, for simulations without a log. Until the first `startHand` it stands at hand 0. */
export const fastNumbersFrom = (master: Seed): HandNumbers => {
  const words = littleEndianWords(master);
  const state = new Int32Array(4);
  const { below, forget } = numbersOver(xoshiroWords(state));
  const startHand = (handNumber: number): void => {
    seekState(state, words, handNumber);
    forget();
  };
  startHand(0);
  return { below, startHand };
};
