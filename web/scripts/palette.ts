// Makes a picture small: the 256 colours that serve it best (median cut over the colours that occur).
import type { Indexed, Picture } from './png.ts';

interface Colour {
  readonly rgb: readonly [number, number, number];
  readonly count: number;
}

const MOST = 256;

const keyAt = (rgb: Uint8Array, i: number): number => (rgb[3 * i]! << 16) | (rgb[3 * i + 1]! << 8) | rgb[3 * i + 2]!;

const coloursIn = ({ rgb }: Picture): ReadonlyMap<number, Colour> => {
  const counts = new Map<number, number>();
  for (let i = 0; i < rgb.length / 3; i++) counts.set(keyAt(rgb, i), (counts.get(keyAt(rgb, i)) ?? 0) + 1);
  return new Map(
    [...counts].map(([key, count]) => [key, { rgb: [key >> 16, (key >> 8) & 255, key & 255], count }] as const),
  );
};

/** Colours that will be shown as one, with what parting them would be worth. */
interface Box {
  readonly colours: readonly Colour[];
  readonly channel: number;
  readonly worth: number;
}

const rangeOf = (colours: readonly Colour[], channel: number): number => {
  let [low, high] = [255, 0];
  for (const { rgb } of colours) [low, high] = [Math.min(low, rgb[channel]!), Math.max(high, rgb[channel]!)];
  return high - low;
};

/** Large differences among many pixels are parted first. */
const boxOf = (colours: readonly Colour[]): Box => {
  const ranges = [0, 1, 2].map((channel) => rangeOf(colours, channel));
  const range = Math.max(...ranges);
  const pixels = colours.reduce((sum, { count }) => sum + count, 0);
  return { colours, channel: ranges.indexOf(range), worth: range * Math.sqrt(pixels) };
};

const parted = ({ colours, channel }: Box): readonly Box[] => {
  const sorted = colours.toSorted((a, b) => a.rgb[channel]! - b.rgb[channel]!);
  const middle = (sorted[0]!.rgb[channel]! + sorted.at(-1)!.rgb[channel]!) / 2;
  const at = sorted.findIndex(({ rgb }) => rgb[channel]! > middle);
  return [boxOf(sorted.slice(0, at)), boxOf(sorted.slice(at))];
};

const boxesOf = (colours: readonly Colour[]): readonly Box[] => {
  const boxes = [boxOf(colours)];
  while (boxes.length < MOST) {
    const best = boxes.reduce((a, b) => (b.worth > a.worth ? b : a));
    if (best.worth === 0) break;
    boxes.splice(boxes.indexOf(best), 1, ...parted(best));
  }
  return boxes;
};

/** The colour of a box: its most frequent one, so that grounds and ink stay exactly what they are. */
const leadOf = ({ colours }: Box): Colour =>
  colours.reduce((best, colour) => (colour.count > best.count ? colour : best));

export const indexed = (picture: Picture): Indexed => {
  const { width, height, rgb } = picture;
  const colours = coloursIn(picture);
  const boxes = boxesOf([...colours.values()]);
  const places = new Map(boxes.flatMap((box, index) => box.colours.map((colour) => [colour, index] as const)));
  const indices = new Uint8Array(width * height);
  for (let i = 0; i < indices.length; i++) indices[i] = places.get(colours.get(keyAt(rgb, i))!)!;
  return { width, height, palette: Uint8Array.from(boxes.flatMap((box) => leadOf(box).rgb)), indices };
};
