import {
  type Action,
  apply,
  type ByChair,
  CHAIRS,
  type Chair,
  type Event,
  emptyGame,
  type Game,
  type Wind,
} from '@windroos/engine';
import type { Answered, Entry, Happened, Promised } from './entry.ts';
import { defaultTableSettings, type TableSettings } from './settings.ts';

/** Whose chair it is, whether that person is away, and the bot that plays it instead. */
export interface Sitter {
  readonly person: string | null;
  readonly away: boolean;
  readonly bot: string | null;
}

/** An answer that waits for the others, and when it was given. */
export interface Answer {
  readonly action: Action;
  readonly at: number;
}

export type ForSome<T> = { readonly [seat in Wind]?: T };

/**
 * One running game with people and bots: an immutable value, folded from the table's entries. Time and the wall are
 * passed in, and no bot is ever called from here: `asked` says whose word is awaited, and the shell gets it.
 */
export interface Table {
  readonly settings: TableSettings;
  readonly game: Game;
  readonly chairs: ByChair<Sitter>;
  /** How many events there were: every action says at which of these moments it was meant. */
  readonly moment: number;
  /** When the span of time began in which something is awaited now. */
  readonly since: number;
  /** When the match began. */
  readonly begun: number;
  /** About the discard or kong that lies there now. */
  readonly answers: ForSome<Answer>;
  /** Until when those think who asked for time. */
  readonly thinking: ForSome<number>;
  readonly promise: Promised | null;
  readonly nonces: ByChair<string | null>;
  readonly ready: ByChair<boolean>;
}

const EMPTY: Sitter = { person: null, away: false, bot: null };
const NO_NONCES: ByChair<null> = [null, null, null, null];
const NOBODY: ByChair<boolean> = [false, false, false, false];

export const emptyTable: Table = {
  settings: defaultTableSettings,
  game: emptyGame,
  chairs: [EMPTY, EMPTY, EMPTY, EMPTY],
  moment: 0,
  since: 0,
  begun: 0,
  answers: {},
  thinking: {},
  promise: null,
  nonces: NO_NONCES,
  ready: NOBODY,
};

const withChair = <T>(all: ByChair<T>, chair: Chair, value: (was: T) => T): ByChair<T> =>
  CHAIRS.map((each) => (each === chair ? value(all[each]) : all[each])) as unknown as ByChair<T>;

const reseat = (table: Table, chair: Chair, change: (was: Sitter) => Sitter): Table => ({
  ...table,
  chairs: withChair(table.chairs, chair, change),
});

/** Between hands the seed of the last one is done with. */
const NEXT_HAND = { promise: null, nonces: NO_NONCES } as const;

const afterEvent = ({ type }: Event, at: number): Partial<Table> => {
  if (type === 'matchStarted') return { begun: at };
  if (type === 'handStarted') return { ready: NOBODY };
  return type === 'handEnded' ? NEXT_HAND : {};
};

/** Whatever happens begins a new span of time; only De Gelukkige Dertien may be called in somebody else's. */
const spanFrom = ({ type }: Event, at: number): Partial<Table> =>
  type === 'announced' ? {} : { since: at, answers: {}, thinking: {} };

const happen = (table: Table, { event, at }: Happened): Table => ({
  ...table,
  game: apply(table.game, event),
  moment: table.moment + 1,
  ...spanFrom(event, at),
  ...afterEvent(event, at),
});

const answer = (table: Table, { seat, action, at }: Answered): Table => ({
  ...table,
  answers: { ...table.answers, [seat]: { action, at } },
});

/** How an entry changes a table. Nothing is refused here. */
export const follow = (table: Table, entry: Entry): Table => {
  switch (entry.type) {
    case 'opened':
      return { ...table, settings: entry.settings, since: entry.at };
    case 'sat':
      return reseat(table, entry.chair, () => ({ person: entry.person, away: false, bot: null }));
    case 'stood':
      return reseat(table, entry.chair, ({ bot }) => ({ ...EMPTY, bot }));
    case 'left':
      return reseat(table, entry.chair, (was) => ({ ...was, away: true }));
    case 'returned':
      return reseat(table, entry.chair, ({ person }) => ({ ...EMPTY, person }));
    case 'takenOver':
      return reseat(table, entry.chair, (was) => ({ ...was, bot: entry.bot }));
    case 'promised':
      return { ...table, promise: entry };
    case 'nonceAdded':
      return { ...table, nonces: withChair(table.nonces, entry.chair, () => entry.nonce) };
    case 'ready':
      return { ...table, ready: withChair(table.ready, entry.chair, () => true) };
    case 'happened':
      return happen(table, entry);
    case 'answered':
      return answer(table, entry);
    case 'timeAsked':
      return { ...table, thinking: { ...table.thinking, [entry.seat]: entry.until } };
    case 'timeUp':
      return table;
  }
};

/** A stream, also one cut anywhere, is a table. */
export const tableOf = (entries: readonly Entry[]): Table => entries.reduce(follow, emptyTable);

/** The log of the game: what is left of the stream for whoever was not at the table. */
export const logOf = (entries: readonly Entry[]): readonly Event[] =>
  entries.flatMap((entry) => (entry.type === 'happened' ? [entry.event] : []));
