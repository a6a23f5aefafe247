export { readFixture } from './fixtures.ts';
export { PLAIN_RULES, type PlainRulesId } from './plain/book.ts';
export type { PlainSet } from './plain/plainSet.ts';
export type { DoublingItem, McrItem, PlainSheet } from './plain/plainSheet.ts';
export {
  type KnittedReading,
  type PairsReading,
  type PlainPlace,
  type PlainReading,
  plainReadings,
  type SetsReading,
  type WholeReading,
  type WindSnakeReading,
} from './plain/reading.ts';
export { plainScore, plainSheets } from './plain/score.ts';
export { plainSettle } from './plain/settle.ts';
export { plainWaits } from './plain/waits.ts';
export { shuffled } from './random/dice.ts';
export {
  type Dice,
  diceOf,
  handArbitrary,
  otherArbitrary,
  randomHand,
  randomHands,
  randomOther,
  randomWinner,
  winnerArbitrary,
} from './random.ts';
export {
  type HandCase,
  type HandsVector,
  type ScoreVector,
  type SettlementVector,
  setupFrom,
  tilesFrom,
} from './vector.ts';
