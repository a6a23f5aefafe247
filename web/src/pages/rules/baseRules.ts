import { isRuleSetId, type RuleSet, type RuleSetId } from '@windroos/engine';

const LONGEST = 16;

/** Which of the six a rule set comes from: itself, or what it extends; play rules and examples are known by that. */
export const baseOf = (rules: RuleSet, house: readonly RuleSet[], depth = 0): RuleSetId | undefined => {
  if (isRuleSetId(rules.id)) return rules.id;
  if (rules.extends === undefined || depth > LONGEST) return undefined;
  if (isRuleSetId(rules.extends)) return rules.extends;
  const next = house.find(({ id }) => id === rules.extends);
  return next && baseOf(next, house, depth + 1);
};
