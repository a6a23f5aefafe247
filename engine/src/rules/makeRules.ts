import type { Change, Changes, HouseRules } from './houseRulesValue.ts';
import { changedRow, mergeRows, sameJson } from './mergeRules.ts';
import type { LimitRow, Row, RuleSet } from './ruleSet.ts';
import { withSeasonRows } from './seasonRows.ts';

type AnyRow = Row | LimitRow;

const differentFields = <T extends object>(base: T, wanted: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => !sameJson(value, base[field as keyof T])),
  ) as Partial<T>;

const removedFields = (base: object, wanted: object): object =>
  Object.fromEntries(
    Object.keys(base)
      .filter((field) => !Object.hasOwn(wanted, field))
      .map((field) => [field, null]),
  );

/** What must be said of a row to make another of it; of a changed row the source is said only if it is not the house. */
const changeOf = <R extends AnyRow>(base: R, wanted: R): Change<R> => {
  const { source, ...changed } = differentFields(base, wanted);
  const change = { ...changed, ...removedFields(base, wanted) } as unknown as Change<R>;
  const sourceFollows = sameJson(changedRow(base, change).source, wanted.source);
  return sourceFollows ? change : { ...change, source: wanted.source };
};

const newRowChange = <R extends AnyRow>({ id: _, source, ...fields }: R): Change<R> =>
  (source.document === 'house' && source.section === '' ? fields : { ...fields, source }) as unknown as Change<R>;

const rowChanges = <R extends AnyRow>(base: readonly R[], wanted: readonly R[]): Changes<R> => {
  const removed = base.filter(({ id }) => !wanted.some((row) => row.id === id)).map(({ id }) => [id, null] as const);
  const changed = wanted.flatMap((row) => {
    const before = base.find(({ id }) => id === row.id);
    if (before === undefined) return [[row.id, newRowChange(row)] as const];
    return sameJson(before, row) ? [] : [[row.id, changeOf(before, row)] as const];
  });
  return Object.fromEntries([...removed, ...changed]) as Changes<R>;
};

/** The changes by id; the whole list where the order of the rows differs too. */
const rowsOf = <R extends AnyRow>(base: readonly R[], wanted: readonly R[]): readonly R[] | Changes<R> => {
  const changes = rowChanges(base, wanted);
  return sameJson(mergeRows(base, changes), wanted) ? changes : wanted;
};

const isEmpty = (part: unknown): boolean => Object.keys(part as object).length === 0;

/** The twin of `parseRules`: a rule set as the file that extends `base`, with the changed fields only. */
export const makeRules = (rules: RuleSet, base: RuleSet): HouseRules => {
  const { form, combine, minimum, roundTo, cap, chips } = rules;
  const parts = {
    rows: rowsOf(withSeasonRows(base, rules.flow.seasons, form).rows, rules.rows),
    limits: rowsOf(base.limits, rules.limits),
    readings: differentFields(base.readings, rules.readings),
    flow: differentFields(base.flow, rules.flow),
    settlement: differentFields(base.settlement, rules.settlement),
  };
  return {
    id: rules.id,
    extends: base.id,
    ...(rules.name === undefined ? {} : { name: rules.name }),
    ...differentFields({ ...base }, { ...base, form, combine, minimum, roundTo, cap, chips }),
    ...Object.fromEntries(Object.entries(parts).filter(([, part]) => !isEmpty(part) || Array.isArray(part))),
  };
};
