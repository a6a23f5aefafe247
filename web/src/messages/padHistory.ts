import { catalogue } from '../app/language.ts';
import { padHistory as en } from './en/padHistory.ts';
import { padHistory as nl } from './nl/padHistory.ts';

export const padHistoryWords = catalogue(nl, en);
