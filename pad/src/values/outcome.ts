import {
  FIRST_WINS,
  type FirstWin,
  fieldOf,
  isFlag,
  isMissingOr,
  isObject,
  isTile,
  type JsonObject,
  type Tile,
  WIN_SOURCES,
  type WinSource,
} from '@windroos/engine';
import { isPlayerId, type PlayerId } from './player.ts';

/** How a hand ended: who made mahjong, or null for a draw. */
export interface Outcome {
  readonly winner: PlayerId | null;
}

export const readOutcome = (value: unknown): Outcome | null => {
  const winner = isObject(value) ? fieldOf(value, 'winner') : undefined;
  return winner === null || isPlayerId(winner) ? { winner } : null;
};

/** How the winner got the last tile. It is about one winner: with another one it says nothing any more. */
export interface How {
  readonly for: PlayerId;
  readonly from: WinSource;
  /** Who discarded it or was robbed; absent when nobody knows. */
  readonly by?: PlayerId;
  /** The last tile. The hands hold thirteen each, so that it leaves with the winner; absent when only counts are typed. */
  readonly tile?: Tile;
  readonly lastTile?: boolean;
  readonly kongOnKong?: boolean;
  readonly first?: FirstWin;
  readonly lastOfKind?: boolean;
}

/** Somebody else's tile: that player pays alone where the rules say so. */
export const isFromOther = (from: WinSource): boolean => from === 'discard' || from === 'robbed-kong';

const isSource = (value: unknown): value is WinSource => WIN_SOURCES.includes(value as WinSource);
const isFirst = (value: unknown): value is FirstWin => FIRST_WINS.includes(value as FirstWin);

const CHECKS: Readonly<Record<keyof How, (value: unknown) => boolean>> = {
  for: isPlayerId,
  from: isSource,
  by: isMissingOr(isPlayerId),
  tile: isMissingOr(isTile),
  lastTile: isMissingOr(isFlag),
  kongOnKong: isMissingOr(isFlag),
  first: isMissingOr(isFirst),
  lastOfKind: isMissingOr(isFlag),
};
const FIELDS = Object.keys(CHECKS) as readonly (keyof How)[];

const isHow = (value: unknown): value is JsonObject & How =>
  isObject(value) && FIELDS.every((field) => CHECKS[field](fieldOf(value, field)));

/** Only the known fields, and of those only what is said: the same answers are the same value. */
export const plainHow = (how: How): How =>
  Object.fromEntries(
    FIELDS.filter((field) => how[field] !== undefined && how[field] !== false).map((field) => [field, how[field]]),
  ) as unknown as How;

export const readHow = (value: unknown): How | null => (isHow(value) ? plainHow(value) : null);
