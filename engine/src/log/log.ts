import type { ByChair, Event } from '../game/event.ts';
import { fail, ok, type Result } from '../result.ts';
import { type LogLineError, makeLogLine, parseLogLine } from './logLine.ts';

/** One match: who sat where, and what happened. Its first event is `matchStarted`. */
export interface MatchLog {
  readonly players: ByChair<string>;
  readonly events: readonly Event[];
}

/** The first line that is wrong, counted from 1. */
export interface LogError extends LogLineError {
  readonly line: number;
}

const linesOf = (text: string): readonly string[] => {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
};

/** A log file: the matches in it, one after another, also one that was cut off; or the first line that is wrong. */
export const parseLog = (text: string): Result<readonly MatchLog[], LogError> => {
  const matches: { readonly players: ByChair<string>; readonly events: Event[] }[] = [];
  let before: Event | null = null;
  for (const [index, source] of linesOf(text).entries()) {
    const line = parseLogLine(source, before);
    if (!line.ok) return fail({ ...line.error, line: index + 1 });
    const { players, event } = line.value;
    if (players === null) matches.at(-1)!.events.push(event);
    else matches.push({ players, events: [event] });
    before = event;
  }
  return matches.length === 0 ? fail({ code: 'no-header', line: 1 }) : ok(matches);
};

/** The twin of `parseLog`. */
export const makeLog = (matches: readonly MatchLog[]): string =>
  matches.flatMap(({ players, events }) => events.map((event) => `${makeLogLine({ event, players })}\n`)).join('');
