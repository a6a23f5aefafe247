import type { Penalty } from '../values/penalty.ts';
import type { PlayerId } from '../values/player.ts';
import { BANK, type Payment, payment } from './payment.ts';

export interface PenaltyView extends Penalty {
  readonly id: string;
  readonly payments: readonly Payment[];
}

/** Who sat at the table with this player, the player too. */
export type TableOf = (player: PlayerId) => readonly PlayerId[];

/** Each who pays gives the amount to each of the other three (East does not double), or once to the bank (P16). */
export const penaltyPayments = ({ players, amount, to }: Penalty, tableOf: TableOf): readonly Payment[] =>
  players.flatMap((payer) => {
    if (to === 'bank') return [payment(payer, BANK, amount)];
    return tableOf(payer)
      .filter((other) => other !== payer)
      .map((other) => payment(payer, other, amount));
  });
