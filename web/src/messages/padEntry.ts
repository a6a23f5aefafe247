import { catalogue } from '../app/language.ts';
import { padEntry as en } from './en/padEntry.ts';
import { padEntry as nl } from './nl/padEntry.ts';

export const padEntryWords = catalogue(nl, en);
