import { readFixture } from '@windroos/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerLine, isErrorLine, type SheetLine, scoreCase } from '../../src/format/caseScore.ts';
import type { ItemJson } from '../../src/format/sheetJson.ts';
import { RULE_SETS } from '../../src/rules/index.ts';

type Items = readonly (readonly unknown[])[];

interface Vector {
  readonly id: string;
  readonly hand?: unknown;
  readonly expect: Readonly<Record<string, unknown>> & {
    readonly error?: string;
    readonly items?: Items;
    readonly alt?: readonly Items[];
  };
}

const scored = (value: unknown): SheetLine => {
  const line = scoreCase(value);
  if (isErrorLine(line)) throw new Error(JSON.stringify(line));
  return line;
};

/** Items as the vectors write them, whatever their order. */
const linesOf = (items: Items): string => items.map(String).toSorted().join('\n');
const doublingItem = ({ id, points = 0, doubles = 0 }: ItemJson) => [id, points, doubles];
const pointsItem = ({ id, count = 1 }: ItemJson) => [id, count];

const hasItems = (sheet: SheetLine, { items, alt = [] }: Vector['expect']): boolean => {
  if (items === undefined) return true;
  const lists = [items, ...alt].map(linesOf);
  return [doublingItem, pointsItem].some((item) => lists.includes(linesOf(sheet.items.map(item))));
};

const isRight = (vector: Vector): boolean => {
  const sheet = scored(vector);
  const { items, alt, ...fields } = vector.expect;
  const agree = Object.entries(fields).every(([name, value]) => sheet[name as keyof SheetLine] === value);
  return sheet.id === vector.id && agree && hasItems(sheet, vector.expect);
};

const wrongOnes = (vectors: readonly Vector[]): readonly string[] =>
  vectors.filter((vector) => !isRight(vector)).map(({ id }) => id);

describe('the scoring vectors as lines of a file', () => {
  test.each(['nts-2019', 'nts-2016', 'nts-simplified', 'pe-ling', 'rode-draak'])('%s: all 4,000', (id) => {
    const vectors = readFixture<Vector>(`${id}.jsonl.gz`);
    expect(vectors).toHaveLength(4000);
    expect(wrongOnes(vectors)).toEqual([]);
  });

  test('schoon-spel: all 20,000', () => {
    const vectors = readFixture<Vector>('schoon-spel.jsonl.gz');
    expect(vectors).toHaveLength(20_000);
    expect(wrongOnes(vectors)).toEqual([]);
  });
});

describe('the odd cases', () => {
  const odd = readFixture<Vector>('edge.jsonl').filter((vector) => 'hand' in vector);

  test('are scored', () => {
    const fine = odd.filter((vector) => vector.expect.error === undefined);
    expect(fine).toHaveLength(43);
    expect(wrongOnes(fine)).toEqual([]);
  });

  test('a winner with too many tiles has a dead hand, one with too few no mahjong', () => {
    const reasonFor = (hand: string) =>
      scoreCase({ rules: 'nts-2019', hand, melds: ['dRRR'], win: { tile: 'b9', from: 'wall' }, seat: 'S', round: 'E' });
    expect(reasonFor('b234567789 b555')).toMatchObject({ valid: false, reason: 'dead-hand' });
    expect(reasonFor('b234567789 b5')).toMatchObject({ valid: false, reason: 'not-a-mahjong' });
  });

  test('are refused with their code and field', () => {
    const bad = odd.filter((vector) => vector.expect.error !== undefined);
    expect(bad).toHaveLength(19);
    for (const vector of bad) {
      const { error, field } = vector.expect;
      expect(scoreCase(vector)).toMatchObject({ id: vector.id, error: { code: error, ...(field ? { field } : {}) } });
    }
  });
});

