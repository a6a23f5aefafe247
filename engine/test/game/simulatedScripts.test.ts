import { expect, test } from 'vitest';
import {
  apply,
  type Event,
  type HandEnded,
  makeHandScript,
  packWall,
  playHandCase,
  RULE_SET_IDS,
  RULE_SETS,
  type RuleSetId,
  replay,
  scriptMoves,
  startHand,
  startMatch,
  type Wall,
  wallOf,
} from '../../src/index.ts';
import { decideStep, isAnnouncement, numbersFor, randomStep } from './randomPlay.ts';

const HANDS = 1000;

/** A hand played at random; De Gelukkige Dertien cannot be said in a script. */
const playedEvents = (id: RuleSetId, wall: Wall, hand: number): readonly Event[] => {
  const numbers = numbersFor(20_000 + hand);
  const settings = { assistance: true, length: { rounds: 4 } } as const;
  const started = startMatch(RULE_SETS[id], settings, { throws: [], east: 0 });
  const dealt = startHand(replay([started]), wall);
  if (!dealt.ok) throw new Error(dealt.error);
  const events = [started, ...dealt.value];
  let game = replay(events);
  while (game.stage === 'hand') {
    const { moves, window } = randomStep(game.hand!, numbers);
    const decision = decideStep(game, wall, { moves: moves.filter((move) => !isAnnouncement(move)), window });
    if (!decision.ok) throw new Error(decision.error);
    events.push(...decision.value);
    game = decision.value.reduce(apply, game);
  }
  return events;
};

const ended = (events: readonly Event[]): HandEnded => events.findLast((event) => event.type === 'handEnded')!;

const differs = (id: RuleSetId, hand: number): boolean => {
  const wall = wallOf({ deadWall: RULE_SETS[id].flow.deadWall, seasons: false }, numbersFor(10_000 + hand));
  const events = playedEvents(id, wall, hand);
  const script = { rules: RULE_SETS[id], round: 0, wall: packWall(wall), moves: scriptMoves(events) };
  const answer = playHandCase(makeHandScript(script, id));
  const { end, winner, payments, nextEast } = ended(events);
  if ('error' in answer || answer.end !== end || (answer.winner ?? null) !== winner) return true;
  return JSON.stringify([answer.payments, answer.nextEast]) !== JSON.stringify([payments, nextEast]);
};

test.each(RULE_SET_IDS)('%s: simulated hands, written as scripts, end the same', (id) => {
  const hands = Array.from({ length: HANDS }, (_, index) => index + 1);
  expect(hands.filter((hand) => differs(id, hand))).toEqual([]);
});
