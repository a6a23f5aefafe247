import { catalogue } from '../app/language.ts';
import { share as en } from './en/share.ts';
import { share as nl } from './nl/share.ts';

export const shareWords = catalogue(nl, en);