describe('errors come in the order of the format', () => {
  const worst = {
    id: 7,
    rules: 'nts-1999',
    hand: 'x9 b11111',
    melds: ['b124'],
    win: { tile: 'k1', from: 'wall' },
    seat: 'E',
    round: 'Q',
  };
  const mended = [
    { ...worst },
    { ...worst, round: 'E' },
    { ...worst, round: 'E', rules: 'nts-2019' },
    { ...worst, round: 'E', rules: 'nts-2019', hand: 'b11111' },
    { ...worst, round: 'E', rules: 'nts-2019', hand: 'b111' },
    { ...worst, round: 'E', rules: 'nts-2019', hand: 'b111', melds: ['b234'] },
    { ...worst, round: 'E', rules: 'nts-2019', hand: 'b111 k123456789', melds: ['b234'] },
  ];

  test('field, rules, tile, fifth copy, set, winning tile, dead hand', () => {
    const answers = mended.map((value) => scoreCase(value));
    expect(answers).toEqual([
      { id: 7, error: { code: 'bad-field', field: 'round' } },
      { id: 7, error: { code: 'unknown-rules', field: 'rules', what: 'nts-1999' } },
      { id: 7, error: { code: 'unknown-tile', field: 'hand', what: 'x9' } },
      { id: 7, error: { code: 'fifth-copy', field: 'hand', what: 'b1' } },
      { id: 7, error: { code: 'bad-meld', field: 'melds', what: 'b124' } },
      { id: 7, error: { code: 'win-tile-not-in-hand', field: 'win.tile', what: 'k1' } },
      { id: 7, valid: false, reason: 'dead-hand', total: 0, items: [] },
    ]);
  });

  test('a line that cannot be read has no id', () => {
    expect(answerLine('{"id":1', scoreCase)).toEqual({ id: null, error: { code: 'bad-json' } });
    expect(answerLine('[]', scoreCase)).toEqual({ id: null, error: { code: 'bad-json' } });
    expect(answerLine('{"id":{}}', scoreCase)).toEqual({ id: null, error: { code: 'bad-field', field: 'rules' } });
  });
});

describe('rules', () => {
  const hand = {
    id: 'a',
    hand: 'b234567789 k55',
    melds: ['dRRR'],
    win: { tile: 'b9', from: 'wall' },
    seat: 'S',
    round: 'E',
  };

  test('may be the value itself', () => {
    const house = { id: 'huis', extends: 'nts-2019', minimum: null };
    expect(scoreCase({ ...hand, rules: house })).toMatchObject({ valid: true, total: 60 });
    expect(scoreCase({ ...hand, rules: { ...RULE_SETS['nts-simplified'] } })).toMatchObject({ valid: true, total: 60 });
  });

  test('that are wrong name the field', () => {
    const errorOf = (rules: unknown): unknown => scoreCase({ ...hand, rules });
    expect(errorOf({ id: 'huis', extends: 'nts-2019', flow: { rounds: 0 } })).toEqual({
      id: 'a',
      error: { code: 'bad-field', field: 'rules.flow.rounds', what: '0' },
    });
    expect(errorOf({ id: 'huis', extends: 'nts-1999' })).toMatchObject({ error: { code: 'unknown-rules' } });
    expect(errorOf(3)).toMatchObject({ error: { code: 'bad-field', field: 'rules' } });
  });

  test('by another name are for whoever resolves them', () => {
    const resolve = (name: string) => (name === 'club.json' ? RULE_SETS['nts-simplified'] : undefined);
    expect(scoreCase({ ...hand, rules: 'club.json' }, resolve)).toMatchObject({ total: 60 });
    expect(scoreCase({ ...hand, rules: 'cup.json' }, resolve)).toMatchObject({ error: { code: 'unknown-rules' } });
    expect(scoreCase({ ...hand, rules: 'club.json' })).toMatchObject({ error: { code: 'unknown-rules' } });
  });
});

test('whatever is asked, there is an answer', () => {
  const field = fc.oneof(fc.jsonValue(), fc.constantFrom('E', 'nts-2019', 'k123 b55', 'b5', ['dRRR'], true));
  const win = fc.record(
    { tile: field, from: fc.constantFrom('wall', 'discard', 3), first: field },
    { requiredKeys: [] },
  );
  const value = fc.oneof(
    fc.anything({ withBigInt: true, withSparseArray: true, withNullPrototype: true }),
    fc.record({
      id: field,
      rules: fc.oneof(field, fc.constantFrom('nts-2019', 'schoon-spel')),
      hand: field,
      melds: field,
      seat: field,
      round: field,
    }),
    fc.record({
      rules: fc.constantFrom('nts-2019', 'rode-draak', 'schoon-spel'),
      hand: fc.string({ unit: fc.constantFrom(...'kbtwd123456789ESWNRG ') }),
      melds: fc.array(fc.string({ unit: fc.constantFrom(...'kbtwd123[] ') })),
      win: fc.oneof(win, fc.constant(undefined)),
      seat: fc.constantFrom('E', 'S'),
      round: fc.constantFrom('E', 'S'),
    }),
  );
  fc.assert(
    fc.property(value, (asked) => {
      const line = scoreCase(asked);
      expect('error' in line || typeof line.total === 'number').toBe(true);
    }),
    { numRuns: 2000 },
  );
  fc.assert(fc.property(fc.string(), (text) => answerLine(text, scoreCase) !== undefined));
});
