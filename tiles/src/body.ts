import { rose } from './art/rose.ts';
import { FACE } from './face.ts';
import { type Box, element, PREFIX, path, place, rectangle } from './markup.ts';
import type { Paint } from './palette.ts';
import type { Part, Parts } from './part.ts';

/**
 * `up` shows its face and `flat` does so without thickness; `back` shows bamboo with the rose, `bare` without it;
 * `stack` is two tiles of a wall.
 */
export const BODIES = ['up', 'flat', 'back', 'bare', 'stack'] as const;
export type Body = (typeof BODIES)[number];
/** A tile that stands, or one turned a quarter. The thickness is at the bottom of the screen in both. */
export const STANCES = ['upright', 'turned'] as const;
export type Stance = (typeof STANCES)[number];

const RADIUS = 30;
const THICKNESS = 42;
const STACK_THICKNESS = 102;
/** Of a tile's thickness: bone, and the rest bamboo. */
const BONE_SHARE = 0.58;

const THICKNESSES: Readonly<Record<Body, number>> = {
  up: THICKNESS,
  flat: 0,
  back: THICKNESS,
  bare: THICKNESS,
  stack: STACK_THICKNESS,
};

/** Below this width in pixels the rose on a back is a smudge. */
const ROSE_FROM = 40;
export const backFor = (width: number): Body => (width < ROSE_FROM ? 'bare' : 'back');
const topOf = (stance: Stance): Box =>
  stance === 'upright' ? { x: 0, y: 0, ...FACE } : { x: 0, y: 0, width: FACE.height, height: FACE.width };

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** With its thickness, in the units of the face. */
export const sizeOf = (body: Body, stance: Stance): Size => {
  const { width, height } = topOf(stance);
  return { width, height: height + THICKNESSES[body] };
};

const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: box.width - 2 * by,
  height: box.height - 2 * by,
});

/** What shows below the top: layers from the lowest up, each as far down as its lower edge. */
type Layer = readonly [down: number, colour: string];
const sides = (top: Box, layers: readonly Layer[]): string =>
  layers.map(([down, fill]) => rectangle({ ...top, y: down }, RADIUS, { fill })).join('');

/** One unit over the edge, so that no light fringe is left outside a dark line. */
const SPILL = 1;
const outline = (top: Box, width: number, stroke: string): string => {
  const by = width / 2 - SPILL;
  return rectangle(inset(top, by), RADIUS - by, { fill: 'none', stroke, 'stroke-width': width });
};

/** Drawn in pixels, so that a tile of 28 px still has an edge; a large one hides it under its own line. */
const HAIRLINE = 1.5;
const hairline = (top: Box, stroke: string): string =>
  rectangle(top, RADIUS, {
    fill: 'none',
    stroke,
    'stroke-width': HAIRLINE,
    'vector-effect': 'non-scaling-stroke',
  });

/** The colour at the top and, faded in, the one below; the fade is a number of its own, so that a theme can drop it. */
const surface = (top: Box, fill: string, fade: string, paint: Paint): string =>
  rectangle(top, RADIUS, { fill }) +
  rectangle(top, RADIUS, { fill: `url(#${PREFIX}${fade})`, opacity: paint('tile-shade') });

const boneTop = (top: Box, paint: Paint): string =>
  surface(top, paint('bone'), 'bone-fade', paint) +
  hairline(top, paint('tile-line')) +
  outline(top, 3, paint('tile-line')) +
  outline(top, 10, paint('tile-outline'));

/** Four lines along the length of the tile. */
const grainLines = ({ width, height }: Box): readonly string[] =>
  [1, 2, 3, 4].map((i) =>
    width < height ? `M${(width * i) / 5} 28V${height - 28}` : `M28 ${(height * i) / 5}H${width - 28}`,
  );
const grain = (top: Box, paint: Paint): string =>
  path(grainLines(top).join(''), { fill: 'none', stroke: paint('back-line'), 'stroke-width': 3, opacity: 0.28 });

const backRose = (top: Box, paint: Paint): string =>
  rose(
    { light: paint('back-rose'), dark: paint('back-rose-dark'), short: paint('back-rose') },
    place(top.width / 2, top.height / 2, 0.9),
  );

const bambooTop = (top: Box, paint: Paint, withRose: boolean): string =>
  surface(top, paint('bamboo'), 'bamboo-fade', paint) +
  grain(top, paint) +
  (withRose ? backRose(top, paint) : '') +
  hairline(top, paint('bamboo-dark')) +
  outline(top, 3, paint('bamboo-dark')) +
  outline(top, 10, paint('back-outline'));

const bone = THICKNESS * BONE_SHARE;
const bamboo = THICKNESS - bone;

const backSides = (paint: Paint): readonly Layer[] => [
  [THICKNESS, paint('bone-edge')],
  [bamboo, paint('bamboo-dark')],
];

const SIDES: Readonly<Record<Body, (paint: Paint) => readonly Layer[]>> = {
  up: (paint) => [
    [THICKNESS, paint('bamboo-edge')],
    [bone, paint('bone-edge')],
  ],
  flat: () => [],
  back: backSides,
  bare: backSides,
  stack: (paint) => [
    [STACK_THICKNESS, paint('bone-edge')],
    [STACK_THICKNESS - bone, paint('bamboo-dark')],
    [STACK_THICKNESS / 2, paint('bone-edge')],
    [STACK_THICKNESS / 2 - bone, paint('bamboo-dark')],
  ],
};

const isFaceUp = (body: Body): boolean => body === 'up' || body === 'flat';

export const bodyMarkup = (body: Body, stance: Stance, paint: Paint): string => {
  const top = topOf(stance);
  const surface = isFaceUp(body) ? boneTop(top, paint) : bambooTop(top, paint, body === 'back');
  return sides(top, SIDES[body](paint)) + surface;
};

const fade =
  (token: 'bone-low' | 'bamboo-low'): Part =>
  (id, paint) =>
    element(
      'linearGradient',
      { id, x2: 0, y2: 1 },
      element('stop', { 'stop-color': paint(token), 'stop-opacity': 0 }),
      element('stop', { offset: 1, 'stop-color': paint(token) }),
    );

export const BODY_PARTS: Parts = { 'bone-fade': fade('bone-low'), 'bamboo-fade': fade('bamboo-low') };
