import {
  type Action,
  type Decision,
  decide,
  decideClaims,
  type Event,
  endMatch,
  fail,
  type HandWall,
  handState,
  legalActions,
  ok,
  type Wind,
} from '@windroos/engine';
import { isDue } from './due.ts';
import type { Answered, Entry, Happened } from './entry.ts';
import type { Appended } from './seats.ts';
import { follow, type Table } from './table.ts';
import {
  awaited,
  callsOf,
  closesItself,
  drawSeat,
  handAt,
  isOpenWindow,
  mayClose,
  turnSeat,
  windowSeats,
} from './window.ts';

/** What is appended when somebody does something, or when time runs out. */

const MINUTE = 60_000;

/** P10: the time of a match is up; the hand that ran has been finished. */
const isTimeOver = ({ game, begun }: Table, at: number): boolean => {
  const { length } = game.settings;
  return game.stage === 'between' && 'minutes' in length && at - begun >= length.minutes * MINUTE;
};

const entriesOf = (events: readonly Event[], at: number): readonly Happened[] =>
  events.map((event) => ({ type: 'happened', at, event }));

/** Events as entries, with the end of the match when its time is over. */
export const happened = (table: Table, decision: Decision, at: number): Appended => {
  if (!decision.ok) return decision;
  const entries = entriesOf(decision.value, at);
  const after = entries.reduce(follow, table);
  if (!isTimeOver(after, at)) return ok(entries);
  const ended = endMatch(after.game);
  return ended.ok ? ok([...entries, ...entriesOf(ended.value, at)]) : ended;
};

/** All answers at once; whoever gave none passes. */
const closeWindow = (table: Table, wall: HandWall, at: number): Appended =>
  happened(table, decideClaims(table.game, wall, callsOf(table)), at);

const withOutcome = (table: Table, wall: HandWall, entry: Answered): Appended => {
  const next = follow(table, entry);
  if (!isDue(next, entry.at)) return ok([entry]);
  const closed = closeWindow(next, wall, entry.at);
  return closed.ok ? ok([entry, ...closed.value]) : closed;
};

/** A draw ahead of its time is kept like a pass, and the tile is taken when the window closes. */
const answer = (table: Table, wall: HandWall, action: Action, at: number): Appended => {
  const { seat } = action;
  const draws = action.type === 'draw';
  if (draws && seat === drawSeat(table) && mayClose(table, at)) return closeWindow(table, wall, at);
  if (table.answers[seat] !== undefined) return fail(draws ? 'too-early' : 'answered');
  const listed = decideClaims(table.game, wall, [action]);
  return listed.ok ? withOutcome(table, wall, { type: 'answered', at, seat, on: table.moment, action }) : listed;
};

/** Something that a seat does, and the moment (`Table.moment`) that it was meant for. */
export interface Said {
  readonly action: Action;
  readonly on: number;
}

export const say = (table: Table, wall: HandWall, { action, on }: Said, at: number): Appended => {
  if (handAt(table) === null) return fail('no-hand');
  if (on !== table.moment) return fail('stale');
  if (isDue(table, at)) return fail('too-late');
  return isOpenWindow(table) ? answer(table, wall, action, at) : happened(table, decide(table.game, wall, action), at);
};

/** Those of whom something is expected: only they may ask for time. */
const mayThink = (table: Table, seat: Wind): boolean =>
  isOpenWindow(table) ? windowSeats(table).includes(seat) : turnSeat(table) === seat;

/** Everybody in a window may ask for time, also without anything to call: it must tell nothing. */
export const askTime = (table: Table, seat: Wind, on: number, at: number): Appended => {
  if (handAt(table) === null) return fail('no-hand');
  if (on !== table.moment) return fail('stale');
  if (isDue(table, at)) return fail('too-late');
  if (table.settings.thinking === 0) return fail('no-time');
  if (!mayThink(table, seat)) return fail('not-asked');
  if (table.answers[seat] !== undefined) return fail('answered');
  if (table.thinking[seat] !== undefined) return fail('asked-before');
  return ok([{ type: 'timeAsked', at, seat, until: at + table.settings.thinking }]);
};

/** What is done for a seat that took too long: it gives back what it drew, or the last of its tiles. */
export const defaultDiscard = ({ game }: Table, seat: Wind): Action => {
  const discards = legalActions(game, seat).filter(({ type }) => type === 'discard');
  const drawn = handState(game)?.seats[seat].drawn;
  return discards.find((action) => 'tile' in action && action.tile === drawn) ?? discards.at(-1)!;
};

const timesUp = (seats: readonly Wind[], at: number): readonly Entry[] =>
  seats.map((seat) => ({ type: 'timeUp', at, seat }));

const certainly = (appended: Appended): readonly Entry[] => {
  if (!appended.ok) throw new Error(`what is due was refused: ${appended.error}`);
  return appended.value;
};

/** Who kept a window open until its time was up. */
const lateSeats = (table: Table): readonly Wind[] => {
  const waiting = awaited(table);
  return waiting.length > 0 || closesItself(table) ? waiting : [drawSeat(table)!];
};

const endTurn = (table: Table, wall: HandWall, at: number): readonly Entry[] => {
  const seat = turnSeat(table);
  const action: Action = seat === null ? { type: 'draw', seat: drawSeat(table)! } : defaultDiscard(table, seat);
  const entries = certainly(happened(table, decide(table.game, wall, action), at));
  return seat === null ? entries : [...timesUp([seat], at), ...entries];
};

/** What is due now; nothing when nothing is. What follows may be due at once, so a shell asks until nothing comes. */
export const tick = (table: Table, wall: HandWall, at: number): readonly Entry[] => {
  if (!isDue(table, at)) return [];
  if (!isOpenWindow(table)) return endTurn(table, wall, at);
  return [...timesUp(lateSeats(table), at), ...certainly(closeWindow(table, wall, at))];
};
