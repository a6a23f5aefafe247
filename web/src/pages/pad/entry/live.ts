import type { HandSetup, ScoreSheet } from '@windroos/engine';
import { howOf, type PlayerId } from '@windroos/pad';
import { countSoFar, setupOfTiles } from '../state/handSetup.ts';
import { windOf } from '../state/shown.ts';
import { countedOf } from './counted.ts';
import type { Entering } from './entry.ts';
import { draftFor } from './entryDraft.ts';

/** What a player's tiles count while they are laid. */
export interface Live {
  readonly setup: HandSetup;
  readonly sheet: ScoreSheet;
  /** All tiles are there. */
  readonly whole: boolean;
}

/** Null while there is nothing to say: no tiles, or a winner whose last tile is not known. */
export const liveOf = (entering: Entering, player: PlayerId): Live | null => {
  const draft = draftFor(entering.entry);
  const entry = draft?.entries[player];
  if (draft === null || entry?.kind !== 'tiles') return null;
  const { rules, slot } = entering;
  const won = draft.outcome.winner === player;
  const how = won ? howOf(draft) : null;
  const setup = setupOfTiles(entry, how, windOf(slot, player)!, slot.round);
  if (setup === null) return null;
  const sheet = countedOf(entering)?.hands[player]?.sheet ?? null;
  if (won) return sheet === null ? null : { setup, sheet, whole: true };
  if (sheet !== null && !(sheet.dead && entry.dead !== true)) return { setup, sheet, whole: true };
  const soFar = countSoFar(rules, setup);
  return soFar === null ? null : { setup, sheet: soFar, whole: false };
};
