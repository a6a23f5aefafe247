import { readFileSync } from 'node:fs';
import { RULE_SETS } from '@windroos/engine';
import { describe, expect, test } from 'vitest';
import {
  type Backup,
  fold,
  makeBackup,
  makePad,
  mergeBackups,
  newEdits,
  padFileOf,
  parseAnyFile,
  parseBackup,
  parsePad,
  renamePad,
} from '../src/index.ts';
import { doIt, mahjong, must, named, open, type Table, viewOf, write } from './table.ts';

const oneHand = (): Table => {
  const table = open('nts-2019');
  write(table, mahjong(table, 'Kees', 'Ans', { Ans: 20, Kees: 160, Truus: 40, Henk: 10 }));
  return table;
};

const fileOf = (table: Table, id = 'pad-1') => padFileOf(id, viewOf(table));

describe('a pad as a file', () => {
  test('out and in again: the same pad', () => {
    const table = oneHand();
    const text = makePad(fileOf(table));
    const value = JSON.parse(text);
    expect(Object.keys(value)).toEqual(['windroos', 'version', 'id', 'engine', 'rules', 'edits']);
    expect(value).toMatchObject({ windroos: 'pad', version: 1, id: 'pad-1', rules: { id: 'nts-2019' } });
    const read = must(parsePad(text));
    expect(fold(read.edits)).toEqual(viewOf(table));
    expect(makePad(read)).toBe(text);
  });

  test('a field that this version does not know is kept', () => {
    const table = oneHand();
    const later = {
      by: 'later',
      n: 99,
      at: 0,
      act: '99.later',
      slot: '0010',
      field: 'photo:1',
      value: { a: 1 },
      on: null,
    };
    const file = { ...fileOf(table), edits: [...viewOf(table).log.edits, later] };
    const read = must(parsePad(makePad(file)));
    expect(read.edits.at(-1)).toEqual(later);
    expect(fold(read.edits).totals).toEqual(viewOf(table).totals);
    expect(makePad(read)).toBe(makePad(file));
  });

  const good = () => JSON.parse(makePad(fileOf(oneHand())));
  test.each([
    ['nothing', () => '', { code: 'bad-json' }],
    ['half a file', () => makePad(fileOf(oneHand())).slice(0, -20), { code: 'bad-json' }],
    ['a list', () => '[]', { code: 'not-windroos' }],
    ['another program', () => '{"version":1}', { code: 'not-windroos' }],
    ['another kind', () => '{"windroos":"game","version":1}', { code: 'wrong-kind' }],
    ['a later version', () => JSON.stringify({ ...good(), version: 2 }), { code: 'newer-version' }],
    ['no version', () => JSON.stringify({ ...good(), version: 'x' }), { code: 'bad-field', field: 'version' }],
    ['no id', () => JSON.stringify({ ...good(), id: 7 }), { code: 'bad-field', field: 'id' }],
    ['no rules', () => JSON.stringify({ ...good(), rules: 7 }), { code: 'bad-field', field: 'rules' }],
    ['no edits', () => JSON.stringify({ ...good(), edits: {} }), { code: 'bad-field', field: 'edits' }],
    [
      'a bad edit',
      () => JSON.stringify({ ...good(), edits: [good().edits[0], { ...good().edits[1], n: -1 }] }),
      { code: 'bad-field', field: 'edits.1.n' },
    ],
    [
      'an edit without end',
      () =>
        JSON.stringify({
          ...good(),
          edits: [{ ...good().edits[0], value: JSON.parse(`${'['.repeat(99)}${']'.repeat(99)}`) }],
        }),
      { code: 'bad-field', field: 'edits.0.value' },
    ],
  ])('what is wrong is said: %s', (_, text, error) => {
    expect(parsePad(text())).toEqual({ ok: false, error });
  });
});

