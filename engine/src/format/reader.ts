import { fail, ok, type Result } from '../result.ts';

/** Errors of the file formats: a closed code, the field it is about, and the tile or name in question. */
export type FormatErrorCode =
  | 'bad-json'
  | 'bad-field'
  | 'unknown-rules'
  | 'unknown-tile'
  | 'fifth-copy'
  | 'bad-meld'
  | 'win-tile-not-in-hand';

export interface FormatError {
  readonly code: FormatErrorCode;
  readonly field?: string;
  /** The tile, set or name that is wrong. */
  readonly what?: string;
}

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Own fields only: `__proto__` and the like are absent. */
export const fieldOf = (object: JsonObject, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;

export const badField = (field: string): Result<never, FormatError> => fail({ code: 'bad-field', field });

export const parseJson = (text: string): Result<unknown, FormatError> => {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return fail({ code: 'bad-json' });
  }
};

/** The id of a line, null when it has none that can be read. */
export const idOf = (value: unknown): string | number | null => {
  const id = isObject(value) ? fieldOf(value, 'id') : undefined;
  return typeof id === 'string' || (typeof id === 'number' && Number.isFinite(id)) ? id : null;
};

export const isText = (value: unknown): value is string => typeof value === 'string';
/** What may stand for rules: an id or a path, or the value itself. */
export const isRules = (value: unknown): value is string | JsonObject => isText(value) || isObject(value);
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isTextList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

/** Absent, or what it should be. */
export const isMissingOr =
  <T>(is: (value: unknown) => value is T) =>
  (value: unknown): value is T | undefined =>
    value === undefined || is(value);
