import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../src/outlines/characters.ts';
import { INDICES_700, INDICES_800 } from '../src/outlines/indices.ts';

const STEP = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6 } as const;
type Letter = keyof typeof STEP;
interface Pen {
  x: number;
  y: number;
}

const move = (pen: Pen, letter: Letter, numbers: readonly number[]): void => {
  const [a, b] = numbers.slice(-2) as [number, number];
  if (letter === 'v') pen.y += numbers[0]!;
  else pen.x += letter === 'h' ? numbers[0]! : a;
  if (letter !== 'h' && letter !== 'v') pen.y += b;
};

/** The places where a relative path puts its pen. */
const pointsOf = (path: string): readonly Pen[] => {
  const points: Pen[] = [];
  const pen = { x: 0, y: 0 };
  let start = { ...pen };
  for (const [, letter, text] of path.matchAll(/([mlhvqcz])([^a-z]*)/g)) {
    if (letter === 'z') Object.assign(pen, start);
    const numbers = (text!.match(/-?\d+/g) ?? []).map(Number);
    const step = letter === 'z' ? 1 : STEP[letter as Letter];
    expect(numbers.length % step).toBe(0);
    for (let i = 0; i < numbers.length; i += step) {
      move(pen, letter as Letter, numbers.slice(i, i + step));
      points.push({ ...pen });
    }
    if (letter === 'm') start = { ...pen };
  }
  return points;
};

const OUTLINES = [CHARACTERS, INDICES_700, INDICES_800].flatMap((table): [string, string][] => Object.entries(table));

test('24 characters and 18 indices in two weights', () => {
  expect(OUTLINES).toHaveLength(24 + 18 + 18);
});

test.each(OUTLINES)('%s is made of closed loops of relative whole numbers', (_, path) => {
  expect(path).toMatch(/^(m-?\d+[ -]\d+([lhvqc][\d -]+)+z)+$/);
});

const extent = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];

describe.each(Object.entries(CHARACTERS))('character %s', (_, path) => {
  test('lies in the middle of a box of 240', () => {
    for (const axis of ['x', 'y'] as const) {
      const [least, most] = extent(pointsOf(path).map((point) => point[axis]));
      expect(least).toBeGreaterThanOrEqual(0);
      expect(most).toBeLessThanOrEqual(240);
      expect(Math.abs((least + most) / 2 - 120)).toBeLessThanOrEqual(6);
    }
  });
});

describe.each([INDICES_700, INDICES_800].flatMap((table) => Object.entries(table)))('index %s', (_, path) => {
  test('is 240 high from the left side, with at most a hair of overshoot', () => {
    const [left] = extent(pointsOf(path).map(({ x }) => x));
    const [top, bottom] = extent(pointsOf(path).map(({ y }) => y));
    expect(left).toBeCloseTo(0, -1);
    expect(Math.abs(top)).toBeLessThanOrEqual(5);
    expect(Math.abs(bottom - 240)).toBeLessThanOrEqual(5);
  });
});
