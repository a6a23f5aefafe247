import { RULE_SETS } from '@windroos/engine';
import { expect, test } from 'vitest';
import {
  compareViews,
  type Draft,
  type Edit,
  forgottenAt,
  type PadView,
  preview,
  setLength,
  slotBefore,
  startPad,
  undo,
  type Writer,
  withPlace,
  writeHand,
} from '../src/index.ts';
import {
  DRAW,
  doIt,
  laid,
  mahjong,
  must,
  NAMES,
  named,
  open,
  problems,
  shown,
  slotNumber,
  type Table,
  viewOf,
  winds,
  write,
  writerOf,
} from './table.ts';

const COUNTS = { Ans: 20, Kees: 160, Truus: 40, Henk: 10 };

/** Writes a hand before the hand that has this number now. */
const writeBefore = (table: Table, number: number, draft: Draft): void => {
  const make = (view: PadView, writer: Writer): readonly Edit[] =>
    must(writeHand(view, writer, slotBefore(view, slotNumber(view, number).id), draft));
  doIt(table, make);
};

const windsOfFirst = (table: Table, count: number): readonly string[] =>
  viewOf(table)
    .slots.slice(0, count)
    .map((slot) => `${slot.number} ${winds(table, slot)}`);

test('a forgotten hand is put in: later hands get another number, and their winds follow', () => {
  const table = open('nts-2019');
  write(table, DRAW);
  write(table, mahjong(table, 'Kees', 'Ans', COUNTS));
  const before = viewOf(table);
  const id = slotBefore(before, '0020');
  expect(id).toBe('0015');
  expect(winds(table, forgottenAt(before, id)!)).toBe('Kees Truus Henk Ans');
  writeBefore(table, 2, mahjong(table, 'Henk', 'Ans', { ...COUNTS, Kees: 0, Henk: 80 }));
  expect(windsOfFirst(table, 3)).toEqual(['1 Ans Kees Truus Henk', '2 Kees Truus Henk Ans', '3 Truus Henk Ans Kees']);
  expect(viewOf(table).slots).toHaveLength(16);
  // The counts of the hand that moved were typed under other winds: asked, not changed.
  expect(problems(table, slotNumber(viewOf(table), 3))).toHaveLength(4);
  expect(slotNumber(viewOf(table), 3).hands.p2?.total).toBe(160);
  doIt(table, (now, writer) => must(undo(now, writer)));
  expect(shown(viewOf(table))).toEqual(shown(before));
});

test('what it would change is known before it is written', () => {
  const table = open('nts-2019');
  write(table, DRAW);
  write(table, mahjong(table, 'Kees', 'Ans', COUNTS));
  const view = viewOf(table);
  const opened = compareViews(view, withPlace(view, '0015'));
  const moved = opened.slots.find(({ id }) => id === '0020')!;
  expect([moved.before?.number, moved.after?.number]).toEqual([2, 3]);
  expect(moved.parts).toEqual(['number', 'winds', 'amounts', 'problems']);
  // Hand 2 was East's own mahjong; in hand 3 Kees is North and Truus East.
  expect(named(table, slotNumber(view, 2).amounts)).toEqual({ Ans: -330, Kees: 960, Truus: -270, Henk: -360 });
  const edits = must(writeHand(view, writerOf(table), '0015', DRAW));
  const written = preview(view, edits);
  expect(written.handOver).toEqual(opened.handOver);
  expect(written.totals.map(({ player, after }) => [player, after])).toEqual([
    ['p1', -190],
    ['p2', 640],
    ['p3', -220],
    ['p4', -230],
  ]);
  expect(written.slots.every(({ id }) => id > '0010')).toBe(true);
});

