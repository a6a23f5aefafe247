import { type HandSetup, handOf, type RuleSet, type ScoreSheet, scoreHand, setupOf, type Wind } from '@windroos/engine';
import type { How, LaidTiles } from '@windroos/pad';

/** Tiles of the pad as the engine and the score sheet ask for them; `how` only for the winner. */
export const setupOfTiles = (entry: LaidTiles, how: How | null, seat: Wind, round: Wind): HandSetup | null => {
  const { for: _for, by: _by, ...win } = how ?? { for: '', from: 'wall' as const };
  const hand = how?.tile === undefined ? entry.rack : `${entry.rack} ${how.tile}`;
  const raw = { hand, melds: entry.melds, dead: entry.dead === true, bonus: entry.bonus ?? '' };
  const setup = setupOf(raw, how === null ? undefined : win, seat, round);
  return setup.ok ? setup.value : null;
};

/** What the tiles that are there count so far: the count of a whole hand as if no more came. */
export const countSoFar = (rules: RuleSet, setup: HandSetup): ScoreSheet | null => {
  const hand = handOf(setup);
  return hand.ok ? scoreHand(rules, { ...hand.value, rightCount: true }) : null;
};
