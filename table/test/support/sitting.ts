import {
  type Action,
  CHAIRS,
  type Chair,
  type Event,
  type HandWall,
  handState,
  type MatchSettings,
  parseTiles,
  RULE_SETS,
  type RuleSetId,
  type Tile,
  type Wind,
} from '@windroos/engine';
import { type Stacked, stackedWall } from '@windroos/testkit/game';
import {
  type Appended,
  asked,
  askTime,
  begin,
  deal,
  defaultTableSettings,
  dueAt,
  type Entry,
  follow,
  getReady,
  hasEqualTimes,
  open,
  say,
  sit,
  type Table,
  type TableRefusal,
  type TableSettings,
  tableOf,
  takeOver,
  tick,
} from '../../src/index.ts';

/** A table at which a scenario is played, with a clock that only moves when it is told to. */
export interface Sitting {
  readonly entries: Entry[];
  table: Table;
  wall: HandWall;
  now: number;
}

export const append = (sitting: Sitting, entries: readonly Entry[]): void => {
  sitting.entries.push(...entries);
  sitting.table = entries.reduce(follow, sitting.table);
};

/** Appends what was decided; a scenario that is refused is wrong. */
export const done = (sitting: Sitting, appended: Appended): readonly Entry[] => {
  if (!appended.ok) throw new Error(`refused: ${appended.error}`);
  append(sitting, appended.value);
  return appended.value;
};

export interface Start {
  readonly rules?: RuleSetId;
  /** Chairs 0–3; the first hand makes them E, S, W, N. `null` is a bot. */
  readonly people: readonly (string | null)[];
  readonly tiles?: Stacked;
  readonly settings?: Partial<TableSettings>;
  readonly assistance?: boolean;
  readonly length?: MatchSettings['length'];
}

const seatEverybody = (sitting: Sitting, people: Start['people']): void => {
  for (const chair of CHAIRS) {
    const person = people[chair] ?? null;
    const { table, now } = sitting;
    done(sitting, person === null ? takeOver(table, chair, 'bot', now) : sit(table, chair, person, now));
  }
};

/** A match has begun, nothing is dealt. */
export const opened = ({ rules = 'nts-2019', people, settings, assistance = true, length }: Start): Sitting => {
  const sitting: Sitting = { entries: [], table: tableOf([]), wall: { live: [], dead: [] }, now: 0 };
  done(sitting, open({ ...defaultTableSettings, ...settings }, 0));
  seatEverybody(sitting, people);
  const match = { rules: RULE_SETS[rules], settings: { assistance, length: length ?? { rounds: 4 } } };
  done(sitting, begin(sitting.table, { ...match, throws: [], east: 0 }, 0));
  return sitting;
};

export const getAllReady = (sitting: Sitting): void => {
  for (const chair of CHAIRS) {
    if (sitting.table.chairs[chair].person !== null) done(sitting, getReady(sitting.table, chair, sitting.now));
  }
};

/** The first hand is dealt at 0 from this wall. */
export const dealt = (start: Start): Sitting => {
  const sitting = opened(start);
  getAllReady(sitting);
  sitting.wall = stackedWall(sitting.table.game.rules, start.tiles ?? {});
  done(sitting, deal(sitting.table, sitting.wall, 0));
  return sitting;
};

/** Lets time pass: what is due on the way happens at its own time. */
export const wait = (sitting: Sitting, until: number): void => {
  for (let due = dueAt(sitting.table); due !== null && due <= until; due = dueAt(sitting.table)) {
    sitting.now = Math.max(sitting.now, due);
    append(sitting, tick(sitting.table, sitting.wall, sitting.now));
  }
  sitting.now = until;
};

const tilesOf = (text: string): readonly Tile[] => {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(parsed.error.tile);
  return parsed.value;
};

/** `E discard k1`, `S chow b123`, `W pung`, `N pass`. */
export const actionFrom = (words: string): Action => {
  const [seat, type, what = ''] = words.split(' ') as [Wind, Action['type'], string?];
  if (type === 'discard' || type === 'kong') return { type, seat, tile: tilesOf(what)[0]! };
  return type === 'chow' ? { type, seat, tiles: tilesOf(what) } : { type, seat };
};

export const trySay = (sitting: Sitting, words: string, on = sitting.table.moment): Appended =>
  say(sitting.table, sitting.wall, { action: actionFrom(words), on }, sitting.now);

/** Somebody says something at this time. */
export const saysAt = (sitting: Sitting, time: number, words: string): readonly Entry[] => {
  wait(sitting, time);
  return done(sitting, trySay(sitting, words));
};

/** Whoever is in turn throws what was drawn. */
export const throwsAt = (sitting: Sitting, time: number): void => {
  wait(sitting, time);
  const { turn, seats } = handState(sitting.table.game)!;
  saysAt(sitting, time, `${turn} discard ${seats[turn].drawn}`);
};

const saysNothing = (sitting: Sitting): void => {
  const [ask] = asked(sitting.table).filter(({ what }) => what !== 'answer' || !hasEqualTimes(sitting.table));
  if (ask === undefined) wait(sitting, Math.max(sitting.now, dueAt(sitting.table)!));
  else if (ask.what === 'turn') throwsAt(sitting, sitting.now);
  else saysAt(sitting, sitting.now, `${ask.seat} ${ask.what === 'draw' ? 'draw' : 'pass'}`);
};

/** Everybody throws what was drawn, and nobody calls anything any more. */
export const throwsUntilEnd = (sitting: Sitting): void => {
  while (sitting.table.game.stage === 'hand') saysNothing(sitting);
};

export const refusalAt = (sitting: Sitting, time: number, words: string): TableRefusal | null => {
  wait(sitting, time);
  const appended = trySay(sitting, words);
  return appended.ok ? null : appended.error;
};

export const asksTimeAt = (sitting: Sitting, time: number, seat: Wind): Appended => {
  wait(sitting, time);
  const appended = askTime(sitting.table, seat, sitting.table.moment, time);
  if (appended.ok) append(sitting, appended.value);
  return appended;
};

/** `2000 drawn S`: the events after the deal with their times. */
export const story = (sitting: Sitting): readonly string[] => {
  const start = sitting.entries.findIndex((entry) => entry.type === 'happened' && entry.event.type === 'dealt');
  return sitting.entries.slice(start + 1).flatMap((entry) => {
    if (entry.type === 'happened') return [`${entry.at} ${eventWords(entry.event)}`];
    return entry.type === 'timeUp' ? [`${entry.at} time up for ${entry.seat}`] : [];
  });
};

const eventWords = (event: Event): string => {
  if (event.type === 'claimed') return `${event.seat} ${event.call}`;
  if (event.type === 'discarded') return `${event.seat} throws ${event.tile}`;
  return 'seat' in event ? `${event.seat} ${event.type}` : event.type;
};

export const CHAIR_OF: Readonly<Record<Wind, Chair>> = { E: 0, S: 1, W: 2, N: 3 };
