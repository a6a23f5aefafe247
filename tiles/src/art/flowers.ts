import { around, circle, element, group, path, place } from '../markup.ts';
import type { Picture } from './seasons.ts';

const STAMEN = 'M0-16V-34';
/** Five round petals, stamens of bone. */
const plum: Picture = (colour, bone) =>
  around(5, (transform) => circle(0, -50, 37, { fill: colour, transform })) +
  circle(0, 0, 24, { fill: colour }) +
  around(5, (transform) =>
    group(
      { transform, stroke: bone, fill: bone },
      path(STAMEN, { 'stroke-width': 5 }),
      circle(0, -40, 6, { stroke: 'none' }),
    ),
  ) +
  circle(0, 0, 15, { fill: bone }) +
  circle(0, 0, 7, { fill: colour });

const BLADES =
  'M-3 88C-14 44-46 14-90 10-52 28-26 50-8 88zM3 88C14 44 46 14 90 10 52 28 26 50 8 88z' +
  'M-4 84C-8 34-34-22-72-50-50-14-28 34-10 84zM4 84C8 34 34-22 72-50 50-14 28 34 10 84z';
const ORCHID_PETAL = 'M0 0C-17-14-17-38 0-52 17-38 17-14 0 0z';
const orchid: Picture = (colour, bone) =>
  path(BLADES, { fill: colour }) +
  path('M-3 86V-20H3V86z', { fill: colour }) +
  group(
    { transform: place(0, -38), fill: colour },
    ...[0, 72, -72, 144, -144].map((turn) => path(ORCHID_PETAL, { transform: place(0, 0, 1, turn) || undefined })),
    circle(0, 0, 9, { fill: bone }),
    circle(0, 0, 4),
  );

const petal = (fill: string, cy: number, rx: number, ry: number) => (transform: string | undefined) =>
  element('ellipse', { cx: 0, cy, rx, ry, fill, transform });
const chrysanthemum: Picture = (colour, bone) =>
  around(16, petal(colour, -63, 11, 27)) +
  circle(0, 0, 40, { fill: bone }) +
  around(8, petal(colour, -26, 8, 15)) +
  circle(0, 0, 8, { fill: colour });

/** A leaf that hangs, upright below the origin. */
const LEAF = 'M0 0C-15 12-16 40 0 67 16 40 15 12 0 0z';
const spray = (x: number, y: number, turns: readonly number[]): string =>
  turns.map((turn) => path(LEAF, { transform: place(x, y, 1, turn) })).join('');
const STALK = 'M-14 88-12 46H0L-1 88zM-12 40-10-4H2L0 40zM-10-10-8-54H4L2-10zM-8-60-6-90H3L4-60z';
const TWIGS = 'M-4 43 24 22M-4-7-30-26M-2-57 24-74';
const bamboo: Picture = (colour) =>
  group(
    { fill: colour },
    path(STALK),
    path(TWIGS, { stroke: colour, 'stroke-width': 5 }),
    spray(24, 22, [-20, -62]),
    spray(-30, -26, [12, 52, 88]),
    spray(24, -74, [-24, -62, -98]),
  );

export const FLOWERS: readonly Picture[] = [plum, orchid, chrysanthemum, bamboo];
