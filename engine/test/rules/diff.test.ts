import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffRules } from '../../src/rules/diff.ts';
import { RULE_SET_IDS, RULE_SETS } from '../../src/rules/index.ts';
import type { RuleSet } from '../../src/rules/ruleSet.ts';
import { rulesArbitrary } from './randomRules.ts';

const nts = RULE_SETS['nts-2019'];
const idsOf = (a: RuleSet, b: RuleSet): readonly string[] => diffRules(a, b).map(({ kind, id }) => `${kind} ${id}`);

describe('what two rule sets do differently', () => {
  test('NTS 2016 does not round, and that is all', () => {
    expect(diffRules(nts, RULE_SETS['nts-2016'])).toEqual([{ kind: 'setting', id: 'roundTo', a: 10, b: 1 }]);
  });

  test('Pe-ling plays with chips, and that is all: another source is no difference', () => {
    expect(diffRules(nts, RULE_SETS['pe-ling'])).toEqual([
      { kind: 'setting', id: 'chips', a: null, b: { values: [10, 100, 500, 1000], start: [10, 9, 2, 1] } },
    ]);
  });

  test('rows that one of them lacks are null there, and the order is that of a table', () => {
    const differences = diffRules(nts, RULE_SETS['rode-draak']);
    expect(differences[0]).toMatchObject({ kind: 'setting', id: 'minimum' });
    expect(differences).toContainEqual({
      kind: 'row',
      id: 'vier-kongs',
      a: { doubles: 3, group: 'dicht' },
      b: { doubles: 2, group: 'dicht' },
    });
    expect(differences).toContainEqual({ kind: 'row', id: 'alleen-chows', a: null, b: { points: 10, for: 'winner' } });
    expect(differences).toContainEqual({ kind: 'limit', id: 'drie-draken', a: { value: 2000 }, b: null });
    expect(differences).toContainEqual({ kind: 'setting', id: 'flow.eastStays', a: 'never', b: 'after-mahjong' });
    const kinds = differences.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('row')).toBeLessThan(kinds.indexOf('limit'));
  });

  test('what is absent means what it means', () => {
    const rows = nts.rows.map((row) => ({ for: 'everyone' as const, drops: [], alone: false, ...row }));
    expect(diffRules(nts, { ...nts, rows })).toEqual([]);
  });

  test('is the same from the other side, and nothing for a rule set and itself', () => {
    fc.assert(
      fc.property(rulesArbitrary(...RULE_SET_IDS), (rules) => {
        const base = RULE_SETS[rules.extends as 'nts-2019'];
        expect(diffRules(rules, rules)).toEqual([]);
        expect(idsOf(base, rules).toSorted()).toEqual(idsOf(rules, base).toSorted());
      }),
      { numRuns: 100 },
    );
  });
});
