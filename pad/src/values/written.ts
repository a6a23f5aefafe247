import { fieldOf, isObject, isText, isWind, type Transfer } from '@windroos/engine';

/** What was written down with a hand, and by which engine: counts and payments by what they were made from. */
export interface Written {
  readonly engine: string;
  /** Null forgets it again: so an undo takes back what was remembered. */
  readonly counts: Readonly<Record<string, number | null>>;
  readonly pays: Readonly<Record<string, readonly Transfer[] | null>>;
}

const isTransfer = (value: unknown): value is Transfer => {
  if (!isObject(value)) return false;
  const amount = fieldOf(value, 'amount');
  return isWind(fieldOf(value, 'from')) && isWind(fieldOf(value, 'to')) && Number.isSafeInteger(amount);
};

const isTransfers = (value: unknown): value is readonly Transfer[] =>
  Array.isArray(value) && value.length <= 6 && value.every(isTransfer);

const isRecordOf =
  <T>(is: (value: unknown) => value is T) =>
  (value: unknown): value is Readonly<Record<string, T>> =>
    isObject(value) && Object.values(value).every(is);

const isNullOr =
  <T>(is: (value: unknown) => value is T) =>
  (value: unknown): value is T | null =>
    value === null || is(value);

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

export const readWritten = (value: unknown): Written | null => {
  if (!isObject(value)) return null;
  const [engine, counts, pays] = ['engine', 'counts', 'pays'].map((name) => fieldOf(value, name));
  if (!isText(engine) || !isRecordOf(isNullOr(isWhole))(counts) || !isRecordOf(isNullOr(isTransfers))(pays))
    return null;
  return { engine, counts, pays };
};
