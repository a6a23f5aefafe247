export * from './compare.ts';
export { fold, folding } from './fold.ts';
export * from './format/backup.ts';
export { labelsOf, makeCsv } from './format/csv.ts';
export { type CsvDifference, type CsvPad, parseCsv } from './format/csvPad.ts';
export type { CsvError, CsvErrorCode } from './format/csvRead.ts';
export type { FileError, FileErrorCode } from './format/fileError.ts';
export * from './format/link.ts';
export {
  DATA_VERSION,
  makePad,
  mergePads,
  type PadFile,
  padFileOf,
  padJson,
  parsePad,
  readPad,
} from './format/padFile.ts';
export { countShared, readShared, type SharedHand, sharedJson } from './format/sharedHand.ts';
export { sharedHandOf } from './format/sharedHandOf.ts';
export * from './history.ts';
export type { Act } from './log/act.ts';
export * from './log/edit.ts';
export type { FieldLog, FieldLogs, Version } from './log/fieldLog.ts';
export { FIRST_SLOT, type SlotId } from './log/slotId.ts';
export { type Change, type CommitOptions, commit } from './make/commit.ts';
export {
  clearHand,
  correctHand,
  countDraft,
  type Draft,
  draftOf,
  readDraft,
  type WriteError,
  writeHand,
} from './make/draft.ts';
export { forgottenAt, isForgotten, slotBefore, withPlace } from './make/forgotten.ts';
export {
  addPenalty,
  BIN_DAYS,
  changePenalty,
  changeRules,
  confirmCounts,
  deletePad,
  isPastBin,
  type PadSetup,
  playMore,
  renamePad,
  renamePlayer,
  restorePad,
  setLength,
  setNote,
  setPurses,
  settleConflict,
  startPad,
  takeOver,
} from './make/pad.ts';
export * from './make/seats.ts';
export { type ChangedSince, redo, redoable, type UndoError, undo, undoAct, undoable } from './make/undo.ts';
export { outlineOf, type PadOutline } from './outline.ts';
export type { ChipsView, Handing } from './sheet/chips.ts';
export { type HandView, othersCount } from './sheet/countHand.ts';
export { type CountedSlot, howOf, type NowView } from './sheet/countSlot.ts';
export { tilesOfEntry } from './sheet/fifthCopy.ts';
export { BANK, type Payment } from './sheet/payment.ts';
export type { PenaltyView } from './sheet/penalties.ts';
export { type IsPossible, isPossibleTotal, refusedCount, unquestioned } from './sheet/possible.ts';
export { BLOCKING, isBlocking, MARKS, type Problem, type ProblemCode } from './sheet/problem.ts';
export { type Rank, ranked, type Standing, type TieBreak } from './sheet/ranking.ts';
export { type HandEntry, type LaidTiles, readHandEntry, withoutTile } from './values/handEntry.ts';
export { type Length, readLength } from './values/length.ts';
export { type How, isFromOther, type Outcome, readHow, readOutcome } from './values/outcome.ts';
export { type Penalty, readPenalty } from './values/penalty.ts';
export { type ByPlayer, type Chairs, type Player, type PlayerId, readPlayers } from './values/player.ts';
export type * from './view.ts';
