/** What can be wrong with a rule set that somebody wrote: a closed code, where, and the value in question. */
export const RULE_ERROR_CODES = [
  'bad-json',
  'bad-type',
  'unknown-field',
  'missing-field',
  'duplicate-field',
  'reserved',
  'unknown-row',
  'duplicate-row',
  'negative',
  'not-whole',
  'bad-value',
  'too-many-rows',
  'too-large',
  'unknown-rules',
  'circular',
] as const;
export type RuleErrorCode = (typeof RULE_ERROR_CODES)[number];

/** What should have stood where another kind of value stands. */
export const VALUE_KINDS = ['number', 'text', 'flag', 'list', 'object'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

export interface RuleError {
  readonly code: RuleErrorCode;
  /** `rows.schoon.doubles`, `flow.rounds`; empty for the whole. */
  readonly path: string;
  readonly what?: string;
  /** Of a `bad-type`. */
  readonly wants?: ValueKind;
}

/** Names come from a stranger's file: none is repeated at full length. */
const MAX_SHOWN = 60;
const shown = (text: string): string => text.slice(0, MAX_SHOWN);

export const joinPath = (path: string, field: string | number): string =>
  path === '' ? shown(String(field)) : `${path}.${shown(String(field))}`;

export const isWithin = (path: string, outer: string): boolean =>
  outer === '' || path === outer || path.startsWith(`${outer}.`);

const whatOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? shown(String(value))
    : undefined;

export const ruleError = (code: RuleErrorCode, path: string, value?: unknown): RuleError => {
  const what = whatOf(value);
  return what === undefined ? { code, path } : { code, path, what };
};

export const badType = (wants: ValueKind, path: string, value: unknown): RuleError => ({
  ...ruleError('bad-type', path, value),
  wants,
});
