import { RULE_SETS } from '@windroos/engine';
import { expect, test } from 'vitest';
import { correctHand, countDraft, refusedCount, writeHand } from '../src/index.ts';
import { DRAW, doIt, laid, mahjong, named, open, problems, slotNumber, viewOf, write, writerOf } from './table.ts';

/* Payments of MCR: from a discard the discarder pays 8 and the points, the others 8; self-drawn all pay both. */
test('an evening of Schoon Spel: the discarder pays', () => {
  const table = open('schoon-spel', ['Ine', 'Wim', 'Loes', 'Ad']);
  write(table, mahjong(table, 'Wim', 'Loes', { Wim: 24 }));
  write(table, mahjong(table, 'Wim', 'muur', { Wim: 12 }));
  write(table, mahjong(table, 'Ine', 'Loes', { Ine: laid('k123 k456 k789 b55 t77') }, 't7'));
  write(table, DRAW);
  const view = viewOf(table);
  expect(view.slots.slice(0, 4).map(({ amounts }) => named(table, amounts))).toEqual([
    { Ine: -8, Wim: 48, Loes: -32, Ad: -8 },
    { Ine: -20, Wim: 60, Loes: -20, Ad: -20 },
    { Ine: 43, Wim: -8, Loes: -27, Ad: -8 },
    { Ine: 0, Wim: 0, Loes: 0, Ad: 0 },
  ]);
  expect(named(table, view.totals)).toEqual({ Ine: 15, Wim: 100, Loes: -79, Ad: -36 });
  expect(view.ranking.map(({ player, given }) => [player, given])).toEqual([
    ['p2', 0],
    ['p1', 0],
    ['p4', 0],
    ['p3', 2],
  ]);
  expect(slotNumber(view, 1).hands.p1).toMatchObject({ total: 0, entry: null });
});

test('who discarded must be known here, and nowhere else', () => {
  const table = open('schoon-spel', ['Ine', 'Wim', 'Loes', 'Ad']);
  const unknown = {
    outcome: { winner: 'p2' },
    how: { for: 'p2', from: 'discard' },
    entries: { p2: { kind: 'count', count: 24 } },
  } as const;
  expect(writeHand(viewOf(table), writerOf(table), '0010', unknown)).toEqual({
    ok: false,
    error: { code: 'not-yet', problems: [{ code: 'discarder-missing' }] },
  });
  doIt(table, (view, writer) => correctHand(view, writer, '0010', unknown));
  expect(problems(table, slotNumber(viewOf(table), 1))).toEqual(['discarder-missing']);
  const nts = open('nts-2019');
  const counts = ['p1', 'p2', 'p3', 'p4'].map((id) => [id, { kind: 'count', count: id === 'p2' ? 80 : 0 }] as const);
  write(nts, { ...unknown, entries: Object.fromEntries(counts) });
  expect(slotNumber(viewOf(nts), 1).state).toBe('counted');
});

test('too few points is said, and can be written all the same', () => {
  const table = open('schoon-spel', ['Ine', 'Wim', 'Loes', 'Ad']);
  const draft = mahjong(table, 'Ine', 'Loes', { Ine: laid('k23 b456 t789 b55', 't222') }, 'k4');
  expect(writeHand(viewOf(table), writerOf(table), '0010', draft)).toEqual({
    ok: false,
    error: { code: 'not-yet', problems: [{ code: 'refused-uncounted', player: 'p1', what: 'too-few-points' }] },
  });
  const { sheet } = countDraft(viewOf(table), slotNumber(viewOf(table), 1), draft).hands.p1!;
  expect(refusedCount(RULE_SETS['schoon-spel'], sheet!)).toBe(1);
  const despite = { ...draft, entries: { p1: { ...laid('k23 b456 t789 b55', 't222'), despite: 5 } } } as typeof draft;
  const slot = write(table, despite);
  expect(problems(table, slot)).toEqual(['despite Ine']);
  expect(named(table, slot.amounts)).toEqual({ Ine: 29, Wim: -8, Loes: -13, Ad: -8 });
});
