import { BOOKS, type PlainRulesId } from './book.ts';
import { irregularLimit } from './doubling/irregularLimit.ts';
import { isCake, type PlainReading } from './reading.ts';

const isMcrMahjong = (reading: PlainReading): boolean => {
  switch (reading.shape) {
    case 'sets':
      return !isCake(reading.pair);
    case 'pairs':
      return !reading.pairs.some(isCake);
    default:
      return ['knitted', 'dertien-wezen', 'honours-and-knitted'].includes(reading.shape);
  }
};

/** Whether these tiles, read so, are a mahjong in this rule set; the minimum aside. */
export const isMahjong = (rules: PlainRulesId, reading: PlainReading): boolean => {
  if (rules === 'schoon-spel') return isMcrMahjong(reading);
  const { family } = BOOKS[rules];
  if (reading.shape === 'sets') return family !== 'simplified' || !isCake(reading.pair);
  return irregularLimit(family, reading) !== null;
};
