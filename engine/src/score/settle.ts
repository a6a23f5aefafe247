import type { RuleSet } from '../rules/ruleSet.ts';
import { type BySeat, bySeat, othersOf, WINDS, type Wind } from '../seat.ts';

/** Who pays whom at the end of a hand. */
export interface Transfer {
  readonly from: Wind;
  readonly to: Wind;
  readonly amount: number;
}

const eastDoubles = (rules: RuleSet, a: Wind, b: Wind): number =>
  rules.settlement.eastDouble && (a === 'E' || b === 'E') ? 2 : 1;

const pay = (from: Wind, to: Wind, amount: number): Transfer =>
  amount >= 0 ? { from, to, amount } : { from: to, to: from, amount: -amount };

/** The winner from everyone; the others pay each other the difference. */
const amongAll = (rules: RuleSet, scores: BySeat<number>, winner: Wind): readonly Transfer[] => {
  const others = othersOf(winner);
  const toWinner = others.map((seat) => pay(seat, winner, scores[winner] * eastDoubles(rules, seat, winner)));
  const between = others.flatMap((a, index) =>
    others.slice(index + 1).map((b) => pay(a, b, (scores[b] - scores[a]) * eastDoubles(rules, a, b))),
  );
  return [...toWinner, ...between];
};

/** The discarder pays the table amount and the score, the others the table amount; self-drawn, all pay both. */
const toWinnerOnly = (rules: RuleSet, scores: BySeat<number>, winner: Wind, from: Wind | null): readonly Transfer[] =>
  othersOf(winner).map((seat) => {
    const score = from === null || from === seat ? scores[winner] : 0;
    return pay(seat, winner, (rules.settlement.table + score) * eastDoubles(rules, seat, winner));
  });

/** The net payment of each pair of players, to the winner first, then in turn; nothing in a draw. */
export const transfers = (
  rules: RuleSet,
  scores: BySeat<number>,
  winner: Wind | null,
  from: Wind | null = null,
): readonly Transfer[] => {
  if (winner === null) return [];
  return rules.settlement.between === 'all'
    ? amongAll(rules, scores, winner)
    : toWinnerOnly(rules, scores, winner, from);
};

const balance = (paid: readonly Transfer[], seat: Wind): number =>
  paid.reduce((sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0), 0);

/** What each player wins or loses; the four always sum to zero. `from` discarded the winning tile or was robbed. */
export const settle = (
  rules: RuleSet,
  scores: BySeat<number>,
  winner: Wind | null,
  from: Wind | null = null,
): BySeat<number> => {
  const paid = transfers(rules, scores, winner, from);
  return bySeat((seat) => balance(paid, seat));
};

export const isZeroSum = (payments: BySeat<number>): boolean =>
  WINDS.reduce((sum, seat) => sum + payments[seat], 0) === 0;
