import { isWind, type Wind } from '@windroos/engine';
import { readLocal, removeLocal, writeLocal } from './localStore.ts';

/** What home says of the pad that was open last, without counting it. */
export interface LastPad {
  readonly id: string;
  readonly name: string;
  readonly round: Wind;
  /** The next hand, from 1. */
  readonly hand: number;
  readonly of: number;
}

const KEY = 'lastPad';

const isLastPad = (value: unknown): value is LastPad => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, round, hand, of } = value as Record<string, unknown>;
  return [id, name].every((one) => typeof one === 'string') && isWind(round) && [hand, of].every(Number.isInteger);
};

export const lastPad = (): LastPad | undefined => {
  const value = readLocal(KEY);
  return isLastPad(value) ? value : undefined;
};

export const rememberPad = (pad: LastPad): boolean => writeLocal(KEY, pad);
export const forgetPad = (): void => removeLocal(KEY);
