import type { Tile } from '@windroos/engine';
import {
  ALL_TILES,
  GREEN_TILES,
  HONOUR_TILES,
  isHonour,
  isPrecious,
  isSimple,
  isTerminal,
  NUMBER_SUITS,
  rankOf,
  suitOf,
} from '../plain/tiles.ts';
import { type Dice, pick } from './dice.ts';

/** The tiles a hand is made from: what makes it a flush, green, outside, and so on. */
export type Palette = readonly Tile[];

const ranks = (low: number, high: number): Palette =>
  ALL_TILES.filter((tile) => rankOf(tile) >= low && rankOf(tile) <= high);
const ofSuit = (suit: string): Palette => ALL_TILES.filter((tile) => suitOf(tile) === suit);

const REVERSIBLE: Palette = ['b2', 'b4', 'b5', 'b6', 'b8', 'b9', 'k1', 'k2', 'k3', 'k4', 'k5', 'k8', 'k9', 'dW'];

const FIXED_PALETTES: readonly Palette[] = [
  ALL_TILES,
  ALL_TILES.filter(isSimple),
  ALL_TILES.filter(isPrecious),
  ALL_TILES.filter(isTerminal),
  ALL_TILES.filter((tile) => !isHonour(tile)),
  ALL_TILES.filter((tile) => rankOf(tile) > 0 && rankOf(tile) % 2 === 0),
  HONOUR_TILES,
  GREEN_TILES,
  REVERSIBLE,
  ranks(1, 3),
  ranks(1, 4),
  ranks(4, 6),
  ranks(6, 9),
  ranks(7, 9),
];

/** Anything one time in four; a flush, pure or with honours, as often; two suits; or one of the list. */
export const randomPalette = (dice: Dice): Palette => {
  const suit = ofSuit(pick(dice, NUMBER_SUITS));
  const other = ofSuit(pick(dice, NUMBER_SUITS));
  const one = pick(dice, ['any', 'pure', 'half', 'two', 'honours', 'listed', 'listed', 'any'] as const);
  if (one === 'any') return ALL_TILES;
  if (one === 'pure') return suit;
  if (one === 'half') return [...suit, ...HONOUR_TILES];
  if (one === 'two') return [...suit, ...other, ...HONOUR_TILES];
  if (one === 'honours') return [...suit.filter(isTerminal), ...HONOUR_TILES];
  return pick(dice, FIXED_PALETTES);
};
