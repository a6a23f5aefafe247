import type { Numbers } from '../random/numbers.ts';
import { fail, ok } from '../result.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { bySeat, windIndex } from '../seat.ts';
import { ENGINE_VERSION } from '../version.ts';
import { pips, throwTwo } from '../wall/dice.ts';
import { WALL_TILES } from '../wall/wallTile.ts';
import { handSettings } from './apply.ts';
import { dealtRacks } from './deal.ts';
import type { Decision } from './decide.ts';
import { newDraft } from './draft.ts';
import {
  CHAIRS,
  type Chair,
  type Dealt,
  type EastThrows,
  type HandStarted,
  type MatchSettings,
  type MatchStarted,
} from './event.ts';
import { type Game, roundOf } from './game.ts';
import { type HandWall, happen, matchEnded, sceneOf, takeOwed } from './scene.ts';
import type { PackedWall } from './supply.ts';

/** From throwing for East to the last hand. */

const highest = (throws: EastThrows[number]): readonly Chair[] => {
  const most = Math.max(...throws.map(({ dice }) => pips(dice)));
  return throws.filter(({ dice }) => pips(dice) === most).map(({ chair }) => chair);
};

/** Each throws two dice, the highest is East; those who tie throw again. */
export const throwForEast = (numbers: Numbers): { readonly throws: EastThrows; readonly east: Chair } => {
  const throws: EastThrows[number][] = [];
  let left: readonly Chair[] = CHAIRS;
  while (left.length > 1) {
    const thrown = left.map((chair) => ({ chair, dice: throwTwo(numbers) }));
    throws.push(thrown);
    left = highest(thrown);
  }
  return { throws, east: left[0]! };
};

export const defaultSettings = (rules: RuleSet): MatchSettings => ({
  assistance: true,
  length: { rounds: rules.flow.rounds },
});

export const startMatch = (
  rules: RuleSet,
  settings: MatchSettings,
  { throws, east }: { readonly throws: EastThrows; readonly east: Chair },
): MatchStarted => ({ type: 'matchStarted', engine: ENGINE_VERSION, rules, settings, throws, east });

/** What is told about a wall before it is played. */
export type WallFacts = Pick<HandStarted, 'dice' | 'commitment' | 'nonces'>;

const fits = (game: Game, wall: PackedWall): boolean => {
  const { liveSize, deadSize } = newDraft(game.rules, handSettings(game));
  return wall.live.length === liveSize && wall.dead.length === deadSize;
};

const handStarted = (game: Game, facts: WallFacts): HandStarted => ({
  type: 'handStarted',
  hand: game.hands + 1,
  round: roundOf(game),
  east: game.east,
  ...facts,
});

const dealt = (wall: PackedWall): Dealt => {
  const racks = dealtRacks(wall);
  return { type: 'dealt', racks: bySeat((seat) => racks[windIndex(seat)]!.map((kind) => WALL_TILES[kind]!)) };
};

/** The next hand: the deal, and the seasons that are laid at once (P14). */
export const startHand = (game: Game, wall: HandWall, facts: WallFacts = {}): Decision => {
  if (game.stage === 'hand') return fail('hand-running');
  if (game.stage !== 'between') return fail('match-over');
  const scene = sceneOf(game, wall);
  if (!fits(game, scene.wall)) return fail('bad-wall');
  happen(scene, handStarted(game, facts));
  happen(scene, dealt(scene.wall));
  takeOwed(scene);
  return ok(scene.events);
};

/** Ends a match between two hands: the time is up (P10), or the players stop. */
export const endMatch = (game: Game): Decision => {
  if (game.stage === 'hand') return fail('hand-running');
  return game.stage === 'between' ? ok([matchEnded(game)]) : fail('match-over');
};
