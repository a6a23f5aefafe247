import { badType, joinPath, type RuleError, type RuleErrorCode, ruleError } from './ruleError.ts';

/** Everything that is wrong with a value at a path; nothing when it fits. Checks are built from smaller ones. */
export type Check = (value: unknown, path: string) => readonly RuleError[];
export type Fields = Readonly<Record<string, Check>>;

const FITS: readonly RuleError[] = [];

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const flag: Check = (value, path) => (typeof value === 'boolean' ? FITS : [badType('flag', path, value)]);
export const reserved: Check = (_, path) => [ruleError('reserved', path)];

/** A whole number from `least` to `most`. */
export const whole =
  (least: number, most: number): Check =>
  (value, path) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return [badType('number', path, value)];
    if (value < 0) return [ruleError('negative', path, value)];
    if (!Number.isInteger(value)) return [ruleError('not-whole', path, value)];
    if (value > most) return [ruleError('too-large', path, value)];
    return value < least ? [ruleError('bad-value', path, value)] : FITS;
  };

export const text =
  (most: number, pattern?: RegExp): Check =>
  (value, path) => {
    if (typeof value !== 'string') return [badType('text', path, value)];
    if (value.length > most) return [ruleError('too-large', path, value)];
    return pattern?.test(value) === false ? [ruleError('bad-value', path, value)] : FITS;
  };

export const oneOf =
  (values: readonly string[], code: RuleErrorCode = 'bad-value'): Check =>
  (value, path) => {
    if (typeof value !== 'string') return [badType('text', path, value)];
    return values.includes(value) ? FITS : [ruleError(code, path, value)];
  };

export const nullOr =
  (check: Check): Check =>
  (value, path) =>
    value === null ? FITS : check(value, path);

export const listOf =
  (check: Check, most: number): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return [badType('list', path, value)];
    if (value.length > most) return [ruleError('too-large', path)];
    return Array.from(value).flatMap((item, index) => check(item, joinPath(path, index)));
  };

/** An object with no other fields than these, and at least those that are required. */
export const objectOf =
  (fields: Fields, ...required: readonly string[]): Check =>
  (value, path) => {
    if (!isRecord(value)) return [badType('object', path, value)];
    const missing = required.filter((field) => !Object.hasOwn(value, field));
    return [
      ...Object.keys(value).flatMap((field) => checkField(fields, field, value[field], path)),
      ...missing.map((field) => ruleError('missing-field', joinPath(path, field))),
    ];
  };

const checkField = (fields: Fields, field: string, value: unknown, path: string): readonly RuleError[] => {
  const at = joinPath(path, field);
  return Object.hasOwn(fields, field) ? fields[field]!(value, at) : [ruleError('unknown-field', at)];
};
