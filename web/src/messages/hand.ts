import { catalogue } from '../app/language.ts';
import { hand as en } from './en/hand.ts';
import { hand as nl } from './nl/hand.ts';

export const handWords = catalogue(nl, en);
