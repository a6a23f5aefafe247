import { catalogue } from '../app/language.ts';
import { home as en } from './en/home.ts';
import { home as nl } from './nl/home.ts';

export const homeWords = catalogue(nl, en);
