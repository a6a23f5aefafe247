import type { RowId } from './ids.ts';
import type { LimitRow, Row, RuleSet, Source } from './ruleSet.ts';

/** A rule set is mostly another one with a few changes; these say which. */

export const without = <R extends { readonly id: RowId }>(rows: readonly R[], ...ids: readonly RowId[]): readonly R[] =>
  rows.filter((row) => !ids.includes(row.id));

/** The same rows, cited from another document. */
export const citedFrom = <R extends Row | LimitRow>(rows: readonly R[], cite: (row: R) => Source): readonly R[] =>
  rows.map((row) => ({ ...row, source: cite(row) }));

export const withRules = (rules: RuleSet, changes: Partial<RuleSet> & { readonly id: string }): RuleSet => ({
  ...rules,
  ...changes,
});
