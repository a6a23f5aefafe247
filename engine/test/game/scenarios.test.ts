import { describe, expect, test } from 'vitest';
import { SCENARIOS } from './scenarios/index.ts';

const names = SCENARIOS.map(({ id }) => id);

test('every scenario has a name of its own', () => {
  expect(new Set(names).size).toBe(names.length);
});

describe.each(SCENARIOS)('$id', ({ rules, run }) => {
  test.each(rules)('%s', (id) => run(id));
});
