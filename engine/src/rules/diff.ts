import type { RowId } from './ids.ts';
import { sameJson } from './mergeRules.ts';
import type { Flow, LimitRow, Readings, Row, RuleSet, Settlement } from './ruleSet.ts';

/** The settings of a rule set by their path. */
export type SettingPath =
  | 'form'
  | 'combine'
  | 'minimum'
  | 'roundTo'
  | 'cap'
  | `readings.${keyof Readings}`
  | `flow.${keyof Flow}`
  | `settlement.${keyof Settlement}`
  | 'chips';

/** A row without what does not count as a difference: its name and its source. */
export type RowTerms = Omit<Row, 'id' | 'source'>;
export type LimitTerms = Omit<LimitRow, 'id' | 'source'>;

/** One thing that two rule sets do differently; a row that one of them lacks is null there. */
export type RuleDifference =
  | { readonly kind: 'setting'; readonly id: SettingPath; readonly a: unknown; readonly b: unknown }
  | { readonly kind: 'row'; readonly id: RowId; readonly a: RowTerms | null; readonly b: RowTerms | null }
  | { readonly kind: 'limit'; readonly id: RowId; readonly a: LimitTerms | null; readonly b: LimitTerms | null };

/** What a field means when it is absent: `for` everyone, drops nothing, not alone. */
const ABSENT: Readonly<Record<string, unknown>> = {
  for: 'everyone',
  drops: [],
  alone: false,
  inHand: 0,
  waitingHalf: false,
};

const termsOf = (row: Row | LimitRow): object => {
  const { id: _, source, ...terms } = row;
  const said = Object.entries(terms).filter(([field, value]) => !sameJson(value, ABSENT[field]));
  return Object.fromEntries(said);
};

const rowDifferences = <R extends Row | LimitRow>(kind: 'row' | 'limit', a: readonly R[], b: readonly R[]) => {
  const onlyB = b.filter((row) => !a.some(({ id }) => id === row.id));
  return [...a, ...onlyB].flatMap(({ id }) => {
    const [inA, inB] = [a, b].map((rows) => rows.find((row) => row.id === id));
    const terms = { a: inA ? termsOf(inA) : null, b: inB ? termsOf(inB) : null };
    return sameJson(terms.a, terms.b) ? [] : [{ kind, id, ...terms } as RuleDifference];
  });
};

const setting = (id: SettingPath, a: unknown, b: unknown): readonly RuleDifference[] =>
  sameJson(a, b) ? [] : [{ kind: 'setting', id, a, b }];

const settingsIn = (group: 'readings' | 'flow' | 'settlement', a: RuleSet, b: RuleSet): readonly RuleDifference[] =>
  Object.keys({ ...a[group], ...b[group] }).flatMap((field) => {
    const [inA, inB] = [a, b].map((rules) => (rules[group] as unknown as Record<string, unknown>)[field]);
    return setting(`${group}.${field}` as SettingPath, inA ?? null, inB ?? null);
  });

/** What two rule sets do differently, in the order in which a table shows it. */
export const diffRules = (a: RuleSet, b: RuleSet): readonly RuleDifference[] => [
  ...setting('form', a.form, b.form),
  ...setting('combine', a.combine, b.combine),
  ...setting('minimum', a.minimum, b.minimum),
  ...setting('roundTo', a.roundTo, b.roundTo),
  ...setting('cap', a.cap, b.cap),
  ...rowDifferences('row', a.rows, b.rows),
  ...rowDifferences('limit', a.limits, b.limits),
  ...settingsIn('readings', a, b),
  ...settingsIn('flow', a, b),
  ...settingsIn('settlement', a, b),
  ...setting('chips', a.chips, b.chips),
];
