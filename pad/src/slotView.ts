import { WINDS } from '@windroos/engine';
import {
  conflictsIn,
  eastIn,
  entriesIn,
  type Fields,
  howIn,
  outcomeIn,
  penaltiesIn,
  textIn,
  writtenAt,
} from './fields.ts';
import { type CountedSlot, countSlot, NO_COUNT } from './sheet/countSlot.ts';
import { type Memo, memoOf } from './sheet/memo.ts';
import { balances, type Payment } from './sheet/payment.ts';
import { type PenaltyView, penaltyPayments, type TableOf } from './sheet/penalties.ts';
import type { Place } from './sheet/places.ts';
import type { IsPossible } from './sheet/possible.ts';
import { isBlocking } from './sheet/problem.ts';
import type { ByPlayer, PlayerId } from './values/player.ts';
import type { FrozenRules } from './values/rules.ts';
import type { SlotState, SlotView } from './view.ts';

export const penaltyViews = (fields: Fields, players: readonly PlayerId[], tableOf: TableOf): readonly PenaltyView[] =>
  penaltiesIn(fields)
    .filter(([, penalty]) => penalty.players.every((id) => players.includes(id)))
    .map(([id, penalty]) => ({ id, ...penalty, payments: penaltyPayments(penalty, tableOf) }));

const stateOf = (place: Place, fields: Fields, { problems }: CountedSlot): SlotState => {
  if (outcomeIn(fields) === null) return 'open';
  if (place.pastEnd) return 'past-end';
  return problems.some(isBlocking) ? 'incomplete' : 'counted';
};

const counted = (
  place: Place,
  fields: Fields,
  frozen: FrozenRules | null,
  memo: Memo,
  isPossible: IsPossible,
): CountedSlot => {
  const outcome = outcomeIn(fields);
  if (outcome === null) return NO_COUNT;
  const { seats, round } = place;
  const how = howIn(fields);
  return countSlot({ frozen, seats, round, outcome, how, entries: entriesIn(fields), memo, isPossible });
};

/** A hand without the totals of the hands before it. */
export type LoneSlot = Omit<SlotView, 'running'>;

export const slotViewOf = (
  place: Place,
  fields: Fields,
  frozen: FrozenRules | null,
  players: readonly PlayerId[],
  isPossible: IsPossible,
): LoneSlot => {
  const memo = memoOf(fields.get('written'));
  const result = counted(place, fields, frozen, memo, isPossible);
  const { hands, problems, now, records, pays, livePays } = result;
  const { pastEnd, ...where } = place;
  const payments = pastEnd ? [] : result.payments;
  const penalties = penaltyViews(fields, players, () => WINDS.map((seat) => place.seats[seat]));
  return {
    ...where,
    state: stateOf(place, fields, result),
    eastGiven: eastIn(fields) !== null,
    outcome: outcomeIn(fields),
    how: howIn(fields),
    entries: entriesIn(fields),
    hands,
    payments,
    amounts: balances(payments, players),
    penalties,
    penaltyAmounts: balances(pastEnd ? [] : penalties.flatMap((penalty) => penalty.payments), players),
    now,
    engine: memo.engine,
    problems,
    conflicts: conflictsIn(fields),
    note: textIn(fields, 'note'),
    at: writtenAt(fields),
    memory: { counts: records, pays, livePays },
  };
};

/** All money that moves in a hand: for the mahjong, and the penalties. */
export const paymentsIn = ({ state, payments, penalties }: LoneSlot): readonly Payment[] =>
  state === 'past-end' ? [] : [...payments, ...penalties.flatMap((penalty) => penalty.payments)];

const added = (totals: ByPlayer<number>, slot: LoneSlot): ByPlayer<number> =>
  Object.fromEntries(
    Object.entries(totals).map(([id, total]) => [id, total + (slot.amounts[id] ?? 0) + (slot.penaltyAmounts[id] ?? 0)]),
  );

/** Each hand with the totals after it. */
export const withRunning = (slots: readonly LoneSlot[], start: ByPlayer<number>): readonly SlotView[] => {
  let totals = start;
  return slots.map((slot) => {
    totals = added(totals, slot);
    return { ...slot, running: totals };
  });
};
