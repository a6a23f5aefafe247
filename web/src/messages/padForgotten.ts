import { catalogue } from '../app/language.ts';
import { padForgotten as en } from './en/padForgotten.ts';
import { padForgotten as nl } from './nl/padForgotten.ts';

export const padForgottenWords = catalogue(nl, en);
