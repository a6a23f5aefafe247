import { describe, expect, test } from 'vitest';
import { addPenalty, setPurses } from '../src/index.ts';
import { doIt, mahjong, named, open, type Table, viewOf, write } from './table.ts';

/* Purses are written as [tens, hundreds, five hundreds, thousands]; everybody starts with [10, 9, 2, 1]. */
const worth = (purse: readonly number[]): number =>
  [10, 100, 500, 1000].reduce((sum, value, index) => sum + value * purse[index]!, 0);

const firstHand = (): Table => {
  const table = open('pe-ling');
  write(table, mahjong(table, 'Kees', 'Ans', { Ans: 20, Kees: 160, Truus: 40, Henk: 10 }));
  return table;
};

/** A limit hand: Kees is East and cannot pay 4000. */
const secondHand = (): Table => {
  const table = firstHand();
  write(table, mahjong(table, 'Truus', 'Kees', { Ans: 0, Kees: 40, Truus: 2000, Henk: 125 }));
  return table;
};

describe('an evening of Pe-ling with chips', () => {
  test('the winner is paid first, then in turn, with change', () => {
    const { chips } = viewOf(firstHand());
    expect(
      chips?.handings['0010']?.map(({ from, to, amount, give, change }) => [from, to, amount, give, change]),
    ).toEqual([
      ['p3', 'p2', 160, [0, 2, 0, 0], [4, 0, 0, 0]],
      ['p4', 'p2', 160, [0, 2, 0, 0], [4, 0, 0, 0]],
      ['p1', 'p2', 320, [2, 3, 0, 0], [0, 0, 0, 0]],
      ['p4', 'p3', 30, [3, 0, 0, 0], [0, 0, 0, 0]],
      ['p1', 'p3', 40, [4, 0, 0, 0], [0, 0, 0, 0]],
      ['p4', 'p1', 20, [2, 0, 0, 0], [0, 0, 0, 0]],
    ]);
    expect(chips?.purses).toEqual({ p1: [6, 6, 2, 1], p2: [4, 16, 2, 1], p3: [21, 7, 2, 1], p4: [9, 7, 2, 1] });
    expect(chips?.debts).toEqual([]);
  });

  test('who is short of chips owes, and a rest below ten is noted', () => {
    const table = secondHand();
    const { chips, totals } = viewOf(table);
    expect(chips?.purses).toEqual({ p1: [0, 5, 0, 0], p2: [4, 0, 0, 0], p3: [25, 23, 8, 4], p4: [11, 8, 0, 0] });
    expect(chips?.debts).toEqual([
      { from: 'p2', to: 'p3', amount: 360 },
      { from: 'p1', to: 'p4', amount: 5 },
      { from: 'p2', to: 'p4', amount: 170 },
      { from: 'p1', to: 'p2', amount: 40 },
    ]);
    expect(named(table, totals)).toEqual({ Ans: -2545, Kees: -3450, Truus: 7910, Henk: -1915 });
  });

  test('a debt goes first into the next payment between the same two', () => {
    const table = secondHand();
    write(table, mahjong(table, 'Kees', 'muur', { Ans: 0, Kees: 80, Truus: 0, Henk: 0 }));
    const { chips } = viewOf(table);
    expect(
      chips?.handings['0030']?.map(({ from, to, amount, carried, give }) => [from, to, amount, carried, give]),
    ).toEqual([
      ['p2', 'p3', 200, 360, [4, 0, 0, 0]],
      ['p2', 'p4', 90, 170, [0, 0, 0, 0]],
      ['p1', 'p2', 120, 40, [0, 1, 0, 0]],
    ]);
    expect(chips?.debts).toEqual([
      { from: 'p1', to: 'p4', amount: 5 },
      { from: 'p2', to: 'p3', amount: 160 },
      { from: 'p2', to: 'p4', amount: 90 },
      { from: 'p1', to: 'p2', amount: 20 },
    ]);
  });

  test('‘wij hebben gewisseld’ sets purses anew; who then has what the totals say owes nothing', () => {
    const table = firstHand();
    doIt(table, (view, writer) => setPurses(view, writer, '0020', { p1: [16, 5, 2, 1], p4: [9, 7, 2, 1] }));
    expect(viewOf(table).chips?.purses.p1).toEqual([16, 5, 2, 1]);
    const poor = secondHand();
    doIt(poor, (view, writer) => setPurses(view, writer, '0030', { p1: [5, 4, 0, 0], p4: [0, 9, 0, 0] }));
    expect(viewOf(poor).chips?.debts).toHaveLength(4);
  });

  test('chips and debts together are exactly the totals, penalties too', () => {
    const table = secondHand();
    doIt(table, (view, writer) =>
      addPenalty(view, writer, '0020', { players: ['p3'], amount: 30, to: 'others', reason: 'traag' }),
    );
    doIt(table, (view, writer) =>
      addPenalty(view, writer, null, { players: ['p4'], amount: 50, to: 'bank', reason: 'te laat' }),
    );
    const { chips, totals } = viewOf(table);
    for (const [id, purse] of Object.entries(chips!.purses)) {
      const owed = chips!.debts.reduce(
        (sum, { from, to, amount }) => sum + (to === id ? amount : from === id ? -amount : 0),
        0,
      );
      expect(worth(purse) + owed).toBe(3000 + totals[id]!);
    }
  });
});
