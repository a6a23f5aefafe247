import type { Change, Changes, HouseRules } from './houseRulesValue.ts';
import type { LimitRow, Row, RuleSet, Source } from './ruleSet.ts';

/** A row that a club adds or changes is its own, unless it says where it comes from. */
export const HOUSE_SOURCE: Source = Object.freeze({ document: 'house', section: '' });

type AnyRow = Row | LimitRow;

export const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** The same value with the fields of its objects in the order of their names. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([field, part]) => [field, sorted(part)]));
};

const withoutNulls = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** A row with its changed fields; it keeps its source only when nothing really changed. */
export const changedRow = <R extends AnyRow>(row: R, change: Change<R>): R => {
  const changed = withoutNulls({ ...row, ...change }) as R;
  if (Object.hasOwn(change, 'source') || sameJson(changed, row)) return changed;
  return { ...changed, source: HOUSE_SOURCE };
};

const newRow = <R extends AnyRow>(fields: object): R => ({ source: HOUSE_SOURCE, ...withoutNulls(fields) }) as R;

/** A list replaces the rows; changes by id leave the others where they are, and new ones come last. */
export const mergeRows = <R extends AnyRow>(base: readonly R[], given: readonly R[] | Changes<R>): readonly R[] => {
  if (Array.isArray(given)) return given.map((row) => newRow<R>(row));
  const changes = new Map(Object.entries(given)) as Map<string, Change<R> | null>;
  const kept = base.flatMap((row) => {
    const change = changes.get(row.id);
    if (change === undefined) return [row];
    return change === null ? [] : [changedRow(row, change)];
  });
  const known = new Set<string>(base.map(({ id }) => id));
  const added = [...changes].filter(([id, change]) => !known.has(id) && change !== null);
  return [...kept, ...added.map(([id, change]) => newRow<R>({ id, ...change }))];
};

/** The rule set that a file makes of the one it extends. Only fields that were checked are given. */
export const mergeRules = (base: RuleSet, given: HouseRules): RuleSet => {
  const { $schema, rows, limits, readings, flow, settlement, ...plain } = given;
  const { name, extends: _, ...inherited } = base;
  return {
    ...inherited,
    ...plain,
    rows: rows === undefined ? base.rows : mergeRows(base.rows, rows),
    limits: limits === undefined ? base.limits : mergeRows(base.limits, limits),
    readings: { ...base.readings, ...readings },
    flow: { ...base.flow, ...flow },
    settlement: { ...base.settlement, ...settlement },
  };
};
