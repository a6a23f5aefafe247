import type { Aim } from './aim.ts';
import { type Held, IN_ALIKE, IN_CHOW, IN_HONOURS, IN_OPEN, IN_OUTSIDE } from './held.ts';
import { countBits, INNER, pairsIn, threesIn, twosIn } from './packed.ts';
import { suitFitOf } from './suitFit.ts';

/** Ways to a mahjong that the minimum allows. */
export const FREE = 0;
/** One suit with honours, for each of the three; and one suit alone. */
export const SUIT = 1;
export const PURE = 4;
export const PUNGS = 7;
/** Runs of 2–8. */
export const CHOWS = 8;
export const CLOSED = 9;
export const OPEN = 10;
export const PAIRS = 11;

export const SET_VALUE = 13;
const PAIR_VALUE = 5;
/** A pair of honours that would be worth something as a set. */
const WORTHY_PAIR = 7;
const EACH_OF_SEVEN_PAIRS = 8;

export const anySets = suitFitOf({ run: SET_VALUE, alike: SET_VALUE, pair: PAIR_VALUE, beside: 6, apart: 4, alone: 1 });
export const onlyRuns = suitFitOf({ run: SET_VALUE, alike: 4, pair: 3, beside: 6, apart: 4, alone: 1 });

/** What speaks for or against a plan beside how well the tiles fit: found by letting bots play each other. */
const LEAN = { free: 12, suit: 10, pure: 3, pungs: 2, chows: 5, closed: -4, open: -18, pairs: -6 } as const;

/** A plan and how well it fits in one number, the larger the better. One point of fit is `POINT`. */
export type Ranked = number;
export const POINT = 16;
const ranked = (fit: number, plan: number): Ranked => POINT * (fit + 64) + plan;
export const planOf = (best: Ranked): number => best & (POINT - 1);
const NO_PLAN: Ranked = CLOSED;

const alikeFit = (suit: number): number =>
  PAIR_VALUE * countBits(pairsIn(suit)) + SET_VALUE * countBits(threesIn(suit));

const honoursFit = ({ rack, hoped }: Held): number => alikeFit(rack[3]!) + (hoped > 0 ? WORTHY_PAIR - PAIR_VALUE : 0);

/** Is this much, which some way to win gives, enough? A way that gives nothing is none. */
const suffices = (aim: Aim, worth: number, beside = 0): boolean => worth > 0 && worth + beside >= aim.need;

const suitPlan = (held: Held, aim: Aim, suit: number, honours: number): Ranked => {
  const others = 7 & ~(1 << suit);
  if ((held.inMelds & others) !== 0) return NO_PLAN;
  const fit = anySets.fit(held.rack[suit]!);
  if (suffices(aim, aim.suit, held.sure + held.hoped)) return ranked(fit + honours + LEAN.suit, SUIT + suit);
  const pure = (held.inMelds & IN_HONOURS) === 0 && suffices(aim, aim.pure);
  return pure ? ranked(fit + LEAN.pure, PURE + suit) : NO_PLAN;
};

const pungsPlan = (held: Held, aim: Aim, honours: number): Ranked => {
  if ((held.inMelds & IN_CHOW) !== 0 || !suffices(aim, aim.pungs, held.sure + held.hoped)) return NO_PLAN;
  const { rack } = held;
  return ranked(alikeFit(rack[0]!) + alikeFit(rack[1]!) + alikeFit(rack[2]!) + honours + LEAN.pungs, PUNGS);
};

const innerRuns = (suit: number): number => onlyRuns.fit(suit & INNER);

const chowsPlan = ({ rack, inMelds }: Held, aim: Aim): Ranked => {
  if ((inMelds & (IN_OUTSIDE | IN_ALIKE)) !== 0 || !suffices(aim, aim.chows)) return NO_PLAN;
  return ranked(innerRuns(rack[0]!) + innerRuns(rack[1]!) + innerRuns(rack[2]!) + LEAN.chows, CHOWS);
};

/** Plans that have use for any tile. */
const anyPlan = (held: Held, aim: Aim, honours: number): Ranked => {
  const { rack, sure, inMelds } = held;
  const fit = anySets.fit(rack[0]!) + anySets.fit(rack[1]!) + anySets.fit(rack[2]!) + honours;
  if (sure >= aim.need) return ranked(fit + LEAN.free, FREE);
  if (suffices(aim, aim.open)) return ranked(fit + LEAN.open, OPEN);
  const closed = (inMelds & IN_OPEN) === 0 && suffices(aim, aim.closed, sure);
  return closed ? ranked(fit + LEAN.closed, CLOSED) : NO_PLAN;
};

const pairsPlan = ({ rack, melds }: Held, aim: Aim): Ranked => {
  if (melds > 0 || !suffices(aim, aim.pairs)) return NO_PLAN;
  let pairs = 0;
  for (let suit = 0; suit < 4; suit++) pairs += countBits(twosIn(rack[suit]!));
  return ranked(EACH_OF_SEVEN_PAIRS * pairs + LEAN.pairs, PAIRS);
};

/** The plan that fits best, sets on the table included. Where anything wins, one asks for nothing more. */
export const bestPlan = (held: Held, aim: Aim): Ranked => {
  const honours = honoursFit(held);
  let best = anyPlan(held, aim, honours);
  if (aim.need > 0) {
    best = Math.max(best, pungsPlan(held, aim, honours), chowsPlan(held, aim), pairsPlan(held, aim));
    for (let suit = 0; suit < 3; suit++) best = Math.max(best, suitPlan(held, aim, suit, honours));
  }
  return best + POINT * SET_VALUE * held.melds;
};
