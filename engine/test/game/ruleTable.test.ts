import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DECISIONS_ON_PLAY, END_OF_HAND, MATERIAL_AND_PLAY, type RuleRow, SETTLEMENT } from './ruleTable.ts';
import { SCENARIOS } from './scenarios/index.ts';

const names = new Set(SCENARIOS.map(({ id }) => id));
const ROOT = new URL('../../../', import.meta.url);

const sections: readonly (readonly [section: string, rows: readonly RuleRow[], count: number])[] = [
  ['1.1 Material, set-up, play', MATERIAL_AND_PLAY, 25],
  ['1.2 End of hand, rotation, irregularities', END_OF_HAND, 7],
  ['1.7 Settlement and chips', SETTLEMENT, 6],
  ['5 Decisions on play', DECISIONS_ON_PLAY, 24],
];

describe.each(sections)('%s', (_, rows, count) => {
  test('has all its rows', () => {
    expect(new Set(rows.map(({ row }) => row)).size).toBe(count);
  });

  test.each(rows)('$row is shown somewhere', ({ scenarios = [], elsewhere = [], manners = '' }) => {
    expect(scenarios.filter((name) => !names.has(name))).toEqual([]);
    expect(elsewhere.filter((file) => !existsSync(new URL(file, ROOT)))).toEqual([]);
    expect(scenarios.length + elsewhere.length + manners.length).toBeGreaterThan(0);
  });
});

test('the decisions are P01 to P24', () => {
  const numbers = Array.from({ length: 24 }, (_, index) => `P${String(index + 1).padStart(2, '0')}`);
  expect(DECISIONS_ON_PLAY.map(({ row }) => row)).toEqual(numbers);
});
