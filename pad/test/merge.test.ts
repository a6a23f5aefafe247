import { describe, expect, test } from 'vitest';
import {
  correctHand,
  type Edit,
  fold,
  renamePad,
  setNote,
  settleConflict,
  type Writer,
  writeHand,
} from '../src/index.ts';
import { mahjong, must, named, open, slotNumber, type Table, viewOf, write } from './table.ts';

/** Two tabs that both have the pad open and do not hear each other for a while. */
const twoTabs = (table: Table): readonly [Table, Table] => [{ ...table }, { ...table }];

const page = (table: Table, by: string): Writer => ({ by, n: viewOf(table).n + 1, at: table.clock });
const together = (...tables: readonly Table[]): readonly Edit[] => tables.flatMap(({ edits }) => edits);

const COUNTS = { Ans: 20, Kees: 160, Truus: 40, Henk: 10 };

describe('two tabs on one pad', () => {
  test('different hands and different fields merge', () => {
    const table = open('nts-2019');
    write(table, mahjong(table, 'Kees', 'Ans', COUNTS));
    const [left, right] = twoTabs(table);
    left.edits = [...left.edits, ...correctHand(viewOf(left), page(left, 'links'), '0010', { note: 'mooie hand' })];
    write(right, mahjong(right, 'Ans', 'muur', { Ans: 80, Kees: 0, Truus: 0, Henk: 0 }), 2, 'rechts');
    const view = fold(together(left, right));
    expect(slotNumber(view, 1).note).toBe('mooie hand');
    expect(named(table, slotNumber(view, 2).amounts)).toEqual({ Ans: 320, Kees: -160, Truus: -80, Henk: -80 });
    expect(view.slots.flatMap(({ conflicts }) => conflicts)).toEqual([]);
    expect(fold(together(right, left))).toEqual(view);
  });

  test('both write the same hand alike: no conflict', () => {
    const [left, right] = twoTabs(open('nts-2019'));
    write(left, mahjong(left, 'Kees', 'Ans', COUNTS), 1, 'links');
    write(right, mahjong(right, 'Kees', 'Ans', COUNTS), 1, 'rechts');
    const view = fold(together(left, right));
    expect(slotNumber(view, 1).conflicts).toEqual([]);
    expect(view.check.ok).toBe(true);
  });

  test('the same field changed on the same base: the later counts, both are shown', () => {
    const [left, right] = twoTabs(open('nts-2019'));
    write(left, mahjong(left, 'Kees', 'Ans', COUNTS), 1, 'links');
    write(right, mahjong(right, 'Kees', 'Ans', { ...COUNTS, Truus: 80 }), 1, 'rechts');
    const slot = slotNumber(fold(together(left, right)), 1);
    expect(slot.conflicts).toMatchObject([
      {
        slot: '0010',
        field: 'hand:p3',
        counts: { by: 'rechts', value: { kind: 'count', count: 80 } },
        others: [{ by: 'links', value: { kind: 'count', count: 40 } }],
      },
    ]);
    expect(slot.hands.p3).toMatchObject({ total: 80 });
    expect(fold(together(right, left, right))).toEqual(fold(together(left, right)));
  });

  test('a higher number counts, whoever wrote it', () => {
    const [left, right] = twoTabs(open('nts-2019'));
    left.edits = [...left.edits, ...renamePad(viewOf(left), { ...page(left, 'a'), n: 90 }, 'Tafel 1')];
    right.edits = [...right.edits, ...renamePad(viewOf(right), page(right, 'z'), 'Tafel 3')];
    const view = fold(together(left, right));
    expect(view.name).toBe('Tafel 1');
    expect(view.conflicts.map(({ field, others }) => [field, others.map(({ value }) => value)])).toEqual([
      ['name', ['Tafel 3']],
    ]);
  });

  test('a conflict ends when somebody chooses, also the value that lost', () => {
    const [left, right] = twoTabs(open('nts-2019'));
    left.edits = [...left.edits, ...setNote(viewOf(left), page(left, 'links'), '0010', 'links')];
    right.edits = [...right.edits, ...setNote(viewOf(right), page(right, 'rechts'), '0010', 'rechts')];
    const both: Table = { ...left, edits: [...together(left, right)] };
    const [conflict] = slotNumber(viewOf(both), 1).conflicts;
    for (const choice of ['links', 'rechts']) {
      const chosen = settleConflict(viewOf(both), page(both, 'links'), conflict!, choice);
      const view = fold([...both.edits, ...chosen]);
      expect(slotNumber(view, 1)).toMatchObject({ note: choice, conflicts: [] });
      const later = setNote(view, { by: 'links', n: view.n + 1, at: 0 }, '0010', 'later');
      expect(slotNumber(fold([...view.log.edits, ...later]), 1)).toMatchObject({ note: 'later', conflicts: [] });
    }
  });

  test('a change that did not know of the conflict leaves it standing', () => {
    const [left, right] = twoTabs(open('nts-2019'));
    left.edits = [...left.edits, ...setNote(viewOf(left), page(left, 'links'), '0010', 'een')];
    left.edits = [...left.edits, ...setNote(viewOf(left), page(left, 'links'), '0010', 'twee')];
    right.edits = [...right.edits, ...setNote(viewOf(right), page(right, 'rechts'), '0010', 'drie')];
    const slot = slotNumber(fold(together(left, right)), 1);
    expect(slot.note).toBe('twee');
    expect(slot.conflicts[0]?.others.map(({ value }) => value)).toEqual(['drie']);
  });

  test('one tab gives the hand another winner while the other changes a count: it waits, nothing is lost', () => {
    const table = open('nts-2019');
    write(table, mahjong(table, 'Kees', 'Ans', COUNTS));
    const [left, right] = twoTabs(table);
    const winner = correctHand(viewOf(left), page(left, 'links'), '0010', { outcome: { winner: 'p4' } });
    const count = correctHand(viewOf(right), page(right, 'rechts'), '0010', {
      entries: { p4: { kind: 'count', count: 120 } },
    });
    const slot = slotNumber(fold([...table.edits, ...winner, ...count]), 1);
    expect(slot).toMatchObject({ outcome: { winner: 'p4' }, state: 'counted', conflicts: [] });
    expect(slot.hands.p4).toMatchObject({ total: 120 });
  });
});

test('a page goes on from the highest number it has seen', () => {
  const table = open('nts-2019');
  const made = must(writeHand(viewOf(table), { by: 'b', n: 1, at: 0 }, '0010', mahjong(table, 'Kees', 'Ans', COUNTS)));
  expect(made[0]!.n).toBe(viewOf(table).n + 1);
  expect(new Set(made.map(({ act }) => act)).size).toBe(1);
});
