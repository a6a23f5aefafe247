import type { RuleSet, RuleSetId } from '@windroos/engine';
import type { Language } from '@windroos/texts';

/** What a page is about: one of the six, as a value, in one language. */
export interface Page {
  readonly id: RuleSetId;
  readonly rules: RuleSet;
  readonly language: Language;
}
