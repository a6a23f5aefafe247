import type { Wind } from '../seat.ts';
import { breakCount, type Dice, openerOf } from './dice.ts';
import { type Level, type Place, ringOf, type Stack, stackAt, stackCount, wallLength } from './place.ts';

/** What of a rule set's flow decides the wall. */
export interface WallSettings {
  readonly deadWall: 'fixed' | 'total-14' | 'none';
  readonly seasons: boolean;
}

/** Where each tile lies, known to all: it follows from the dice. */
export interface Layout {
  readonly dice: Dice;
  readonly opener: Wind;
  /** The stack that the count found: its two tiles become the first loose tiles and leave the opening. */
  readonly found: Stack;
  /** In the order in which the live wall is drawn. */
  readonly live: readonly Place[];
  /** In the order in which replacement tiles are taken. */
  readonly dead: readonly Place[];
}

/** The found stack and the six to the right of the opening: fourteen tiles (NTS, Verdelen van de stenen). */
const DEAD_STACKS = 7;
export const deadStacks = (settings: WallSettings): number => (settings.deadWall === 'none' ? 0 : DEAD_STACKS);

/** From the live wall the upper tile comes first; of a loose pair the lower one, which lies nearest the live wall. */
const LIVE_LEVELS: readonly Level[] = ['upper', 'lower'];
const DEAD_LEVELS: readonly Level[] = ['lower', 'upper'];

const bothTiles = ({ wall, stack }: Stack, levels: readonly Level[]): readonly Place[] =>
  levels.map((level) => ({ wall, stack, level }));

const stacksFrom = (start: number, step: 1 | -1, count: number, length: number): readonly Stack[] =>
  Array.from({ length: count }, (_, n) => stackAt(start + step * n, length));

/** Counted from the right end of the opener's wall, on along the next wall to the left (Q35). */
export const foundRing = (opener: Wind, count: number, length: number): number =>
  ringOf({ wall: opener, stack: count }, length);

/** The live wall goes with the clock from the left of the opening, the dead wall against it from the opening itself. */
export const layoutOf = (settings: WallSettings, dice: Dice): Layout => {
  const length = wallLength(settings.seasons);
  const dead = deadStacks(settings);
  const found = foundRing(openerOf(dice), breakCount(dice), length);
  const live = stackCount(settings.seasons) - dead;
  return {
    dice,
    opener: openerOf(dice),
    found: stackAt(found, length),
    live: stacksFrom(found + 1, 1, live, length).flatMap((stack) => bothTiles(stack, LIVE_LEVELS)),
    dead: stacksFrom(found, -1, dead, length).flatMap((stack) => bothTiles(stack, DEAD_LEVELS)),
  };
};
