import { describe, expect, test } from 'vitest';
import { fold, historyOf, redo, redoable, renamePad, setNote, undo, undoAct, undoable } from '../src/index.ts';
import { doIt, laid, mahjong, must, open, shown, slotNumber, type Table, viewOf, write, writerOf } from './table.ts';

const COUNTS = { Ans: 20, Kees: 160, Truus: 40, Henk: 10 };
const undone = (table: Table, by?: string) => doIt(table, (view, writer) => must(undo(view, writer)), by);
const redone = (table: Table) => doIt(table, (view, writer) => must(redo(view, writer)));

describe('undo and redo', () => {
  test('undo of the last act gives the view before it, redo the view after it', () => {
    const table = open('nts-2019');
    const empty = shown(viewOf(table));
    write(table, mahjong(table, 'Kees', 'Ans', { ...COUNTS, Kees: laid('b1235 t999', 'wSSS', 'dRRR') }, 'b5'));
    const one = shown(viewOf(table));
    write(table, mahjong(table, 'Ans', 'Ans', COUNTS));
    const two = shown(viewOf(table));
    undone(table);
    expect(shown(viewOf(table))).toEqual(one);
    undone(table);
    expect(shown(viewOf(table))).toEqual(empty);
    redone(table);
    expect(shown(viewOf(table))).toEqual(one);
    redone(table);
    expect(shown(viewOf(table))).toEqual(two);
    undone(table);
    expect(shown(viewOf(table))).toEqual(one);
  });

  test('a new act ends what could be redone', () => {
    const table = open('nts-2019');
    doIt(table, (view, writer) => renamePad(view, writer, 'Tafel 1'));
    undone(table);
    expect(redoable(viewOf(table), 'telefoon')).not.toBeNull();
    doIt(table, (view, writer) => renamePad(view, writer, 'Tafel 9'));
    expect(redoable(viewOf(table), 'telefoon')).toBeNull();
    expect(redo(viewOf(table), writerOf(table))).toEqual({ ok: false, error: { code: 'nothing-to-undo' } });
  });

  test('each page takes back its own acts', () => {
    const table = open('nts-2019');
    doIt(table, (view, writer) => setNote(view, writer, '0010', 'van de laptop'), 'laptop');
    doIt(table, (view, writer) => renamePad(view, writer, 'Tafel 1'));
    undone(table, 'laptop');
    expect(viewOf(table).name).toBe('Tafel 1');
    expect(slotNumber(viewOf(table), 1).note).toBe('');
    expect(undoable(viewOf(table), 'iemand anders')).toBeNull();
    expect(undoable(viewOf(table))?.by).toBe('telefoon');
  });

  test('it asks when somebody changed the field since, and can go on', () => {
    const table = open('nts-2019');
    write(table, mahjong(table, 'Kees', 'Ans', COUNTS));
    doIt(table, (view, writer) => setNote(view, writer, '0010', 'hoi'), 'laptop');
    write(table, mahjong(table, 'Kees', 'Ans', { ...COUNTS, Truus: 80 }), 1, 'laptop');
    const act = undoable(viewOf(table), 'telefoon')!.act;
    const asked = undoAct(viewOf(table), writerOf(table), act);
    expect(asked).toMatchObject({
      ok: false,
      error: {
        code: 'changed-since',
        fields: [{ slot: '0010', field: 'hand:p3', now: { by: 'laptop', value: { kind: 'count', count: 80 } } }],
      },
    });
    doIt(table, (view, writer) => must(undo(view, writer, true)));
    expect(slotNumber(viewOf(table), 1)).toMatchObject({ state: 'open', outcome: null, note: 'hoi', entries: {} });
  });

  test('changed and changed back is not changed', () => {
    const table = open('nts-2019');
    doIt(table, (view, writer) => renamePad(view, writer, 'Tafel 1'));
    doIt(table, (view, writer) => renamePad(view, writer, 'Tafel 2'), 'laptop');
    undone(table, 'laptop');
    undone(table);
    expect(viewOf(table).name).toBe('Dinsdagavond, tafel 2');
  });

  test('a hand undone in the middle is open, and the later ones stay', () => {
    const table = open('nts-2019');
    write(table, mahjong(table, 'Kees', 'Ans', COUNTS));
    const second = write(table, mahjong(table, 'Henk', 'Ans', { ...COUNTS, Kees: 0, Henk: 80 }));
    const act = viewOf(table).log.acts[1]!.act;
    doIt(table, (view, writer) => must(undoAct(view, writer, act)));
    const view = viewOf(table);
    expect(view.next).toBe('0010');
    expect(slotNumber(view, 2).amounts).toEqual(second.amounts);
  });
});

test('the history tells who did what, and what was taken back', () => {
  const table = open('nts-2019');
  doIt(table, (view, writer) => renamePad(view, writer, 'Tafel 1'));
  undone(table);
  redone(table);
  const history = historyOf(viewOf(table));
  expect(history.map(({ kind, takenBack }) => [kind, takenBack])).toEqual([
    ['act', false],
    ['act', false],
    ['undo', true],
    ['redo', false],
  ]);
  expect(history[1]!.changes).toEqual([
    { slot: null, number: null, field: 'name', before: 'Dinsdagavond, tafel 2', after: 'Tafel 1' },
  ]);
  expect(fold(viewOf(table).log.edits)).toEqual(viewOf(table));
});
