import { claimRank } from './claimClass.ts';
import type { Draft } from './draft.ts';
import { ANNOUNCE, CHOW, FALSE_MAHJONG, KONG, MAHJONG, type Move, moveOf, opOf, PUNG, seatOfMove } from './move.ts';
import { isMahjong, isWaiting } from './ready.ts';
import { handAt } from './seatHand.ts';
import { winOf } from './win.ts';

/** What comes of the answers to a discard or an added kong. All are there at once: no clock decides anything. */
export interface Resolution {
  /** Mahjongs that were none; those seats count as having passed (P07). */
  readonly falseCalls: readonly Move[];
  /** The call that gets the tile; null when nobody's does. */
  readonly standing: Move | null;
  /** P18: calls that did not stand. */
  readonly overruled: readonly Move[];
  /** De Gelukkige Dertien, unless the hand was won (P09). */
  readonly announced: readonly Move[];
}

const NOTHING: Resolution = { falseCalls: [], standing: null, overruled: [], announced: [] };

/** An act as it turns out: without assistance a mahjong may be none, and De Gelukkige Dertien false. */
export const settledAct = (draft: Draft, move: Move): Move => {
  const seat = seatOfMove(move);
  if (opOf(move) === ANNOUNCE) return moveOf(ANNOUNCE, seat, isWaiting(draft, seat) ? 0 : 1);
  if (opOf(move) !== MAHJONG || draft.settings.assistance || isMahjong(draft, seat)) return move;
  return moveOf(FALSE_MAHJONG, seat, draft.rules.flow.falseMahjong === 'dead-hand' ? 1 : 0);
};

const isOneOf =
  (...ops: readonly number[]) =>
  (move: Move): boolean =>
    ops.includes(opOf(move));
const isCall = isOneOf(CHOW, PUNG, KONG, MAHJONG);
const isMahjongCall = isOneOf(MAHJONG);
const isFalse = isOneOf(FALSE_MAHJONG);
const isAnnouncement = isOneOf(ANNOUNCE);
const isChow = isOneOf(CHOW);

/** How far after the discarder (or after whoever added to a pung). */
const turnsAfter = (draft: Draft, move: Move): number => (seatOfMove(move) - draft.turn + 4) & 3;

const rankOf = (draft: Draft, move: Move): number => {
  const seat = seatOfMove(move);
  return claimRank(draft.rules, handAt(draft, seat, winOf(draft, seat), draft.tile));
};

/** P02, Q38: the order of the rule set, then the first in turn. */
const firstMahjong = (draft: Draft, calls: readonly Move[]): Move => {
  if (calls.length === 1) return calls[0]!;
  const ranked = calls.map((move) => ({ move, order: 4 * rankOf(draft, move) + turnsAfter(draft, move) }));
  return ranked.reduce((first, next) => (next.order < first.order ? next : first)).move;
};

/** Mahjong before pung and kong, those before chow; only one seat can call each of the latter. */
const standingOf = (draft: Draft, calls: readonly Move[]): Move | null => {
  const mahjongs = calls.filter(isMahjongCall);
  if (mahjongs.length > 0) return firstMahjong(draft, mahjongs);
  return calls.find((move) => !isChow(move)) ?? calls[0] ?? null;
};

/** Whatever the order in which they came in. */
const inTurn = (draft: Draft, answers: readonly Move[]): readonly Move[] =>
  answers.length === 1 ? answers : answers.toSorted((a, b) => turnsAfter(draft, a) - turnsAfter(draft, b));

/** A seat that is not among the answers passes. */
export const resolveClaims = (draft: Draft, answers: readonly Move[]): Resolution => {
  if (answers.length === 0) return NOTHING;
  const settled = inTurn(draft, answers).map((move) => settledAct(draft, move));
  const calls = settled.filter(isCall);
  const standing = standingOf(draft, calls);
  const won = standing !== null && isMahjongCall(standing);
  return {
    falseCalls: settled.filter(isFalse),
    standing,
    overruled: calls.filter((move) => move !== standing),
    announced: won ? [] : settled.filter(isAnnouncement),
  };
};
