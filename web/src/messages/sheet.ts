import { catalogue } from '../app/language.ts';
import { sheet as en } from './en/sheet.ts';
import { sheet as nl } from './nl/sheet.ts';

export const sheetWords = catalogue(nl, en);
