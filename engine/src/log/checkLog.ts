import { apply } from '../game/apply.ts';
import type { Event, HandStarted, MatchStarted } from '../game/event.ts';
import { emptyGame, type Game } from '../game/game.ts';
import type { PlayRefusal } from '../game/refusal.ts';
import type { HandWall } from '../game/scene.ts';
import { fail, ok, type Result } from '../result.ts';
import { sameJson } from '../rules/mergeRules.ts';
import { eastThrown } from './eastThrown.ts';
import { decideAgain } from './logDecision.ts';
import { type SeededWall, seededWall, seedIn, wallSoFar } from './loggedWall.ts';

/**
 * Where a log first says something else than the rules do: the seed does not open the commitment, East did not throw
 * highest, more tiles of a kind came than there are, somebody did what was not allowed, or something else came of it.
 */
export interface Difference {
  readonly code: 'commitment' | 'east' | 'tiles' | 'not-legal' | 'differs';
  /** Which of the events that were checked, from 0. */
  readonly at: number;
  readonly found: Event;
  /** What should stand there; null where nothing could. */
  readonly expected: Event | null;
  readonly refusal?: PlayRefusal;
}

export type Checked = Result<Game, Difference>;

const followed = (game: Game, wall: HandWall, events: readonly Event[], from: number): Checked => {
  let now = game;
  let at = from;
  while (at < events.length) {
    const decision = decideAgain(now, wall, events, at);
    if (!decision.ok)
      return fail({ code: 'not-legal', at, found: events[at]!, expected: null, refusal: decision.error });
    for (const expected of decision.value) {
      const found = events[at];
      // A log that was cut off stops where it stops.
      if (found === undefined) return ok(now);
      if (!sameJson(found, expected)) return fail({ code: 'differs', at, found, expected });
      now = apply(now, found);
      at++;
    }
  }
  return ok(now);
};

const checkStart = (event: MatchStarted): Checked => {
  const east = event.throws.length === 0 ? event.east : eastThrown(event.throws);
  if (east === event.east) return ok(apply(emptyGame, event));
  return fail({ code: 'east', at: 0, found: event, expected: east === null ? null : { ...event, east } });
};

const checkSeeded = (game: Game, wall: SeededWall, started: HandStarted, events: readonly Event[]): Checked => {
  const { commitment } = wall;
  if (commitment === started.commitment) return followed(game, wall, events, 0);
  return fail({ code: 'commitment', at: 0, found: started, expected: { ...started, commitment } });
};

const checkHand = (game: Game, started: HandStarted, events: readonly Event[]): Checked => {
  const seed = seedIn(events);
  if (seed !== null) return checkSeeded(game, seededWall(game, started, seed), started, events);
  const wall = wallSoFar(game, events);
  if (wall.ok) return followed(game, wall.value, events, 0);
  return fail({ code: 'tiles', at: wall.error, found: events[wall.error]!, expected: null });
};

const NO_WALL: HandWall = { live: [], dead: [] };

/**
 * Decides one part of a log again: the start of a match, or a hand from `handStarted` to its end, with the `matchEnded`
 * that may follow. `game` is what the parts before it came to. The walls come from the seeds; a hand without an end is
 * checked with the tiles that it shows.
 */
export const checkPart = (game: Game, events: readonly Event[]): Checked => {
  const [first] = events;
  if (first === undefined) return ok(game);
  if (first.type === 'handStarted' && game.stage === 'between') return checkHand(game, first, events);
  if (first.type !== 'matchStarted') return followed(game, NO_WALL, events, 0);
  const started = checkStart(first);
  return started.ok ? followed(started.value, NO_WALL, events, 1) : started;
};

const beginsPart = ({ type }: Event): boolean => type === 'matchStarted' || type === 'handStarted';

/** The events of a match in parts that `checkPart` takes. */
export const partsOf = (events: readonly Event[]): readonly (readonly Event[])[] => {
  const starts = events.flatMap((event, index) => (index === 0 || beginsPart(event) ? [index] : []));
  return starts.map((start, index) => events.slice(start, starts[index + 1]));
};

/** A whole match, decided again from its start. */
export const checkMatch = (events: readonly Event[]): Checked => {
  let game = emptyGame;
  let before = 0;
  for (const part of partsOf(events)) {
    const checked = checkPart(game, part);
    if (!checked.ok) return fail({ ...checked.error, at: before + checked.error.at });
    game = checked.value;
    before += part.length;
  }
  return ok(game);
};
