import { round, use } from '../markup.ts';
import { type Art, type Parts, shapePart } from '../part.ts';

/** A waisted stick with a node and two slits of light: 56 × 150 around the origin. */
const STICK =
  'm-18-75h36q4 0 3 4-7 30-3 62h6q3 0 3 3v12q0 3-3 3h-6q-4 32 3 62 1 4-3 4h-36q-4 0-3-4 7-30 3-62h-6q-3 0-3-3v-12q0-3 3-3h6q4-32-3-62-1-4 3-4z' +
  'm14 14v40q0 4 4 4t4-4v-40q0-4-4-4t-4 4zm0 82v40q0 4 4 4t4-4v-40q0-4-4-4t-4 4z';

export const BAMBOO_PARTS: Parts = { stick: shapePart(STICK) };

type Stick = readonly [x: number, y: number, colour?: 'red' | 'green', turn?: number];
interface Sticks {
  /** Of the unit stick: short sticks stay nearly as wide as long ones, or they would be threads on a small tile. */
  readonly size: readonly [wide: number, high: number];
  readonly sticks: readonly Stick[];
}

const [TOP, BOTTOM] = [111, 289];
const THREE_ROWS = [82, 200, 318] as const;
const COLUMNS = [62, 150, 238] as const;
const row = (y: number, xs: readonly number[]): readonly Stick[] => xs.map((x) => [x, y]);

const FACES: Readonly<Record<string, Sticks>> = {
  b2: {
    size: [1.1, 1.07],
    sticks: [
      [150, TOP],
      [150, BOTTOM],
    ],
  },
  b3: {
    size: [1.1, 1.07],
    sticks: [
      [150, TOP, 'red'],
      [84, BOTTOM],
      [216, BOTTOM],
    ],
  },
  b4: { size: [1.1, 1.07], sticks: [...row(TOP, [88, 212]), ...row(BOTTOM, [88, 212])] },
  b5: { size: [1.05, 1.07], sticks: [...row(TOP, [60, 240]), [150, 200, 'red'], ...row(BOTTOM, [60, 240])] },
  b6: { size: [1.05, 1.07], sticks: [...row(TOP, COLUMNS), ...row(BOTTOM, COLUMNS)] },
  b7: { size: [0.88, 0.69], sticks: [[150, 82, 'red'], ...row(200, COLUMNS), ...row(318, COLUMNS)] },
  b8: {
    size: [0.8, 1.08],
    sticks: [
      [40, TOP],
      [108, TOP, 'green', -25],
      [192, TOP, 'green', 25],
      [260, TOP],
      [40, BOTTOM],
      [108, BOTTOM, 'green', 25],
      [192, BOTTOM, 'green', -25],
      [260, BOTTOM],
    ],
  },
  b9: {
    size: [0.88, 0.69],
    sticks: THREE_ROWS.flatMap((y): readonly Stick[] => [
      [COLUMNS[0], y],
      [COLUMNS[1], y, 'red'],
      [COLUMNS[2], y],
    ]),
  },
};

const stick = (fill: string, x: number, y: number, size: Sticks['size'], turn = 0): string =>
  use('stick', {
    transform: `translate(${round(x)} ${round(y)})${turn ? `rotate(${turn})` : ''}scale(${size.join(' ')})`,
    fill,
  });

const sticks =
  (face: Sticks): Art =>
  (paint) =>
    face.sticks.map(([x, y, colour = 'green', turn]) => stick(paint(`t-${colour}`), x, y, face.size, turn)).join('');

export const BAMBOOS: Readonly<Record<string, Art>> = Object.fromEntries(
  Object.entries(FACES).map(([tile, face]) => [tile, sticks(face)]),
);

/** Large print shows two sticks, whatever the number. */
export const stickEmblem: Art = (paint) => [-46, 46].map((x) => stick(paint('t-green'), x, 0, [1.25, 1.2])).join('');
