import { RULE_SETS } from '@windroos/engine';
import { describe, expect, test } from 'vitest';
import { addPenalty, fold, makeCsv, parseCsv, playMore, substitute } from '../src/index.ts';
import { DRAW, doIt, laid, mahjong, must, named, open, type Table, viewOf, write } from './table.ts';

const WRITER = { by: 'csv', n: 1, at: 0 };
const SETUP = { name: 'Van een blad', rules: RULE_SETS['nts-2019'] };

const threeHands = (): Table => {
  const table = open('nts-2019');
  write(
    table,
    mahjong(table, 'Kees', 'Henk', { Ans: 10, Kees: laid('b1235 t999', 'wSSS', 'dRRR'), Truus: 40, Henk: 0 }, 'b5'),
  );
  write(table, DRAW);
  write(table, mahjong(table, 'Henk', 'muur', { Ans: 'dood', Kees: 40, Truus: 'slaat over', Henk: 160 }));
  doIt(table, (view, writer) =>
    addPenalty(view, writer, '0030', { players: ['p3'], amount: 20, to: 'others', reason: 'te laat' }),
  );
  return table;
};

const BOM = '\uFEFF';
const HEADER =
  'spel;ronde;oost;winnaar;van;hoe;telling Ans;betaald Ans;straf Ans;totaal Ans;telling Kees;betaald Kees;straf Kees;totaal Kees;telling Truus;betaald Truus;straf Truus;totaal Truus;telling Henk;betaald Henk;straf Henk;totaal Henk';

