import type { RuleSetId } from '@windroos/engine';
import { END_RULES } from './playRules/endRules.ts';
import { PLAY_TOPICS, type PlayRule, type PlayTopic } from './playRules/playRule.ts';
import { SCORE_RULES } from './playRules/scoreRules.ts';
import { SET_UP_RULES } from './playRules/setUpRules.ts';
import { TURN_RULES } from './playRules/turnRules.ts';
import { sourcesFor } from './sources.ts';

export { PLAY_TOPICS, type PlayRule, type PlayTopic } from './playRules/playRule.ts';

/** Every paragraph for every rule set. */
export const PLAY_RULES: readonly PlayRule[] = [...SET_UP_RULES, ...TURN_RULES, ...END_RULES, ...SCORE_RULES];

const ORDER = Object.keys(PLAY_TOPICS) as readonly PlayTopic[];
const inOrder = (a: PlayRule, b: PlayRule): number => ORDER.indexOf(a.topic) - ORDER.indexOf(b.topic);

/** How this rule set is played, in the order of a hand, citing only its own documents. */
export const playRulesFor = (rules: RuleSetId): readonly PlayRule[] =>
  PLAY_RULES.filter((rule) => rule.ruleSets.includes(rules))
    .toSorted(inOrder)
    .map((rule) => ({ ...rule, sources: sourcesFor(rule.sources, rules) }));
