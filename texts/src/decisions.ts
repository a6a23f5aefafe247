import type { RuleSetId } from '@windroos/engine';
import { CLAIM_DECISIONS } from './decisions/claimDecisions.ts';
import { CLUB_DECISIONS } from './decisions/clubDecisions.ts';
import { COUNT_DECISIONS } from './decisions/countDecisions.ts';
import type { DecisionId, DecisionText } from './decisions/decision.ts';
import { MATCH_DECISIONS } from './decisions/matchDecisions.ts';
import { READING_DECISIONS } from './decisions/readingDecisions.ts';
import { TURN_DECISIONS } from './decisions/turnDecisions.ts';
import { VALUE_DECISIONS } from './decisions/valueDecisions.ts';

export type { DecisionId, DecisionText } from './decisions/decision.ts';

export interface Decision extends DecisionText {
  readonly id: DecisionId;
}

/** Every decision by its number; one without a text does not compile. */
export const DECISION_TEXTS: Readonly<Record<DecisionId, DecisionText>> = {
  ...COUNT_DECISIONS,
  ...VALUE_DECISIONS,
  ...CLUB_DECISIONS,
  ...READING_DECISIONS,
  ...TURN_DECISIONS,
  ...MATCH_DECISIONS,
  ...CLAIM_DECISIONS,
};

/** Counting before playing, each by number. */
const inOrder = (a: DecisionId, b: DecisionId): number => (a < b ? -1 : Number(a > b));
const byNumber = (a: DecisionId, b: DecisionId): number => (a[0] === b[0] ? inOrder(a, b) : inOrder(b, a));

export const DECISIONS: readonly Decision[] = (Object.keys(DECISION_TEXTS) as DecisionId[])
  .toSorted(byNumber)
  .map((id) => ({ id, ...DECISION_TEXTS[id] }));

export const decisionsFor = (rules: RuleSetId): readonly Decision[] =>
  DECISIONS.filter((decision) => decision.ruleSets.includes(rules));
