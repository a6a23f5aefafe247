import {
  type Action,
  type Draft,
  isOver,
  isWindow,
  MAY_DISCARD,
  MAY_DRAW,
  MAY_PASS,
  options,
  WINDS,
  type Wind,
  windIndex,
} from '@windroos/engine';
import { isPerson, peopleAt, playerAt } from './seats.ts';
import type { Answer, Table } from './table.ts';

/** Times of a hand: how long a discard may be called, whose word is awaited, when something is due. */

/** The hand being played. */
export const handAt = ({ game: { stage, hand } }: Table): Draft | null =>
  stage === 'hand' && hand !== null && !isOver(hand) ? hand : null;

export const isOpenWindow = (table: Table): boolean => {
  const hand = handAt(table);
  return hand !== null && isWindow(hand);
};

const may = (table: Table, seat: Wind): number => {
  const hand = handAt(table);
  return hand === null ? 0 : options(hand, windIndex(seat));
};

/** Whoever has a tile to throw. */
export const turnSeat = (table: Table): Wind | null =>
  WINDS.find((seat) => (may(table, seat) & MAY_DISCARD) !== 0) ?? null;

/** Who closes a window by drawing; after the last tile nobody can. */
export const drawSeat = (table: Table): Wind | null =>
  WINDS.find((seat) => (may(table, seat) & MAY_DRAW) !== 0) ?? null;

/** Those who could be asked about what lies there. */
export const windowSeats = (table: Table): readonly Wind[] =>
  WINDS.filter((seat) => (may(table, seat) & MAY_PASS) !== 0);

const hasSomethingToSay = (table: Table, seat: Wind): boolean => (may(table, seat) & ~(MAY_PASS | MAY_DRAW)) !== 0;

/**
 * May a window last as long as somebody needs, or the same for all, whatever they hold? A single person among bots has
 * nobody to hide from; but where nobody is helped, a game that stops at the right moments would be help.
 */
export const hasEqualTimes = (table: Table): boolean => {
  const people = peopleAt(table);
  return people > 1 || (people === 1 && !table.game.settings.assistance);
};

export const isCall = ({ type }: Action): boolean => type !== 'pass' && type !== 'draw';

const answersOf = ({ answers }: Table): readonly Answer[] => Object.values(answers);
export const callsOf = (table: Table): readonly Action[] =>
  answersOf(table)
    .map(({ action }) => action)
    .filter(isCall);

/** Among bots nobody waits; a person sees things happen at a pace. */
export const paceOf = (table: Table): number => (peopleAt(table) === 0 ? 0 : table.settings.pace);

/** Who asked for time and has not answered yet. */
const thinkingUntil = ({ thinking, answers }: Table): readonly number[] =>
  WINDS.flatMap((seat) => (answers[seat] === undefined ? (thinking[seat] ?? []) : []));

/** The full reaction time, once more after each call, and what was asked for. */
const equalClose = (table: Table): number => {
  const calls = answersOf(table).filter(({ action }) => isCall(action));
  return Math.max(table.since, ...calls.map(({ at }) => at)) + table.settings.reaction;
};

/** From when on a window may be closed. */
export const closesAt = (table: Table): number =>
  Math.max(hasEqualTimes(table) ? equalClose(table) : table.since + paceOf(table), ...thinkingUntil(table));

/** Without equal times a window waits for everybody who has something to say. */
export const awaited = (table: Table): readonly Wind[] => {
  if (hasEqualTimes(table)) return [];
  return windowSeats(table).filter(
    (seat) => table.answers[seat] === undefined && playerAt(table, seat) !== null && hasSomethingToSay(table, seat),
  );
};

/** Bots that have something to say: only the shell is told. */
export const askedBots = (table: Table): readonly Wind[] =>
  windowSeats(table).filter((seat) => {
    const player = playerAt(table, seat);
    return player !== null && !isPerson(player) && table.answers[seat] === undefined && hasSomethingToSay(table, seat);
  });

export const mayClose = (table: Table, now: number): boolean => awaited(table).length === 0 && now >= closesAt(table);

/** Nobody has to draw by hand: there was a call, or the next player has help, is a bot or has drawn in advance. */
export const closesItself = (table: Table): boolean => {
  const seat = drawSeat(table);
  if (seat === null || callsOf(table).length > 0 || table.game.settings.assistance) return true;
  return table.answers[seat]?.action.type === 'draw' || !isPerson(playerAt(table, seat));
};
