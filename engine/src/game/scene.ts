import { bySeat, windIndex } from '../seat.ts';
import type { Wall } from '../wall/wall.ts';
import { drawMove } from './advance.ts';
import { apply } from './apply.ts';
import { type Draft, OWED } from './draft.ts';
import type { Event, HandEnded, MatchEnded, ShownHand } from './event.ts';
import { drawEvent } from './eventMove.ts';
import type { Game } from './game.ts';
import type { Move } from './move.ts';
import { outcomeOf } from './outcome.ts';
import { rankingOf } from './ranking.ts';
import { meldSetups, rackTiles } from './seatHand.ts';
import { type PackedWall, packWall } from './supply.ts';

/** The tiles of a hand, and the seed they came from, which is told at its end. */
export interface HandWall extends Wall {
  readonly seed?: string;
}

/** Events in the making: each is applied before the next is decided. */
export interface Scene {
  game: Game;
  readonly wall: PackedWall;
  readonly seed: string | undefined;
  readonly events: Event[];
}

export const sceneOf = (game: Game, wall: HandWall): Scene => ({
  game,
  wall: packWall(wall),
  seed: wall.seed,
  events: [],
});

export const happen = (scene: Scene, event: Event): void => {
  scene.events.push(event);
  scene.game = apply(scene.game, event);
};

export const draftOf = (scene: Scene): Draft => scene.game.hand!;

/** P10: a number of rounds or hands is reached; a time limit is for whoever has a clock. */
const isPlayedOut = ({ settings: { length }, hands, passes }: Game): boolean => {
  if ('rounds' in length) return passes >= 4 * length.rounds;
  return 'hands' in length && hands >= length.hands;
};

export const matchEnded = (game: Game): MatchEnded => ({ type: 'matchEnded', ranking: rankingOf(game) });

const shownHand = (draft: Draft, seat: number): ShownHand => ({
  rack: rackTiles(draft, seat),
  melds: meldSetups(draft, seat),
});

const handEnded = (draft: Draft, seed: string | undefined): HandEnded => {
  const { winner, from, sheets, payments, nextEast } = outcomeOf(draft);
  return {
    type: 'handEnded',
    end: winner === null ? 'draw' : 'mahjong',
    winner,
    from,
    hands: winner === null ? null : bySeat((seat) => shownHand(draft, windIndex(seat))),
    sheets,
    payments,
    nextEast,
    ...(seed === undefined ? {} : { seed }),
  };
};

/** Counts and settles, and ends the match when that was its last hand. */
export const endHand = (scene: Scene): void => {
  happen(scene, handEnded(draftOf(scene), scene.seed));
  if (isPlayedOut(scene.game)) happen(scene, matchEnded(scene.game));
};

/** A tile is taken, or nothing is left and the hand is a draw. */
export const takeTile = (scene: Scene, move: Move | null): void => {
  if (move === null) {
    endHand(scene);
  } else {
    happen(scene, drawEvent(move));
    takeOwed(scene);
  }
};

/** Replacement tiles come by themselves. */
export const takeOwed = (scene: Scene): void => {
  if (draftOf(scene).phase === OWED) takeTile(scene, drawMove(draftOf(scene), scene.wall));
};
