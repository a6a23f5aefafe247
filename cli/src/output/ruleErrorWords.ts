import type { RuleError } from '@windroos/engine';
import { type Language, ruleErrorText } from '@windroos/texts';
import { harmless } from './width.ts';

/** A full sentence that names the place in the file; names in it come from a stranger. */
export const ruleErrorWords = (error: RuleError, language: Language): string =>
  harmless(ruleErrorText(error, language));
