import { fail, ok, type Result } from '../result.ts';
import { type ParseRulesOptions, parseRules } from '../rules/houseRules.ts';
import { type RuleError, ruleError } from '../rules/ruleError.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { type JsonPlaces, jsonPlaces, placesIn, type TextPlace } from './jsonPlaces.ts';
import { isObject, parseJson } from './reader.ts';

/** An error of a house-rules file with its place in the text. */
export type PlacedRuleError = RuleError & TextPlace;

export const MOST_RULES_TEXT = 100_000;

/** Rows in a list are named by their id: back to their number. */
const pathInText = (value: unknown, path: string): string => {
  const [outer = '', id = '', ...rest] = path.split('.');
  const list = isObject(value) ? value[outer] : undefined;
  if (!Array.isArray(list)) return path;
  const index = list.findIndex((row) => isObject(row) && row.id === id);
  return index < 0 ? path : [outer, index, ...rest].join('.');
};

/** The place of a path, or of what it would stand in. */
const offsetOf = (places: JsonPlaces, path: string): number => {
  const found = places.at.get(path);
  if (found !== undefined || path === '') return found ?? 0;
  return offsetOf(places, path.slice(0, Math.max(0, path.lastIndexOf('.'))));
};

const duplicateErrors = (
  { duplicates }: JsonPlaces,
  placeOf: (offset: number) => TextPlace,
): readonly PlacedRuleError[] =>
  duplicates.map(({ path, offset }) => {
    const isRow = /^(rows|limits)\.[^.]*$/.test(path);
    return { ...ruleError(isRow ? 'duplicate-row' : 'duplicate-field', path), ...placeOf(offset) };
  });

const inOrder = (errors: readonly PlacedRuleError[]): readonly PlacedRuleError[] =>
  errors.toSorted((a, b) => a.line - b.line || a.column - b.column);

const START: TextPlace = { line: 1, column: 1 };

/** A house-rules file as its text: all errors, each with its line and column, from top to bottom. */
export const parseRulesText = (
  source: string,
  options: ParseRulesOptions = {},
): Result<RuleSet, readonly PlacedRuleError[]> => {
  const text = source.replace(/^\uFEFF/, '');
  if (text.length > MOST_RULES_TEXT) return fail([{ ...ruleError('too-large', ''), ...START }]);
  const places = jsonPlaces(text);
  const placeOf = placesIn(text);
  const json = parseJson(text);
  if (places.broken !== undefined || !json.ok)
    return fail([{ ...ruleError('bad-json', ''), ...placeOf(places.broken ?? 0) }]);
  const rules = parseRules(json.value, options);
  const placed = (rules.ok ? [] : rules.error).map((error) => ({
    ...error,
    ...placeOf(offsetOf(places, pathInText(json.value, error.path))),
  }));
  const errors = inOrder([...duplicateErrors(places, placeOf), ...placed]);
  return rules.ok && errors.length === 0 ? ok(rules.value) : fail(errors);
};
