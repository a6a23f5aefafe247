import { isObject, parseRules, type RuleSet } from '@windroos/engine';
import { canonical, fingerprint } from '../log/json.ts';

/** The rule set that a pad holds, and a short name of all that was written there: it outlives a newer engine. */
export interface FrozenRules {
  readonly rules: RuleSet;
  readonly print: string;
}

const known = new WeakMap<object, FrozenRules | null>();

const parse = (value: object): FrozenRules | null => {
  const rules = parseRules(value, { frozen: true });
  return rules.ok ? { rules: rules.value, print: fingerprint(canonical(value)) } : null;
};

/** A pad holds its whole rule set: one of the six as it was that day, or a club's own. */
export const readRules = (value: unknown): FrozenRules | null => {
  if (!isObject(value)) return null;
  const before = known.get(value);
  if (before !== undefined) return before;
  const parsed = parse(value);
  known.set(value, parsed);
  return parsed;
};
