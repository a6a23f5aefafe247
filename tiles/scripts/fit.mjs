/**
 * Redraws a closed outline with fewer, longer curves: the fonts' own points, rounded to whole units, would show
 * as dents on a tile that fills a screen. Corners stay corners; between them cubic curves are fitted by least
 * squares, halved where one curve strays further than the tolerance.
 *
 * A point is `[x, y]`; a curve is four points.
 */

const add = (a, b) => [a[0] + b[0], a[1] + b[1]];
const sub = (a, b) => [a[0] - b[0], a[1] - b[1]];
const scale = (a, k) => [a[0] * k, a[1] * k];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1];
const length = (a) => Math.hypot(a[0], a[1]);
const distance = (a, b) => length(sub(a, b));
const unit = (a) => scale(a, 1 / (length(a) || 1));
const mix = (a, b, t) => add(scale(a, 1 - t), scale(b, t));

const weights = (t) => [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
const pointAt = (curve, t) => weights(t).reduce((sum, weight, i) => add(sum, scale(curve[i], weight)), [0, 0]);

/** Points at an even pitch along a closed polygon. */
export const resample = (polygon, pitch) => {
  const closed = [...polygon, polygon[0]];
  const lengths = closed.slice(1).map((point, i) => distance(closed[i], point));
  const total = lengths.reduce((sum, part) => sum + part, 0);
  const count = Math.max(8, Math.round(total / pitch));
  const points = [];
  let edge = 0;
  let passed = 0;
  for (let i = 0; i < count; i++) {
    const at = (i * total) / count;
    while (passed + lengths[edge] < at) passed += lengths[edge++];
    points.push(mix(closed[edge], closed[edge + 1], lengths[edge] ? (at - passed) / lengths[edge] : 0));
  }
  return points;
};

/** Rounds off dry bristles and notches that are smaller than the brush. */
const soften = (points, rounds) =>
  [...Array(rounds)].reduce(
    (soft) => soft.map((point, i) => mix(point, mix(soft.at(i - 1), soft[(i + 1) % soft.length], 0.5), 0.5)),
    points,
  );

const turnAt = (points, i, reach) => {
  const at = (index) => points[(index + points.length) % points.length];
  const before = unit(sub(at(i), at(i - reach)));
  const after = unit(sub(at(i + reach), at(i)));
  return Math.acos(Math.max(-1, Math.min(1, dot(before, after))));
};

/** Places where the outline turns by more than `angle` and by more than its neighbours do. */
const cornersOf = (points, reach, angle) => {
  const turns = points.map((_, i) => turnAt(points, i, reach));
  const beaten = (i) =>
    [...Array(reach * 2 + 1).keys()].some((step) => {
      const j = (i + step - reach + points.length) % points.length;
      return turns[j] > turns[i] || (turns[j] === turns[i] && j < i);
    });
  return turns.flatMap((turn, i) => (turn > angle && !beaten(i) ? [i] : []));
};

const parametersOf = (points) => {
  let passed = 0;
  const along = points.map((point, i) => {
    passed += i ? distance(point, points[i - 1]) : 0;
    return passed;
  });
  return along.map((part) => part / passed);
};

/** The curve between the end points with these end tangents that lies nearest to the points. */
const nearestCurve = (points, parameters, start, end) => {
  const [first, last] = [points[0], points.at(-1)];
  const sums = { ss: 0, se: 0, ee: 0, s: 0, e: 0 };
  points.forEach((point, i) => {
    const w = weights(parameters[i]);
    const [a, b] = [scale(start, w[1]), scale(end, w[2])];
    const rest = sub(point, add(scale(first, w[0] + w[1]), scale(last, w[2] + w[3])));
    sums.ss += dot(a, a);
    sums.se += dot(a, b);
    sums.ee += dot(b, b);
    sums.s += dot(a, rest);
    sums.e += dot(b, rest);
  });
  const determinant = sums.ss * sums.ee - sums.se ** 2;
  const third = distance(first, last) / 3;
  const handle = (value) => (determinant && value / determinant > third / 100 ? value / determinant : third);
  const out = handle(sums.s * sums.ee - sums.e * sums.se);
  const back = handle(sums.e * sums.ss - sums.s * sums.se);
  return [first, add(first, scale(start, out)), add(last, scale(end, back)), last];
};

/** One Newton step of each parameter towards the foot of its point on the curve. */
const closer = (curve, points, parameters) =>
  points.map((point, i) => {
    const t = parameters[i];
    const step = 1e-3;
    const speed = scale(sub(pointAt(curve, t + step), pointAt(curve, t - step)), 0.5 / step);
    const off = sub(pointAt(curve, t), point);
    const moved = t - dot(off, speed) / (dot(speed, speed) || 1);
    return Math.max(0, Math.min(1, moved));
  });

const worst = (curve, points, parameters) =>
  points.reduce(
    (found, point, i) => {
      const error = distance(pointAt(curve, parameters[i]), point);
      return error > found.error ? { error, at: i } : found;
    },
    { error: 0, at: points.length >> 1 },
  );

const tangentAt = (points, i, reach) =>
  unit(sub(points[Math.min(points.length - 1, i + reach)], points[Math.max(0, i - reach)]));

const fitBetween = (points, start, end, options) => {
  if (points.length < 4) return [nearestCurve(points, parametersOf(points), start, end)];
  let parameters = parametersOf(points);
  let curve = nearestCurve(points, parameters, start, end);
  for (let round = 0; round < 8 && worst(curve, points, parameters).error > options.tolerance; round++) {
    parameters = closer(curve, points, parameters);
    curve = nearestCurve(points, parameters, start, end);
  }
  const { error, at } = worst(curve, points, parameters);
  if (error <= options.tolerance) return [curve];
  const middle = Math.max(1, Math.min(points.length - 2, at));
  const tangent = tangentAt(points, middle, options.reach);
  return [
    ...fitBetween(points.slice(0, middle + 1), start, scale(tangent, -1), options),
    ...fitBetween(points.slice(middle), tangent, end, options),
  ];
};

const fitOpen = (points, options) =>
  fitBetween(
    points,
    unit(sub(points[Math.min(options.reach, points.length - 1)], points[0])),
    unit(sub(points.at(-1 - Math.min(options.reach, points.length - 1)), points.at(-1))),
    options,
  );

/** Curves around a closed polygon. `reach` and `pitch` say how far a corner looks about it, in points and units. */
export const fitClosed = (polygon, options) => {
  const points = soften(resample(polygon, options.pitch), options.soften);
  const found = cornersOf(points, options.reach, options.corner);
  const corners = found.length > 0 ? found : [0];
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length];
    const span = (to - from + points.length) % points.length || points.length;
    return fitOpen(
      [...Array(span + 1).keys()].map((step) => points[(from + step) % points.length]),
      options,
    );
  });
};
