import type { Tile } from '@windroos/engine';
import type { Family } from '../book.ts';
import { isCake, type PlainReading } from '../reading.ts';
import { isHonour, isTerminal, isWind, suitsIn } from '../tiles.ts';

export interface Limit {
  readonly id: string;
  readonly value: number;
}

const ntsTwins = (tiles: readonly Tile[]): Limit => {
  const suits = suitsIn(tiles).length;
  const honours = tiles.some(isHonour);
  if (suits === 0) return { id: 'tweelingen-troefstenen', value: 2000 };
  if (suits === 1 && !honours) return { id: 'zuivere-tweelingen', value: 1000 };
  if (suits === 1 && tiles.every((tile) => isHonour(tile) || isTerminal(tile)))
    return { id: 'zeer-schone-tweelingen', value: 1000 };
  if (suits === 1) return { id: 'schone-tweelingen', value: 500 };
  return { id: 'zeven-tweelingen', value: 250 };
};

/** Q27: dirty twins are no mahjong, honours only are schoon. P17: the cake counts as bamboo for schoon only. */
const draakTwins = (pairs: readonly (readonly Tile[])[]): Limit | null => {
  const cake = pairs.some(isCake);
  const tiles = pairs.map((pair) => pair[0]!);
  const suits = suitsIn(tiles).length;
  if (suits === 1 && !tiles.some(isHonour) && !cake) return { id: 'zeven-tweelingen-superschoon', value: 1000 };
  return suits <= 1 ? { id: 'zeven-tweelingen-schoon', value: 500 } : null;
};

const ntsLimit = (reading: PlainReading): Limit | null => {
  switch (reading.shape) {
    case 'negen-poorten':
    case 'dertien-wezen':
      return { id: reading.shape, value: 2000 };
    case 'windenslang':
    case 'drakenslang':
    case 'hof-van-peking':
      return { id: reading.shape, value: 1000 };
    case 'pairs':
      return ntsTwins(reading.pairs.flat());
    default:
      return null;
  }
};

const draakLimit = (reading: PlainReading): Limit | null => {
  switch (reading.shape) {
    case 'negen-poorten':
    case 'dertien-wezen':
      return { id: reading.shape, value: 1000 };
    case 'windenslang':
      return isWind(reading.doubled) ? { id: reading.shape, value: 500 } : null;
    case 'drakenslang':
    case 'hof-van-peking':
      return { id: reading.shape, value: 500 };
    case 'pairs':
      return draakTwins(reading.pairs);
    default:
      return null;
  }
};

/** The irregular limit hand that these tiles are; the simplified rules know none (Q18). */
export const irregularLimit = (family: Family, reading: PlainReading): Limit | null => {
  if (family === 'simplified') return null;
  return family === 'nts' ? ntsLimit(reading) : draakLimit(reading);
};
