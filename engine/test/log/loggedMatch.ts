import {
  apply,
  commitmentOf,
  type Event,
  type Game,
  handSeed,
  type MatchLog,
  makeNonce,
  makeSeed,
  masterSeed,
  type Nonces,
  numbersFrom,
  replay,
  startHand,
  startMatch,
  throwForEast,
  type WallFacts,
  wallOf,
} from '../../src/index.ts';
import { decideStep, numbersFor, randomStep } from '../game/randomPlay.ts';
import type { Variant } from '../game/variants.ts';

/** A match of lively random players, dealt from seeds and written down as a log. */

const MASTER = masterSeed('logged matches');
const NAMES = ['Anna', 'Bram', 'Cor', 'Dini'] as const;

/** In every other hand people add to the seed. */
const noncesFor = (number: number): Nonces =>
  number % 2 === 0 ? {} : { E: Uint8Array.of(number), N: Uint8Array.of(1, 2, 3) };

const factsOf = (nonces: Nonces): Pick<WallFacts, 'nonces'> => {
  const told = Object.entries(nonces).map(([seat, nonce]) => [seat, makeNonce(nonce)]);
  return told.length === 0 ? {} : { nonces: Object.fromEntries(told) };
};

const handEvents = (game: Game, number: number): readonly Event[] => {
  const seed = handSeed(MASTER, number);
  const nonces = noncesFor(number);
  const { layout, ...tiles } = wallOf(game.rules.flow, numbersFrom(seed, nonces));
  const wall = { ...tiles, seed: makeSeed(seed) };
  const facts = { dice: layout.dice, commitment: commitmentOf(seed), ...factsOf(nonces) };
  const numbers = numbersFor(number);
  const events: Event[] = [];
  let now = game;
  let decision = startHand(game, wall, facts);
  while (decision.ok) {
    events.push(...decision.value);
    now = decision.value.reduce(apply, now);
    if (now.stage !== 'hand') return events;
    decision = decideStep(now, wall, randomStep(now.hand!, numbers));
  }
  throw new Error(`refused: ${decision.error}`);
};

export const loggedMatch = ({ rules, assistance }: Variant, hands: number, first = 1): MatchLog => {
  const settings = { assistance, length: { hands } };
  const events: Event[] = [startMatch(rules, settings, throwForEast(numbersFor(first)))];
  for (let number = first; replay(events).stage !== 'over'; number++)
    events.push(...handEvents(replay(events), number));
  return { players: NAMES, events };
};
