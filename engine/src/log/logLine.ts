import { caseRules } from '../format/caseRules.ts';
import { fieldOf, isObject, type JsonObject, parseJson } from '../format/reader.ts';
import type { ByChair, Event, MatchStarted } from '../game/event.ts';
import { fail, ok, type Result } from '../result.ts';
import { EVENT_SHAPES, LOG_VERSION } from './eventShapes.ts';

/** A line of a log: an event; the first of a match also names who sits in which chair. */
export interface LogLine {
  readonly event: Event;
  /** Only beside `matchStarted`. */
  readonly players: ByChair<string> | null;
}

/**
 * What can be wrong with a line: no JSON, a version that this engine does not know, a type that it does not know, a
 * field that is missing, wrong or too many, rules that are none, or an event where a match should begin.
 */
export const LOG_ERROR_CODES = [
  'bad-json',
  'unknown-version',
  'unknown-type',
  'bad-field',
  'bad-rules',
  'no-header',
] as const;
export type LogErrorCode = (typeof LOG_ERROR_CODES)[number];

export interface LogLineError {
  readonly code: LogErrorCode;
  /** `dice.east.0`: where in the line. */
  readonly field?: string;
}

const wrong = (code: LogErrorCode, field?: string): Result<never, LogLineError> =>
  fail(field === undefined ? { code } : { code, field });

const readHeader = (value: JsonObject): Result<LogLine, LogLineError> => {
  const { windroos: _, version: __, players, rules: frozen, ...rest } = value;
  const rules = caseRules(frozen);
  if (!rules.ok) return wrong('bad-rules', rules.error.field ?? 'rules');
  const event = { ...(rest as object), rules: rules.value } as MatchStarted;
  return ok({ event, players: players as ByChair<string> });
};

const readLine = (value: JsonObject): Result<LogLine, LogLineError> => {
  const type = fieldOf(value, 'type');
  const version = fieldOf(value, 'version');
  if (type === 'matchStarted' && version !== LOG_VERSION) return wrong('unknown-version', 'version');
  if (typeof type !== 'string' || !Object.hasOwn(EVENT_SHAPES, type)) return wrong('unknown-type', 'type');
  const misfit = EVENT_SHAPES[type as Event['type']](value);
  if (misfit !== null) return wrong('bad-field', misfit);
  return type === 'matchStarted' ? readHeader(value) : ok({ event: value as unknown as Event, players: null });
};

/** A match that is over takes no more events, and before its first line there is none. */
const needsHeader = (before: Event | null): boolean => before === null || before.type === 'matchEnded';

/** One line, given the event before it; null at the start of a file. */
export const parseLogLine = (text: string, before: Event | null): Result<LogLine, LogLineError> => {
  const json = parseJson(text);
  const line = json.ok && isObject(json.value) ? readLine(json.value) : wrong('bad-json');
  return line.ok && line.value.players === null && needsHeader(before) ? wrong('no-header') : line;
};

const NOBODY: ByChair<string> = ['', '', '', ''];

/** The twin of `parseLogLine`, without the end of the line. */
export const makeLogLine = ({ event, players }: LogLine): string => {
  if (event.type !== 'matchStarted') return JSON.stringify(event);
  const { type, engine, settings, throws, east, rules } = event;
  const names = players ?? NOBODY;
  return JSON.stringify({
    windroos: 'log',
    version: LOG_VERSION,
    type,
    engine,
    players: names,
    settings,
    throws,
    east,
    rules,
  });
};
