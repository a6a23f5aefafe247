import type { Numbers } from '../random/numbers.ts';

/** Fisher–Yates in place, from the last tile down to the second. */
export const shuffle = (kinds: Uint8Array, numbers: Numbers): void => {
  for (let last = kinds.length - 1; last > 0; last--) {
    const other = numbers.below(last + 1);
    const kind = kinds[last]!;
    kinds[last] = kinds[other]!;
    kinds[other] = kind;
  }
};
