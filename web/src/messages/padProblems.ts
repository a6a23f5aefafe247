import { catalogue } from '../app/language.ts';
import { padProblems as en } from './en/padProblems.ts';
import { padProblems as nl } from './nl/padProblems.ts';

export const padProblemsWords = catalogue(nl, en);
