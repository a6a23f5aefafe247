import { catalogue } from '../app/language.ts';
import { padPenalties as en } from './en/padPenalties.ts';
import { padPenalties as nl } from './nl/padPenalties.ts';

export const padPenaltiesWords = catalogue(nl, en);
