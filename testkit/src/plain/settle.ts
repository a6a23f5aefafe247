import type { BySeat, Wind } from '@windroos/engine';
import type { PlainRulesId } from './book.ts';

const SEATS: readonly Wind[] = ['E', 'S', 'W', 'N'];

/** What one player hands another: what the other counted, less the own count unless the other won; East doubles. */
const doublingPayment = (scores: BySeat<number>, winner: Wind, payer: Wind, receiver: Wind): number => {
  const owed = (winner === payer ? 0 : scores[receiver]) - (winner === receiver ? 0 : scores[payer]);
  return payer === 'E' || receiver === 'E' ? 2 * owed : owed;
};

/** Only the winner is paid: 8, and the points too by the discarder, or by everybody when self-drawn. */
const mcrPayment = (points: number, from: Wind | undefined, payer: Wind): number =>
  8 + (from === undefined || from === payer ? points : 0);

const doublingIncome = (scores: BySeat<number>, winner: Wind, seat: Wind): number =>
  SEATS.filter((other) => other !== seat)
    .map((other) => doublingPayment(scores, winner, other, seat))
    .reduce((sum, payment) => sum + payment, 0);

const mcrIncome = (scores: BySeat<number>, winner: Wind, from: Wind | undefined, seat: Wind): number => {
  if (seat !== winner) return -mcrPayment(scores[winner], from, seat);
  return SEATS.filter((other) => other !== winner)
    .map((other) => mcrPayment(scores[winner], from, other))
    .reduce((sum, payment) => sum + payment, 0);
};

/** Who receives what after a hand; `winner` null is a draw, `from` who discarded the winning tile or was robbed. */
export const plainSettle = (
  rules: PlainRulesId,
  scores: BySeat<number>,
  winner: Wind | null,
  from?: Wind,
): BySeat<number> => {
  const income = (seat: Wind): number => {
    if (winner === null) return 0;
    return rules === 'schoon-spel' ? mcrIncome(scores, winner, from, seat) : doublingIncome(scores, winner, seat);
  };
  return { E: income('E'), S: income('S'), W: income('W'), N: income('N') };
};
