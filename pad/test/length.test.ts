import { describe, expect, test } from 'vitest';
import {
  correctHand,
  deletePad,
  fold,
  isPastBin,
  playMore,
  ranked,
  restorePad,
  setLength,
  unquestioned,
} from '../src/index.ts';
import { DRAW, doIt, mahjong, open, problems, slotNumber, type Table, viewOf, write } from './table.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('how long an evening is', () => {
  test('four rounds by default, fewer when asked', () => {
    expect(
      viewOf(open('nts-2019'))
        .slots.map(({ round }) => round)
        .join(''),
    ).toBe('EEEESSSSWWWWNNNN');
    const short = open('nts-2019', undefined, { rounds: 1 });
    expect(viewOf(short).slots).toHaveLength(4);
    doIt(short, (view, writer) => setLength(view, writer, { hands: 6 }));
    expect(
      viewOf(short)
        .slots.map(({ round }) => round)
        .join(''),
    ).toBe('EEEESS');
  });

  test('until a time: the running hand is finished and counts, then it is over', () => {
    const table = open('nts-2019', undefined, { until: Date.UTC(2026, 0, 13, 19, 6) });
    expect(viewOf(table).slots).toHaveLength(1);
    write(table, DRAW);
    expect(viewOf(table)).toMatchObject({ next: '0020', finished: false });
    table.clock = Date.UTC(2026, 0, 13, 19, 30);
    write(table, mahjong(table, 'Kees', 'muur', { Ans: 0, Kees: 80, Truus: 0, Henk: 0 }));
    expect(viewOf(table)).toMatchObject({ next: null, finished: true });
    expect(slotNumber(viewOf(table), 2).state).toBe('counted');
  });

  test('‘nog een spel’ adds one, as often as asked', () => {
    const table = open('nts-2019', undefined, { until: 0 });
    write(table, DRAW);
    expect(viewOf(table).finished).toBe(true);
    doIt(table, playMore);
    expect(viewOf(table)).toMatchObject({ next: '0020', finished: false });
    write(table, DRAW);
    expect(viewOf(table).finished).toBe(true);
    doIt(table, playMore);
    expect(viewOf(table).next).toBe('0030');
  });

  test('a correction does not make a hand later than it was', () => {
    const table = open('nts-2019', undefined, { until: Date.UTC(2026, 0, 13, 19, 10), rounds: 1 });
    write(table, DRAW);
    write(table, DRAW);
    table.clock = Date.UTC(2026, 0, 13, 20);
    write(table, mahjong(table, 'Kees', 'muur', { Ans: 0, Kees: 80, Truus: 0, Henk: 0 }), 1);
    expect(viewOf(table)).toMatchObject({ next: '0030', finished: false });
  });

  test('a shorter length greys what lies after it, and loses nothing', () => {
    const table = open('nts-2019');
    for (const _ of [1, 2, 3]) write(table, mahjong(table, 'Kees', 'muur', { Ans: 0, Kees: 80, Truus: 0, Henk: 0 }));
    const before = viewOf(table).totals;
    doIt(table, (view, writer) => setLength(view, writer, { hands: 1 }));
    expect(viewOf(table).slots.map(({ state }) => state)).toEqual(['counted', 'past-end', 'past-end']);
    expect(viewOf(table).totals).toEqual({ p1: -160, p2: 320, p3: -80, p4: -80 });
    doIt(table, (view, writer) => setLength(view, writer, { rounds: 4 }));
    expect(viewOf(table).totals).toEqual(before);
  });
});

test('the bin keeps a pad for thirty days', () => {
  const table = open('nts-2019');
  doIt(table, deletePad);
  const { deleted } = viewOf(table);
  expect(deleted).toBe(table.clock);
  expect(isPastBin(viewOf(table), deleted! + 30 * DAY)).toBe(false);
  expect(isPastBin(viewOf(table), deleted! + 31 * DAY)).toBe(true);
  doIt(table, restorePad);
  expect(viewOf(table).deleted).toBeNull();
  expect(isPastBin(viewOf(table), deleted! + 99 * DAY)).toBe(false);
});

test('equal totals share a rank; a club may part them', () => {
  const all = [
    { player: 'a', total: 10, mahjongs: 1, given: 0 },
    { player: 'b', total: 30, mahjongs: 2, given: 3 },
    { player: 'c', total: 30, mahjongs: 2, given: 1 },
    { player: 'd', total: -70, mahjongs: 0, given: 0 },
  ];
  expect(ranked(all).map(({ player, rank }) => player + rank)).toEqual(['b1', 'c1', 'a3', 'd4']);
  expect(ranked(all, ['mahjongs', 'given']).map(({ player, rank }) => player + rank)).toEqual(['c1', 'b2', 'a3', 'd4']);
});

describe('what is asked, and what is only said', () => {
  const hand = (table: Table, part: Parameters<typeof correctHand>[3]) => {
    doIt(table, (view, writer) => correctHand(view, writer, '0010', part));
    return slotNumber(viewOf(table), 1);
  };
  const counts = (...all: readonly number[]) =>
    Object.fromEntries(all.map((count, index) => [`p${index + 1}`, { kind: 'count', count }] as const));

  test('a count that no hand can have is questioned, never refused', () => {
    const table = open('nts-2019');
    const slot = hand(table, { outcome: { winner: 'p2' }, entries: counts(7, 95, 0, 20) });
    expect(slot.state).toBe('counted');
    expect(problems(table, slot)).toEqual(['unlikely-count Ans', 'unlikely-count Kees']);
    expect(slotNumber(fold(table.edits, [], unquestioned), 1)).toEqual({ ...slot, problems: [] });
  });

  test('a hand that nobody entered leaves the hand out of the totals', () => {
    const table = open('nts-2019');
    const slot = hand(table, { outcome: { winner: 'p2' }, entries: counts(10, 80) });
    expect(slot.state).toBe('incomplete');
    expect(problems(table, slot)).toEqual(['hand-missing Truus', 'hand-missing Henk']);
    expect(viewOf(table).totals).toEqual({ p1: 0, p2: 0, p3: 0, p4: 0 });
  });

  test('a winner who is dead or skipped has no count', () => {
    const table = open('nts-2019');
    const slot = hand(table, { outcome: { winner: 'p2' }, entries: { ...counts(10, 0, 0, 0), p2: { kind: 'dead' } } });
    expect(problems(table, slot)).toEqual(['hand-missing Kees']);
  });

  test('a fifth copy over four hands is said', () => {
    const table = open('nts-2019');
    const ans = { kind: 'tiles', rack: 'k1112345678999', melds: [] } as const;
    const kees = { kind: 'tiles', rack: 'k11 b123456789 wE', melds: [] } as const;
    const slot = hand(table, { outcome: { winner: 'p3' }, entries: { ...counts(0, 0, 80, 0), p1: ans, p2: kees } });
    expect(slot.problems).toContainEqual({ code: 'fifth-copy', what: 'k1' });
  });

  test('tiles that are none are said with their code', () => {
    const table = open('nts-2019');
    const bad = { kind: 'tiles', rack: 'x7', melds: [] } as const;
    const slot = hand(table, { outcome: { winner: 'p3' }, entries: { ...counts(0, 0, 80, 0), p1: bad } });
    expect(slot.problems).toEqual([{ code: 'bad-tiles', player: 'p1', what: 'unknown-tile' }]);
  });
});
