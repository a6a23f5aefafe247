import type { RowId } from './ids.ts';
import type { Flow, LimitRow, Readings, Row, RuleSet, Settlement } from './ruleSet.ts';

/** What a row becomes: the fields that change, null for one that goes. */
export type Change<R> = { readonly [K in keyof Omit<R, 'id'>]?: R[K] | null };
export type Changes<R> = { readonly [Id in RowId]?: Change<R> | null };

/** A house-rules file: which rule set it extends, and only what is different. */
export interface HouseRules
  extends Partial<Omit<RuleSet, 'id' | 'rows' | 'limits' | 'readings' | 'flow' | 'settlement'>> {
  readonly $schema?: string;
  readonly id: string;
  readonly rows?: readonly Row[] | Changes<Row>;
  readonly limits?: readonly LimitRow[] | Changes<LimitRow>;
  readonly readings?: Partial<Readings>;
  readonly flow?: Partial<Flow>;
  readonly settlement?: Partial<Settlement>;
}
