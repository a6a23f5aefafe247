/**
 * Why nothing happens: no hand is being played, one still is, the action is not listed, a seat answers twice, the match
 * is over, the wall is not of this rule set.
 */
export type PlayRefusal = 'no-hand' | 'hand-running' | 'not-legal' | 'two-answers' | 'match-over' | 'bad-wall';
