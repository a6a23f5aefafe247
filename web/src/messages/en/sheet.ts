import type { Words } from '../../app/language.ts';
import type { sheet as nl } from '../nl/sheet.ts';

export const sheet: Words<typeof nl> = {
  points: 'Points',
  doubles: 'Doubles',
  combinations: 'Combinations',
  limit: 'Limit hand',
  waiting: 'Limit hand, half its value',
  mahjong: 'mahjong',
  tiles: 'The tiles',
  lastTile: (tile) => `last tile ${tile}`,
  inRules: 'Read it in the rules',
  source: 'Source',
  wholeHand: 'The whole hand counts for this.',
  open: 'See the whole score sheet',
  points1: (total) => `${total} points`,
};