test('before the first hand: who began the evening began it there', () => {
  const table: Table = { ...open('nts-2019'), edits: [] };
  const setup = { name: '', players: [...NAMES] as [string, string, string, string], rules: RULE_SETS['nts-2019'] };
  doIt(table, (_, writer) => startPad(writer, { ...setup, east: 2 }));
  write(table, DRAW);
  expect(windsOfFirst(table, 1)).toEqual(['1 Truus Henk Ans Kees']);
  expect(winds(table, forgottenAt(viewOf(table), '0005')!)).toBe('Truus Henk Ans Kees');
  writeBefore(table, 1, DRAW);
  expect(windsOfFirst(table, 3)).toEqual(['1 Truus Henk Ans Kees', '2 Henk Ans Kees Truus', '3 Ans Kees Truus Henk']);
  expect(viewOf(table).slots).toHaveLength(16);
  doIt(table, (now, writer) => must(undo(now, writer)));
  expect(windsOfFirst(table, 2)).toEqual(['1 Truus Henk Ans Kees', '2 Henk Ans Kees Truus']);
});

test('where East stays, a forgotten mahjong of East moves no winds', () => {
  const table = open('rode-draak');
  write(table, DRAW);
  write(table, DRAW);
  const east = { Ans: 10, Kees: 80, Truus: 10, Henk: 10 };
  writeBefore(table, 2, mahjong(table, 'Kees', 'muur', east));
  expect(windsOfFirst(table, 3)).toEqual(['1 Ans Kees Truus Henk', '2 Kees Truus Henk Ans', '3 Kees Truus Henk Ans']);
});

test('a hand of tiles that gets other winds is counted anew', () => {
  const table = open('nts-2019');
  write(table, DRAW);
  const tiles = laid('k22 b456 t789 wEEE k77');
  const said = { Ans: 10, Kees: 160, Truus: tiles, Henk: 10 };
  write(table, mahjong(table, 'Kees', 'Ans', said));
  const before = slotNumber(viewOf(table), 2).hands.p3?.total;
  writeBefore(table, 2, DRAW);
  // Truus was South in the east round and is East: the pung of east winds is hers too.
  expect([before, slotNumber(viewOf(table), 3).hands.p3?.total]).toEqual([20, 40]);
});

test('a full sheet: what no longer fits is kept, greyed and not counted', () => {
  const table = open('nts-2019');
  doIt(table, (view, writer) => setLength(view, writer, { rounds: 1 }));
  for (const _ of [1, 2, 3, 4]) write(table, mahjong(table, 'Kees', 'Ans', COUNTS));
  writeBefore(table, 3, DRAW);
  expect(viewOf(table).slots.map(({ number, state }) => `${number} ${state}`)).toEqual([
    '1 counted',
    '2 counted',
    '3 counted',
    '4 counted',
    '5 past-end',
  ]);
  expect(viewOf(table).check).toEqual({ sum: 0, bank: 0, ok: true });
});

test('written after the time was up, it does not end the evening before the hands that followed', () => {
  const table = open('nts-2019', undefined, { until: Date.UTC(2026, 0, 13, 20) });
  write(table, DRAW);
  write(table, mahjong(table, 'Kees', 'Ans', COUNTS));
  table.clock = Date.UTC(2026, 0, 13, 21);
  writeBefore(table, 2, DRAW);
  expect(viewOf(table).slots.map(({ state }) => state)).toEqual(['counted', 'counted', 'counted', 'open']);
  write(table, DRAW);
  expect(viewOf(table).finished).toBe(true);
});

test('two forgotten hands fit before the same one, in the order they are said', () => {
  const table = open('nts-2019');
  for (const _ of [1, 2]) write(table, DRAW);
  for (const _ of [1, 2, 3, 4, 5]) writeBefore(table, slotNumber(viewOf(table), 2).number, DRAW);
  const ids = viewOf(table).slots.filter(({ outcome }) => outcome !== null);
  expect(ids.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(viewOf(table).next).toBe('0030');
});

test.each(['0010', '0020', '0030', '9999', '', 'x', '00', '0015x'])(
  'no hand can have been forgotten at ‘%s’',
  (place) => {
    const table = open('nts-2019');
    for (const _ of [1, 2]) write(table, DRAW);
    expect(forgottenAt(viewOf(table), place)).toBeNull();
  },
);
