import { handSettings } from '../game/apply.ts';
import { dealtRacks } from '../game/deal.ts';
import { newDraft } from '../game/draft.ts';
import type { Dealt, Event, HandEnded, HandStarted } from '../game/event.ts';
import type { Game } from '../game/game.ts';
import type { HandWall } from '../game/scene.ts';
import { makeHex, parseHex } from '../random/bytes.ts';
import { numbersFrom } from '../random/numbers.ts';
import { commitmentOf, type Nonces, type Seed } from '../random/seed.ts';
import { fail, ok, type Result } from '../result.ts';
import { WINDS } from '../seat.ts';
import type { Dice } from '../wall/dice.ts';
import { replacementSpot, type Spot } from '../wall/replacement.ts';
import { wallOf } from '../wall/wall.ts';
import { boxOf, type WallTile, wallTileAt } from '../wall/wallTile.ts';

/** The wall of a hand as its log gives it: dealt again from the seed, or what is known of it before the end. */

const bytesOf = (hex: string): Uint8Array => {
  const bytes = parseHex(hex);
  if (!bytes.ok) throw new Error('a log line was read whose bytes are none');
  return bytes.value;
};

const noncesOf = ({ nonces = {} }: HandStarted): Nonces =>
  Object.fromEntries(Object.entries(nonces).map(([seat, hex]) => [seat, bytesOf(hex)]));

export interface SeededWall extends HandWall {
  readonly dice: Dice;
  readonly commitment: string;
}

/** The wall that the seed and the nonces deal, and what had to be promised before. */
export const seededWall = (game: Game, started: HandStarted, seed: Seed): SeededWall => {
  const { live, dead, layout } = wallOf(game.rules.flow, numbersFrom(seed, noncesOf(started)));
  return { live, dead, seed: makeHex(seed), dice: layout.dice, commitment: commitmentOf(seed) };
};

export const seedIn = (events: readonly Event[]): Seed | null => {
  const ended = events.find((event): event is HandEnded => event.type === 'handEnded');
  return ended?.seed === undefined ? null : bytesOf(ended.seed);
};

/** A tile that left the wall: which event took it, and where it lay. */
interface Taken {
  readonly at: number;
  readonly part: 'live' | 'dead';
  readonly index: number;
  readonly tile: WallTile;
}

type Draws = Extract<Event, { readonly type: 'drawn' | 'replaced' }>;

const DEALT = 53;
const PLACES = dealtRacks({ live: Array.from({ length: DEALT }, (_, index) => index), dead: [] });

const dealtTiles = (event: Dealt, at: number): readonly Taken[] =>
  WINDS.flatMap((seat, number) =>
    event.racks[seat].map((tile, n) => ({
      at,
      part: 'live' as const,
      index: PLACES[number]![n]!,
      tile: tile as WallTile,
    })),
  );

/** P15: of a last stack whose upper tile is gone the lower one is left. */
const drawnIndex = (game: Game, live: number, loose: number, liveSize: number): number => {
  const halfGone = game.rules.flow.deadWall === 'none' && loose % 2 === 1 && live === liveSize - loose - 1;
  return halfGone ? live + 1 : live;
};

const looseSpot = (game: Game, live: number, loose: number): Spot => {
  const { part, index } = replacementSpot(game.rules.flow, loose) ?? { part: 'dead', index: loose };
  return part === 'dead' ? { part, index } : { part, index: Math.max(index, live) };
};

/** Where each tile that came from the wall lay, as far as the hand got (log-format.md, 1.9). */
const takenIn = (game: Game, events: readonly Event[], liveSize: number): readonly Taken[] => {
  const taken: Taken[] = [];
  let live = DEALT;
  let loose = 0;
  const take = ({ from, tile }: Draws, at: number): void => {
    const spot: Spot =
      from === 'wall' ? { part: 'live', index: drawnIndex(game, live, loose, liveSize) } : looseSpot(game, live, loose);
    taken.push({ at, ...spot, tile: tile as WallTile });
    if (from === 'wall') live++;
    else loose++;
  };
  for (const [at, event] of events.entries()) {
    if (event.type === 'dealt') taken.push(...dealtTiles(event, at));
    if (event.type === 'drawn' || event.type === 'replaced') take(event, at);
  }
  return taken;
};

type Places = Record<'live' | 'dead', (WallTile | null)[]>;

const emptyPlaces = (game: Game): Places => {
  const { liveSize, deadSize } = newDraft(game.rules, handSettings(game));
  const room = (size: number): null[] => Array.from({ length: size }, () => null);
  return { live: room(liveSize), dead: room(deadSize) };
};

/**
 * A wall that gives what was taken in an unfinished hand, the rest in any order; or the event that took a tile of which
 * there are no more.
 */
export const wallSoFar = (game: Game, events: readonly Event[]): Result<HandWall, number> => {
  const places = emptyPlaces(game);
  const left: WallTile[] = Array.from(boxOf(game.rules.flow.seasons), wallTileAt);
  for (const { at, part, index, tile } of takenIn(game, events, places.live.length)) {
    const found = left.indexOf(tile);
    if (found < 0 || index >= places[part].length || places[part][index] !== null) return fail(at);
    left.splice(found, 1);
    places[part][index] = tile;
  }
  const filled = (tiles: Places['live']): readonly WallTile[] => tiles.map((tile) => tile ?? left.pop()!);
  return ok({ live: filled(places.live), dead: filled(places.dead) });
};
