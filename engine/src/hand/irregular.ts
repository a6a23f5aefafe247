import { bitCount, ONE_OF_EACH, ONE_OF_EACH_HONOUR, oddIn, type Packed, presentIn } from './packed.ts';

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
const onlySuit = ([k, b, t]: Packed): number => {
  if (b === 0 && t === 0) return k === 0 ? -1 : 0;
  if (k === 0 && t === 0) return 1;
  return k === 0 && b === 0 ? 2 : -1;
};

const isOrphans = ([k, b, t, h]: Packed): boolean =>
  [k, b, t].every((suit) => presentIn(suit) === TERMINALS) && presentIn(h) === ONE_OF_EACH_HONOUR;

const isNineGates = (tiles: Packed): boolean => {
  const suit = onlySuit(tiles);
  if (suit < 0 || tiles[3] !== 0) return false;
  const extra = tiles[suit]! - NINE_GATES;
  return extra > 0 && (extra & ONE_OF_EACH) === extra && bitCount(extra) === 1;
};

const windSnake = (tiles: Packed): Shape | null => {
  const suit = onlySuit(tiles);
  if (suit < 0 || presentIn(tiles[3]) !== WINDS || presentIn(tiles[suit]!) !== ONE_OF_EACH) return null;
  return tiles[3] === WINDS ? 'wind-snake' : 'wind-snake-wind-doubled';
};

const isDragonSnake = (tiles: Packed): boolean => {
  const suit = onlySuit(tiles);
  if (suit < 0 || tiles[suit] !== ONE_OF_EACH) return false;
  const winds = tiles[3] - DRAGONS;
  return [0o2, 0o20, 0o200, 0o2000].includes(winds);
};

const isPeking = (tiles: Packed): boolean => {
  const suit = onlySuit(tiles);
  return suit >= 0 && tiles[suit] === ONE_TO_SEVEN && tiles[3] === ONE_OF_EACH_HONOUR;
};

/** Fourteen tiles in seven pairs; four alike are two pairs unless the rule set forbids it. */
export const isPairs = ([k, b, t, h]: Packed, fourAsTwo: boolean): boolean =>
  oddIn(k | b | t | h) === 0 && (fourAsTwo || ((k | b | t | h) & (ONE_OF_EACH << 2)) === 0);

const isShiftedPairs = (tiles: Packed): boolean => {
  const suit = onlySuit(tiles);
  return suit >= 0 && tiles[3] === 0 && [0, 1, 2].some((start) => tiles[suit] === 0o2222222 << (3 * start));
};

export const pairsShape = (tiles: Packed): Shape => (isShiftedPairs(tiles) ? 'shifted-pairs' : 'pairs');

/** The Dutch irregular limit hands, tweelingen apart: fourteen tiles that are no sets and a pair. */
export const irregularShape = (tiles: Packed): Shape | null => {
  if (isOrphans(tiles)) return 'orphans';
  if (isNineGates(tiles)) return 'nine-gates';
  if (isDragonSnake(tiles)) return 'dragon-snake';
  if (isPeking(tiles)) return 'peking';
  return windSnake(tiles);
};

/** 147, 258 and 369, one column each in its own suit: the six ways to knit. */
const COLUMNS = [0o001001001, 0o010010010, 0o100100100] as const;
export const KNITTINGS: readonly (readonly [number, number, number])[] = [
  [COLUMNS[0], COLUMNS[1], COLUMNS[2]],
  [COLUMNS[0], COLUMNS[2], COLUMNS[1]],
  [COLUMNS[1], COLUMNS[0], COLUMNS[2]],
  [COLUMNS[1], COLUMNS[2], COLUMNS[0]],
  [COLUMNS[2], COLUMNS[0], COLUMNS[1]],
  [COLUMNS[2], COLUMNS[1], COLUMNS[0]],
];

const liesWithin = (suit: number, column: number): boolean => (suit & ~column) === 0;

/** MCR's hands of single knitted tiles and single honours. */
export const knittedShape = ([k, b, t, h]: Packed): Shape | null => {
  if ((h & ~ONE_OF_EACH_HONOUR) !== 0) return null;
  const honours = bitCount(h);
  if (honours < 5) return null;
  const knits = KNITTINGS.some((knit) => liesWithin(k, knit[0]) && liesWithin(b, knit[1]) && liesWithin(t, knit[2]));
  if (!knits || bitCount(k) + bitCount(b) + bitCount(t) + honours !== 14) return null;
  if (honours === 7) return 'greater-knitted';
  return honours === 5 ? 'lesser-knitted-full' : 'lesser-knitted';
};

/** Thirteen or fourteen tiles of which nearly all differ: only then can it be orphans, a snake or knitted. */
export const kindsHeld = ([k, b, t, h]: Packed): number =>
  bitCount(presentIn(k)) + bitCount(presentIn(b)) + bitCount(presentIn(t)) + bitCount(presentIn(h));
