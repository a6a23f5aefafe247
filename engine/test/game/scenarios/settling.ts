import { dealt, endOf, play } from '@windroos/testkit/game';
import { expect } from 'vitest';
import { isZeroSum, RULE_SETS, settle, WINDS } from '../../../src/index.ts';
import { ALL, DOUBLING, NTS, RODE_DRAAK, SCHOON_SPEL, type Scenario, scenario, WAITING } from './scenario.ts';

const SCORES = { E: 40, S: 320, W: 80, N: 0 } as const;

export const SETTLING: readonly Scenario[] = [
  scenario('the winner receives the own score from each and pays nobody', DOUBLING, (id) => {
    const paid = settle(RULE_SETS[id], { ...SCORES, E: 0, W: 0 }, 'S');
    expect(paid).toEqual({ E: -640, S: 1280, W: -320, N: -320 });
  }),

  scenario('the others pay each other the difference', DOUBLING, (id) => {
    const alone = settle(RULE_SETS[id], { E: 0, S: 0, W: 80, N: 30 }, 'S');
    expect(alone).toEqual({ E: -220, S: 0, W: 210, N: 10 });
  }),

  scenario('East pays and receives double', DOUBLING, (id) => {
    expect(settle(RULE_SETS[id], { E: 100, S: 0, W: 0, N: 0 }, 'E')).toEqual({ E: 600, S: -200, W: -200, N: -200 });
  }),

  scenario(
    'the discarder pays 8 and the points, the others 8; self-drawn all pay both; East is as the others',
    SCHOON_SPEL,
    (id) => {
      const points = { E: 0, S: 10, W: 0, N: 0 };
      expect(settle(RULE_SETS[id], points, 'S', 'E')).toEqual({ E: -18, S: 34, W: -8, N: -8 });
      expect(settle(RULE_SETS[id], points, 'S')).toEqual({ E: -18, S: 54, W: -18, N: -18 });
    },
  ),

  scenario('a hand that is played sums to zero, and its payments go to the totals', ALL, (id) => {
    const table = dealt(id, { E: 'b3', S: WAITING.S });
    play(table, 'discard b3', ['S mahjong']);
    const { payments, sheets, from } = endOf(table);
    expect(isZeroSum(payments)).toBe(true);
    expect(from).toBe('E');
    expect(payments).toEqual(
      settle(
        table.game.rules,
        { E: sheets!.E.total, S: sheets!.S.total, W: sheets!.W.total, N: sheets!.N.total },
        'S',
        'E',
      ),
    );
    expect(table.game.totals).toEqual(WINDS.map((seat) => payments[seat]));
  }),

  scenario('the most that changes hands is 12000: East with a limit hand of 2000', NTS, (id) => {
    expect(RULE_SETS[id].cap).toBe(2000);
    expect(settle(RULE_SETS[id], { E: 2000, S: 0, W: 0, N: 0 }, 'E').E).toBe(12000);
  }),

  scenario('there is no most', [...RODE_DRAAK, ...SCHOON_SPEL], (id) => {
    expect(RULE_SETS[id].cap).toBeNull();
  }),

  scenario('after a mahjong all racks and face-down kongs are shown', ALL, (id) => {
    const table = dealt(id, { E: 'k9999 b3', S: WAITING.S });
    play(table, 'kong k9', 'discard b3', ['S mahjong']);
    const hands = endOf(table).hands!;
    expect(hands.E.melds).toEqual([{ tiles: ['k9', 'k9', 'k9', 'k9'], concealed: true }]);
    expect(hands.S.rack).toHaveLength(14);
  }),
];
