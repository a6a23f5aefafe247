import { catalogue } from '../app/language.ts';
import { display as en } from './en/display.ts';
import { display as nl } from './nl/display.ts';

export const displayWords = catalogue(nl, en);
