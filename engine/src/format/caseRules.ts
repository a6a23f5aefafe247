import { fail, ok, type Result } from '../result.ts';
import { parseRules } from '../rules/houseRules.ts';
import { isRuleSetId, rulesOf } from '../rules/index.ts';
import type { RuleError } from '../rules/ruleError.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { badField, type FormatError, fieldOf, isObject, isText, type JsonObject } from './reader.ts';

/** House rules by the name that a file gives them: the command line reads a path, nobody else does. */
export type RulesResolver = (name: string) => RuleSet | undefined;

const unknownRules = (field: string, what: string): Result<never, FormatError> =>
  fail({ code: 'unknown-rules', field, what });

const NOT_FOUND: readonly string[] = ['unknown-rules', 'circular'];

const formatError = ({ code, path, what }: RuleError): Result<never, FormatError> => {
  const field = path === '' ? 'rules' : `rules.${path}`;
  if (NOT_FOUND.includes(code)) return unknownRules(field, what ?? '');
  return what === undefined ? badField(field) : fail({ code: 'bad-field', field, what });
};

/** The last few rule sets that stood in a case itself: a file says the same on every line, and compiling takes time. */
const recent = new Map<string, RuleSet>();
const MOST_RECENT = 8;

const remember = (key: string, rules: RuleSet): void => {
  const oldest = recent.keys().next().value;
  if (recent.size >= MOST_RECENT && oldest !== undefined) recent.delete(oldest);
  recent.set(key, rules);
};

/** The value as text, when it means the same whoever reads it. */
const keyOf = (value: JsonObject): string | undefined => {
  const base = fieldOf(value, 'extends');
  if (base !== undefined && !isRuleSetId(base)) return undefined;
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
};

const rulesWithin = (value: JsonObject, resolve: RulesResolver | undefined): Result<RuleSet, FormatError> => {
  const key = keyOf(value);
  const known = key === undefined ? undefined : recent.get(key);
  if (known !== undefined) return ok(known);
  const rules = parseRules(value, resolve === undefined ? { frozen: true } : { frozen: true, resolve });
  if (!rules.ok) return formatError(rules.error[0]!);
  if (key !== undefined) remember(key, rules.value);
  return rules;
};

/** The rule set of a case: an id, a name that somebody resolves, or the value itself. */
export const caseRules = (value: unknown, resolve?: RulesResolver): Result<RuleSet, FormatError> => {
  if (isObject(value)) return rulesWithin(value, resolve);
  if (!isText(value)) return badField('rules');
  const rules = rulesOf(value) ?? resolve?.(value);
  return rules === undefined ? unknownRules('rules', value) : ok(rules);
};
