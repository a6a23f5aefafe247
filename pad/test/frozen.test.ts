import { ENGINE_VERSION, RULE_SETS } from '@windroos/engine';
import { describe, expect, test } from 'vitest';
import { changeRules, correctHand, type Edit, fold, historyOf, setEast, takeOver, undo } from '../src/index.ts';
import { doIt, laid, mahjong, must, named, open, problems, slotNumber, type Table, viewOf, write } from './table.ts';

const KEES = laid('b1235 t999', 'wSSS', 'dRRR');

const oneHand = (): Table => {
  const table = open('nts-2019');
  write(table, mahjong(table, 'Kees', 'Henk', { Ans: 10, Kees: KEES, Truus: 40, Henk: 0 }, 'b5'));
  return table;
};

/** The same pad as an older engine would have written it, which counted 200 where this one counts 160. */
const byOlderEngine = (table: Table): Table => {
  const older = (edit: Edit): Edit => {
    if (edit.field !== 'written') return edit;
    const text = JSON.stringify(edit.value)
      .replaceAll(':160', ':200')
      .replaceAll(':320', ':400')
      .replace(',160,', ',200,');
    return { ...edit, value: { ...JSON.parse(text), engine: '0.0.9' } };
  };
  return { ...table, edits: table.edits.map(older) };
};

describe('what was written stays', () => {
  test('a pad holds its whole rule set, and each hand its counts and the engine', () => {
    const table = oneHand();
    const rules = table.edits.find(({ field }) => field === 'rules')!;
    expect(rules.value).toEqual(RULE_SETS['nts-2019']);
    const written = table.edits.find(({ field }) => field === 'written')!;
    expect(written).toMatchObject({ slot: '0010', value: { engine: ENGINE_VERSION } });
    expect(Object.values((written.value as { counts: object }).counts).toSorted()).toEqual([0, 10, 160, 40].toSorted());
  });

  test('a newer engine never changes a written amount: it shows what it would be now', () => {
    const table = byOlderEngine(oneHand());
    const slot = slotNumber(viewOf(table), 1);
    expect(slot.hands.p2).toMatchObject({ total: 200, now: 160, sheet: { total: 160 } });
    expect(slot.engine).toBe('0.0.9');
    expect(named(table, slot.amounts)).toEqual({ Ans: -440, Kees: 800, Truus: -100, Henk: -260 });
    expect(slot.now?.totals).toEqual({ p1: 10, p2: 160, p3: 40, p4: 0 });
    expect(slot.now?.payments.find(({ from }) => from === 'p1')?.amount).toBe(320);
    expect(problems(table, slot)).toEqual(['engine-differs Kees']);
  });

  test('a tap takes it over, and can be undone', () => {
    const table = byOlderEngine(oneHand());
    doIt(table, (view, writer) => takeOver(view, writer, ['0010']));
    expect(named(table, viewOf(table).totals)).toEqual({ Ans: -360, Kees: 640, Truus: -60, Henk: -220 });
    expect(slotNumber(viewOf(table), 1)).toMatchObject({ now: null, engine: ENGINE_VERSION, problems: [] });
    expect(
      historyOf(viewOf(table))
        .at(-1)
        ?.changes.map(({ field }) => field),
    ).toEqual(['written']);
    doIt(table, (view, writer) => must(undo(view, writer)));
    expect(slotNumber(viewOf(table), 1).hands.p2).toMatchObject({ total: 200, now: 160 });
  });

  test('somebody else’s count corrected: the frozen one stays', () => {
    const table = byOlderEngine(oneHand());
    doIt(table, (view, writer) => correctHand(view, writer, '0010', { entries: { p3: { kind: 'count', count: 80 } } }));
    expect(slotNumber(viewOf(table), 1).hands).toMatchObject({ p2: { total: 200, now: 160 }, p3: { total: 80 } });
  });

  test('other winds are counted by the engine that made the correction, and frozen with it', () => {
    const table = byOlderEngine(oneHand());
    doIt(table, (view, writer) => setEast(view, writer, '0010', 'p4'));
    const view = viewOf(table);
    expect(slotNumber(view, 1).hands.p2).toMatchObject({ total: 200, sheet: { valid: false } });
    expect(
      slotNumber(view, 1)
        .memory.counts.filter(({ known }) => !known)
        .map(({ asks }) => asks),
    ).toEqual([true, true, true]);
    doIt(table, (now, writer) => setEast(now, writer, '0010', 'p1'));
    expect(slotNumber(viewOf(table), 1).hands.p2).toMatchObject({ total: 200, now: 160 });
  });

  test('another rule set: tiles are counted again, typed counts are asked about', () => {
    const table = oneHand();
    doIt(table, (view, writer) => changeRules(view, writer, RULE_SETS['rode-draak']));
    const slot = slotNumber(viewOf(table), 1);
    expect(slot.hands.p2).toMatchObject({ total: 152, now: null });
    expect(problems(table, slot)).toEqual([
      'other-circumstances Ans',
      'other-circumstances Truus',
      'other-circumstances Henk',
    ]);
  });
});

test('house rules live in the pad: whatever later happens to the file', () => {
  const table = open('nts-2019');
  const club = { ...RULE_SETS['nts-2019'], id: 'onze-club', extends: 'nts-2019', cap: 1000 };
  doIt(table, (view, writer) => changeRules(view, writer, club));
  write(table, mahjong(table, 'Truus', 'muur', { Ans: 0, Kees: 0, Truus: 1000, Henk: 0 }));
  const again = fold(JSON.parse(JSON.stringify(table.edits)));
  expect(again.rules).toMatchObject({ id: 'onze-club', cap: 1000 });
  expect(again).toEqual(viewOf(table));
});
