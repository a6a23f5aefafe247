import { expect, test } from 'vitest';
import { RULE_SET_IDS, RULE_SETS } from '../../src/rules/index.ts';
import type { RuleSet } from '../../src/rules/ruleSet.ts';
import { compiledOf, prepare } from '../../src/score/compile.ts';

test.each(RULE_SET_IDS)('a rule set can be made ready for counting in many steps (%s)', (id) => {
  const rules = structuredClone(RULE_SETS[id]) as RuleSet;
  expect([...prepare(rules)].length).toBeGreaterThan(10);
  const { rules: _, ...prepared } = compiledOf(rules);
  const { rules: __, ...atOnce } = compiledOf(structuredClone(RULE_SETS[id]) as RuleSet);
  expect(prepared).toEqual(atOnce);
  expect([...prepare(rules)]).toEqual([]);
});
