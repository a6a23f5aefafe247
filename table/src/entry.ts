import type { Action, Chair, Event, Wind } from '@windroos/engine';
import type { TableSettings } from './settings.ts';

/**
 * What a table writes down, in one sequence: the game's events, and beside them who sits where, what was answered and
 * who asked for time. The table is nothing but the fold of these; its `at` is all that it knows of time, so deadlines
 * follow from entries and need none of their own. Entries that one decision gives are stored together or not at all.
 */
export type Entry =
  | Opened
  | Sat
  | Stood
  | Left
  | Returned
  | TakenOver
  | Promised
  | NonceAdded
  | Ready
  | Happened
  | Answered
  | TimeAsked
  | TimeUp;

interface Stamped {
  /** Milliseconds since some moment that is the same for the whole stream. */
  readonly at: number;
}

export interface Opened extends Stamped {
  readonly type: 'opened';
  readonly settings: TableSettings;
}

/** A person takes a chair that nobody has; a bot that played it gives it back. */
export interface Sat extends Stamped {
  readonly type: 'sat';
  readonly chair: Chair;
  readonly person: string;
}

/** A person gives a chair up. */
export interface Stood extends Stamped {
  readonly type: 'stood';
  readonly chair: Chair;
}

/** A person is gone for a while and keeps the chair. */
export interface Left extends Stamped {
  readonly type: 'left';
  readonly chair: Chair;
}

/** The person is there again; a bot that played the chair gives it back. */
export interface Returned extends Stamped {
  readonly type: 'returned';
  readonly chair: Chair;
}

/** A bot plays a chair on which no person is. */
export interface TakenOver extends Stamped {
  readonly type: 'takenOver';
  readonly chair: Chair;
  readonly bot: string;
}

/** The seed of the next hand is fixed: everybody sees the commitment, nobody the seed. */
export interface Promised extends Stamped {
  readonly type: 'promised';
  readonly commitment: string;
  readonly seed?: string;
}

/** What a person adds to the seed. */
export interface NonceAdded extends Stamped {
  readonly type: 'nonceAdded';
  readonly chair: Chair;
  readonly nonce: string;
}

export interface Ready extends Stamped {
  readonly type: 'ready';
  readonly chair: Chair;
}

export interface Happened extends Stamped {
  readonly type: 'happened';
  readonly event: Event;
}

/** What a seat says to a discard or a kong, known to itself until the outcome. One a window. */
export interface Answered extends Stamped {
  readonly type: 'answered';
  readonly seat: Wind;
  /** The window: how many events there were. */
  readonly on: number;
  readonly action: Action;
}

export interface TimeAsked extends Stamped {
  readonly type: 'timeAsked';
  readonly seat: Wind;
  readonly until: number;
}

/** A seat took too long; what is done for it follows. */
export interface TimeUp extends Stamped {
  readonly type: 'timeUp';
  readonly seat: Wind;
}
