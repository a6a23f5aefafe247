import { beforeAll, describe, expect, test } from 'vitest';
import { addPenalty, compareViews, correctHand, historyOfSlot, isCorrection } from '../src/index.ts';
import { playEvening } from './evenings.ts';
import { doIt, mahjong, named, problems, slotNumber, type Table, viewOf, winds, write } from './table.ts';

describe('an evening of NTS 2019', () => {
  let table: Table;
  beforeAll(() => {
    table = playEvening();
  });

  test.each([
    [1, 'Ans Kees Truus Henk', 'E', { Ans: -360, Kees: 640, Truus: -60, Henk: -220 }],
    [2, 'Kees Truus Henk Ans', 'E', { Ans: -180, Kees: -200, Truus: -260, Henk: 640 }],
    [3, 'Truus Henk Ans Kees', 'E', { Ans: 480, Kees: -160, Truus: -400, Henk: 80 }],
    [4, 'Henk Ans Kees Truus', 'E', { Ans: 0, Kees: 0, Truus: 0, Henk: 0 }],
    [5, 'Ans Kees Truus Henk', 'S', { Ans: -4170, Kees: -2125, Truus: 8000, Henk: -1705 }],
    [6, 'Kees Truus Henk Ans', 'S', { Ans: -170, Kees: 480, Truus: -170, Henk: -140 }],
    [7, 'Truus Henk Ans Kees', 'S', { Ans: -220, Kees: -460, Truus: -600, Henk: 1280 }],
    [8, 'Henk Ans Kees Truus', 'S', { Ans: 640, Kees: -120, Truus: -120, Henk: -400 }],
    [9, 'Ans Kees Truus Henk', 'W', { Ans: 960, Kees: -390, Truus: -180, Henk: -390 }],
    [10, 'Kees Truus Henk Ans', 'W', { Ans: -200, Kees: -480, Truus: 800, Henk: -120 }],
    [11, 'Truus Henk Ans Kees', 'W', { Ans: 0, Kees: 0, Truus: 0, Henk: 0 }],
    [12, 'Henk Ans Kees Truus', 'W', { Ans: -540, Kees: -480, Truus: -420, Henk: 1440 }],
    [13, 'Ans Kees Truus Henk', 'N', { Ans: -100, Kees: 480, Truus: -210, Henk: -170 }],
    [14, 'Kees Truus Henk Ans', 'N', { Ans: 320, Kees: -240, Truus: -120, Henk: 40 }],
    [15, 'Truus Henk Ans Kees', 'N', { Ans: -330, Kees: -270, Truus: 960, Henk: -360 }],
    [16, 'Henk Ans Kees Truus', 'N', { Ans: -560, Kees: -560, Truus: -560, Henk: 1680 }],
  ])('hand %i: %s, round %s', (number, seats, round, amounts) => {
    const slot = slotNumber(viewOf(table), number);
    expect(slot.state).toBe('counted');
    expect(winds(table, slot)).toBe(seats);
    expect(slot.round).toBe(round);
    expect(named(table, slot.amounts)).toEqual(amounts);
    expect(slot.problems).toEqual([]);
  });

  test('the totals, the ranking and the zero check', () => {
    const view = viewOf(table);
    expect(named(table, view.totals)).toEqual({ Ans: -4430, Kees: -3885, Truus: 6660, Henk: 1655 });
    expect(named(table, slotNumber(view, 8).running)).toEqual({ Ans: -3980, Kees: -1945, Truus: 6390, Henk: -465 });
    expect(view.check).toEqual({ sum: 0, bank: 0, ok: true });
    expect(view.ranking.map(({ player, rank, mahjongs, given }) => [player, rank, mahjongs, given])).toEqual([
      ['p3', 1, 3, 1],
      ['p4', 2, 4, 3],
      ['p2', 3, 3, 3],
      ['p1', 4, 4, 1],
    ]);
    expect([view.finished, view.next, view.slots.length]).toEqual([true, null, 16]);
  });

  test('the laid hands explain themselves', () => {
    const { hands } = slotNumber(viewOf(table), 1);
    expect(hands.p2).toMatchObject({ total: 160, sheet: { valid: true, rounded: 40, doubles: 2, total: 160 } });
    expect(hands.p1).toMatchObject({ total: 10, sheet: { total: 10 } });
    expect(hands.p3).toMatchObject({ total: 40, sheet: null });
    expect(hands.p4).toMatchObject({ total: 0, entry: { kind: 'skipped' } });
  });

  test('hand 3 gets another winner: counts and totals follow, winds do not', () => {
    const again: Table = { ...table };
    const before = viewOf(again);
    write(again, mahjong(again, 'Truus', 'Kees', { Truus: 240, Ans: 20, Kees: 20, Henk: 80 }), 3);
    const after = viewOf(again);
    expect(named(again, slotNumber(after, 3).amounts)).toEqual({ Ans: -540, Kees: -540, Truus: 1440, Henk: -360 });
    expect(named(again, after.totals)).toEqual({ Ans: -5450, Kees: -4265, Truus: 8500, Henk: 1215 });
    expect(after.slots.map((slot) => winds(again, slot))).toEqual(before.slots.map((slot) => winds(again, slot)));
    expect(after.slots.slice(3).map(({ amounts }) => amounts)).toEqual(
      before.slots.slice(3).map(({ amounts }) => amounts),
    );
    const { slots, totals, handOver } = compareViews(before, after);
    expect(slots.map(({ after: slot, parts }) => [slot?.number, parts])).toEqual([
      [3, ['outcome', 'counts', 'amounts']],
    ]);
    expect(totals.map(({ player, before: old, after: now }) => [player, now - old])).toEqual([
      ['p1', -1020],
      ['p2', -380],
      ['p3', 1840],
      ['p4', -440],
    ]);
    // Old, by pair: Truus to Ans 240, Henk to Ans 120, Kees to Ans 120, Truus to Henk 140, Truus to Kees 20, Kees to
    // Henk 60. New: Henk, Ans and Kees to Truus 480 each, Ans and Kees to Henk 60 each, Ans and Kees even.
    expect(handOver).toEqual([
      { from: 'p1', to: 'p2', amount: 120 },
      { from: 'p1', to: 'p3', amount: 720 },
      { from: 'p1', to: 'p4', amount: 180 },
      { from: 'p2', to: 'p3', amount: 500 },
      { from: 'p4', to: 'p3', amount: 620 },
    ]);
    const history = historyOfSlot(after, slotNumber(after, 3).id);
    expect(history.map(isCorrection)).toEqual([false, true]);
    expect(history[1]!.changes[0]).toMatchObject({
      number: 3,
      field: 'result',
      before: { winner: 'p1' },
      after: { winner: 'p3' },
    });
  });

  test('another winner of a laid hand: the last tile leaves, and the new one is asked', () => {
    const again: Table = { ...table };
    const { id } = slotNumber(viewOf(again), 9);
    doIt(again, (view, writer) => correctHand(view, writer, id, { outcome: { winner: 'p3' } }));
    const view = viewOf(again);
    const slot = slotNumber(view, 9);
    expect(slot.state).toBe('incomplete');
    expect(problems(again, slot)).toEqual(['last-tile-missing Truus']);
    expect(slot.hands.p1).toMatchObject({ sheet: { valid: true, dead: false }, total: 80 });
    expect(named(again, slot.amounts)).toEqual({ Ans: 0, Kees: 0, Truus: 0, Henk: 0 });
    expect(named(again, view.totals)).toEqual({ Ans: -5390, Kees: -3495, Truus: 6840, Henk: 2045 });
    expect(view.check.ok).toBe(true);
  });

  test('penalties: to the others and to the bank', () => {
    const again: Table = { ...table };
    const { id } = slotNumber(viewOf(again), 6);
    const late = { players: ['p3'], amount: 20, to: 'others', reason: 'te laat' } as const;
    const coffee = { players: ['p4'], amount: 20, to: 'bank', reason: 'koffie omgegooid' } as const;
    doIt(again, (view, writer) => addPenalty(view, writer, id, late));
    doIt(again, (view, writer) => addPenalty(view, writer, null, coffee));
    const view = viewOf(again);
    const slot = slotNumber(view, 6);
    expect(named(again, slot.amounts)).toEqual({ Ans: -170, Kees: 480, Truus: -170, Henk: -140 });
    expect(named(again, slot.penaltyAmounts)).toEqual({ Ans: 20, Kees: 20, Truus: -60, Henk: 20 });
    expect(named(again, slot.running)).toEqual({ Ans: -4380, Kees: -1345, Truus: 7050, Henk: -1325 });
    expect(named(again, view.totals)).toEqual({ Ans: -4410, Kees: -3865, Truus: 6600, Henk: 1655 });
    expect(view.check).toEqual({ sum: -20, bank: 20, ok: true });
  });
});
