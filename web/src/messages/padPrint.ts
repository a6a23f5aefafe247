import { catalogue } from '../app/language.ts';
import { padPrint as en } from './en/padPrint.ts';
import { padPrint as nl } from './nl/padPrint.ts';

export const padPrintWords = catalogue(nl, en);
