import { catalogue } from '../app/language.ts';
import { padSeats as en } from './en/padSeats.ts';
import { padSeats as nl } from './nl/padSeats.ts';

export const padSeatsWords = catalogue(nl, en);
