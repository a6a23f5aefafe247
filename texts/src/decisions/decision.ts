import type { RuleSetId, Source } from '@windroos/engine';
import type { Text } from '../language.ts';

type Digit = 0 | Positive;
type Positive = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** Q01–Q39 are about counting, P01–P24 about play. */
export type DecisionId =
  | `Q0${Positive}`
  | `Q${1 | 2 | 3}${Digit}`
  | `P0${Positive}`
  | `P1${Digit}`
  | `P2${0 | 1 | 2 | 3 | 4}`;

/** Where the documents are silent, contradict each other or have a misprint: what Windroos does, and why. */
export interface DecisionText {
  readonly ruleSets: readonly RuleSetId[];
  readonly question: Text;
  readonly decision: Text;
  readonly why: Text;
  readonly sources: readonly Source[];
  /** The setting with which a club chooses otherwise: its path in the rule set. */
  readonly setting?: string;
}

/** A part of the decisions: the parts together must have every id, see `decisions.ts`. */
export type DecisionTexts = Readonly<Partial<Record<DecisionId, DecisionText>>>;
