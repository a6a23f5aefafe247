import {
  type Action,
  apply,
  type Decision,
  decide,
  decideClaims,
  type Event,
  emptyGame,
  eventFor,
  fastNumbersFrom,
  type Game,
  handSeed,
  isWindow,
  type MatchSettings,
  masterSeed,
  type Numbers,
  type RuleSet,
  startHand,
  startMatch,
  type Wall,
  WINDS,
  type Wind,
  wallOf,
} from '@windroos/engine';
import type { Bot } from '../src/index.ts';

const MASTER = masterSeed('bots');
export const numbersFor = (hand: number): Numbers => fastNumbersFrom(handSeed(MASTER, hand));

/** A game and what each seat sees of it. */
export interface Seen {
  readonly game: Game;
  readonly views: Readonly<Record<Wind, Game>>;
}

const follow = ({ game, views }: Seen, event: Event): Seen => ({
  game: apply(game, event),
  views: Object.fromEntries(WINDS.map((seat) => [seat, apply(views[seat], eventFor(event, seat))])) as Seen['views'],
});

const decided = (decision: Decision): readonly Event[] => {
  if (!decision.ok) throw new Error(`a chosen action was refused: ${decision.error}`);
  return decision.value;
};

const begin = (rules: RuleSet, settings: MatchSettings, wall: Wall): Seen => {
  const nothing: Seen = { game: emptyGame, views: { E: emptyGame, S: emptyGame, W: emptyGame, N: emptyGame } };
  const match = follow(nothing, startMatch(rules, settings, { throws: [], east: 0 }));
  return decided(startHand(match.game, wall)).reduce(follow, match);
};

/** What a seat chose, and the moment at which it did. */
export interface Choice {
  readonly seat: Wind;
  readonly action: Action | null;
  readonly seen: Seen;
}

const chosen = (seen: Seen, bots: Readonly<Record<Wind, Bot>>): readonly Choice[] =>
  WINDS.map((seat) => ({ seat, action: bots[seat].choose(seen.views[seat], seat), seen }));

const isAnswer = (action: Action): boolean => action.type !== 'draw' && action.type !== 'pass';

const next = (seen: Seen, wall: Wall, choices: readonly Choice[]): readonly Event[] => {
  const actions = choices.flatMap(({ action }) => (action === null ? [] : [action]));
  if (isWindow(seen.game.hand!)) return decided(decideClaims(seen.game, wall, actions.filter(isAnswer)));
  return decided(decide(seen.game, wall, actions.find(({ type }) => type !== 'announce')!));
};

export interface HandOptions {
  readonly rules: RuleSet;
  readonly hand: number;
  readonly assistance?: boolean;
  readonly bots: (seat: Wind) => Bot;
}

/** Plays a hand in which each bot sees only its own view; every choice on the way. */
export const playHand = ({ rules, hand, assistance = true, bots }: HandOptions): readonly Choice[] => {
  const { deadWall, seasons } = rules.flow;
  const wall = wallOf({ deadWall, seasons }, numbersFor(hand));
  const players = { E: bots('E'), S: bots('S'), W: bots('W'), N: bots('N') };
  const all: Choice[] = [];
  let seen = begin(rules, { assistance, length: { rounds: 4 } }, wall);
  while (seen.game.stage === 'hand') {
    const choices = chosen(seen, players);
    all.push(...choices);
    seen = next(seen, wall, choices).reduce(follow, seen);
  }
  return all;
};
