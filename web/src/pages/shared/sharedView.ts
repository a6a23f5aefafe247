import { ENGINE_VERSION, type HandSetup, type ScoreSheet, WINDS, type Wind, windAt, windIndex } from '@windroos/engine';
import { countShared, type HandEntry, type Payment, type SharedHand } from '@windroos/pad';
import { sharedSetup } from '../../share/sharedSetup.ts';

/** One player of a shared hand. */
export interface SharedSeat {
  readonly seat: Wind;
  readonly name: string | null;
  readonly entry: HandEntry | null;
  readonly setup: HandSetup | null;
  readonly sheet: ScoreSheet | null;
  readonly total: number | null;
}

export interface SharedView {
  /** The winner first, then in turn; those of whom nothing is known are left out. */
  readonly seats: readonly SharedSeat[];
  readonly winner: SharedSeat | null;
  /** Nothing while not all four hands are known. */
  readonly payments: readonly Payment[];
  /** The version that made the link, when it is not this one. */
  readonly otherEngine: string | null;
}

const seatOf = (hand: SharedHand, counted: ReturnType<typeof countShared>, seat: Wind): SharedSeat => {
  const view = counted.hands[seat];
  return {
    seat,
    name: hand.names[seat] ?? null,
    entry: hand.entries[seat] ?? null,
    setup: sharedSetup(hand, seat),
    sheet: view?.sheet ?? null,
    total: view?.total ?? null,
  };
};

const isKnown = ({ entry }: SharedSeat): boolean => entry !== null && entry.kind !== 'skipped';

const inTurnFrom = (winner: Wind | null): readonly Wind[] =>
  winner === null ? WINDS : [0, 1, 2, 3].map((step) => windAt(windIndex(winner) + step));

/** Somebody who wins where the others pay nothing to each other needs no other hands. */
const isWholeTable = (hand: SharedHand, seats: readonly SharedSeat[]): boolean =>
  seats.every(isKnown) || hand.rules.settlement.between === 'winner';

export const viewOfShared = (hand: SharedHand): SharedView => {
  const counted = countShared(hand);
  const winner = WINDS.find((seat) => seat === hand.outcome.winner) ?? null;
  const all = inTurnFrom(winner).map((seat) => seatOf(hand, counted, seat));
  return {
    seats: all.filter(isKnown),
    winner: all.find(({ seat }) => seat === winner) ?? null,
    payments: isWholeTable(hand, all) ? counted.payments.filter(({ amount }) => amount > 0) : [],
    otherEngine: hand.engine === ENGINE_VERSION ? null : hand.engine,
  };
};
