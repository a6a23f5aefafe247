import { conflictsIn, type Fields, fieldsBySlot, isInUse, pursesIn, textIn, valueNow } from './fields.ts';
import { actsOf } from './log/act.ts';
import { type Edit, mergeEdits } from './log/edit.ts';
import { fieldLogsOf } from './log/fieldLog.ts';
import type { SlotId } from './log/slotId.ts';
import { type ChipHand, chipsOf } from './sheet/chips.ts';
import { howOf } from './sheet/countSlot.ts';
import { BANK, balanceOf } from './sheet/payment.ts';
import type { PenaltyView } from './sheet/penalties.ts';
import { type Sheet, sheetOf } from './sheet/places.ts';
import { type IsPossible, isPossibleTotal } from './sheet/possible.ts';
import { ranked, type Standing } from './sheet/ranking.ts';
import { factsOf, paymentsIn, penaltyViews, slotViewOf, withRunning } from './slotView.ts';
import { type Length, readLength } from './values/length.ts';
import { isFromOther } from './values/outcome.ts';
import { type ByPlayer, byPlayer, type Chairs, type Player, type PlayerId, readPlayers } from './values/player.ts';
import { type FrozenRules, readRules } from './values/rules.ts';
import type { PadLog, PadView, SlotView } from './view.ts';

const NO_FIELDS: Fields = new Map();

/** A pad without players has four nameless chairs, so that nothing below has to ask. */
const NOBODY: readonly Player[] = [1, 2, 3, 4].map((chair) => ({ id: `p${chair}`, name: '' }));
const DEFAULT_ROUNDS = 4;

/** The fields of the pad, read. */
interface Pad {
  readonly fields: Fields;
  readonly players: readonly Player[];
  readonly ids: readonly PlayerId[];
  readonly chairs: Chairs;
  readonly frozen: FrozenRules | null;
  readonly length: Length;
}

const padOf = (fields: Fields): Pad => {
  const players = readPlayers(valueNow(fields, 'players')) ?? NOBODY;
  const ids = players.map(({ id }) => id);
  const frozen = readRules(valueNow(fields, 'rules'));
  const length = readLength(valueNow(fields, 'length')) ?? { rounds: frozen?.rules.flow.rounds ?? DEFAULT_ROUNDS };
  return { fields, players, ids, chairs: ids.slice(0, 4) as unknown as Chairs, frozen, length };
};

type FieldsOf = (slot: SlotId) => Fields;

const ruledSheet = ({ frozen, length, chairs, ids }: Pad, slots: readonly SlotId[], fieldsOf: FieldsOf): Sheet =>
  sheetOf({ rules: frozen?.rules ?? null, length, chairs, ids: slots, factsOf: (id) => factsOf(fieldsOf(id), ids) });

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

const deletedAt = (fields: Fields): number | null => {
  const at = valueNow(fields, 'deleted');
  return typeof at === 'number' && Number.isFinite(at) ? at : null;
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

/**
 * A pad is its edits: any order, any number of copies, the same view. `also`: places to open before anything is written
 * there; `isPossible`: which typed counts are not questioned.
 */
export const fold = (
  given: readonly Edit[],
  also: readonly SlotId[] = [],
  isPossible: IsPossible = isPossibleTotal,
): PadView => {
  const edits = mergeEdits(given);
  const logs = fieldLogsOf(edits);
  const bySlot = fieldsBySlot(logs);
  const fieldsOf: FieldsOf = (slot) => bySlot.get(slot) ?? NO_FIELDS;
  const pad = padOf(bySlot.get(null) ?? NO_FIELDS);
  const used = [...bySlot.keys()].filter((id): id is SlotId => id !== null && isInUse(fieldsOf(id)));
  const ids = [...new Set([...used, ...also])].toSorted();
  const sheet = ruledSheet(pad, ids, fieldsOf);
  const lone = sheet.places.map((place) => slotViewOf(place, fieldsOf(place.id), pad.frozen, pad.ids, isPossible));
  const slots = withRunning(
    lone,
    byPlayer(pad.ids, () => 0),
  );
  return viewOf(pad, sheet, slots, fieldsOf, { edits, acts: actsOf(edits), fields: logs });
};
