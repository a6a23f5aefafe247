import type { HandSetup } from '@windroos/engine';
import { distinctBy } from './arrangement.ts';
import type { PlainRulesId } from './book.ts';
import { scoreDoublingOther } from './doubling/other.ts';
import { scoreDoublingWinner } from './doubling/winner.ts';
import { scoreMcrWinner } from './mcr/winner.ts';
import { type PlainSheet, refused } from './plainSheet.ts';
import { allTiles } from './waits.ts';

/** How many tiles there are beyond 13, a winner's 14, one more for each kong; negative when some are missing. */
const surplus = (setup: HandSetup): number => {
  const kongs = setup.melds.filter((meld) => meld.tiles.length === 4).length;
  return allTiles(setup).length - (13 + kongs + (setup.win ? 1 : 0));
};

const otherDead = (rules: PlainRulesId): PlainSheet =>
  rules === 'schoon-spel'
    ? { valid: true, dead: true, points: 0, total: 0, items: [] }
    : { valid: true, dead: true, base: 0, rounded: 0, doubles: 0, limit: null, total: 0, items: [] };

const otherInMcr: PlainSheet = { valid: true, points: 0, total: 0, items: [] };

const sheetsOf = (rules: PlainRulesId, setup: HandSetup): readonly PlainSheet[] => {
  const { win } = setup;
  if (win && setup.dead !== true && surplus(setup) < 0) return [refused('not-a-mahjong')];
  const dead = setup.dead === true || surplus(setup) !== 0;
  if (dead) return [win ? refused('dead-hand') : otherDead(rules)];
  if (rules === 'schoon-spel') return win ? scoreMcrWinner(setup, win) : [otherInMcr];
  return win ? scoreDoublingWinner(rules, setup, win) : scoreDoublingOther(rules, setup);
};

const nameOf = (sheet: PlainSheet): string => JSON.stringify({ ...sheet, items: sheet.items.map(String).toSorted() });

/** Every score sheet that is right: more than one when readings tie. The setup is taken to be well-formed. */
export const plainSheets = (rules: PlainRulesId, setup: HandSetup): readonly PlainSheet[] =>
  distinctBy(sheetsOf(rules, setup), nameOf);

/** The score sheet of one player, the first of several right ones. */
export const plainScore = (rules: PlainRulesId, setup: HandSetup): PlainSheet => plainSheets(rules, setup)[0]!;
