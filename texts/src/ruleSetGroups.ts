import type { RuleSetId } from '@windroos/engine';

/** Rule sets that share a rule: the tournament rules with and without limit hands, and all that double. */
export const NTS_FULL = ['nts-2019', 'nts-2016', 'pe-ling'] as const satisfies readonly RuleSetId[];
export const NTS_ALL = ['nts-2019', 'nts-2016', 'nts-simplified', 'pe-ling'] as const satisfies readonly RuleSetId[];
export const DOUBLING = [...NTS_ALL, 'rode-draak'] as const satisfies readonly RuleSetId[];
