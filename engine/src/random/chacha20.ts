import { joinBytes, littleEndianBytes, littleEndianWords, utf8 } from './bytes.ts';

/** ChaCha20 as RFC 8439 describes it: a key of 32 bytes, a nonce of 12, a block counter of 32 bits. */

const rotl = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

/** Section 2.1, on four words of the state. */
const quarterRound = (state: Int32Array, i: number, j: number, k: number, l: number): void => {
  let a = state[i]!;
  let b = state[j]!;
  let c = state[k]!;
  let d = state[l]!;
  a = (a + b) | 0;
  d = rotl(d ^ a, 16);
  c = (c + d) | 0;
  b = rotl(b ^ c, 12);
  a = (a + b) | 0;
  d = rotl(d ^ a, 8);
  c = (c + d) | 0;
  b = rotl(b ^ c, 7);
  state[i] = a;
  state[j] = b;
  state[k] = c;
  state[l] = d;
};

/** Four columns, then four diagonals. */
const doubleRound = (state: Int32Array): void => {
  quarterRound(state, 0, 4, 8, 12);
  quarterRound(state, 1, 5, 9, 13);
  quarterRound(state, 2, 6, 10, 14);
  quarterRound(state, 3, 7, 11, 15);
  quarterRound(state, 0, 5, 10, 15);
  quarterRound(state, 1, 6, 11, 12);
  quarterRound(state, 2, 7, 8, 13);
  quarterRound(state, 3, 4, 9, 14);
};

const CONSTANTS = utf8('expand 32-byte k');
const COUNTER = 12;
const NO_COUNTER = new Uint8Array(4);
const NO_NONCE = new Uint8Array(12);

/** Sixteen words: the constants, the key, the counter, the nonce (2.3). */
const stateOf = (key: Uint8Array, counter: number, nonce: Uint8Array): Int32Array => {
  const state = littleEndianWords(joinBytes([CONSTANTS, key, NO_COUNTER, nonce]));
  state[COUNTER] = counter;
  return state;
};

/** Twenty rounds, and the state added to their outcome. */
const blockInto = (out: Int32Array, state: Int32Array): void => {
  out.set(state);
  for (let round = 0; round < 10; round++) doubleRound(out);
  for (let n = 0; n < 16; n++) out[n]! += state[n]!;
};

/** One block of 64 bytes. */
export const chacha20Block = (key: Uint8Array, counter: number, nonce: Uint8Array): Uint8Array => {
  const out = new Int32Array(16);
  blockInto(out, stateOf(key, counter, nonce));
  return littleEndianBytes(out);
};

/** The stream from counter 0 as words, sixteen at each call into `out`. */
export const chacha20Words = (key: Uint8Array, nonce: Uint8Array = NO_NONCE): ((out: Int32Array) => void) => {
  const state = stateOf(key, 0, nonce);
  return (out) => {
    blockInto(out, state);
    state[COUNTER]! += 1;
  };
};
