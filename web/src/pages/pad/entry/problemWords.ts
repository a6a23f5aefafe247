import type { PadView, Problem } from '@windroos/pad';
import { tileNameOr } from '@windroos/texts';
import { language } from '../../../app/language.ts';
import { padProblemsWords } from '../../../messages/padProblems.ts';
import { nameOf } from '../state/shown.ts';

/** A problem of a hand as a sentence. */
export const problemText = (view: PadView, { code, player, what }: Problem): string => {
  const words = padProblemsWords().problems[code];
  if (typeof words === 'string') return words;
  const about = code === 'fifth-copy' ? tileNameOr(what ?? '', language.value) : nameOf(view, player ?? '');
  return words(about);
};
