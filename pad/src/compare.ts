import { fold } from './fold.ts';
import type { Edit } from './log/edit.ts';
import { isSame } from './log/json.ts';
import type { SlotId } from './log/slotId.ts';
import { netted, type Payment } from './sheet/payment.ts';
import { paymentsIn } from './slotView.ts';
import type { ByPlayer, PlayerId } from './values/player.ts';
import type { PadView, SlotView } from './view.ts';

const withoutZeros = (amounts: ByPlayer<number>): ByPlayer<number> =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));

/** By player: another order of seats is not another count. */
const countsOf = ({ hands }: SlotView): unknown =>
  Object.fromEntries(Object.entries(hands).map(([id, { total }]) => [id, total]));

/** An odd count is as odd as before, and one of the two views may not have asked. */
const problemsOf = ({ problems }: SlotView): unknown => problems.filter(({ code }) => code !== 'unlikely-count');

/** What can be different about a hand after a correction. */
const PARTS = {
  number: (slot: SlotView): unknown => slot.number,
  state: (slot: SlotView): unknown => slot.state,
  round: (slot: SlotView): unknown => slot.round,
  winds: (slot: SlotView): unknown => slot.seats,
  outcome: (slot: SlotView): unknown => slot.outcome,
  counts: countsOf,
  amounts: (slot: SlotView): unknown => withoutZeros(slot.amounts),
  penalties: (slot: SlotView): unknown => withoutZeros(slot.penaltyAmounts),
  problems: problemsOf,
} as const;
export type SlotPart = keyof typeof PARTS;

/** A hand before and after; null where it was not there. */
export interface SlotChange {
  readonly id: SlotId;
  readonly before: SlotView | null;
  readonly after: SlotView | null;
  readonly parts: readonly SlotPart[];
}

/** What a correction did: the hands and totals that changed, and what each must still hand to whom. */
export interface Correction {
  readonly slots: readonly SlotChange[];
  readonly totals: readonly { readonly player: PlayerId; readonly before: number; readonly after: number }[];
  /** New minus old, one net amount a pair, in the order of the players who pay. */
  readonly handOver: readonly Payment[];
}

const slotChange = (id: SlotId, before: SlotView | null, after: SlotView | null): SlotChange => {
  const names = Object.keys(PARTS) as readonly SlotPart[];
  const parts =
    before === null || after === null
      ? names
      : names.filter((name) => !isSame(PARTS[name](before), PARTS[name](after)));
  return { id, before, after, parts };
};

const slotsById = ({ slots }: PadView): ReadonlyMap<SlotId, SlotView> => new Map(slots.map((slot) => [slot.id, slot]));

const changedSlots = (before: PadView, after: PadView): readonly SlotChange[] => {
  const [old, fresh] = [slotsById(before), slotsById(after)];
  const ids = [...new Set([...old.keys(), ...fresh.keys()])].toSorted();
  return ids
    .map((id) => slotChange(id, old.get(id) ?? null, fresh.get(id) ?? null))
    .filter(({ parts }) => parts.length > 0);
};

/** All money that moved in an evening. */
const allPayments = ({ slots, penalties }: PadView): readonly Payment[] => [
  ...slots.flatMap(paymentsIn),
  ...penalties.flatMap(({ payments }) => payments),
];

const reversed = ({ from, to, amount }: Payment): Payment => ({ from: to, to: from, amount });

const inOrder = ({ players }: PadView, payments: readonly Payment[]): readonly Payment[] => {
  const place = (id: PlayerId): number => players.findIndex((player) => player.id === id);
  return payments.toSorted((a, b) => place(a.from) - place(b.from) || place(a.to) - place(b.to));
};

export const compareViews = (before: PadView, after: PadView): Correction => ({
  slots: changedSlots(before, after),
  totals: after.players
    .map(({ id }) => ({ player: id, before: before.totals[id] ?? 0, after: after.totals[id]! }))
    .filter((total) => total.before !== total.after),
  handOver: inOrder(after, netted([...allPayments(after), ...allPayments(before).map(reversed)])),
});

/** What these edits would do, before they are kept. */
export const preview = (view: PadView, edits: readonly Edit[]): Correction =>
  compareViews(view, fold([...view.log.edits, ...edits]));
