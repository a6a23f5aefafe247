import { type Chair, chairOf, type Wind } from '@windroos/engine';
import { dueAt } from './due.ts';
import { isPerson, type Player, playerAt } from './seats.ts';
import type { Table } from './table.ts';
import {
  askedBots,
  awaited,
  closesAt,
  closesItself,
  drawSeat,
  handAt,
  hasEqualTimes,
  isOpenWindow,
  mayClose,
  paceOf,
  turnSeat,
  windowSeats,
} from './window.ts';

/** A seat whose word is awaited. What bots are asked, and a person alone among them, is for the shell only. */
export interface Ask {
  readonly seat: Wind;
  readonly chair: Chair;
  readonly player: Player | null;
  /** To throw a tile (or win, or lay a kong); to call or pass; to draw. */
  readonly what: 'turn' | 'answer' | 'draw';
  /** Not before this, and what happens without an answer happens then; null when time is off. */
  readonly from: number;
  readonly until: number | null;
}

const ask = (table: Table, seat: Wind, what: Ask['what'], from: number): Ask => ({
  seat,
  chair: chairOf(table.game, seat),
  player: playerAt(table, seat),
  what,
  from,
  until: dueAt(table),
});

const turnAsk = (table: Table, seat: Wind): Ask => {
  const pace = isPerson(playerAt(table, seat)) ? 0 : paceOf(table);
  return ask(table, seat, 'turn', table.since + pace);
};

/** With equal times all people are asked alike. */
const answerSeats = (table: Table): readonly Wind[] => {
  if (!hasEqualTimes(table)) return awaited(table);
  const people = windowSeats(table).filter((seat) => isPerson(playerAt(table, seat)));
  return [...people.filter((seat) => table.answers[seat] === undefined), ...askedBots(table)];
};

const windowAsks = (table: Table): readonly Ask[] => {
  const answers = answerSeats(table).map((seat) => ask(table, seat, 'answer', table.since));
  const seat = drawSeat(table);
  if (seat === null || closesItself(table) || !mayClose(table, closesAt(table))) return answers;
  return [...answers, ask(table, seat, 'draw', closesAt(table))];
};

/** Everybody whose word is awaited now. */
export const asked = (table: Table): readonly Ask[] => {
  if (handAt(table) === null) return [];
  if (isOpenWindow(table)) return windowAsks(table);
  const seat = turnSeat(table);
  return seat === null ? [] : [turnAsk(table, seat)];
};
