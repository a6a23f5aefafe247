import { RULE_SETS, type RuleSet } from '@windroos/engine';
import { expect, test } from 'vitest';
import { aimOf } from '../src/index.ts';

test('nts-2019 asks for two doubles', () => {
  expect(aimOf(RULE_SETS['nts-2019'])).toMatchObject({ need: 2, suit: 1, pure: 3, chows: 2, closed: 2, dragon: 1 });
});

test('nts-simplified asks for nothing', () => {
  expect(aimOf(RULE_SETS['nts-simplified'])).toMatchObject({ need: 0, pairs: 0 });
});

test('in rode-draak schoon is enough by itself', () => {
  expect(aimOf(RULE_SETS['rode-draak'])).toMatchObject({ need: 2, suit: 2, pungs: 1, chows: 0 });
});

test('schoon-spel asks for eight points', () => {
  expect(aimOf(RULE_SETS['schoon-spel'])).toMatchObject({ need: 8, suit: 6, pure: 24, pairs: 24, ownWind: 2 });
});

test('house rules have an aim of their own', () => {
  const nts = RULE_SETS['nts-2019'];
  const dear: RuleSet = {
    ...nts,
    minimum: { anyOf: [{ doubles: 3 }] },
    rows: nts.rows.filter(({ id }) => id !== 'schoon'),
  };
  expect(aimOf(dear)).toMatchObject({ need: 3, suit: 0, pairs: 3 });
});
