import type { Action } from '../game/action.ts';
import { isWindow } from '../game/advance.ts';
import { type Decision, decide, decideClaims } from '../game/decide.ts';
import type { Call, Event, HandStarted } from '../game/event.ts';
import type { Game } from '../game/game.ts';
import { endMatch, startHand, type WallFacts } from '../game/match.ts';
import type { HandWall } from '../game/scene.ts';
import { fail } from '../result.ts';
import type { Tile } from '../tile.ts';

/** What the players of a log did, read from what came of it, and decided again. */

/** What somebody in turn did, or said out of turn; null for an event that nobody does. */
const actOf = (event: Event): Action | null => {
  switch (event.type) {
    case 'discarded':
      return { type: 'discard', seat: event.seat, tile: event.tile };
    case 'konged':
      return { type: 'kong', seat: event.seat, tile: event.tile as Tile };
    case 'announced':
      return { type: 'announce', seat: event.seat };
    case 'falseMahjong':
    case 'mahjong':
      return { type: 'mahjong', seat: event.seat };
    default:
      return null;
  }
};

const answerOf = (call: Call, tile: Tile): Action => {
  const { seat } = call;
  if (call.call === 'chow') return { type: 'chow', seat, tiles: call.tiles ?? [] };
  return call.call === 'kong' ? { type: 'kong', seat, tile } : { type: call.call, seat };
};

/** The call that stood and those that did not; nothing when a tile was drawn. */
const callsOf = (event: Event | undefined): readonly Action[] => {
  if (event?.type === 'mahjong') {
    const tile = event.win.tile!;
    return [{ type: 'mahjong', seat: event.seat }, ...event.overruled.map((call) => answerOf(call, tile))];
  }
  if (event?.type !== 'claimed') return [];
  const { seat, call, tiles, tile } = event;
  return [{ seat, call, tiles }, ...event.overruled].map((each) => answerOf(each, tile));
};

const isAside = ({ type }: Event): boolean => type === 'falseMahjong' || type === 'announced';

/** False calls and announcements come before what the other answers led to. */
const answersIn = (events: readonly Event[], at: number): readonly Action[] => {
  const outcome = events.findIndex((event, index) => index >= at && !isAside(event));
  const aside = events.slice(at, outcome < 0 ? events.length : outcome);
  return [...aside.map((event) => actOf(event)!), ...callsOf(events[outcome])];
};

const factsOf = (started: HandStarted, wall: HandWall & WallFacts): WallFacts => ({
  dice: wall.dice ?? started.dice!,
  commitment: wall.commitment ?? started.commitment!,
  ...(started.nonces === undefined ? {} : { nonces: started.nonces }),
});

const between = (game: Game, wall: HandWall, event: Event): Decision => {
  if (event.type === 'handStarted') return startHand(game, wall, factsOf(event, wall));
  return event.type === 'matchEnded' ? endMatch(game) : fail('no-hand');
};

/** What comes of what was done at an event of a log, which was applied up to there. */
export const decideAgain = (game: Game, wall: HandWall, events: readonly Event[], at: number): Decision => {
  const event = events[at]!;
  if (game.stage !== 'hand' || event.type === 'handStarted') return between(game, wall, event);
  if (isWindow(game.hand!)) return decideClaims(game, wall, answersIn(events, at));
  const act = actOf(event);
  return act === null ? fail('not-legal') : decide(game, wall, act);
};
