import { bitCount, fourIn, ONE_OF_EACH, ONE_OF_EACH_HONOUR, oddIn, type Packed, presentIn } from './packed.ts';

/** The shapes a whole hand can have. A shape that says more stands beside the plain one. */
export const SHAPES = [
  'regular',
  'kronkelende-slang',
  'spel-van-de-rode-draak',
  'nine-gates-waited',
  'pairs',
  'shifted-pairs',
  'orphans',
  'nine-gates',
  'wind-snake',
  'wind-snake-wind-doubled',
  'dragon-snake',
  'peking',
  'lesser-knitted',
  'lesser-knitted-full',
  'greater-knitted',
  'knitted-straight',
] as const;
export type Shape = (typeof SHAPES)[number];

const TERMINALS = 0o100000001;
const WINDS = 0o0001111;
const DRAGONS = 0o1110000;
const NINE_GATES = 0o311111113;
const ONE_TO_SEVEN = 0o001111111;

/** The only suit (0–2) with tiles, -1 when there are more or none. */
const onlySuit = (tiles: Packed): number => {
  const k = tiles[0];
  const b = tiles[1];
  const t = tiles[2];
  if (b === 0 && t === 0) return k === 0 ? -1 : 0;
  if (k === 0 && t === 0) return 1;
  return k === 0 && b === 0 ? 2 : -1;
};

const isOrphans = (tiles: Packed): boolean =>
  presentIn(tiles[3]) === ONE_OF_EACH_HONOUR &&
  presentIn(tiles[0]) === TERMINALS &&
  presentIn(tiles[1]) === TERMINALS &&
  presentIn(tiles[2]) === TERMINALS;

const isNineGates = (suit: number): boolean => {
  const extra = suit - NINE_GATES;
  return extra > 0 && (extra & ONE_OF_EACH) === extra && (extra & (extra - 1)) === 0;
};

const WIND_PAIRS = [0o2, 0o20, 0o200, 0o2000];

/** The snakes and Peking: one suit and honours. */
const snakeShape = (suit: number, honours: number): Shape | null => {
  if (suit === ONE_TO_SEVEN) return honours === ONE_OF_EACH_HONOUR ? 'peking' : null;
  if (presentIn(suit) !== ONE_OF_EACH) return null;
  if (presentIn(honours) === WINDS) return honours === WINDS ? 'wind-snake' : 'wind-snake-wind-doubled';
  return suit === ONE_OF_EACH && WIND_PAIRS.includes(honours - DRAGONS) ? 'dragon-snake' : null;
};

/** Fourteen tiles in seven pairs; four alike are two pairs unless the rule set forbids it. */
export const isPairs = (tiles: Packed, fourAsTwo: boolean): boolean => {
  const counts = tiles[0] | tiles[1] | tiles[2] | tiles[3];
  return oddIn(counts) === 0 && (fourAsTwo || fourIn(counts) === 0);
};

const isShiftedPairs = (tiles: Packed): boolean => {
  const suit = onlySuit(tiles);
  return suit >= 0 && tiles[3] === 0 && [0, 1, 2].some((start) => tiles[suit] === 0o2222222 << (3 * start));
};

export const pairsShape = (tiles: Packed): Shape => (isShiftedPairs(tiles) ? 'shifted-pairs' : 'pairs');

/** The Dutch irregular limit hands, tweelingen apart: fourteen tiles that are no sets and a pair. */
export const irregularShape = (tiles: Packed): Shape | null => {
  const suit = onlySuit(tiles);
  if (suit < 0) return isOrphans(tiles) ? 'orphans' : null;
  if (tiles[3] === 0) return isNineGates(tiles[suit]!) ? 'nine-gates' : null;
  return snakeShape(tiles[suit]!, tiles[3]);
};

/** 147, 258 and 369, one column each in its own suit: the six ways to knit. */
const COLUMNS = [0o001001001, 0o010010010, 0o100100100] as const;
export type Knitting = readonly [k: number, b: number, t: number];
export const KNITTINGS: readonly Knitting[] = [
  [COLUMNS[0], COLUMNS[1], COLUMNS[2]],
  [COLUMNS[0], COLUMNS[2], COLUMNS[1]],
  [COLUMNS[1], COLUMNS[0], COLUMNS[2]],
  [COLUMNS[1], COLUMNS[2], COLUMNS[0]],
  [COLUMNS[2], COLUMNS[0], COLUMNS[1]],
  [COLUMNS[2], COLUMNS[1], COLUMNS[0]],
];

const isKnitted = (tiles: Packed): boolean => {
  for (const [k, b, t] of KNITTINGS) {
    if ((tiles[0] & ~k) === 0 && (tiles[1] & ~b) === 0 && (tiles[2] & ~t) === 0) return true;
  }
  return false;
};

/** MCR's hands of single knitted tiles and single honours. */
export const knittedShape = (tiles: Packed): Shape | null => {
  const honours = bitCount(tiles[3]);
  if (honours < 5 || (tiles[3] & ~ONE_OF_EACH_HONOUR) !== 0 || kindsHeld(tiles) !== 14 || !isKnitted(tiles))
    return null;
  if (honours === 7) return 'greater-knitted';
  return honours === 5 ? 'lesser-knitted-full' : 'lesser-knitted';
};

/** The different kinds among the tiles. */
export const kindsHeld = (tiles: Packed): number =>
  bitCount(presentIn(tiles[0])) +
  bitCount(presentIn(tiles[1])) +
  bitCount(presentIn(tiles[2])) +
  bitCount(presentIn(tiles[3]));

/** Thirteen tiles that may wait for orphans, a snake, Peking or knitted singles: nearly all differ, some are honours. */
export const mayBeIrregular = (tiles: Packed): boolean => bitCount(presentIn(tiles[3])) >= 3 && kindsHeld(tiles) >= 12;
