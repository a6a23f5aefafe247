import { CHOW as CHOW_SET, KONG_OPEN, PUNG_OPEN, tilesOfSet } from '../hand/setCode.ts';
import { fail, ok, type Result } from '../result.ts';
import { type Wind, windAt } from '../seat.ts';
import { tileAt } from '../tile.ts';
import { type Action, moveOfAction, runFrom } from './action.ts';
import { drawMove, isWindow } from './advance.ts';
import { resolveClaims, settledAct } from './claims.ts';
import type { Draft } from './draft.ts';
import type { Announced, Call, Claimed, Discarded, Event, FalseMahjong, Konged } from './event.ts';
import type { Game } from './game.ts';
import { legalMoves } from './legalMoves.ts';
import {
  ANNOUNCE,
  CHOW,
  DISCARD,
  FALSE_MAHJONG,
  KONG,
  KONG_ADDED,
  KONG_CONCEALED,
  kindOfMove,
  MAHJONG,
  type Move,
  opOf,
  PUNG,
  seatOfMove,
} from './move.ts';
import type { PlayRefusal } from './refusal.ts';
import { draftOf, endHand, type HandWall, happen, type Scene, sceneOf, takeOwed, takeTile } from './scene.ts';
import { rackTiles } from './seatHand.ts';
import { winOf } from './win.ts';

/** What comes of an action: events, or a refusal that leaves no trace. */
export type Decision = Result<readonly Event[], PlayRefusal>;

const wind = (move: Move): Wind => windAt(seatOfMove(move));

const CALLS = new Map<number, Call['call']>([
  [CHOW, 'chow'],
  [PUNG, 'pung'],
  [KONG, 'kong'],
  [MAHJONG, 'mahjong'],
]);

const callOf = (move: Move): Call => {
  const call = { seat: wind(move), call: CALLS.get(opOf(move))! };
  return opOf(move) === CHOW ? { ...call, tiles: runFrom(kindOfMove(move)) } : call;
};

const tilesOfClaim = (draft: Draft, move: Move): Claimed['tiles'] => {
  if (opOf(move) === CHOW) return tilesOfSet(CHOW_SET + kindOfMove(move));
  return tilesOfSet((opOf(move) === PUNG ? PUNG_OPEN : KONG_OPEN) + draft.tile);
};

const claimed = (draft: Draft, move: Move, overruled: readonly Call[]): Claimed => ({
  type: 'claimed',
  seat: wind(move),
  call: callOf(move).call as Claimed['call'],
  tile: tileAt(draft.tile),
  from: windAt(draft.turn),
  tiles: tilesOfClaim(draft, move),
  overruled,
});

const discarded = (_: Draft, move: Move): Discarded => ({
  type: 'discarded',
  seat: wind(move),
  tile: tileAt(kindOfMove(move)),
});

const konged = (_: Draft, move: Move): Konged => ({
  type: 'konged',
  seat: wind(move),
  how: opOf(move) === KONG_CONCEALED ? 'concealed' : 'added',
  tile: tileAt(kindOfMove(move)),
});

/** P09: false only without assistance. */
const announced = (_: Draft, move: Move): Announced => ({
  type: 'announced',
  seat: wind(move),
  ...(kindOfMove(move) === 0 ? {} : { dead: true as const }),
});

const falseMahjong = (draft: Draft, move: Move): FalseMahjong => ({
  type: 'falseMahjong',
  seat: wind(move),
  tile: tileAt(draft.tile),
  rack: rackTiles(draft, seatOfMove(move)),
  dead: kindOfMove(move) === 1,
});

const callMahjong = (scene: Scene, move: Move, overruled: readonly Call[]): void => {
  const draft = draftOf(scene);
  const from = isWindow(draft) ? windAt(draft.turn) : null;
  happen(scene, { type: 'mahjong', seat: wind(move), from, win: winOf(draft, seatOfMove(move)), overruled });
  endHand(scene);
};

const makeClaim = (scene: Scene, move: Move, overruled: readonly Call[]): void => {
  happen(scene, claimed(draftOf(scene), move, overruled));
  takeOwed(scene);
};

/** All answers at once: false calls, announcements, then the call that stands or the next tile. */
const closeClaims = (scene: Scene, answers: readonly Move[]): void => {
  const resolution = resolveClaims(draftOf(scene), answers);
  const overruled = resolution.overruled.map(callOf);
  for (const move of resolution.falseCalls) happen(scene, falseMahjong(draftOf(scene), move));
  for (const move of resolution.announced) happen(scene, announced(draftOf(scene), move));
  const { standing } = resolution;
  if (standing === null) takeTile(scene, drawMove(draftOf(scene), scene.wall));
  else if (opOf(standing) === MAHJONG) callMahjong(scene, standing, overruled);
  else makeClaim(scene, standing, overruled);
};

/** The acts outside a window that are one event, with the replacement tile of a kong. */
const EVENTS: Readonly<Record<number, (draft: Draft, move: Move) => Event>> = {
  [DISCARD]: discarded,
  [KONG_CONCEALED]: konged,
  [KONG_ADDED]: konged,
  [ANNOUNCE]: announced,
  [FALSE_MAHJONG]: falseMahjong,
};

const act = (scene: Scene, move: Move): void => {
  const settled = settledAct(draftOf(scene), move);
  const event = EVENTS[opOf(settled)];
  if (opOf(settled) === MAHJONG) callMahjong(scene, settled, []);
  if (event !== undefined) happen(scene, event(draftOf(scene), settled));
  takeOwed(scene);
};

/** The listed moves that these actions are; null as soon as one is not listed. */
const movesOf = (draft: Draft, actions: readonly Action[]): readonly Move[] | null => {
  const moves = actions.map((action) => moveOfAction(draft, action));
  const listed = moves.every((move) => move !== null && legalMoves(draft, seatOfMove(move)).includes(move));
  return listed ? (moves as readonly Move[]) : null;
};

/**
 * The answers to a discard, or to a kong that can be robbed, all at once; a seat that says nothing passes. The caller
 * sees to it that everybody could answer: the engine has no clock.
 */
export const decideClaims = (game: Game, wall: HandWall, answers: readonly Action[]): Decision => {
  if (game.hand === null || game.stage !== 'hand') return fail('no-hand');
  if (!isWindow(game.hand)) return fail('not-legal');
  if (new Set(answers.map(({ seat }) => seat)).size < answers.length) return fail('two-answers');
  const moves = movesOf(game.hand, answers);
  if (moves === null) return fail('not-legal');
  const scene = sceneOf(game, wall);
  closeClaims(scene, moves);
  return ok(scene.events);
};

/** One action. In a window it is the only answer: everybody else passes. */
export const decide = (game: Game, wall: HandWall, action: Action): Decision => {
  if (game.hand === null || game.stage !== 'hand') return fail('no-hand');
  if (isWindow(game.hand)) return decideClaims(game, wall, [action]);
  const moves = movesOf(game.hand, [action]);
  if (moves === null) return fail('not-legal');
  const scene = sceneOf(game, wall);
  act(scene, moves[0]!);
  return ok(scene.events);
};
