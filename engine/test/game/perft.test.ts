import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  apply,
  decide,
  decideClaims,
  type Game,
  handState,
  legalActions,
  packWall,
  perft,
  RULE_SETS,
  type RuleSetId,
  replay,
  startHand,
  startMatch,
  type Wall,
  WINDS,
} from '../../src/index.ts';
import { PERFT_WALLS } from './perftWalls.ts';

interface Row {
  readonly rules: RuleSetId;
  readonly wall: string;
  /** By depth, from one ply on. */
  readonly counts: readonly number[];
}

const rows = readFileSync(new URL('fixtures/perft.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Row);

const dealt = (rules: RuleSetId, wall: Wall): Game => {
  const started = startMatch(RULE_SETS[rules], { assistance: true, length: { rounds: 4 } }, { throws: [], east: 0 });
  const events = startHand(replay([started]), wall);
  if (!events.ok) throw new Error(events.error);
  return replay([started, ...events.value]);
};

const SILENT: readonly Action['type'][] = ['pass', 'draw', 'announce'];

const nextGames = (game: Game, wall: Wall): readonly Game[] => {
  if (game.stage !== 'hand') return [];
  const acts = WINDS.flatMap((seat) => legalActions(game, seat)).filter(({ type }) => !SILENT.includes(type));
  const isWindow = ['claims', 'robbing'].includes(handState(game)!.phase);
  const decisions = acts.map((action) => decide(game, wall, action));
  const nobody = isWindow ? [decideClaims(game, wall, [])] : [];
  return [...nobody, ...decisions].map((decision) => (decision.ok ? decision.value : []).reduce(apply, game));
};

/** The same count on the immutable side, through `decide`. */
const slowPerft = (game: Game, wall: Wall, depth: number): number =>
  depth === 0 ? 1 : nextGames(game, wall).reduce((sum, next) => sum + slowPerft(next, wall, depth - 1), 0);

test('there is a row for every rule set and wall', () => {
  expect(rows).toHaveLength(Object.keys(RULE_SETS).length * Object.keys(PERFT_WALLS).length);
});

describe.each(rows)('$rules, wall $wall', ({ rules, wall: name, counts }) => {
  const wall = PERFT_WALLS[name]!(RULE_SETS[rules]);
  const game = dealt(rules, wall);

  test('has as many ways to play as it had', () => {
    expect(counts.map((_, index) => perft(game.hand!, packWall(wall), index + 1))).toEqual(counts);
  });

  test('and as many through decide', () => {
    expect([1, 2, 3].map((depth) => slowPerft(game, wall, depth))).toEqual(counts.slice(0, 3));
  });
});
