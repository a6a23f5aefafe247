import { catalogue } from '../app/language.ts';
import { rules as en } from './en/rules.ts';
import { rules as nl } from './nl/rules.ts';

export const rulesWords = catalogue(nl, en);
