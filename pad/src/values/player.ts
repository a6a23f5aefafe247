import { fieldOf, isObject, isText } from '@windroos/engine';

export type PlayerId = string;

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
}

export type ByPlayer<T> = Readonly<Record<PlayerId, T>>;

export const byPlayer = <T>(ids: readonly PlayerId[], value: (id: PlayerId) => T): ByPlayer<T> =>
  Object.fromEntries(ids.map((id) => [id, value(id)]));

/** Names of things that every object has would be found where nothing was written. */
export const isPlayerId = (value: unknown): value is PlayerId =>
  isText(value) && /^[\w-]{1,36}$/.test(value) && !(value in {});

const MAX_PLAYERS = 24;
const MAX_NAME = 200;
/** A name as it is kept. */
export const tidyName = (name: string): string => name.trim().slice(0, MAX_NAME);

const isPlayer = (value: unknown): value is Player => {
  if (!isObject(value)) return false;
  const name = fieldOf(value, 'name');
  return isPlayerId(fieldOf(value, 'id')) && isText(name) && name.length <= MAX_NAME;
};

const isDistinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** Everybody who plays this evening; the first four sit down first, in the order of turns. */
export const readPlayers = (value: unknown): readonly Player[] | null => {
  if (!Array.isArray(value) || value.length < 4 || value.length > MAX_PLAYERS || !value.every(isPlayer)) return null;
  return isDistinct(value.map(({ id }) => id)) ? value.map(({ id, name }) => ({ id, name })) : null;
};

/** Four chairs in the order of turns, and who sits on each. */
export type Chairs = readonly [PlayerId, PlayerId, PlayerId, PlayerId];

export const readChairs = (value: unknown): Chairs | null => {
  if (!Array.isArray(value) || value.length !== 4 || !value.every(isPlayerId)) return null;
  return isDistinct(value) ? (value as unknown as Chairs) : null;
};

export const readPlayerId = (value: unknown): PlayerId | null => (isPlayerId(value) ? value : null);
