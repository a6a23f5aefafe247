import type { BySeat, Transfer } from '@windroos/engine';
import { type ByPlayer, byPlayer, type PlayerId } from '../values/player.ts';

/** The bank takes part in penalties only. */
export const BANK = 'bank:';

/** Money that goes from one to another: never negative. */
export interface Payment {
  readonly from: PlayerId;
  readonly to: PlayerId;
  readonly amount: number;
}

export const payment = (from: PlayerId, to: PlayerId, amount: number): Payment =>
  amount >= 0 ? { from, to, amount } : { from: to, to: from, amount: -amount };

export const paymentsOf = (transfers: readonly Transfer[], seats: BySeat<PlayerId>): readonly Payment[] =>
  transfers.map(({ from, to, amount }) => payment(seats[from], seats[to], amount));

export const balanceOf = (payments: readonly Payment[], player: PlayerId): number =>
  payments.reduce(
    (sum, { from, to, amount }) => sum + (to === player ? amount : 0) - (from === player ? amount : 0),
    0,
  );

export const balances = (payments: readonly Payment[], players: readonly PlayerId[]): ByPlayer<number> =>
  byPlayer(players, (player) => balanceOf(payments, player));

const pairKey = (a: PlayerId, b: PlayerId): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** One net payment a pair, in the order in which the pairs first occur; pairs that are even are left out. */
export const netted = (payments: readonly Payment[]): readonly Payment[] => {
  const pairs = new Map<string, { readonly from: PlayerId; readonly to: PlayerId; amount: number }>();
  for (const { from, to, amount } of payments) {
    const key = pairKey(from, to);
    const pair = pairs.get(key);
    if (pair === undefined) pairs.set(key, { from, to, amount });
    else pair.amount += pair.from === from ? amount : -amount;
  }
  return [...pairs.values()]
    .filter(({ amount }) => amount !== 0)
    .map(({ from, to, amount }) => payment(from, to, amount));
};
