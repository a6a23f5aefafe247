import { allOf, fieldOf, isObject, prepare, type Steps } from '@windroos/engine';
import { conflictsIn, pursesIn, textIn } from './fields.ts';
import { actsOf } from './log/act.ts';
import type { Edit } from './log/edit.ts';
import type { SlotId } from './log/slotId.ts';
import { deletedAt, type FieldsOf, type Pad, ruled } from './ruled.ts';
import { type ChipHand, chipsOf } from './sheet/chips.ts';
import { howOf } from './sheet/countSlot.ts';
import { BANK, balanceOf } from './sheet/payment.ts';
import type { PenaltyView } from './sheet/penalties.ts';
import type { Sheet } from './sheet/places.ts';
import { type IsPossible, isPossibleTotal } from './sheet/possible.ts';
import { ranked, type Standing } from './sheet/ranking.ts';
import { type LoneSlot, paymentsIn, penaltyViews, slotViewOf, withRunning } from './slotView.ts';
import { isFromOther } from './values/outcome.ts';
import { type ByPlayer, byPlayer, type PlayerId } from './values/player.ts';
import type { PadLog, PadView, SlotView } from './view.ts';

/** An evening's penalty goes to those who last sat at the table with the player. */
const eveningPenalties = ({ fields, chairs, ids }: Pad, slots: readonly SlotView[]): readonly PenaltyView[] => {
  const played = slots.filter(({ state }) => state === 'counted' || state === 'incomplete').toReversed();
  return penaltyViews(fields, ids, (player) => played.find((slot) => slot.chairs.includes(player))?.chairs ?? chairs);
};

const standingOf = (player: PlayerId, total: number, slots: readonly SlotView[]): Standing => {
  const counted = slots.filter(({ state }) => state === 'counted');
  const isGiven = ({ outcome, how }: SlotView): boolean => {
    const won = outcome === null ? null : howOf({ outcome, how });
    return won !== null && isFromOther(won.from) && won.by === player;
  };
  const mahjongs = counted.filter(({ outcome }) => outcome?.winner === player).length;
  return { player, total, mahjongs, given: counted.filter(isGiven).length };
};

/** The evening's penalties are paid last. */
const chipHands = (
  { ids }: Pad,
  slots: readonly SlotView[],
  penalties: readonly PenaltyView[],
  fieldsOf: FieldsOf,
): readonly ChipHand[] => {
  const before = (index: number): ByPlayer<number> => slots[index - 1]?.running ?? {};
  const hands = slots.map((slot, index) => ({
    id: slot.id,
    payments: paymentsIn(slot),
    counted: pursesIn(fieldsOf(slot.id), ids),
    totals: before(index),
  }));
  const last = { id: '', payments: penalties.flatMap(({ payments }) => payments), counted: {}, totals: {} };
  return [...hands, last];
};

const viewOf = (pad: Pad, sheet: Sheet, slots: readonly SlotView[], fieldsOf: FieldsOf, log: PadLog): PadView => {
  const { fields, players, ids, frozen, length } = pad;
  const penalties = eveningPenalties(pad, slots);
  const moved = [...slots.flatMap(paymentsIn), ...penalties.flatMap(({ payments }) => payments)];
  const totals = byPlayer(ids, (id) => balanceOf(moved, id));
  const sum = ids.reduce((total, id) => total + totals[id]!, 0);
  const bank = balanceOf(moved, BANK);
  const next = slots.find(({ state }) => state === 'open')?.id ?? null;
  return {
    name: textIn(fields, 'name'),
    players,
    rules: frozen?.rules ?? null,
    length,
    deleted: deletedAt(fields),
    slots,
    next,
    finished: sheet.ended && next === null,
    penalties,
    totals,
    check: { sum, bank, ok: sum + bank === 0 },
    ranking: ranked(ids.map((id) => standingOf(id, totals[id]!, slots))),
    conflicts: conflictsIn(fields),
    chips: chipsOf(frozen?.rules.chips ?? null, ids, chipHands(pad, slots, penalties, fieldsOf)),
    n: log.edits.at(-1)?.n ?? 0,
    log,
  };
};

const laysTiles = ({ value }: Edit): boolean => isObject(value) && fieldOf(value, 'kind') === 'tiles';

/** The same as `fold` in short steps, for a page that must answer taps meanwhile. */
export function* folding(
  given: readonly Edit[],
  also: readonly SlotId[] = [],
  isPossible: IsPossible = isPossibleTotal,
): Steps<PadView> {
  const { edits, logs, pad, sheet, fieldsOf } = ruled(given, also);
  yield;
  if (pad.frozen !== null && edits.some(laysTiles)) yield* prepare(pad.frozen.rules);
  const lone: LoneSlot[] = [];
  for (const place of sheet.places) {
    yield;
    lone.push(slotViewOf(place, fieldsOf(place.id), pad.frozen, pad.ids, isPossible));
  }
  yield;
  const slots = withRunning(
    lone,
    byPlayer(pad.ids, () => 0),
  );
  return viewOf(pad, sheet, slots, fieldsOf, { edits, acts: actsOf(edits), fields: logs });
}

/**
 * A pad is its edits: any order, any number of copies, the same view. `also`: places to open before anything is written
 * there; `isPossible`: which typed counts are not questioned.
 */
export const fold = (...given: Parameters<typeof folding>): PadView => allOf(folding(...given));
