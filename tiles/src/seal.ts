import { character } from './art/characters.ts';
import { rose } from './art/rose.ts';
import { place, rectangle } from './markup.ts';
import type { Paint } from './palette.ts';
import type { Wind } from './tileId.ts';

/** Seals, roses and loose characters are drawn on a square of this side. */
export const SQUARE = 240;
const MIDDLE = SQUARE / 2;
/** 7 px on a seal of 34. */
const SEAL_RADIUS = 49;

/** A wind's character alone, in the colour of the text around it. */
export const windMarkup = (wind: Wind): string => character(`w${wind}`, 'currentColor', MIDDLE, MIDDLE, 1);

/** The seal that stands for a player: East in red, the others quiet. */
export const sealMarkup = (wind: Wind, paint: Paint): string =>
  rectangle({ x: 0, y: 0, width: SQUARE, height: SQUARE }, SEAL_RADIUS, {
    fill: paint(wind === 'E' ? 'seal' : 'seal-quiet'),
  }) + character(`w${wind}`, paint('on-seal'), MIDDLE, MIDDLE, 0.8);

/** The rose as the logo and the middle of a table show it. */
export const roseMarkup = (paint: Paint): string =>
  rose({ light: paint('rose'), dark: paint('rose-dark'), short: paint('rose-short') }, place(MIDDLE, MIDDLE, 1.15));
