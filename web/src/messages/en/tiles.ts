import type { Words } from '../../app/language.ts';
import type { tiles as nl } from '../nl/tiles.ts';

export const tiles: Words<typeof nl> = {
  title: 'The tiles',
  lead: 'Four of each, 136 together. Seasons and flowers only take part when your club agrees on it.',
  switches: 'How they look',
  largePrint: 'Large print',
  dutchLetters: 'O Z W N instead of E S W N',
  honours: 'Winds and dragons',
  bonus: 'Seasons and flowers',
  back: 'back of a tile',
  small: 'Small',
  pixels: (width: number) => `${width} px wide`,
};
