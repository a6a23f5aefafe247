import { catalogue } from '../app/language.ts';
import { tiles as en } from './en/tiles.ts';
import { tiles as nl } from './nl/tiles.ts';

export const tilesWords = catalogue(nl, en);
