import {
  CHAIRS,
  type Chair,
  commitmentOf,
  type EastThrows,
  fail,
  type HandWall,
  type LaidWall,
  type Layout,
  type MatchSettings,
  makeSeed,
  type Nonces,
  numbersFrom,
  ok,
  parseNonce,
  parseSeed,
  type RuleSet,
  type Seed,
  seatOfChair,
  startHand,
  startMatch,
  type WallFacts,
  wallOf,
} from '@windroos/engine';
import { happened } from './play.ts';
import type { TableRefusal } from './refusal.ts';
import { type Appended, isPerson, playerOf } from './seats.ts';
import type { TableSettings } from './settings.ts';
import type { Table } from './table.ts';

/** From an open table to the deal of each hand. Random numbers come from outside: throws for East, a seed a hand. */

export const open = (settings: TableSettings, at: number): Appended => ok([{ type: 'opened', at, settings }]);

export interface NewMatch {
  readonly rules: RuleSet;
  readonly settings: MatchSettings;
  readonly throws: EastThrows;
  readonly east: Chair;
}

/** Also after a match, for the next one. */
export const begin = (table: Table, { rules, settings, throws, east }: NewMatch, at: number): Appended => {
  const { stage } = table.game;
  if (stage !== 'new' && stage !== 'over') return fail('match-running');
  return ok([{ type: 'happened', at, event: startMatch(rules, settings, { throws, east }) }]);
};

const STAGES: Readonly<Record<Table['game']['stage'], TableRefusal | null>> = {
  new: 'no-match',
  between: null,
  hand: 'hand-running',
  over: 'match-over',
};

/** Fixes the seed of the next hand, before anybody adds to it. */
export const promise = (table: Table, seed: Seed, at: number): Appended => {
  const refusal = STAGES[table.game.stage];
  if (refusal !== null) return fail(refusal);
  if (table.promise !== null) return fail('promised');
  return ok([{ type: 'promised', at, commitment: commitmentOf(seed), seed: makeSeed(seed) }]);
};

export const addNonce = (table: Table, chair: Chair, nonce: string, at: number): Appended => {
  if (table.promise === null) return fail('no-promise');
  const refusal = STAGES[table.game.stage];
  if (refusal !== null) return fail(refusal);
  if (table.nonces[chair] !== null) return fail('nonce-added');
  return parseNonce(nonce).ok ? ok([{ type: 'nonceAdded', at, chair, nonce }]) : fail('bad-nonce');
};

export const getReady = (table: Table, chair: Chair, at: number): Appended => {
  const refusal = STAGES[table.game.stage];
  return refusal === null ? ok([{ type: 'ready', at, chair }]) : fail(refusal);
};

/** What each seat of this hand added, as it is written. */
const noncesBySeat = ({ game, nonces }: Table): NonNullable<WallFacts['nonces']> =>
  Object.fromEntries(
    CHAIRS.flatMap((chair) => (nonces[chair] === null ? [] : [[seatOfChair(game, chair), nonces[chair]]])),
  );

const parsedNonces = (written: NonNullable<WallFacts['nonces']>): Nonces =>
  Object.fromEntries(
    Object.entries(written).flatMap(([seat, text]) => {
      const nonce = parseNonce(text);
      return nonce.ok ? [[seat, nonce.value]] : [];
    }),
  );

/** The wall of the hand that is promised or being played; null for whoever does not know the seed. */
export const wallAt = (table: Table): (LaidWall & HandWall) | null => {
  const seed = parseSeed(table.promise?.seed ?? '');
  if (!seed.ok) return null;
  const { deadWall, seasons } = table.game.rules.flow;
  const numbers = numbersFrom(seed.value, parsedNonces(noncesBySeat(table)));
  return { ...wallOf({ deadWall, seasons }, numbers), seed: makeSeed(seed.value) };
};

/** What everybody may know of the wall. */
const factsOf = (table: Table, layout: Layout | undefined): WallFacts => {
  const nonces = noncesBySeat(table);
  return {
    ...(layout === undefined ? {} : { dice: layout.dice }),
    ...(table.promise === null ? {} : { commitment: table.promise.commitment }),
    ...(Object.keys(nonces).length === 0 ? {} : { nonces }),
  };
};

/** Deals once every chair is played and every person who plays is ready. */
export const deal = (table: Table, wall: HandWall & { readonly layout?: Layout }, at: number): Appended => {
  const refusal = STAGES[table.game.stage];
  if (refusal !== null) return fail(refusal);
  const players = table.chairs.map(playerOf);
  if (players.includes(null)) return fail('empty-chair');
  if (CHAIRS.some((chair) => isPerson(players[chair]!) && !table.ready[chair])) return fail('not-ready');
  return happened(table, startHand(table.game, wall, factsOf(table, wall.layout)), at);
};
