import { fail, ok, type Result } from '../result.ts';
import { isRecord } from './check.ts';
import type { HouseRules } from './houseRulesValue.ts';
import { isRuleSetId, RULE_SETS } from './index.ts';
import { mergeRules, sameJson } from './mergeRules.ts';
import { badType, isWithin, joinPath, type RuleError, ruleError } from './ruleError.ts';
import { senseErrors } from './ruleSense.ts';
import type { RuleSet } from './ruleSet.ts';
import { HOUSE_RULES, RULE_FIELDS } from './ruleShape.ts';
import { withSeasonRows } from './seasonRows.ts';

export interface ParseRulesOptions {
  /** The house rules that a file may extend besides the six, by id. */
  readonly resolve?: (id: string) => unknown;
  /** For a value out of a log or a pad: one of the six as another version of the engine had it. */
  readonly frozen?: boolean;
}

type Parsed = Result<RuleSet, readonly RuleError[]>;

const MOST_PARTS = 10_000;
const MOST_DEPTH = 8;
const LONGEST_CHAIN = 16;

/** How many values a value holds, itself included; more than enough when it is too deep. */
const partsOf = (value: unknown, depth = 0): number => {
  if (typeof value !== 'object' || value === null) return 1;
  if (depth >= MOST_DEPTH) return MOST_PARTS + 1;
  let count = 1;
  for (const part of Object.values(value)) {
    count += partsOf(part, depth + 1);
    if (count > MOST_PARTS) break;
  }
  return count;
};

export const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
};

/** A value that shares nothing with what it was made of and never changes, so that it is compiled once. */
const ownValue = (rules: RuleSet): RuleSet => {
  if (isRuleSetId(rules.id) && sameJson(rules, RULE_SETS[rules.id])) return RULE_SETS[rules.id];
  return deepFreeze(JSON.parse(JSON.stringify(rules)) as RuleSet);
};

const GROUPS: readonly string[] = ['rows', 'limits', 'readings', 'flow', 'settlement'];

/** Where something is wrong: the paths themselves and what holds them, two names deep. */
const badPaths = (errors: readonly RuleError[]): ReadonlySet<string> =>
  new Set(
    errors.flatMap(({ path }) => {
      const [outer = '', inner] = path.split('.');
      return inner === undefined ? [path] : [path, `${outer}.${inner}`, `${outer}.`];
    }),
  );

const fieldsWithout = (part: object, bad: (field: string, value: unknown) => boolean): object =>
  Object.fromEntries(Object.entries(part).filter(([field, value]) => !bad(field, value)));

const tidyGroup = (part: unknown, path: string, bad: ReadonlySet<string>): unknown => {
  if (!Array.isArray(part)) return fieldsWithout(part as object, (field) => bad.has(joinPath(path, field)));
  return part.filter(
    (row: { readonly id: string }, index) => !bad.has(joinPath(path, index)) && !bad.has(joinPath(path, row.id)),
  );
};

/** What is left when everything wrong is taken out, so that one mistake does not hide the next. */
const tidied = (value: object, errors: readonly RuleError[]): HouseRules => {
  const bad = badPaths(errors);
  const isBad = (field: string): boolean => bad.has(field) || (!GROUPS.includes(field) && bad.has(`${field}.`));
  const kept = Object.entries(value).filter(([field]) => !isBad(field));
  const parts = kept.map(([field, part]) => [field, GROUPS.includes(field) ? tidyGroup(part, field, bad) : part]);
  return Object.fromEntries(parts) as HouseRules;
};

const isComplete = (value: object): boolean => RULE_FIELDS.every((field) => Object.hasOwn(value, field));

const NOTHING = { rows: [], limits: [], readings: {}, flow: {}, settlement: {} } as unknown as RuleSet;

/** The rule set that a file extends; a complete one can do without. */
const baseOf = (value: object, given: HouseRules, options: ParseRulesOptions, chain: readonly string[]): Parsed => {
  const { extends: id } = given;
  if (id === undefined) return isComplete(value) ? ok(NOTHING) : fail([ruleError('missing-field', 'extends')]);
  if (isRuleSetId(id)) return ok(RULE_SETS[id]);
  if (chain.includes(id)) return fail([ruleError('circular', 'extends', id)]);
  if (chain.length > LONGEST_CHAIN) return fail([ruleError('too-large', 'extends', id)]);
  const found = options.resolve?.(id);
  if (found === undefined) return isComplete(value) ? ok(NOTHING) : fail([ruleError('unknown-rules', 'extends', id)]);
  const base = parseWithin(found, options, [...chain, id]);
  return base.ok ? base : fail(base.error.map((error) => ({ ...error, path: joinPath('extends', error.path) })));
};

/** A row can only be removed where it is. */
const removalErrors = (base: RuleSet, given: HouseRules): readonly RuleError[] =>
  (['rows', 'limits'] as const).flatMap((field) => {
    const changes = given[field] ?? {};
    const known = new Set<string>(base[field].map(({ id }) => id));
    const gone = Object.entries(changes).filter(([id, change]) => change === null && !known.has(id));
    return gone.map(([id]) => ruleError('unknown-row', joinPath(field, id), id));
  });

/** The names of the six mean the six. */
const identityErrors = (rules: RuleSet, { frozen = false }: ParseRulesOptions): readonly RuleError[] => {
  if (!isRuleSetId(rules.id) || (frozen && rules.extends === undefined)) return [];
  return sameJson(rules, RULE_SETS[rules.id]) ? [] : [ruleError('bad-value', 'id', rules.id)];
};

const unheard = (errors: readonly RuleError[], told: readonly RuleError[]): readonly RuleError[] =>
  errors.filter(({ path }) => !told.some((error) => isWithin(path, error.path) || isWithin(error.path, path)));

const mergedErrors = (base: RuleSet, given: HouseRules, options: ParseRulesOptions): readonly RuleError[] => {
  const rules = mergeRules(base, given);
  return [...identityErrors(rules, options), ...removalErrors(base, given), ...senseErrors(rules)];
};

const parseWithin = (value: unknown, options: ParseRulesOptions, chain: readonly string[]): Parsed => {
  if (!isRecord(value)) return fail([badType('object', '', value)]);
  if (partsOf(value) > MOST_PARTS) return fail([ruleError('too-large', '')]);
  const errors = HOUSE_RULES(value, '');
  const given = tidied(value, errors);
  const found = baseOf(value, given, options, [...chain, given.id]);
  if (!found.ok) return fail([...errors, ...unheard(found.error, errors)]);
  const base = withSeasonRows(found.value, given.flow?.seasons, given.form);
  const all = [...errors, ...unheard(mergedErrors(base, given, options), errors)];
  return all.length > 0 ? fail(all) : ok(ownValue(mergeRules(base, given)));
};

/**
 * A house-rules file, or a complete rule set, as a value that can be scored with. All that is wrong with it is told
 * at once.
 */
export const parseRules = (value: unknown, options: ParseRulesOptions = {}): Parsed => parseWithin(value, options, []);
