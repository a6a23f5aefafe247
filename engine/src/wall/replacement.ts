import { deadStacks, type Layout, type WallSettings } from './layout.ts';
import { type Stack, stackCount } from './place.ts';

/** Which tile of a wall: its part and its place in that part's order. */
export interface Spot {
  readonly part: 'live' | 'dead';
  readonly index: number;
}

const fromDead = (settings: WallSettings, n: number): Spot | null =>
  n < 2 * deadStacks(settings) ? { part: 'dead', index: n } : null;

/** The tail of the live wall, the lower tile first, as if the dead wall went on. */
const pastDead = (settings: WallSettings, n: number): Spot => ({
  part: 'live',
  index: 2 * stackCount(settings.seasons) - 1 - n,
});

/** P15: the tail of the whole wall, upper then lower. */
const fromTail = (settings: WallSettings, n: number): Spot => ({
  part: 'live',
  index: 2 * (stackCount(settings.seasons) - 1 - Math.floor(n / 2)) + (n % 2),
});

const SPOTS = {
  fixed: fromDead,
  'total-14': (settings, n) => fromDead(settings, n) ?? pastDead(settings, n),
  none: fromTail,
} as const satisfies Record<WallSettings['deadWall'], (settings: WallSettings, n: number) => Spot | null>;

/** Where the nth replacement tile comes from (n from 0); null when the dead wall is empty (Q35). */
export const replacementSpot = (settings: WallSettings, n: number): Spot | null =>
  SPOTS[settings.deadWall](settings, n);

/** A loose tile, by its index in `dead`, and the stack on which it lies; null where no dead wall is left under it. */
export interface LooseTile {
  readonly index: number;
  readonly onto: Stack | null;
}

/** The loose pair is the next stack of the dead wall, laid on the two to its right: the lower tile left, the upper right. */
const looseTile = (layout: Layout, index: number): LooseTile => {
  const own = Math.floor(index / 2);
  const under = layout.dead[2 * (own + 1 + (index % 2))];
  return { index, onto: under === undefined ? null : { wall: under.wall, stack: under.stack } };
};

/** The loose tiles on the dead wall after so many have been taken: two, or the one that is left of a pair. */
export const looseTiles = (layout: Layout, taken: number): readonly LooseTile[] => {
  const pair = taken - (taken % 2);
  return [pair, pair + 1]
    .filter((index) => index >= taken && index < layout.dead.length)
    .map((index) => looseTile(layout, index));
};
