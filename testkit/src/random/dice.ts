/** A seeded source of chance: the same seed, the same throws. */
export interface Dice {
  /** A whole number from 0 up to, not including, `count`. */
  readonly below: (count: number) => number;
}

/** Mulberry32: small and even enough for test hands. */
export const diceOf = (seed: number): Dice => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { below: (count) => Math.floor(next() * count) };
};

export const pick = <T>(dice: Dice, things: readonly T[]): T => things[dice.below(things.length)]!;
export const oneIn = (dice: Dice, count: number): boolean => dice.below(count) === 0;
export const timesOf = <T>(count: number, make: () => T): readonly T[] => Array.from({ length: count }, make);

/** These in another order. */
export const shuffled = <T>(dice: Dice, things: readonly T[]): readonly T[] => {
  const left = [...things];
  return things.map(() => left.splice(dice.below(left.length), 1)[0]!);
};

/** Made again until it will do. */
export const until = <T>(make: () => T, fits: (made: T) => boolean): T => {
  for (;;) {
    const made = make();
    if (fits(made)) return made;
  }
};
