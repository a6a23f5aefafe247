import { type ChipPayment, type Chips, type Purse, payWith, purseWorth } from '@windroos/engine';
import type { SlotId } from '../log/slotId.ts';
import { type ByPlayer, byPlayer, type PlayerId } from '../values/player.ts';
import { BANK, netted, type Payment } from './payment.ts';

/** What one player puts into another's hand. */
export interface Handing extends Payment, ChipPayment {
  /** How much of the amount was still owed from before. */
  readonly carried: number;
}

/** The chips of an evening (P13): for display, the totals stay exact. */
export interface ChipsView {
  readonly values: readonly number[];
  readonly purses: ByPlayer<Purse>;
  /** What could not be paid with chips: rests below the smallest chip, and what somebody was short. */
  readonly debts: readonly Payment[];
  readonly handings: Readonly<Record<SlotId, readonly Handing[]>>;
}

/** A hand as the chips see it. */
export interface ChipHand {
  readonly id: SlotId;
  readonly payments: readonly Payment[];
  /** Purses that were counted anew before this hand. */
  readonly counted: ByPlayer<Purse>;
  /** The totals before this hand. */
  readonly totals: ByPlayer<number>;
}

interface Table {
  readonly purses: ReadonlyMap<PlayerId, Purse>;
  readonly debts: readonly Payment[];
}

/** The bank can always change. */
const BANK_CHIPS = 40;

const isBetween = (a: PlayerId, b: PlayerId, { from, to }: Payment): boolean =>
  (from === a && to === b) || (from === b && to === a);

const owedBefore = (debts: readonly Payment[], from: PlayerId, to: PlayerId): number => {
  const debt = debts.find((one) => isBetween(from, to, one));
  return debt === undefined ? 0 : debt.from === from ? debt.amount : -debt.amount;
};

const moved = (purse: Purse, gained: Purse, lost: Purse): Purse =>
  purse.map((count, index) => count + (gained[index] ?? 0) - (lost[index] ?? 0));

const paid = (table: Table, { from, to, give, change }: Handing): ReadonlyMap<PlayerId, Purse> =>
  new Map([
    ...table.purses,
    [from, moved(table.purses.get(from)!, change, give)],
    [to, moved(table.purses.get(to)!, give, change)],
  ]);

/** What two owe each other goes first into the same payment. */
const hand = (chips: Chips, table: Table, due: Payment): readonly [Table, Handing | null] => {
  const carried = owedBefore(table.debts, due.from, due.to);
  const others = table.debts.filter((debt) => !isBetween(due.from, due.to, debt));
  const [net] = netted([due, { ...due, amount: carried }]);
  if (net === undefined) return [{ ...table, debts: others }, null];
  const payment = payWith(chips, net.amount, table.purses.get(net.from)!, table.purses.get(net.to)!);
  const handing: Handing = { ...net, ...payment, carried: net.from === due.from ? carried : -carried };
  const left = payment.rest + payment.owed;
  const debts = left === 0 ? others : [...others, { from: net.from, to: net.to, amount: left }];
  return [{ purses: paid(table, handing), debts }, handing];
};

/** Who counted the chips and has exactly what the totals say owes nothing any more. */
const recounted = (chips: Chips, table: Table, { counted, totals }: ChipHand): Table => {
  const purses = new Map([...table.purses, ...Object.entries(counted)]);
  const start = purseWorth(chips, chips.start);
  const isEven = (id: PlayerId): boolean => purseWorth(chips, purses.get(id)!) === start + (totals[id] ?? 0);
  const debts = table.debts.filter(({ from, to }) => !(isEven(from) && isEven(to)));
  return { purses, debts: Object.keys(counted).length === 0 ? table.debts : debts };
};

/** Follows the purses through the evening. */
export const chipsOf = (
  chips: Chips | null,
  players: readonly PlayerId[],
  hands: readonly ChipHand[],
): ChipsView | null => {
  if (chips === null) return null;
  const bank = chips.values.map(() => BANK_CHIPS);
  let table: Table = { purses: new Map([...players.map((id) => [id, chips.start] as const), [BANK, bank]]), debts: [] };
  const handings: Record<SlotId, readonly Handing[]> = {};
  for (const one of hands) {
    table = recounted(chips, table, one);
    const here: Handing[] = [];
    for (const due of one.payments) {
      const [after, handing] = due.amount === 0 ? [table, null] : hand(chips, table, due);
      table = after;
      if (handing !== null) here.push(handing);
    }
    handings[one.id] = here;
  }
  return {
    values: chips.values,
    purses: byPlayer(players, (id) => table.purses.get(id)!),
    debts: table.debts,
    handings,
  };
};
