/** xoshiro128** of Blackman and Vigna: small and fast, for simulations that write no log; it keeps no secret. */

const rotl = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

const step = (state: Int32Array): number => {
  const second = state[1]!;
  const word = Math.imul(rotl(Math.imul(second, 5), 7), 9);
  state[2]! ^= state[0]!;
  state[3]! ^= second;
  state[1]! ^= state[2]!;
  state[0]! ^= state[3]!;
  state[2]! ^= second << 9;
  state[3] = rotl(state[3]!, 11);
  return word;
};

/** Words from four words of state, not all zero, which it moves on; sixteen at each call into `out`. */
export const xoshiroWords =
  (state: Int32Array): ((out: Int32Array) => void) =>
  (out) => {
    for (let n = 0; n < 16; n++) out[n] = step(state);
  };

/** Every bit of the outcome depends on every bit that went in, and no two words give the same. */
const scramble = (word: number): number => {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
};

/** A state of its own for each number from 0 to 2³² − 1, far from that of its neighbours. */
export const seekState = (state: Int32Array, master: Int32Array, number: number): void => {
  for (let n = 0; n < 4; n++) state[n] = scramble(master[n]! ^ scramble(number + Math.imul(n, 0x9e3779b9)));
  state[3]! |= 1;
};
