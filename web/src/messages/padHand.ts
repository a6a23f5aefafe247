import { catalogue } from '../app/language.ts';
import { padHand as en } from './en/padHand.ts';
import { padHand as nl } from './nl/padHand.ts';

export const padHandWords = catalogue(nl, en);
