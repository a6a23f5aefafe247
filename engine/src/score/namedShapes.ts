import type { Hand } from '../hand/hand.ts';
import { FIRST_KIND, ONE_OF_EACH, presentIn } from '../hand/packed.ts';
import { CHOW, CHOW_OPEN, KONG, KONG_OPEN, PAIR, PUNG, PUNG_OPEN } from '../hand/setCode.ts';
import type { Compiled } from './compiled.ts';
import { shapeIndex } from './waits.ts';

/** Hands of four sets and a pair that have a name of their own. Their sets come sorted: chows, pungs and kongs, pair. */

const SNAKE = shapeIndex('kronkelende-slang');
const RED_DRAGON_GAME = shapeIndex('spel-van-de-rode-draak');
const CHARACTERS_1 = 18;
const EAST = 27;
const RED_DRAGON = 31;

const isChowFrom = (code: number, kind: number): boolean => code === CHOW + kind || code === CHOW_OPEN + kind;
const isPungOf = (code: number, kind: number): boolean => code === PUNG + kind || code === PUNG_OPEN + kind;
const isKongOf = (code: number, kind: number): boolean => code === KONG + kind || code === KONG_OPEN + kind;

/** One suit: pungs of ones and nines, and 2–8 in two chows with a 2, 5 or 8 doubled as the pair. */
const isSnake = ({ all }: Hand, codes: Int32Array): boolean => {
  const suit = all[0] | all[1] | all[2];
  if (all[3] !== 0 || presentIn(suit) !== ONE_OF_EACH || !all.includes(suit)) return false;
  const one = FIRST_KIND[all.indexOf(suit)]!;
  return isPungOf(codes[2]!, one) && isPungOf(codes[3]!, one + 8) && (codes[4]! - PAIR) % 3 === 1;
};

/** A kong of red dragons, characters 1–9 in three chows, a pair of one's own wind. */
const isRedDragonGame = ({ seat }: Hand, codes: Int32Array): boolean =>
  isKongOf(codes[3]!, RED_DRAGON) &&
  isChowFrom(codes[0]!, CHARACTERS_1) &&
  isChowFrom(codes[1]!, CHARACTERS_1 + 3) &&
  isChowFrom(codes[2]!, CHARACTERS_1 + 6) &&
  codes[4] === PAIR + EAST + seat;

export const namedShape = (compiled: Compiled, hand: Hand, codes: Int32Array): number | null => {
  if (compiled.knowsSnake && isSnake(hand, codes)) return SNAKE;
  return compiled.knowsRedDragonGame && isRedDragonGame(hand, codes) ? RED_DRAGON_GAME : null;
};
