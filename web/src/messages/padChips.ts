import { catalogue } from '../app/language.ts';
import { padChips as en } from './en/padChips.ts';
import { padChips as nl } from './nl/padChips.ts';

export const padChipsWords = catalogue(nl, en);
