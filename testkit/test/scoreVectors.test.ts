import { describe, expect, test } from 'vitest';
import { type PlainSheet, plainSheets, readFixture, type ScoreVector, setupFrom } from '../src/index.ts';

type Items = readonly (readonly unknown[])[];

/** As a multiset: the order of the lines does not count. */
const linesOf = (items: Items): string => items.map(String).toSorted().join('\n');

/** What the vector says and the sheet does not: the names of the fields. */
const differences = (expected: ScoreVector['expect'], sheet: PlainSheet): readonly string[] => {
  const { items, alt, ...fields } = expected;
  return Object.entries(fields)
    .filter(([name, value]) => sheet[name as keyof PlainSheet] !== value)
    .map(([name]) => name);
};

/** Where readings tie, each of them is right, and the vector shows one. */
const isRight = ({ expect: expected }: ScoreVector, sheets: readonly PlainSheet[]): boolean =>
  sheets.some(
    (sheet) =>
      differences(expected, sheet).length === 0 &&
      (!expected.items || linesOf(expected.items) === linesOf(sheet.items)),
  );

const wrongOnes = (vectors: readonly ScoreVector[]): readonly string[] =>
  vectors.filter((vector) => !isRight(vector, plainSheets(vector.rules, setupFrom(vector)))).map(({ id }) => id);

describe('the scoring vectors', () => {
  const doublingSets = ['nts-2019', 'nts-2016', 'nts-simplified', 'pe-ling', 'rode-draak'];
  test.each(doublingSets)('%s: all 4,000', (rules) => {
    const vectors = readFixture<ScoreVector>(`${rules}.jsonl.gz`);
    expect(vectors).toHaveLength(4000);
    expect(wrongOnes(vectors)).toEqual([]);
  });

  test('schoon-spel: all 20,000', () => {
    const vectors = readFixture<ScoreVector>('schoon-spel.jsonl.gz');
    expect(vectors).toHaveLength(20_000);
    expect(wrongOnes(vectors)).toEqual([]);
  });

  test('schoon-spel: the vectors name every list of the same value, and so do we', () => {
    const tied = readFixture<ScoreVector>('schoon-spel.jsonl.gz').filter((vector) => vector.expect.alt);
    const listsOf = (lists: readonly Items[]): readonly string[] => lists.map(linesOf).toSorted();
    expect(tied.length).toBeGreaterThan(1000);
    for (const vector of tied) {
      const ours = plainSheets('schoon-spel', setupFrom(vector)).map((sheet) => sheet.items);
      expect(listsOf(ours), vector.id).toEqual(listsOf([vector.expect.items!, ...vector.expect.alt!]));
    }
  });
});

describe('the odd cases', () => {
  const odd = readFixture<ScoreVector & { readonly expect: { readonly error?: string } }>('edge.jsonl');
  const scored = odd.filter((vector) => typeof vector.hand === 'string' && vector.expect.error === undefined);

  test('are scored', () => {
    expect(scored).toHaveLength(43);
    expect(wrongOnes(scored)).toEqual([]);
  });
});
