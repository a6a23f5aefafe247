export * from './asked.ts';
export { dueAt } from './due.ts';
export * from './entry.ts';
export { entryFor } from './entryFor.ts';
export { addNonce, begin, deal, getReady, type NewMatch, open, promise, wallAt } from './match.ts';
export { askTime, defaultDiscard, type Said, say, tick } from './play.ts';
export type { TableRefusal } from './refusal.ts';
export {
  type Appended,
  comeBack,
  isPerson,
  leave,
  type Player,
  peopleAt,
  playerAt,
  playerOf,
  sit,
  stand,
  takeOver,
} from './seats.ts';
export * from './settings.ts';
export { type Answer, emptyTable, type ForSome, follow, logOf, type Sitter, type Table, tableOf } from './table.ts';
export { closesAt, hasEqualTimes } from './window.ts';
