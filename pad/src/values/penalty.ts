import { fieldOf, isObject, isText } from '@windroos/engine';
import { isPlayerId, type PlayerId } from './player.ts';

/** Straf (P16): to the others (each of them receives the amount from each who pays) or to the bank. */
export interface Penalty {
  readonly players: readonly PlayerId[];
  readonly amount: number;
  readonly to: 'others' | 'bank';
  readonly reason: string;
}

const MAX_AMOUNT = 1e9;
const isAmount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Math.abs(value as number) <= MAX_AMOUNT;

const isReceiver = (value: unknown): value is Penalty['to'] => value === 'others' || value === 'bank';

const isPlayers = (value: unknown): value is readonly PlayerId[] =>
  Array.isArray(value) && value.length > 0 && value.every(isPlayerId) && new Set(value).size === value.length;

export const readPenalty = (value: unknown): Penalty | null => {
  if (!isObject(value)) return null;
  const [players, amount, to, reason] = ['players', 'amount', 'to', 'reason'].map((name) => fieldOf(value, name));
  if (!isPlayers(players) || !isAmount(amount) || !isReceiver(to) || !isText(reason)) return null;
  return { players, amount, to, reason };
};
