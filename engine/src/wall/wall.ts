import type { Numbers } from '../random/numbers.ts';
import { type Dice, throwDice } from './dice.ts';
import { type Layout, layoutOf, type WallSettings } from './layout.ts';
import { type Place, ringOf, wallLength } from './place.ts';
import { shuffle } from './shuffle.ts';
import { boxOf, type WallTile, wallTileAt } from './wallTile.ts';

/** The tiles of a hand in the order in which they are taken: drawn with the deal included, and for replacement. */
export interface Wall {
  readonly live: readonly WallTile[];
  readonly dead: readonly WallTile[];
}

/** A wall built and broken: `layout.live[n]` is the place of `live[n]`, `layout.dead[n]` that of `dead[n]`. */
export interface LaidWall extends Wall {
  readonly layout: Layout;
}

/** A built wall is listed around the ring, each stack its upper tile first. */
const builtIndex = (place: Place, length: number): number =>
  2 * ringOf(place, length) + (place.level === 'upper' ? 0 : 1);

/** Breaks walls that are already built. */
export const breakWall = (settings: WallSettings, dice: Dice, built: readonly WallTile[]): LaidWall => {
  const layout = layoutOf(settings, dice);
  const length = wallLength(settings.seasons);
  const tileIn = (place: Place): WallTile => built[builtIndex(place, length)]!;
  return { live: layout.live.map(tileIn), dead: layout.dead.map(tileIn), layout };
};

/** Throws the dice, shuffles and builds, and breaks the wall: in this order the numbers are used. */
export const wallOf = (settings: WallSettings, numbers: Numbers): LaidWall => {
  const dice = throwDice(numbers);
  const kinds = boxOf(settings.seasons);
  shuffle(kinds, numbers);
  return breakWall(settings, dice, Array.from(kinds, wallTileAt));
};
