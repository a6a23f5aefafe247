import type { RuleSetId } from '../../../src/index.ts';

/** One rule shown in a short hand, for each rule set in which it holds. */
export interface Scenario {
  readonly id: string;
  readonly rules: readonly RuleSetId[];
  readonly run: (rules: RuleSetId) => void;
}

export const NTS: readonly RuleSetId[] = ['nts-2019', 'nts-2016', 'nts-simplified', 'pe-ling'];
/** NTS with its limit hands. */
export const NTS_LIMITS: readonly RuleSetId[] = ['nts-2019', 'nts-2016', 'pe-ling'];
export const RODE_DRAAK: readonly RuleSetId[] = ['rode-draak'];
export const SCHOON_SPEL: readonly RuleSetId[] = ['schoon-spel'];
export const DOUBLING: readonly RuleSetId[] = [...NTS, ...RODE_DRAAK];
export const ALL: readonly RuleSetId[] = [...DOUBLING, ...SCHOON_SPEL];

export const scenario = (id: string, rules: readonly RuleSetId[], run: (rules: RuleSetId) => void): Scenario => ({
  id,
  rules,
  run,
});

/** Thirteen tiles that wait for b3 and b6 with enough doubles or points in every rule set, one hand for each seat. */
export const WAITING = {
  S: 'dRRR dGGG k123 b45 t99',
  W: 'dWWW wWWW k456 b45 t88',
  N: 'wNNN wEEE k789 b45 t77',
} as const;
