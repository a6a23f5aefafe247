/** The picture 'Wie betaalt wie': four seals at the compass points, one arrow a pair. All in units of its own square. */
export const WIDTH = 380;
export const HEIGHT = 372;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Bottom first, then in the order of turns: right, top, left. */
const CENTRE: Point = { x: WIDTH / 2, y: 190 };
export const PLACES: readonly Point[] = [
  { x: CENTRE.x, y: 310 },
  { x: 318, y: CENTRE.y },
  { x: CENTRE.x, y: 70 },
  { x: 62, y: CENTRE.y },
];
export const MIDDLE = CENTRE;
const [TOP, LEFT] = [2, 3];

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const along = (from: Point, step: Point, times: number): Point => ({
  x: from.x + step.x * times,
  y: from.y + step.y * times,
});
const unit = (step: Point): Point => {
  const length = Math.hypot(step.x, step.y) || 1;
  return { x: step.x / length, y: step.y / length };
};

const isOpposite = (a: number, b: number): boolean => Math.abs(a - b) === 2;

/** Neighbours are joined by a curve: below around the middle, above inside it, where no name is. */
const bendOf = (from: Point, to: Point): Point => {
  const half = along(from, minus(to, from), 0.5);
  const isUpper = half.y < CENTRE.y;
  return along(half, unit(minus(half, CENTRE)), isUpper ? -18 : 26);
};

const onCurve = (from: Point, bend: Point, to: Point, t: number): Point => {
  const [a, b, c] = [(1 - t) ** 2, 2 * (1 - t) * t, t ** 2];
  return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
};

/** How far a line stays from the middle of a seal. */
const CLEAR = 36;
const HEAD = 17;

export interface Arrow {
  /** The line, up to the head. */
  readonly line: string;
  readonly head: string;
  readonly pill: Point;
}

const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

const headOf = (tip: Point, direction: Point, width: number): string => {
  const half = 7 + width * 0.62;
  const base = along(tip, direction, -HEAD);
  const side = { x: -direction.y, y: direction.x };
  return `M${text(tip)}L${text(along(base, side, half))}L${text(along(base, side, -half))}Z`;
};

/** The pills of the two straight lines stand apart from where they cross, those to the top apart from each other. */
const pillAt = (from: number, to: number): number => {
  if (isOpposite(from, to)) return from === TOP || from === LEFT ? 0.27 : 0.73;
  if (from === TOP) return 0.64;
  return to === TOP ? 0.36 : 0.5;
};

export const arrowOf = (from: number, to: number, width: number): Arrow => {
  const [a, b] = [PLACES[from]!, PLACES[to]!];
  const bend = isOpposite(from, to) ? along(a, minus(b, a), 0.5) : bendOf(a, b);
  const start = along(a, unit(minus(bend, a)), CLEAR);
  const direction = unit(minus(b, bend));
  const tip = along(b, direction, -CLEAR);
  const end = along(tip, direction, -HEAD + 2);
  const inner = isOpposite(from, to) ? along(start, minus(end, start), 0.5) : bend;
  return {
    line: `M${text(start)}Q${text(inner)} ${text(end)}`,
    head: headOf(tip, direction, width),
    pill: onCurve(start, inner, end, pillAt(from, to)),
  };
};

const SIZES: readonly (readonly [least: number, width: number])[] = [
  [0.75, 14],
  [0.4, 9],
  [0.2, 6],
  [0, 3],
];

/** Thicker for more, against the largest payment of the hand. */
export const widthOf = (amount: number, largest: number): number =>
  SIZES.find(([least]) => amount / largest >= least)![1];
