import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type ByChair, type Event, fail, type LogError, ok, parseLogLine, type Result } from '@windroos/engine';

/** A match begins, or a hand from its start to its end: what is read, shown and checked at a time. */
export interface LogPart {
  /** Who sits where in this match. */
  readonly players: ByChair<string>;
  readonly events: readonly Event[];
  /** The line of its first event, from 1. */
  readonly line: number;
  /** Which match of the file, from 1. */
  readonly match: number;
}

const beginsPart = ({ type }: Event): boolean => type === 'matchStarted' || type === 'handStarted';

const NOBODY: ByChair<string> = ['', '', '', ''];

/** A log part by part; memory holds one. After an error nothing follows. */
export async function* logParts(input: Readable): AsyncGenerator<Result<LogPart, LogError>> {
  let part: Pick<LogPart, 'players' | 'match'> = { players: NOBODY, match: 0 };
  let events: Event[] = [];
  let before: Event | null = null;
  let line = 0;
  const soFar = (): Result<LogPart, LogError> => ok({ ...part, events, line: line - events.length + 1 });
  for await (const source of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const read = parseLogLine(line === 0 ? source.replace(/^\uFEFF/, '') : source, before);
    if (!read.ok) {
      yield fail({ ...read.error, line: line + 1 });
      return;
    }
    before = read.value.event;
    if (beginsPart(before) && events.length > 0) {
      yield soFar();
      events = [];
    }
    line++;
    if (read.value.players !== null) part = { players: read.value.players, match: part.match + 1 };
    events.push(before);
  }
  yield line === 0 ? fail({ code: 'no-header', line: 1 }) : soFar();
}
