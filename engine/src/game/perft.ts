import { closeWindow, isOver, isWindow, playTurn } from './advance.ts';
import { copyDraft, type Draft } from './draft.ts';
import { legalMoves } from './legalMoves.ts';
import { ANNOUNCE, DRAW, type Move, opOf, PASS } from './move.ts';
import type { PackedWall } from './supply.ts';

/** Passing is the outcome 'nobody', counted once for all; an announcement changes no tile. */
const isSilent = (move: Move): boolean => opOf(move) === PASS || opOf(move) === DRAW || opOf(move) === ANNOUNCE;

/** The outcomes of a window: nobody, or any one call that could stand. */
const outcomes = (draft: Draft): readonly (readonly Move[])[] => {
  const calls = [0, 1, 2, 3].flatMap((seat) => legalMoves(draft, seat).filter((move) => !isSilent(move)));
  return [[], ...calls.map((move) => [move])];
};

const after = (draft: Draft, change: (copy: Draft) => void): Draft => {
  const copy = copyDraft(draft);
  change(copy);
  return copy;
};

const nextDrafts = (draft: Draft, wall: PackedWall): readonly Draft[] => {
  if (isOver(draft)) return [];
  if (isWindow(draft)) {
    return outcomes(draft).map((answers) => after(draft, (copy) => closeWindow(copy, wall, answers)));
  }
  return legalMoves(draft, draft.turn).map((move) => after(draft, (copy) => playTurn(copy, wall, move)));
};

/**
 * How many ways there are to play so many plies from here. A ply is one discard, one kong, one mahjong in turn, or one
 * outcome of the claims on a tile; the tiles drawn in between come from the fixed wall.
 */
export const perft = (draft: Draft, wall: PackedWall, depth: number): number => {
  if (depth === 0) return 1;
  const next = nextDrafts(draft, wall);
  return depth === 1 ? next.length : next.reduce((sum, each) => sum + perft(each, wall, depth - 1), 0);
};
