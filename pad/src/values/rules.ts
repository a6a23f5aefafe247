import { fieldOf, isObject, isRuleSetId, parseRules, RULE_SETS, type RuleSet } from '@windroos/engine';
import { canonical, fingerprint } from '../log/json.ts';

/** The rule set that a pad holds, and a short name of all that was written there: it outlives a newer engine. */
export interface FrozenRules {
  readonly rules: RuleSet;
  readonly print: string;
}

const known = new WeakMap<object, FrozenRules | null>();

/** One of the six as it is today: what was checked when it was written needs no check again. */
const ofTheSix = (value: Readonly<Record<string, unknown>>): RuleSet | null => {
  const id = fieldOf(value, 'id');
  const today = isRuleSetId(id) ? RULE_SETS[id] : null;
  return JSON.stringify(today) === JSON.stringify(value) ? today : null;
};

const checked = (value: object): RuleSet | null => {
  const rules = parseRules(value, { frozen: true });
  return rules.ok ? rules.value : null;
};

/** The print is made when it is first asked for: a list of pads never does. */
const frozenAs = (rules: RuleSet, value: object): FrozenRules => {
  let print: string | undefined;
  return {
    rules,
    get print() {
      print ??= fingerprint(canonical(value));
      return print;
    },
  };
};

const parse = (value: Readonly<Record<string, unknown>>): FrozenRules | null => {
  const rules = ofTheSix(value) ?? checked(value);
  return rules === null ? null : frozenAs(rules, value);
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
