import { around, circle, path, place } from '../markup.ts';

/** A picture around the origin, about 90 units each way, in one colour on bone. */
export type Picture = (colour: string, bone: string) => string;

const line = (d: string, colour: string, width: number, transform?: string): string =>
  path(d, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', transform });

const TULIP =
  'M-44-84C-54-40-42 0-3 2-3-30-14-62-44-84zM44-84C54-40 42 0 3 2 3-30 14-62 44-84z' +
  'M0-90C-12-80-17-70-18-62-9-50-3-38 0-24 3-38 9-50 18-62 17-70 12-80 0-90z' +
  'M-4 86C-46 78-62 46-56 12-28 28-8 52-4 86zM4 86C38 80 54 56 52 24 26 38 8 58 4 86z';
/** Spring, as a Dutch field shows it. */
const tulip: Picture = (colour) => path(TULIP, { fill: colour }) + line('M0 2V84', colour, 8);

const ray = (d: string, turn: number, colour: string): string =>
  around(8, (transform) =>
    path(d, { fill: colour, transform: `${place(0, 0, 1, turn)}${transform ?? ''}` || undefined }),
  );
const sun: Picture = (colour) =>
  circle(0, 0, 40, { fill: colour }) + ray('M-9-51 0-90 9-51z', 0, colour) + ray('M-7-52 0-76 7-52z', 22.5, colour);

const MAPLE =
  'M0-90 15-60 32-68 25-26 50-50 56-36 84-40 74-15 88-5 48 26 53 42 5 35 4 86-4 86-5 35-53 42-48 26-88-5-74-15-84-40-56-36-50-50-25-26-32-68-15-60z';
const VEINS = 'M0 30V-48M0 24 44-18M0 24-44-18M0-6 16-30M0-6-16-30';
const maple: Picture = (colour, bone) =>
  path(MAPLE, { fill: colour, stroke: colour, 'stroke-width': 5, 'stroke-linejoin': 'round' }) + line(VEINS, bone, 4);

const ARM = 'M0-14V-86M-21-80 0-60 21-80M-17-52 0-36 17-52';
const snowflake: Picture = (colour) => around(6, (transform) => line(ARM, colour, 8, transform));

export const SEASONS: readonly Picture[] = [tulip, sun, maple, snowflake];
