import type { HandScript } from '../format/handScript.ts';
import { scriptMoves } from '../format/makeHandScript.ts';
import type { Event, HandStarted } from '../game/event.ts';
import type { Game } from '../game/game.ts';
import { packWall } from '../game/supply.ts';
import { windIndex } from '../seat.ts';
import { seededWall, seedIn } from './loggedWall.ts';

/** What a script cannot tell: false calls, seasons, and De Gelukkige Dertien where it matters for the count. */
const isUnsaid = (event: Event): boolean => {
  if (event.type === 'announced') return event.dead === true;
  if (event.type === 'mahjong') return event.win.first === 'thirteen';
  return event.type === 'falseMahjong';
};

/** A finished hand of a log as a script (formats.md); null when a script cannot tell it. */
export const scriptOfHand = (game: Game, events: readonly Event[]): HandScript | null => {
  const started = events.find((event): event is HandStarted => event.type === 'handStarted');
  const seed = seedIn(events);
  if (started === undefined || seed === null || game.rules.flow.seasons) return null;
  if (events.some(isUnsaid)) return null;
  const wall = packWall(seededWall(game, started, seed));
  return { rules: game.rules, round: windIndex(started.round), wall, moves: scriptMoves(events) };
};
