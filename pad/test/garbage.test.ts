import { inflateRawSync } from 'node:zlib';
import { RULE_SETS } from '@windroos/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeBase64, parseBase64, textOf, utf8Of } from '../src/format/bytes.ts';
import { makeCells, parseCells } from '../src/format/csvCells.ts';
import {
  type Edit,
  fold,
  historyOf,
  makeCsv,
  makePad,
  padFileOf,
  parseAnyFile,
  parseBackup,
  parseCsv,
  parseLink,
  parsePad,
  readDraft,
  undoAct,
  undoable,
} from '../src/index.ts';
import { nextRuled, slotBetween } from '../src/log/slotId.ts';
import { playAlone, start } from './play.ts';

const WRITER = { by: 'x', n: 1, at: 0 };
const EVENING = playAlone(
  'rode-draak',
  [0, 1, 2, 3, 7, 8, 9, 11, 12, 4, 0, 1].map((what, index) => ({
    page: 0,
    what,
    hand: index,
    who: index * 7,
    other: index * 5 + 1,
    count: index * 3 + 1,
  })),
);

/** Values that look like those of a pad, and are not. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    null,
    -1,
    1e308,
    '__proto__',
    'constructor',
    { winner: 'constructor' },
    { winner: 'p9' },
    { for: 'p1', from: 'wall', tile: 'k1' },
    { kind: 'tiles', rack: 'k1112345678999', melds: ['k1111', 'x'] },
    { kind: 'tiles', rack: 'k'.repeat(100), melds: [] },
    { kind: 'count', count: 1e9 },
    { rounds: 1e9 },
    { rounds: 100, more: 400 },
    { hands: 400 },
    { until: -1, more: 1 },
    ['p1', 'p2', 'p3', 'p3'],
    ['p9', 'p2', 'p3', 'p4'],
    ['p4', 'p2', 'p3', 'p1'],
    { players: ['p1', 'p7'], amount: 3, to: 'others', reason: '' },
    { players: ['p1'], amount: -3, to: 'bank', reason: '' },
    { engine: '9', counts: { 'a@b': 3 }, pays: { x: [{ from: 'E', to: 'E', amount: -3 }] } },
    [200, 200, 200, 200],
    { ...RULE_SETS['nts-2019'], rows: [] },
    { ...RULE_SETS['pe-ling'], chips: { values: [7, 7], start: [1] } },
    [{ id: 'toString', name: 'x' }],
  ),
);

const FIELDS = [
  'result',
  'how',
  'hand:p1',
  'hand:p9',
  'hand:constructor',
  'penalty:1',
  'east',
  'seats',
  'note',
  'written',
  'purse:p1',
  'name',
  'players',
  'rules',
  'length',
  'deleted',
  'later:1',
] as const;

const key = fc.record({ by: fc.constantFrom('a', 'b'), n: fc.integer({ min: 1, max: 40 }) });
const editArbitrary: fc.Arbitrary<Edit> = fc.record({
  by: fc.constantFrom('a', 'b'),
  n: fc.integer({ min: 1, max: 40 }),
  at: fc.integer(),
  act: fc.constantFrom('1.a', '2.b', '3.a~1.a', '4.b~3.a', '~', ''),
  slot: fc.constantFrom(null, '0010', '0020', '0015', '00155', '9999', 'zzz', '-'),
  field: fc.constantFrom(...FIELDS),
  value: odd,
  on: fc.option(key),
});

const isFine = (edits: readonly Edit[]): void => {
  const view = fold(edits);
  expect(view.check.ok).toBe(true);
  expect(new Set(view.slots.map(({ id }) => id)).size).toBe(view.slots.length);
  expect(view.slots.map(({ id }) => id)).toEqual(view.slots.map(({ id }) => id).toSorted());
  expect(historyOf(view)).toHaveLength(view.log.acts.length);
  expect(makeCsv(view).startsWith('\uFEFFspel;')).toBe(true);
  const last = undoable(view);
  if (last !== null) expect(undoAct(view, WRITER, last.act, true).ok).toBe(true);
};

describe('damaged and hostile input never crashes, and the sums still hold', () => {
  test('any edits at all', () => {
    fc.assert(
      fc.property(fc.array(editArbitrary, { maxLength: 30 }), fc.boolean(), (edits, fresh) => {
        isFine(fresh ? edits : [...start('pe-ling'), ...edits]);
      }),
      { numRuns: 150 },
    );
  });

  test('a real file with one value replaced', () => {
    const file = JSON.parse(makePad(padFileOf('p', fold(EVENING)))) as { edits: Record<string, unknown>[] };
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom('by', 'n', 'at', 'act', 'slot', 'field', 'value', 'on'),
        odd,
        (at, name, value) => {
          const edits = file.edits.map((edit, index) =>
            index === at % file.edits.length ? { ...edit, [name]: value } : edit,
          );
          const read = parsePad(JSON.stringify({ ...file, edits }));
          if (read.ok) isFine(read.value.edits);
          else expect(read.error.code).toBe('bad-field');
        },
      ),
      { numRuns: 150 },
    );
  });

  test('a real file with some of its text gone', () => {
    const text = makePad(padFileOf('p', fold(EVENING)));
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(40), (at, length) => {
        const read = parseAnyFile(text.slice(0, at) + text.slice(at + length));
        if (read.ok) isFine(read.value.pads.flatMap(({ edits }) => edits));
        else expect(['bad-json', 'bad-field', 'not-windroos', 'wrong-kind']).toContain(read.error.code);
      }),
      { numRuns: 100 },
    );
  });

  test('any JSON, any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), odd, (text, value) => {
        expect(parsePad(text).ok).toBe(false);
        expect(parseBackup(text).ok).toBe(false);
        expect(parseAnyFile(JSON.stringify({ windroos: 'backup', version: 1, pads: value })).ok).toBe(false);
        readDraft(value);
      }),
    );
  });

  test('any CSV', () => {
    const header = makeCsv(fold(EVENING)).split('\r\n')[0]!;
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('remise', 'Ans', 'Kees', 'muur', '-40', '"', ';', '\r\n', 'avond'),
    );
    const setup = { name: '', rules: RULE_SETS['rode-draak'] };
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 60 }), fc.boolean(), (cells, ours) => {
        const text = (ours ? `${header}\r\n` : '') + cells.join(';');
        const read = parseCsv(text, WRITER, setup);
        if (read.ok) isFine(read.value.edits);
        else expect(read.error.line).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  });

  test('any link', async () => {
    const inflate = (bytes: Uint8Array, most: number) => inflateRawSync(bytes, { maxOutputLength: most });
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String()), async (text) => {
        expect((await parseLink(`#/hand/1/${text}`, inflate)).ok).toBe(false);
      }),
    );
  });
});

describe('the small things underneath', () => {
  test('cells come back as they were', () => {
    const text = fc.string().filter((one) => !/^'[=+\-@]/.test(one) && !one.startsWith('\uFEFF'));
    const row = fc.array(text, { minLength: 1, maxLength: 5 }).filter((cells) => cells.some((cell) => cell !== ''));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        expect(parseCells(makeCells(rows), ';')?.map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });

  test('bytes and texts', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string({ unit: 'grapheme' }), (bytes, text) => {
        expect(makeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
        expect(parseBase64(makeBase64(bytes))).toEqual(Uint8Array.from(bytes));
        expect(Buffer.from(utf8Of(text)).toString('utf8')).toBe(text);
        expect(textOf(utf8Of(text))).toBe(text);
      }),
    );
  });

  test('between two places there is always another', () => {
    const ids = [...'123'].reduce<string[]>((all) => [...all, nextRuled(all.at(-1)!)], ['0010']);
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (where) => {
        const all = [...ids];
        for (const at of where) {
          const index = at % all.length;
          const id = slotBetween(index === 0 ? null : all[index - 1]!, all[index]!);
          all.splice(index, 0, id);
          expect(all).toEqual(all.toSorted());
          expect(new Set(all).size).toBe(all.length);
        }
      }),
    );
  });
});
