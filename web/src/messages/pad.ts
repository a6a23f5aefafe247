import { catalogue } from '../app/language.ts';
import { pad as en } from './en/pad.ts';
import { pad as nl } from './nl/pad.ts';

export const padWords = catalogue(nl, en);
