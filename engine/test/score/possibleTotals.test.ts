import { handArbitrary, type PlainRulesId, readFixture, type ScoreVector } from '@windroos/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULE_SET_IDS, RULE_SETS, type RuleSetId } from '../../src/rules/index.ts';
import type { RuleSet } from '../../src/rules/ruleSet.ts';
import { possibleTotals, preparePossible } from '../../src/score/possibleTotals.ts';
import { score } from '../../src/score/scoreHand.ts';
import { rulesArbitrary } from '../rules/randomRules.ts';

const winner = (id: RuleSetId) => possibleTotals(RULE_SETS[id], 'winner');
const other = (id: RuleSetId) => possibleTotals(RULE_SETS[id], 'other');

describe('which totals there can be', () => {
  test('a winner of NTS 2019: two doubles of a rounded count, or a limit hand', () => {
    expect(winner('nts-2019').list(400)).toEqual([80, 120, 160, 200, 240, 250, 280, 320, 360, 400]);
    for (const total of [500, 1000, 2000]) expect(winner('nts-2019').has(total)).toBe(true);
    for (const total of [0, 10, 20, 40, 81, 90, 100, 140, 2001, 4000])
      expect(winner('nts-2019').has(total)).toBe(false);
    expect(winner('nts-2019').list().at(-1)).toBe(2000);
  });

  test('another player of NTS 2019: rounded to ten, or half a limit hand', () => {
    expect(other('nts-2019').list(130)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 125]);
    for (const total of [250, 500, 1000]) expect(other('nts-2019').has(total)).toBe(true);
    for (const total of [5, 15, 62.5, -10, 110]) expect(other('nts-2019').has(total)).toBe(false);
  });

  test('without rounding: even, and no half of 250 where there are no limit hands', () => {
    expect(winner('nts-2016').list(100)).toEqual([80, 88, 96]);
    expect(other('nts-2016').has(125)).toBe(true);
    expect(other('nts-simplified').has(125)).toBe(false);
    expect(winner('nts-simplified').list(60)).toEqual([30, 40, 50, 60]);
  });

  test('rode-draak: limit hands in hand count double, and there is no cap', () => {
    for (const total of [500, 1000, 2000, 4096]) expect(winner('rode-draak').has(total)).toBe(true);
    expect(winner('rode-draak').list(50)).toEqual([44, 48]);
    expect(
      winner('rode-draak')
        .list()
        .every((total) => total % 2 === 0),
    ).toBe(true);
  });

  test('schoon-spel: eight or more, and only the winner', () => {
    expect(winner('schoon-spel').list(12)).toEqual([8, 9, 10, 11, 12]);
    expect(winner('schoon-spel').has(1000)).toBe(false);
    expect(other('schoon-spel').list()).toEqual([0]);
  });
});

describe('every total that occurs is possible', () => {
  const whoOf = ({ win }: { readonly win?: unknown }) => (win === undefined ? 'other' : 'winner');

  test.each(RULE_SET_IDS)('in the vectors of %s', (id) => {
    const valid = readFixture<ScoreVector>(`${id}.jsonl.gz`).filter((vector) => vector.expect.valid);
    const missing = valid.filter((vector) => !possibleTotals(RULE_SETS[id], whoOf(vector)).has(vector.expect.total));
    expect(missing.map((vector) => [vector.id, vector.expect.total])).toEqual([]);
  });

  const isPossible = (rules: RuleSet, setup: Parameters<typeof score>[1]): boolean => {
    const sheet = score(rules, setup);
    return !sheet.ok || !sheet.value.valid || possibleTotals(rules, whoOf(setup)).has(sheet.value.total);
  };

  test.each(RULE_SET_IDS)('in random hands of %s', (id) => {
    fc.assert(
      fc.property(handArbitrary(id as PlainRulesId), (setup) => isPossible(RULE_SETS[id], setup)),
      { numRuns: 2000 },
    );
  });

  test.each(['nts-2019', 'rode-draak', 'schoon-spel'] as const)('in house rules that extend %s', (id) => {
    const hands = fc.array(handArbitrary(id), { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(rulesArbitrary(id), hands, (rules, setups) => {
        expect(setups.filter((setup) => !isPossible(rules, setup))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

test.each(RULE_SET_IDS)('worked out step by step it is the same, and there are many steps (%s)', (id) => {
  const rules = structuredClone(RULE_SETS[id]) as RuleSet;
  expect([...preparePossible(rules)].length).toBeGreaterThan(10);
  expect([...preparePossible(rules)]).toEqual([]);
  for (const who of ['winner', 'other'] as const)
    expect(possibleTotals(rules, who).list()).toEqual(possibleTotals(RULE_SETS[id], who).list());
});
