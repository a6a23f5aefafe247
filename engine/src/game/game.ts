import { nts2019 } from '../rules/nts2019.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import type { Wind } from '../seat.ts';
import { windAt, windIndex } from '../seat.ts';
import type { Draft } from './draft.ts';
import { type ByChair, CHAIRS, type Chair, type HandEnded, type MatchSettings, type Ranked } from './event.ts';

/**
 * A match at some moment: an immutable value that holds no secret but the hands.
 *
 * What flows where. `match.ts` starts a match and each hand; `legal.ts` lists what a seat may do; `decide.ts` takes an
 * action (or all answers to a discard at once) with the hand's wall, refuses what is not listed, and answers with
 * events; `apply.ts` folds an event into the next game and never refuses or counts. `view.ts` takes out of an event
 * what an onlooker may not see; the same `apply` folds what is left.
 *
 * Inside, a hand is a packed `Draft` (`draft.ts`). `step.ts` is how a move changes it, `options.ts` what is allowed,
 * `claims.ts` who gets a tile, `supply.ts` what the wall still gives, `outcome.ts` what it comes to. A game copies the
 * draft before each step, a simulator (`playOut.ts`) steps one draft again and again: two speeds, one set of rules.
 * The wall is passed in and never kept; the draft only counts how many tiles left each end of it.
 */
export interface Game {
  readonly engine: string;
  readonly rules: RuleSet;
  readonly settings: MatchSettings;
  /** Nothing yet, between two hands, in a hand, after the match. */
  readonly stage: 'new' | 'between' | 'hand' | 'over';
  /** Hands begun. */
  readonly hands: number;
  /** Who is East, and how often East has passed on. */
  readonly east: Chair;
  readonly passes: number;
  readonly totals: ByChair<number>;
  /** For clubs that break ties with them (P11): mahjongs made, and mahjongs given away. */
  readonly made: ByChair<number>;
  readonly given: ByChair<number>;
  /** The hand being played, or the last one; read it with `handState`. */
  readonly hand: Draft | null;
  readonly ended: HandEnded | null;
  readonly ranking: readonly Ranked[] | null;
}

const NOTHING: ByChair<number> = [0, 0, 0, 0];

export const emptyGame: Game = {
  engine: '',
  rules: nts2019,
  settings: { assistance: true, length: { rounds: 4 } },
  stage: 'new',
  hands: 0,
  east: 0,
  passes: 0,
  totals: NOTHING,
  made: NOTHING,
  given: NOTHING,
  hand: null,
  ended: null,
  ranking: null,
};

/** Four passes of East are a round; the winds of the rounds follow each other (Q29). */
export const roundOf = (game: Game): Wind => windAt(Math.floor(game.passes / 4));

const chair = (number: number): Chair => CHAIRS[((number % 4) + 4) % 4]!;

/** Who sits where in a hand: East's chair, then against the clock. */
export const chairOf = (game: Game, seat: Wind): Chair => chair(game.east + windIndex(seat));
export const seatOfChair = (game: Game, of: Chair): Wind => windAt(of - game.east);

/** What changes by seat, put to the chairs. */
export const byChair = <T>(game: Game, value: (seat: Wind, chair: Chair) => T): ByChair<T> =>
  CHAIRS.map((each) => value(seatOfChair(game, each), each)) as unknown as ByChair<T>;
