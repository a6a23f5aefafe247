import type { Tile, Wind } from '@windroos/engine';
import type { Family } from '../book.ts';
import { sameTiles } from '../pile.ts';
import { isChow, isKong, isPung, lowestOf, type PlainSet } from '../plainSet.ts';
import type { SetsReading } from '../reading.ts';
import { GREEN_TILES, isDragon, isTerminal, isWind, NUMBER_SUITS, runOf, tileOf } from '../tiles.ts';
import type { Limit } from './irregularLimit.ts';

const tilesOf = ({ sets, pair }: SetsReading): readonly Tile[] => [...sets.flatMap((set) => set.tiles), ...pair];
const pungsOf = (sets: readonly PlainSet[], test: (tile: Tile) => boolean): number =>
  sets.filter((set) => isPung(set) && test(lowestOf(set))).length;

const isFourWinds = ({ sets }: SetsReading): boolean => pungsOf(sets, isWind) === 4;
const isThreeDragons = ({ sets }: SetsReading): boolean => pungsOf(sets, isDragon) === 3;
const isJade = (reading: SetsReading): boolean => tilesOf(reading).every((tile) => GREEN_TILES.includes(tile));
const isHeadAndTail = (reading: SetsReading): boolean => tilesOf(reading).every(isTerminal);
const isFourClosedKongs = ({ sets }: SetsReading): boolean => sets.every((set) => set.where === 'face-down');

/** The pair and where the two chows start: 22 345 678, or 55 234 678, or 88 234 567. */
const SNAKES = [
  [2, 3, 6],
  [5, 2, 6],
  [8, 2, 5],
] as const;

/** Beside those pungs of 1 and 9, all of one suit. A kong is none of them: '1,1,1 … 9,9,9'. */
const isWindingSnake = ({ sets, pair }: SetsReading): boolean => {
  const has = (kind: PlainSet['kind'], lowest: Tile): boolean =>
    sets.some((set) => set.kind === kind && lowestOf(set) === lowest);
  const isSnake = (suit: string, [double, low, high]: (typeof SNAKES)[number]): boolean =>
    has('pung', tileOf(suit, 1)) &&
    has('pung', tileOf(suit, 9)) &&
    has('chow', tileOf(suit, low)) &&
    has('chow', tileOf(suit, high)) &&
    pair[0] === tileOf(suit, double);
  return NUMBER_SUITS.some((suit) => SNAKES.some((snake) => isSnake(suit, snake)));
};

/** Kong of red dragons, characters 1 to 9, pair of the own wind. */
const isRedDragon = ({ sets, pair }: SetsReading, seat: Wind): boolean =>
  sets.some((set) => isKong(set) && lowestOf(set) === 'dR') &&
  sameTiles(
    sets.filter(isChow).flatMap((set) => set.tiles),
    runOf('t', [1, 2, 3, 4, 5, 6, 7, 8, 9]),
  ) &&
  pair[0] === `w${seat}`;

const ntsLimits = (reading: SetsReading): readonly Limit[] => [
  ...(isFourWinds(reading) ? [{ id: 'vier-winden', value: 2000 }] : []),
  ...(isThreeDragons(reading) ? [{ id: 'drie-draken', value: 2000 }] : []),
  ...(isJade(reading) ? [{ id: 'jade', value: 2000 }] : []),
  ...(isFourClosedKongs(reading) ? [{ id: 'vier-dichte-kongs', value: 2000 }] : []),
  ...(isHeadAndTail(reading) ? [{ id: 'kop-en-staart', value: 2000 }] : []),
  ...(isWindingSnake(reading) ? [{ id: 'kronkelende-slang', value: 1000 }] : []),
];

const draakLimits = (reading: SetsReading, seat: Wind): readonly Limit[] => [
  ...(isRedDragon(reading, seat) ? [{ id: 'spel-van-de-rode-draak', value: 500 }] : []),
  ...(isJade(reading) ? [{ id: 'jade', value: 1000 }] : []),
  ...(isFourWinds(reading) ? [{ id: 'vier-winden', value: 1000 }] : []),
  ...(isWindingSnake(reading) ? [{ id: 'kronkelende-slang', value: 1000 }] : []),
];

/** The regular limit hands that these sets and pair are. */
export const regularLimits = (family: Family, reading: SetsReading, seat: Wind): readonly Limit[] => {
  if (family === 'simplified') return [];
  return family === 'nts' ? ntsLimits(reading) : draakLimits(reading, seat);
};
