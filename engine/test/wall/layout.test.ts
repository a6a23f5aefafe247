import { describe, expect, test } from 'vitest';
import {
  type Dice,
  layoutOf,
  type Place,
  pips,
  ringOf,
  type Stack,
  stackAt,
  stackCount,
  type Throw,
  type WallSettings,
  WINDS,
  type Wind,
  wallLength,
} from '../../src/index.ts';

const SETTINGS: readonly WallSettings[] = (['fixed', 'total-14', 'none'] as const).flatMap((deadWall) =>
  [false, true].map((seasons) => ({ deadWall, seasons })),
);
const nts: WallSettings = { deadWall: 'fixed', seasons: false };

const throwOf = (sum: number): Throw => [Math.max(1, sum - 6), Math.min(6, sum - 1)];
const diceOf = (east: number, opener: number): Dice => ({ east: throwOf(east), opener: throwOf(opener) });
const SUMS = Array.from({ length: 11 }, (_, n) => n + 2);
const ALL_DICE = SUMS.flatMap((east) => SUMS.map((opener) => diceOf(east, opener)));

/** To the left of a player's wall lies that of the player on the left. */
const LEFT_OF: Readonly<Record<Wind, Wind>> = { E: 'N', N: 'W', W: 'S', S: 'E' };
const RIGHT_OF: Readonly<Record<Wind, Wind>> = { N: 'E', W: 'N', S: 'W', E: 'S' };

/** One stack further, step by step as a finger goes along the wall: no arithmetic in common with the engine. */
const left = ({ wall, stack }: Stack, length: number): Stack =>
  stack === length ? { wall: LEFT_OF[wall], stack: 1 } : { wall, stack: stack + 1 };
const right = ({ wall, stack }: Stack, length: number): Stack =>
  stack === 1 ? { wall: RIGHT_OF[wall], stack: length } : { wall, stack: stack - 1 };

const stackOf = ({ wall, stack }: Place): Stack => ({ wall, stack });
const nameOf = ({ wall, stack, level }: Place): string => `${wall} ${stack} ${level}`;
/** Stacks in the order of a list of places; each has to give both its tiles together. */
const stacksIn = (places: readonly Place[]): readonly Stack[] =>
  places.filter((_, n) => n % 2 === 0).map((place) => stackOf(place));

describe('the ring of four walls', () => {
  test.each([17, 18])('stacks of %i to a wall there and back', (length) => {
    for (let ring = 0; ring < 4 * length; ring++) {
      const stack = stackAt(ring, length);
      expect(ringOf(stack, length)).toBe(ring);
      expect(stackAt(ring + 1, length)).toEqual(left(stack, length));
      expect(stackAt(ring - 1, length)).toEqual(right(stack, length));
    }
  });

  test('East first, from the right end', () => {
    expect(stackAt(0, 17)).toEqual({ wall: 'E', stack: 1 });
    expect([17, 34, 51].map((ring) => stackAt(ring, 17).wall)).toEqual(['N', 'W', 'S']);
    expect(stackAt(-1, 17)).toEqual({ wall: 'S', stack: 17 });
  });

  test('seventeen stacks, eighteen with seasons', () => {
    expect([wallLength(false), wallLength(true)]).toEqual([17, 18]);
    expect([stackCount(false), stackCount(true)]).toEqual([68, 72]);
  });
});

describe('the break', () => {
  test.each([
    [2, 'S'],
    [3, 'W'],
    [4, 'N'],
    [5, 'E'],
    [6, 'S'],
    [7, 'W'],
    [8, 'N'],
    [9, 'E'],
    [10, 'S'],
    [11, 'W'],
    [12, 'N'],
  ] as const)('East throws %i: %s opens', (east, opener) => {
    expect(layoutOf(nts, diceOf(east, 7)).opener).toBe(opener);
  });

  test.each([
    { east: 5, opener: 4, found: { wall: 'E', stack: 9 } },
    { east: 9, opener: 8, found: { wall: 'E', stack: 17 } },
    { east: 9, opener: 9, found: { wall: 'N', stack: 1 } },
    { east: 12, opener: 12, found: { wall: 'W', stack: 7 } },
    { east: 10, opener: 9, found: { wall: 'E', stack: 2 } },
    { east: 11, opener: 12, found: { wall: 'S', stack: 6 } },
    { east: 2, opener: 2, found: { wall: 'S', stack: 4 } },
  ] as const)('East $east, opener $opener', ({ east, opener, found }) => {
    expect(layoutOf(nts, diceOf(east, opener)).found).toEqual(found);
  });

  test('with seasons eighteen still lies on the own wall', () => {
    expect(layoutOf({ ...nts, seasons: true }, diceOf(9, 9)).found).toEqual({ wall: 'E', stack: 18 });
  });
});

describe.each(SETTINGS)('all 121 throws, dead wall $deadWall, seasons $seasons', (settings) => {
  const length = wallLength(settings.seasons);
  const dead = settings.deadWall === 'none' ? 0 : 14;

  test('the opener counts both throws from right to left, round the corner', () => {
    for (const dice of ALL_DICE) {
      const layout = layoutOf(settings, dice);
      let stack: Stack = { wall: WINDS[(pips(dice.east) - 1) % 4]!, stack: 1 };
      for (let count = 1; count < pips(dice.east) + pips(dice.opener); count++) stack = left(stack, length);
      expect(layout.found).toEqual(stack);
      expect(layout.dice).toBe(dice);
    }
  });

  test('every place is used exactly once', () => {
    for (const dice of ALL_DICE) {
      const { live, dead: replacements } = layoutOf(settings, dice);
      expect(replacements).toHaveLength(dead);
      expect(live).toHaveLength(8 * length - dead);
      expect(new Set([...live, ...replacements].map(nameOf)).size).toBe(8 * length);
    }
  });

  test('the live wall starts left of the opening and goes with the clock, upper tiles first', () => {
    for (const dice of ALL_DICE) {
      const { found, live } = layoutOf(settings, dice);
      let stack = found;
      for (const at of stacksIn(live)) {
        stack = left(stack, length);
        expect(at).toEqual(stack);
      }
      expect(live.every(({ level }, n) => level === (n % 2 === 0 ? 'upper' : 'lower'))).toBe(true);
      expect(live.every((place, n) => n % 2 === 0 || ringOf(place, length) === ringOf(live[n - 1]!, length))).toBe(
        true,
      );
    }
  });

  test('the dead wall lies unbroken to the right of the opening, lower tiles first', () => {
    for (const dice of ALL_DICE) {
      const { found, dead: replacements } = layoutOf(settings, dice);
      let stack = found;
      for (const at of stacksIn(replacements)) {
        expect(at).toEqual(stack);
        stack = right(stack, length);
      }
      expect(replacements.every(({ level }, n) => level === (n % 2 === 0 ? 'lower' : 'upper'))).toBe(true);
    }
  });

  test('the tail of the live wall meets the dead wall', () => {
    for (const dice of ALL_DICE) {
      const { found, live, dead: replacements } = layoutOf(settings, dice);
      const last = replacements.at(-1);
      expect(stackOf(live.at(-1)!)).toEqual(last === undefined ? found : right(stackOf(last), length));
    }
  });
});