describe('an evening as CSV', () => {
  test('a row a hand: UTF-8 with BOM, semicolons, CRLF', () => {
    expect(makeCsv(viewOf(threeHands()))).toBe(
      `${BOM}${[
        HEADER,
        '1;Oost;Ans;Kees;Henk;weggelegd;10;-360;;-360;160;640;;640;40;-60;;-60;0;-220;;-220',
        '2;Oost;Kees;remise;;;;0;;-360;;0;;640;;0;;-60;;0;;-220',
        '3;Oost;Truus;Henk;;muur;dood;-200;20;-540;40;-40;20;620;;-400;-60;-520;160;640;20;440',
      ].join('\r\n')}\r\n`,
    );
  });

  test('reading takes what was typed, computes the rest and finds no difference', () => {
    const table = threeHands();
    const { edits, differences } = must(parseCsv(makeCsv(viewOf(table)), WRITER, SETUP));
    const view = fold(edits);
    expect(differences).toEqual([]);
    expect(view.totals).toEqual(viewOf(table).totals);
    expect(makeCsv(view)).toBe(makeCsv(viewOf(table)));
    expect(view.name).toBe('Van een blad');
  });

  test('a cell that says otherwise is listed, with its line', () => {
    const text = makeCsv(viewOf(threeHands()))
      .replace('10;-360;;-360', '10;-350;;-360')
      .replace('2;Oost;Kees', '2;Zuid;Henk');
    const { differences } = must(parseCsv(text, WRITER, SETUP));
    expect(differences).toEqual([
      { line: 2, column: 'betaald', player: 'p1', given: '-350', computed: '-360' },
      { line: 3, column: 'ronde', given: 'Zuid', computed: 'Oost' },
      { line: 3, column: 'oost', given: 'Henk', computed: 'Kees' },
    ]);
  });

  test('a typed count changed on paper: the amounts follow, the old ones are the differences', () => {
    const text = makeCsv(viewOf(threeHands())).replace('weggelegd;10;-360;;-360;160', 'weggelegd;10;-360;;-360;80');
    const { edits, differences } = must(parseCsv(text, WRITER, SETUP));
    expect(fold(edits).slots[0]?.amounts).toEqual({ p1: -200, p2: 320, p3: 20, p4: -140 });
    expect(differences.filter(({ line }) => line === 2).map(({ column }) => column)).toEqual(
      Array(4).fill(['betaald', 'totaal']).flat(),
    );
  });

  test('names that a spreadsheet would take for a formula, and names with separators', () => {
    const names = ['=1+1', '-Kees', '@Truus; "de beste"', "'t Hart"] as const;
    const table = open('nts-2019', [...names]);
    write(table, mahjong(table, '-Kees', '=1+1', { '=1+1': 0, '-Kees': 80, '@Truus; "de beste"': 0, "'t Hart": 0 }));
    const text = makeCsv(viewOf(table));
    expect(text).toContain(`\r\n1;Oost;'=1+1;'-Kees;'=1+1;weggelegd;0;-160;`);
    expect(text).toContain('"telling @Truus; ""de beste"""');
    const read = must(parseCsv(text, WRITER, SETUP));
    expect(fold(read.edits).players.map(({ name }) => name)).toEqual(names);
    expect(read.differences).toEqual([]);
  });

  test('a substitute, penalties of the evening and a hand after the end come back', () => {
    const table = open('rode-draak', undefined, { rounds: 4 });
    for (const _ of Array(16)) write(table, DRAW);
    doIt(table, playMore);
    doIt(table, (view, writer) => substitute(view, writer, '0170', 'p4', { name: 'Joke' }));
    const drafts = { p1: 0, p2: 44, p3: 0, p5: 8 };
    const entries = Object.entries(drafts).map(([id, count]) => [id, { kind: 'count', count }] as const);
    write(table, { outcome: { winner: 'p2' }, how: null, entries: Object.fromEntries(entries) });
    doIt(table, (view, writer) =>
      addPenalty(view, writer, null, { players: ['p1'], amount: 5, to: 'bank', reason: 'glas' }),
    );
    const text = makeCsv(viewOf(table));
    expect(text).toContain('avond;');
    const read = must(parseCsv(text, WRITER, { ...SETUP, rules: RULE_SETS['rode-draak'] }));
    expect(read.differences).toEqual([]);
    expect(fold(read.edits).totals).toEqual(viewOf(table).totals);
    expect(fold(read.edits).check).toEqual(viewOf(table).check);
  });

  test.each([
    ['nothing', '', 'bad-header', 1],
    ['another table', 'a;b;c\r\n1;2;3\r\n', 'bad-header', 1],
    ['three players', HEADER.split(';').slice(0, 18).join(';'), 'bad-header', 1],
    ['an open quotation mark', `${HEADER}\r\n1;"Oost;Ans\r\n`, 'bad-csv', 1],
    ['a stranger who won', `${HEADER}\r\n1;Oost;Ans;Piet;;muur;0`, 'unknown-player', 2],
    ['a word for how', `${HEADER}\r\n\r\n1;Oost;Ans;Kees;;geluk;0`, 'unknown-word', 3],
    ['a count', `${HEADER}\r\n1;Oost;Ans;Kees;;muur;tien`, 'bad-number', 2],
    ['a penalty', `${HEADER}\r\n1;Oost;Ans;remise;;;;;x`, 'bad-number', 2],
    ['too many cells', `${HEADER}\r\n${'1;'.repeat(40)}1`, 'bad-row', 2],
  ])('what is wrong is said with its line: %s', (_, text, code, line) => {
    expect(parseCsv(text, WRITER, SETUP)).toMatchObject({ ok: false, error: { code, line } });
  });

  test('a spreadsheet may save it with commas or tabs, without BOM, with other line ends', () => {
    const table = threeHands();
    const plain = makeCsv(viewOf(table)).slice(1).replaceAll('\r\n', '\n');
    for (const separator of [',', '\t']) {
      const { edits, differences } = must(parseCsv(plain.replaceAll(';', separator), WRITER, SETUP));
      expect(differences).toEqual([]);
      expect(named(table, fold(edits).totals)).toEqual({ Ans: -540, Kees: 620, Truus: -520, Henk: 440 });
    }
  });
});
