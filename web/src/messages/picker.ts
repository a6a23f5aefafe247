import { catalogue } from '../app/language.ts';
import { picker as en } from './en/picker.ts';
import { picker as nl } from './nl/picker.ts';

export const pickerWords = catalogue(nl, en);
