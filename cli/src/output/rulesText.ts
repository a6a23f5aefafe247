import { errorText, type Language, text } from '@windroos/texts';
import type { RulesError } from '../input/rulesFile.ts';
import { ruleErrorWords } from './ruleErrorWords.ts';
import { harmless } from './width.ts';

const andMore = (count: number) =>
  count === 0
    ? text('', '')
    : text(
        ` Er ${count === 1 ? 'is nog 1 fout' : `zijn nog ${count} fouten`}.`,
        ` There ${count === 1 ? 'is 1 more error' : `are ${count} more errors`}.`,
      );

const UNREADABLE = text('Het bestand is niet te lezen', 'The file cannot be read');

export const unreadableText = (name: string, language: Language): string =>
  `${UNREADABLE[language]}: ${harmless(name)}.`;

const isPath = (name: string): boolean => /[./\\]/.test(name);

/** Why there are no rules under this name, in one sentence or two. */
export const rulesErrorText = (error: RulesError, language: Language): string => {
  const name = harmless(error.name);
  if (error.code === 'unreadable' && isPath(name)) return unreadableText(name, language);
  if (error.code === 'unreadable') return errorText({ code: 'unknown-rules', field: 'rules', what: name }, language);
  const [first, ...more] = error.errors;
  return `${name}: ${ruleErrorWords(first!, language)}${andMore(more.length)[language]}`;
};
