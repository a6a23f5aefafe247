import { resolveClaims, settledAct } from './claims.ts';
import { CLAIMS, type Draft, OVER, OWED, ROBBING } from './draft.ts';
import { DRAW, LOOSE, type Move, moveOf, seasonMove } from './move.ts';
import { endInDraw, step } from './step.ts';
import { drawable, nextDrawn, nextLoose, type PackedWall, replaceable } from './supply.ts';

/** What happens without anybody deciding: drawing and replacing. */

const firstSeason = (draft: Draft, seat: number): number => {
  const held = draft.heldSeasons[seat]!;
  return held === 0 ? -1 : 34 + 31 - Math.clz32(held & -held);
};

/** P14: a season is replaced from the loose tiles; when they are gone, from the live wall; null when all is gone. */
const seasonReplaced = (draft: Draft, wall: PackedWall, season: number): Move | null => {
  if (replaceable(draft) > 0) return seasonMove(draft.turn, nextLoose(draft, wall), season, false);
  if (drawable(draft) > 0) return seasonMove(draft.turn, nextDrawn(draft, wall), season, true);
  return null;
};

/** The tile that whoever may draw now takes; null when none is left, and the hand is a draw. */
export const drawMove = (draft: Draft, wall: PackedWall): Move | null => {
  if (draft.phase === CLAIMS) {
    return drawable(draft) === 0 ? null : moveOf(DRAW, (draft.turn + 1) & 3, nextDrawn(draft, wall));
  }
  const season = draft.phase === OWED ? firstSeason(draft, draft.turn) : -1;
  if (season >= 0) return seasonReplaced(draft, wall, season);
  return moveOf(LOOSE, draft.turn, nextLoose(draft, wall));
};

const stepOrDraw = (draft: Draft, move: Move | null): void => {
  if (move === null) endInDraw(draft);
  else step(draft, move);
};

/** Takes the tiles that are owed. */
export const settleOwed = (draft: Draft, wall: PackedWall): void => {
  while (draft.phase === OWED) stepOrDraw(draft, drawMove(draft, wall));
};

/** The answers of a window at once: the call that stands, or the next tile, or the end. */
export const closeWindow = (draft: Draft, wall: PackedWall, answers: readonly Move[]): void => {
  const { falseCalls, announced, standing } = resolveClaims(draft, answers);
  for (const move of falseCalls) step(draft, move);
  for (const move of announced) step(draft, move);
  stepOrDraw(draft, standing ?? drawMove(draft, wall));
  settleOwed(draft, wall);
};

/** What the player in turn does, and the replacement tile that follows a kong. */
export const playTurn = (draft: Draft, wall: PackedWall, move: Move): void => {
  step(draft, settledAct(draft, move));
  settleOwed(draft, wall);
};

export const isWindow = (draft: Draft): boolean => draft.phase === CLAIMS || draft.phase === ROBBING;
export const isOver = (draft: Draft): boolean => draft.phase === OVER;
