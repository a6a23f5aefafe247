import type { Wind } from '@windroos/engine';
import type { Table } from './table.ts';
import { awaited, closesAt, closesItself, drawSeat, handAt, isOpenWindow, turnSeat } from './window.ts';

/** When time itself makes something happen. It follows from the entries: a shell keeps one alarm a table, at `dueAt`. */

/** What a seat is given from a moment on, thinking time included; null when time is off. */
const limitFrom = ({ settings, thinking }: Table, from: number, seats: readonly Wind[]): number | null => {
  if (settings.turn === null) return null;
  return Math.max(from + settings.turn, ...seats.flatMap((seat) => thinking[seat] ?? []));
};

const windowDue = (table: Table): number | null => {
  const waiting = awaited(table);
  if (waiting.length > 0) return limitFrom(table, table.since, waiting);
  if (closesItself(table)) return closesAt(table);
  return limitFrom(table, closesAt(table), [drawSeat(table)!]);
};

/** Null when nothing happens unless somebody does something. */
export const dueAt = (table: Table): number | null => {
  if (handAt(table) === null) return null;
  if (isOpenWindow(table)) return windowDue(table);
  const seat = turnSeat(table);
  if (seat !== null) return limitFrom(table, table.since, [seat]);
  // A replacement tile that is owed comes by itself.
  return drawSeat(table) === null ? null : table.since;
};

export const isDue = (table: Table, now: number): boolean => {
  const due = dueAt(table);
  return due !== null && now >= due;
};
