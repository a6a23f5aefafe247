import { fold } from '../fold.ts';
import { type SlotId, slotBetween } from '../log/slotId.ts';
import type { PadView, SlotView } from '../view.ts';
import { type Change, commit } from './commit.ts';

/** A place for a hand that was played and not written down, before this one: writing to it puts it in. */
export const slotBefore = ({ slots }: PadView, slot: SlotId): SlotId => {
  const at = slots.findIndex(({ id }) => id === slot);
  return slotBetween(at > 0 ? slots[at - 1]!.id : null, slot);
};

/** Before the first hand: who began the evening began it there, and the old first hand follows by rotation. */
export const beginsAt = ({ slots }: PadView, slot: SlotId): readonly Change[] => {
  const first = slots[0];
  if (first === undefined || slot >= first.id) return [];
  return [
    { slot, field: 'east', value: first.seats.E },
    { slot: first.id, field: 'east', value: null },
  ];
};

const NOBODY = { by: '', n: 0, at: 0 };

/** The pad with this place open, to be looked at: nothing is written. */
export const withPlace = (view: PadView, slot: SlotId): PadView =>
  fold([...view.log.edits, ...commit(view, NOBODY, beginsAt(view, slot))], [slot]);

const PLACE = /^\d{4,16}$/;

/** Can a forgotten hand go here: not on the sheet, and before a hand that was played. */
export const isForgotten = ({ slots }: PadView, slot: SlotId): boolean => {
  const last = slots.findLast(({ outcome }) => outcome !== null);
  return last !== undefined && PLACE.test(slot) && slot < last.id && !slots.some(({ id }) => id === slot);
};

/** A hand that is not on the sheet yet, with the winds it would have; null where none can have been forgotten. */
export const forgottenAt = (view: PadView, slot: SlotId): SlotView | null =>
  isForgotten(view, slot) ? (withPlace(view, slot).slots.find(({ id }) => id === slot) ?? null) : null;
