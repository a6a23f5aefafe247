import { circle, group, path, place, use } from '../markup.ts';
import type { Paint } from '../palette.ts';
import { type Art, type Parts, shapePart } from '../part.ts';
import { rose } from './rose.ts';

/** Around one way or the other: a loop the other way opens the one around it. */
const loop = (r: number, way: 0 | 1): string => `M${r} 0A${r} ${r} 0 1 ${way} ${-r} 0A${r} ${r} 0 1 ${way} ${r} 0z`;
/** Rings between the radii, from the outside: filled, open, filled, … */
const rings = (...radii: readonly number[]): string => radii.map((r, i) => loop(r, i % 2 === 0 ? 1 : 0)).join('');

/** A disc with a ring and a dot, radius 100. */
export const CIRCLE_PARTS: Parts = { disc: shapePart(rings(100, 78, 60, 21)) };

type Disc = readonly [x: number, y: number, red?: true];
interface Discs {
  readonly radius: number;
  readonly discs: readonly Disc[];
}

const FACES: Readonly<Record<string, Discs>> = {
  k2: {
    radius: 66,
    discs: [
      [150, 108],
      [150, 292, true],
    ],
  },
  k3: {
    radius: 54,
    discs: [
      [76, 78],
      [150, 200, true],
      [224, 322],
    ],
  },
  k4: {
    radius: 56,
    discs: [
      [82, 106],
      [218, 106, true],
      [82, 294, true],
      [218, 294],
    ],
  },
  k5: {
    radius: 49,
    discs: [
      [74, 82],
      [226, 82],
      [150, 200, true],
      [74, 318],
      [226, 318],
    ],
  },
  k6: {
    radius: 48,
    discs: [
      [90, 76],
      [210, 76],
      [90, 212, true],
      [210, 212, true],
      [90, 324, true],
      [210, 324, true],
    ],
  },
  k7: {
    radius: 41,
    discs: [
      [64, 66],
      [150, 102],
      [236, 138],
      [98, 238, true],
      [202, 238, true],
      [98, 334, true],
      [202, 334, true],
    ],
  },
  k8: {
    radius: 40,
    discs: [
      [98, 65],
      [202, 65],
      [98, 155],
      [202, 155],
      [98, 245],
      [202, 245],
      [98, 335],
      [202, 335],
    ],
  },
  k9: {
    radius: 41,
    discs: [
      [58, 78],
      [150, 78],
      [242, 78],
      [58, 200, true],
      [150, 200, true],
      [242, 200, true],
      [58, 322],
      [150, 322],
      [242, 322],
    ],
  },
};

const disc = (x: number, y: number, radius: number, fill: string): string =>
  use('disc', { transform: place(x, y, radius / 100), fill });

const discs =
  (face: Discs): Art =>
  (paint) =>
    face.discs.map(([x, y, red]) => disc(x, y, face.radius, paint(red ? 't-red' : 't-blue'))).join('');

const BEADS = 28;
const BEAD_RADIUS = 93;
/** Round caps on dashes without length are beads. */
const beads = (paint: Paint): string =>
  circle(0, 0, BEAD_RADIUS, {
    fill: 'none',
    stroke: paint('bone'),
    'stroke-width': 9,
    'stroke-linecap': 'round',
    'stroke-dasharray': `0 ${((2 * Math.PI * BEAD_RADIUS) / BEADS).toFixed(3)}`,
  });

const compassRose = (paint: Paint): string =>
  rose({ light: paint('t-red'), dark: paint('t-red'), short: paint('t-blue') }, place(0, 0, 0.74)) +
  use('rose-dark', { transform: place(0, 0, 0.74), fill: paint('t-ink'), 'fill-opacity': 0.42 });

/** Circles 1, the rose in a ring. */
const cake: Art = (paint) =>
  group(
    { transform: place(150, 200) },
    path(rings(126, 114, 106, 80), { fill: paint('t-blue') }),
    beads(paint),
    compassRose(paint),
  );

export const CIRCLES: Readonly<Record<string, Art>> = {
  k1: cake,
  ...Object.fromEntries(Object.entries(FACES).map(([tile, face]) => [tile, discs(face)])),
};

/** Large print shows one disc, whatever the number. */
export const discEmblem: Art = (paint) => disc(0, 0, 100, paint('t-blue'));
