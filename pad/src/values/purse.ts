import type { Purse } from '@windroos/engine';

const MOST = 200;
const isChips = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MOST;

/** How many chips of each value a player has, in the order of the rule set. */
export const readPurse = (value: unknown): Purse | null =>
  Array.isArray(value) && value.length > 0 && value.length <= 12 && value.every(isChips) ? value : null;
