import { catalogue } from '../app/language.ts';
import { shell as en } from './en/shell.ts';
import { shell as nl } from './nl/shell.ts';

export const shellWords = catalogue(nl, en);
