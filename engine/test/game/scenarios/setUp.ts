import { deal, dealt, lastOf, may, mayDiscard, play, sitDown, stateOf, throwUntil } from '@windroos/testkit/game';
import { expect } from 'vitest';
import {
  chairOf,
  type Numbers,
  RULE_SETS,
  replay,
  seatOfChair,
  startMatch,
  throwForEast,
  type WallTile,
  wallOf,
} from '../../../src/index.ts';
import { numbersFor } from '../randomPlay.ts';
import { ALL, NTS, RODE_DRAAK, SCHOON_SPEL, type Scenario, scenario } from './scenario.ts';

/** Dice that fall as told. */
const dice = (...eyes: readonly number[]): Numbers => {
  const left = [...eyes];
  return { below: () => left.shift()! - 1 };
};

const counts = (tiles: readonly WallTile[]): ReadonlyMap<WallTile, number> =>
  tiles.reduce((found, tile) => found.set(tile, (found.get(tile) ?? 0) + 1), new Map<WallTile, number>());

export const SET_UP: readonly Scenario[] = [
  scenario('the box holds 136 tiles, four of each kind', ALL, (id) => {
    const { live, dead } = wallOf({ deadWall: RULE_SETS[id].flow.deadWall, seasons: false }, numbersFor(1));
    const found = counts([...live, ...dead]);
    expect(found.size).toBe(34);
    expect([...found.values()].every((count) => count === 4)).toBe(true);
  }),

  scenario('with seasons the box holds 144 tiles', ALL, (id) => {
    const { live, dead } = wallOf({ deadWall: RULE_SETS[id].flow.deadWall, seasons: true }, numbersFor(1));
    const found = counts([...live, ...dead]);
    expect(found.size).toBe(42);
    expect(live.length + dead.length).toBe(144);
    expect(found.get('s1')).toBe(1);
  }),

  scenario('seasons stay in the box unless the rule set says otherwise', ALL, (id) => {
    expect(RULE_SETS[id].flow.seasons).toBe(false);
  }),

  scenario('the highest of two dice is East', ALL, () => {
    const { throws, east } = throwForEast(dice(1, 2, 6, 4, 3, 3, 5, 2));
    expect(east).toBe(1);
    expect(throws).toHaveLength(1);
  }),

  scenario('those who tie for East throw again', ALL, () => {
    const { throws, east } = throwForEast(dice(6, 5, 1, 1, 5, 6, 2, 2, /* again */ 2, 2, 3, 4));
    expect(throws[1]).toEqual([
      { chair: 0, dice: [2, 2] },
      { chair: 2, dice: [3, 4] },
    ]);
    expect(east).toBe(2);
  }),

  scenario('right of East sits South, opposite West, left North', ALL, (id) => {
    const rules = RULE_SETS[id];
    const settings = { assistance: true, length: { rounds: 4 } } as const;
    const game = replay([startMatch(rules, settings, { throws: [], east: 2 })]);
    expect((['E', 'S', 'W', 'N'] as const).map((seat) => chairOf(game, seat))).toEqual([2, 3, 0, 1]);
    expect(seatOfChair(game, 0)).toBe('W');
  }),

  scenario('four players take turns E, S, W, N', ALL, (id) => {
    const table = dealt(id, { E: 'k1', draws: 'k2 k3 k4 k5' });
    const turns = ['k1', 'k2', 'k3', 'k4', 'k5'].map((tile) => {
      const { turn } = stateOf(table);
      play(table, `discard ${tile}`, []);
      return turn;
    });
    expect(turns).toEqual(['E', 'S', 'W', 'N', 'E']);
  }),

  scenario('the deal is 4 + 4 + 4 + 1 each, and East has a fourteenth', ALL, (id) => {
    const table = sitDown(id);
    deal(table, {});
    const { live } = table.wall;
    const { racks } = lastOf(table, 'dealt');
    expect(racks.E).toEqual([...live.slice(0, 4), ...live.slice(16, 20), ...live.slice(32, 36), live[48], live[52]]);
    expect(racks.N).toEqual([...live.slice(12, 16), ...live.slice(28, 32), ...live.slice(44, 48), live[51]]);
    expect([racks.E, racks.S, racks.W, racks.N].map((rack) => rack.length)).toEqual([14, 13, 13, 13]);
    expect(stateOf(table).taken).toEqual({ live: 53, loose: 0 });
  }),

  scenario('after the deal 69 tiles are drawn', [...NTS, ...RODE_DRAAK], (id) => {
    const table = dealt(id, {});
    expect(stateOf(table).left.draws).toBe(69);
    throwUntil(table, 0);
    expect(stateOf(table).taken.live).toBe(122);
  }),

  scenario('without a dead wall 83 tiles are drawn', SCHOON_SPEL, (id) => {
    expect(stateOf(dealt(id, {})).left).toEqual({ draws: 83, replacements: 83 });
  }),

  scenario('a kong leaves the live wall as it is', NTS, (id) => {
    const table = dealt(id, { E: 'k1111' });
    play(table, 'kong k1');
    expect(stateOf(table).left).toEqual({ draws: 69, replacements: 13 });
  }),

  scenario('a kong shortens the wall by one', [...RODE_DRAAK, ...SCHOON_SPEL], (id) => {
    const table = dealt(id, { E: 'k1111' });
    const before = stateOf(table).left.draws;
    play(table, 'kong k1');
    expect(stateOf(table).left.draws).toBe(before - 1);
  }),

  scenario('East begins by discarding any tile of the rack', ALL, (id) => {
    const table = dealt(id, { E: 'k1122334455667 wE' });
    expect(stateOf(table)).toMatchObject({ turn: 'E', phase: 'turn' });
    const kinds = ['k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7', 'wE'];
    expect(mayDiscard(table, 'E')).toEqual(kinds.map((tile) => `discard ${tile}`));
    expect(may(table, 'S')).toEqual([]);
    expect(play(table, 'discard wE')).toEqual([{ type: 'discarded', seat: 'E', tile: 'wE' }]);
  }),
];
