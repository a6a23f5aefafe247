import { catalogue } from '../app/language.ts';
import { padList as en } from './en/padList.ts';
import { padList as nl } from './nl/padList.ts';

export const padListWords = catalogue(nl, en);
