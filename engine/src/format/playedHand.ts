import { closeWindow, isOver, isWindow, playTurn } from '../game/advance.ts';
import { dealFrom } from '../game/deal.ts';
import { type Draft, NOBODY, newDraft, onRack } from '../game/draft.ts';
import { legalMoves } from '../game/legalMoves.ts';
import {
  CHOW,
  DISCARD,
  KONG,
  KONG_ADDED,
  KONG_CONCEALED,
  kindOfMove,
  MAHJONG,
  type Move,
  moveOf,
  opOf,
  PUNG,
} from '../game/move.ts';
import { outcomeOf } from '../game/outcome.ts';
import { rackTiles } from '../game/seatHand.ts';
import type { Win } from '../hand/handSetup.ts';
import { CHOW as CHOW_SET, tilesOfSet } from '../hand/setCode.ts';
import { fail, ok, type Result } from '../result.ts';
import { type BySeat, WINDS, type Wind, windAt } from '../seat.ts';
import { makeTiles, tileAt } from '../tile.ts';
import type { HandScript, ScriptAct, ScriptCall, ScriptMove } from './handScript.ts';

/** The state before a move: the player in turn with the legal acts beside discards, or the legal calls by seat. */
export type PlayedAt =
  | { readonly seat: Wind; readonly rack: string; readonly also: readonly string[] }
  | { readonly [seat in Wind]?: readonly string[] };

/** How a script went (formats.md, 'A played hand'). */
export interface PlayedHand {
  readonly at: readonly PlayedAt[];
  readonly end: 'mahjong' | 'draw' | 'unfinished';
  readonly winner?: Wind;
  readonly from?: Wind;
  readonly win?: Win;
  readonly totals?: BySeat<number>;
  readonly payments?: BySeat<number>;
  readonly nextEast?: Wind;
}

/** The first move, counted from 0, that the rules do not allow. */
export interface NotLegal {
  readonly code: 'not-legal';
  readonly move: number;
}

/** Help is on, seasons are off, De Gelukkige Dertien is neither listed nor announced. */
const SETTINGS = { assistance: true, luckyThirteen: false, seasons: false } as const;

const named = (word: string) => (): string => word;
const withTile =
  (word: string) =>
  (move: Move): string =>
    `${word} ${tileAt(kindOfMove(move))}`;

/** The acts that a script names; a discard is told by the rack. */
const WORDS: Readonly<Record<number, (move: Move) => string>> = {
  [CHOW]: (move) => `chow ${makeTiles(tilesOfSet(CHOW_SET + kindOfMove(move)))}`,
  [PUNG]: named('pung'),
  [KONG]: named('kong'),
  [KONG_CONCEALED]: withTile('kong'),
  [KONG_ADDED]: withTile('kong'),
  [MAHJONG]: named('mahjong'),
};

const wordsOf = (draft: Draft, seat: number): readonly string[] =>
  legalMoves(draft, seat)
    .flatMap((move) => WORDS[opOf(move)]?.(move) ?? [])
    .toSorted();

const callsNow = (draft: Draft): PlayedAt => {
  const calls = WINDS.map((wind, seat) => [wind, wordsOf(draft, seat)] as const);
  return Object.fromEntries(calls.filter(([, words]) => words.length > 0));
};

const stateOf = (draft: Draft): PlayedAt => {
  if (isWindow(draft)) return callsNow(draft);
  const { turn } = draft;
  return { seat: windAt(turn), rack: makeTiles(rackTiles(draft, turn)), also: wordsOf(draft, turn) };
};

const actMove = (draft: Draft, { act, kind }: ScriptAct): Move => {
  const { turn } = draft;
  if (act === 'mahjong') return moveOf(MAHJONG, turn);
  if (act === 'discard') return moveOf(DISCARD, turn, kind);
  return moveOf(onRack(draft, turn, kind) === 4 ? KONG_CONCEALED : KONG_ADDED, turn, kind);
};

const CALL_OPS = { chow: CHOW, pung: PUNG, kong: KONG, mahjong: MAHJONG } as const;
const callMove = ({ seat, call, kind }: ScriptCall): Move => moveOf(CALL_OPS[call], seat, Math.max(0, kind));

const isLegal = (draft: Draft, move: Move, seat: number): boolean => legalMoves(draft, seat).includes(move);

const areLegal = (draft: Draft, calls: readonly ScriptCall[]): boolean =>
  new Set(calls.map(({ seat }) => seat)).size === calls.length &&
  calls.every((call) => isLegal(draft, callMove(call), call.seat));

/** Does one move; false when it is not legal. */
const play = (draft: Draft, script: HandScript, move: ScriptMove): boolean => {
  const isList = Array.isArray(move);
  if (isOver(draft) || isList !== isWindow(draft)) return false;
  if (isList) {
    if (!areLegal(draft, move)) return false;
    closeWindow(draft, script.wall, move.map(callMove));
    return true;
  }
  const act = actMove(draft, move as ScriptAct);
  if (!isLegal(draft, act, draft.turn)) return false;
  playTurn(draft, script.wall, act);
  return true;
};

const endOf = (draft: Draft): Omit<PlayedHand, 'at'> => {
  if (!isOver(draft)) return { end: 'unfinished' };
  const { winner, from, win, totals, payments, nextEast } = outcomeOf(draft);
  return {
    end: draft.winner === NOBODY ? 'draw' : 'mahjong',
    ...(winner === null ? {} : { winner }),
    ...(from === null ? {} : { from }),
    ...(win === null ? {} : { win }),
    totals,
    payments,
    nextEast,
  };
};

/** Plays a script to its end, or to the first move that is not legal. */
export const playScript = (script: HandScript): Result<PlayedHand, NotLegal> => {
  const draft = newDraft(script.rules, SETTINGS);
  dealFrom(draft, script.wall, script.round);
  const at: PlayedAt[] = [];
  for (const [index, move] of script.moves.entries()) {
    if (!isOver(draft)) at.push(stateOf(draft));
    if (!play(draft, script, move)) return fail({ code: 'not-legal', move: index });
  }
  return ok({ at, ...endOf(draft) });
};
