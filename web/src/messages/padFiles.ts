import { catalogue } from '../app/language.ts';
import { padFiles as en } from './en/padFiles.ts';
import { padFiles as nl } from './nl/padFiles.ts';

export const padFilesWords = catalogue(nl, en);
