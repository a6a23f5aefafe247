import { expect, test } from 'vitest';
import { emptyGame, rankingOf } from '../../src/index.ts';

const game = { ...emptyGame, totals: [100, 300, 100, -500], made: [1, 3, 2, 0], given: [0, 1, 1, 4] } as const;

test('by total, and equal totals share a rank', () => {
  expect(rankingOf(game)).toEqual([
    { chair: 1, total: 300, rank: 1 },
    { chair: 0, total: 100, rank: 2 },
    { chair: 2, total: 100, rank: 2 },
    { chair: 3, total: -500, rank: 4 },
  ]);
  expect(rankingOf({ ...game, totals: [300, 300, 0, 0] }).map(({ rank }) => rank)).toEqual([1, 1, 3, 3]);
});

test('a club may break ties by mahjongs made, then by mahjongs given away', () => {
  expect(rankingOf(game, ['made']).map(({ chair, rank }) => [chair, rank])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
    [3, 4],
  ]);
  const equal = { ...game, made: [2, 3, 2, 0] } as const;
  expect(rankingOf(equal, ['made', 'given']).map(({ chair }) => chair)).toEqual([1, 0, 2, 3]);
});
