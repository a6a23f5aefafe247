import { group, use } from '../markup.ts';
import { type Parts, shapePart } from '../part.ts';

/** The compass rose around the origin, 100 units to a long point. Three shapes: each place paints them its own way. */
type Point = readonly [number, number];

const quarterTurn = ([x, y]: Point): Point => [-y, x];
const turned = (point: Point, quarters: number): Point =>
  quarters === 0 ? point : turned(quarterTurn(point), quarters - 1);
const polygon = (points: readonly Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}z`;
const fourTimes = (points: readonly Point[]): string =>
  [0, 1, 2, 3].map((quarters) => polygon(points.map((point) => turned(point, quarters)))).join('');

const LIGHT: readonly Point[] = [
  [0, 0],
  [-17, -17],
  [0, -100],
];
const DARK: readonly Point[] = [
  [0, 0],
  [0, -100],
  [17, -17],
];
const SHORT: readonly Point[] = [
  [0, 0],
  [8, -26],
  [48, -48],
  [26, -8],
];

export const ROSE_PARTS: Parts = {
  'rose-light': shapePart(fourTimes(LIGHT)),
  'rose-dark': shapePart(fourTimes(DARK)),
  'rose-short': shapePart(fourTimes(SHORT)),
};

export interface RoseColours {
  readonly light: string;
  readonly dark: string;
  readonly short: string;
}

export const rose = (colours: RoseColours, transform: string): string =>
  group(
    { transform },
    use('rose-short', { fill: colours.short }),
    use('rose-light', { fill: colours.light }),
    use('rose-dark', { fill: colours.dark }),
  );