describe('a backup', () => {
  const backup = (...pads: Backup['pads']): Backup => ({
    pads,
    rules: [{ id: 'onze-club', extends: 'nts-2019' }],
    settings: { taal: { value: 'nl', at: 5 }, thema: 'papier' },
  });

  test('out and in again', () => {
    const all = backup(fileOf(oneHand(), 'a'), fileOf(oneHand(), 'b'));
    const read = must(parseBackup(makeBackup(all)));
    expect(makeBackup(read)).toBe(makeBackup(all));
    expect(JSON.parse(makeBackup(all))).toMatchObject({ windroos: 'backup', version: 1 });
  });

  test('restoring merges, deletes nothing, and twice is once', () => {
    const table = oneHand();
    const device = backup(fileOf(table));
    const elsewhere: Table = { ...table };
    doIt(elsewhere, (view, writer) => renamePad(view, writer, 'Op de laptop'), 'laptop');
    const file = {
      ...backup(fileOf(elsewhere), fileOf(oneHand(), 'pad-2')),
      settings: { taal: { value: 'en', at: 9 } },
    };
    const once = mergeBackups(device, file);
    expect(mergeBackups(once, file)).toEqual(once);
    expect(mergeBackups(file, device)).toEqual(once);
    expect(once.pads.map(({ id }) => id)).toEqual(['pad-1', 'pad-2']);
    expect(fold(once.pads[0]!.edits).name).toBe('Op de laptop');
    expect(once.settings).toEqual({ taal: { value: 'en', at: 9 }, thema: 'papier' });
    expect(once.rules).toHaveLength(1);
    expect(newEdits(device.pads[0]!.edits, once.pads[0]!.edits)).toEqual(elsewhere.edits.slice(-1));
  });

  test('either kind of file can be put back', () => {
    const pad = fileOf(oneHand());
    expect(must(parseAnyFile(makePad(pad))).pads).toEqual([pad]);
    expect(must(parseAnyFile(makeBackup(backup(pad)))).pads).toEqual([pad]);
    expect(parseAnyFile('{"windroos":"game","version":1}')).toMatchObject({ ok: false, error: { code: 'wrong-kind' } });
  });

  test.each([
    [
      { pads: 1, rules: [], settings: {} },
      { code: 'bad-field', field: 'pads' },
    ],
    [
      { pads: [], rules: [1], settings: {} },
      { code: 'bad-field', field: 'rules' },
    ],
    [
      { pads: [], rules: [], settings: [] },
      { code: 'bad-field', field: 'settings' },
    ],
    [
      { pads: [{}], rules: [], settings: {} },
      { code: 'bad-field', field: 'pads.0' },
    ],
    [
      {
        pads: [{ windroos: 'pad', version: 1, id: 'a', engine: '1', rules: null, edits: [7] }],
        rules: [],
        settings: {},
      },
      { code: 'bad-field', field: 'pads.0.edits.0.edit' },
    ],
    [
      { pads: [{ windroos: 'pad', version: 3 }], rules: [], settings: {} },
      { code: 'newer-version', field: 'pads.0' },
    ],
  ])('what is wrong is said: %#', (part, error) => {
    expect(parseBackup(JSON.stringify({ windroos: 'backup', version: 1, ...part }))).toEqual({ ok: false, error });
  });
});

test('the backup of data version 1 opens, whatever the version', () => {
  const text = readFileSync(new URL('./fixtures/backup-1.json', import.meta.url), 'utf8');
  const { pads, rules, settings } = must(parseBackup(text));
  const [first, second] = pads.map(({ edits }) => fold(edits));
  expect(pads.map(({ id }) => id)).toEqual(['demo-nts', 'demo-pe-ling']);
  expect(first?.name).toBe('Dinsdagavond, tafel 2');
  expect(Object.fromEntries(first!.players.map(({ id, name }) => [name, first!.totals[id]]))).toEqual({
    Ans: -5430,
    Kees: -4245,
    Truus: 8440,
    Henk: 1215,
  });
  expect(first?.check).toEqual({ sum: -20, bank: 20, ok: true });
  expect(first?.slots.filter(({ state }) => state === 'counted')).toHaveLength(16);
  expect(second?.chips?.debts).toHaveLength(4);
  expect(second?.slots[1]?.conflicts.map(({ field }) => field)).toEqual(['note']);
  const remembered = [...first!.slots, ...second!.slots].flatMap(({ memory }) => [...memory.counts, ...memory.pays]);
  expect(remembered.filter(({ known }) => !known)).toEqual([]);
  expect(remembered.length).toBeGreaterThan(70);
  expect(rules).toMatchObject([{ id: 'onze-club', extends: 'nts-2019' }]);
  expect(settings).toHaveProperty('taal');
  expect(RULE_SETS['nts-2019'].id).toBe(first?.rules?.id);
  expect(named({ ids: { Ans: 'p1' } } as unknown as Table, second!.totals)).toEqual({ Ans: -2545 });
});
