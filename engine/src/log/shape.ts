/** What a part of a log looks like: the path of the first part of a value that does not fit, null when all of it does. */
export type Shape = (value: unknown) => string | null;
export type Fields = Readonly<Record<string, Shape>>;

const NOTHING_WRONG = null;

export const fits =
  (is: (value: unknown) => boolean): Shape =>
  (value) =>
    is(value) ? NOTHING_WRONG : '';

export const flag: Shape = fits((value) => typeof value === 'boolean');
export const oneOf = (...words: readonly unknown[]): Shape => fits((value) => words.includes(value));
export const textLike = (pattern: RegExp): Shape => fits((value) => typeof value === 'string' && pattern.test(value));
export const whole = (least: number, most: number): Shape =>
  fits((value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most);

export const nullOr =
  (shape: Shape): Shape =>
  (value) =>
    value === null ? NOTHING_WRONG : shape(value);

export const eitherOf =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => shape(value) === NOTHING_WRONG) ? NOTHING_WRONG : '';

const below = (name: string | number, path: string): string => (path === '' ? `${name}` : `${name}.${path}`);

export const listOf =
  (shape: Shape, least: number, most = least): Shape =>
  (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return '';
    for (const [index, part] of value.entries()) {
      const wrong = shape(part);
      if (wrong !== NOTHING_WRONG) return below(index, wrong);
    }
    return NOTHING_WRONG;
  };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with one field: it is missing, it does not fit, or nobody knows it. */
const wrongField = (value: Readonly<Record<string, unknown>>, fields: Fields, optional: Fields): string | null => {
  for (const [name, shape] of Object.entries(fields)) {
    const wrong = Object.hasOwn(value, name) ? shape(value[name]) : '';
    if (wrong !== NOTHING_WRONG) return below(name, wrong);
  }
  for (const [name, part] of Object.entries(value)) {
    if (Object.hasOwn(fields, name)) continue;
    const wrong = Object.hasOwn(optional, name) ? optional[name]!(part) : '';
    if (wrong !== NOTHING_WRONG) return below(name.slice(0, 60), wrong);
  }
  return NOTHING_WRONG;
};

/** An object with these fields, maybe the optional ones, and no others. */
export const objectOf =
  (fields: Fields, optional: Fields = {}): Shape =>
  (value) =>
    isRecord(value) ? wrongField(value, fields, optional) : '';
