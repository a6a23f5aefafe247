import { type RowId, RULE_SET_IDS, type RuleSetId } from '@windroos/engine';
import type { ExampleCase, ExampleCases } from './examples/exampleCase.ts';
import { MCR_EXAMPLES } from './examples/mcrExamples.ts';
import { NTS_LIMIT_EXAMPLES, NTS_ROW_EXAMPLES, SHARED_LIMIT_EXAMPLES } from './examples/ntsExamples.ts';
import { RODE_DRAAK_EXAMPLES } from './examples/rodeDraakExamples.ts';
import { SIMPLIFIED_EXAMPLES } from './examples/simplifiedExamples.ts';

export type { ExampleCase, ExampleWin } from './examples/exampleCase.ts';

/** A hand that shows a row when it is scored under these rules. */
export interface Example {
  readonly rules: RuleSetId;
  readonly row: RowId;
  readonly case: ExampleCase;
}

const NTS: ExampleCases = { ...NTS_ROW_EXAMPLES, ...SHARED_LIMIT_EXAMPLES, ...NTS_LIMIT_EXAMPLES };

const CASES: Readonly<Record<RuleSetId, ExampleCases>> = {
  'nts-2019': NTS,
  'nts-2016': NTS,
  'nts-simplified': SIMPLIFIED_EXAMPLES,
  'pe-ling': NTS,
  'rode-draak': RODE_DRAAK_EXAMPLES,
  'schoon-spel': MCR_EXAMPLES,
};

/** The example of a row; absent where the rule set does not have the row. */
export const exampleOf = (rules: RuleSetId, row: RowId): ExampleCase | undefined => CASES[rules][row];

const examplesOf = (rules: RuleSetId): readonly Example[] =>
  (Object.entries(CASES[rules]) as [RowId, ExampleCase][]).map(([row, example]) => ({ rules, row, case: example }));

/** One hand for each row and each limit hand of each rule set. */
export const EXAMPLES: readonly Example[] = RULE_SET_IDS.flatMap(examplesOf);
