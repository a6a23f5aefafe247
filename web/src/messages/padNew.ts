import { catalogue } from '../app/language.ts';
import { padNew as en } from './en/padNew.ts';
import { padNew as nl } from './nl/padNew.ts';

export const padNewWords = catalogue(nl, en);
