import type { HandSetup, Win, Wind } from '@windroos/engine';
import fc from 'fast-check';
import type { PlainRulesId } from './plain/book.ts';
import { type Dice, diceOf, oneIn, pick } from './random/dice.ts';
import {
  type LaidHand,
  randomIrregularLaid,
  randomLaid,
  sortedHand,
  withOneChanged,
  withoutOne,
  withWrongNumber,
} from './random/laidHand.ts';
import { randomWin } from './random/randomWin.ts';

export { type Dice, diceOf } from './random/dice.ts';

const WINDS: readonly Wind[] = ['E', 'S', 'W', 'N'];

/** Heaven is East's, earth and thirteen are not. */
const seatFor = (dice: Dice, win?: Win): Wind => {
  if (win?.first === 'heaven') return 'E';
  return pick(dice, win?.first ? WINDS.slice(1) : WINDS);
};

const setupOf = (dice: Dice, hand: LaidHand, win?: Win): HandSetup => ({
  rack: sortedHand(hand).rack,
  melds: hand.melds,
  seat: seatFor(dice, win),
  round: pick(dice, WINDS),
  ...(win ? { win } : {}),
  ...(oneIn(dice, 60) ? { dead: true } : {}),
});

const withSomeChanged = (dice: Dice, hand: LaidHand, count: number): LaidHand =>
  count === 0 ? hand : withSomeChanged(dice, withOneChanged(dice, hand), count - 1);

/** A winner, most often with a mahjong; one in eight is a near miss, few are dead or of a wrong number. */
export const randomWinner = (dice: Dice, rules: PlainRulesId): HandSetup => {
  const complete = randomLaid(dice);
  const tried = oneIn(dice, 8) ? withOneChanged(dice, complete) : complete;
  const hand = oneIn(dice, 60) ? withWrongNumber(dice, tried) : tried;
  return setupOf(dice, hand, randomWin(dice, rules, hand));
};

/** Who did not win: one tile short of a hand, near one, or near an irregular one. */
export const randomOther = (dice: Dice): HandSetup => {
  const complete = oneIn(dice, 3) ? randomIrregularLaid(dice) : randomLaid(dice);
  const waiting = withoutOne(dice, complete);
  const hand = withSomeChanged(dice, waiting, pick(dice, [0, 0, 0, 1, 1, 2, 4, 8]));
  return setupOf(dice, oneIn(dice, 60) ? withWrongNumber(dice, hand) : hand);
};

/** Three winners in four. */
export const randomHand = (dice: Dice, rules: PlainRulesId): HandSetup =>
  oneIn(dice, 4) ? randomOther(dice) : randomWinner(dice, rules);

/** So many hands from one seed. */
export const randomHands = (seed: number, count: number, rules: PlainRulesId): readonly HandSetup[] => {
  const dice = diceOf(seed);
  return Array.from({ length: count }, () => randomHand(dice, rules));
};

/** A smaller seed is no simpler hand, so nothing is shrunk. */
const arbitraryOf = (make: (dice: Dice) => HandSetup): fc.Arbitrary<HandSetup> =>
  fc.noShrink(fc.noBias(fc.integer({ min: 0, max: 2 ** 32 - 1 }))).map((seed) => make(diceOf(seed)));

export const winnerArbitrary = (rules: PlainRulesId): fc.Arbitrary<HandSetup> =>
  arbitraryOf((dice) => randomWinner(dice, rules));
export const otherArbitrary = (): fc.Arbitrary<HandSetup> => arbitraryOf(randomOther);
export const handArbitrary = (rules: PlainRulesId): fc.Arbitrary<HandSetup> =>
  arbitraryOf((dice) => randomHand(dice, rules));
