import type { Numbers } from '../random/numbers.ts';
import { type Wind, windAt } from '../seat.ts';

/** Two dice. */
export type Throw = readonly [number, number];

/** The two throws that break the wall: East's names the opener, the opener's is added to it. */
export interface Dice {
  readonly east: Throw;
  readonly opener: Throw;
}

const die = (numbers: Numbers): number => 1 + numbers.below(6);

export const throwTwo = (numbers: Numbers): Throw => [die(numbers), die(numbers)];
export const throwDice = (numbers: Numbers): Dice => ({ east: throwTwo(numbers), opener: throwTwo(numbers) });

export const pips = (thrown: Throw): number => thrown[0] + thrown[1];
/** East is one, and the count goes against the clock: S two, W three, N four, E five … */
export const openerOf = (dice: Dice): Wind => windAt(pips(dice.east) - 1);
/** So many stacks are counted off on the opener's wall. */
export const breakCount = (dice: Dice): number => pips(dice.east) + pips(dice.opener);
