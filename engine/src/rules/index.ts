import { nts2016 } from './nts2016.ts';
import { nts2019 } from './nts2019.ts';
import { ntsSimplified } from './ntsSimplified.ts';
import { peLing } from './peLing.ts';
import { rodeDraak } from './rodeDraak.ts';
import type { RuleSet } from './ruleSet.ts';
import { schoonSpel } from './schoonSpel.ts';

export const RULE_SET_IDS = ['nts-2019', 'nts-2016', 'nts-simplified', 'pe-ling', 'rode-draak', 'schoon-spel'] as const;
export type RuleSetId = (typeof RULE_SET_IDS)[number];

export const RULE_SETS: Readonly<Record<RuleSetId, RuleSet>> = {
  'nts-2019': nts2019,
  'nts-2016': nts2016,
  'nts-simplified': ntsSimplified,
  'pe-ling': peLing,
  'rode-draak': rodeDraak,
  'schoon-spel': schoonSpel,
};

export const isRuleSetId = (id: unknown): id is RuleSetId => (RULE_SET_IDS as readonly unknown[]).includes(id);

/** One of the six by its id. */
export const rulesOf = (id: string): RuleSet | undefined => (isRuleSetId(id) ? RULE_SETS[id] : undefined);
