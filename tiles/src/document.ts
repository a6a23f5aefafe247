import type { Size } from './body.ts';
import { element, group, place, titleElement } from './markup.ts';
import { definitionsFor } from './parts.ts';
import { roseMarkup, SQUARE, sealMarkup } from './seal.ts';
import type { TileId, Wind } from './tileId.ts';
import { MARK_REACH, paintOf, type TileSpec, type TileStyle, tileMarkup, tileSize } from './tileMarkup.ts';

export interface DocumentOptions extends TileStyle {
  /** Of one upright tile, in pixels; without it the drawing fills what holds it. */
  readonly tileWidth?: number;
  /** What the whole drawing shows, for those who do not see it. */
  readonly title?: string;
}

const UNIT = 300;

const svgDocument = (size: Size, unit: number, content: string, options: DocumentOptions): string => {
  const pixels = (units: number): number | undefined =>
    options.tileWidth === undefined ? undefined : (units * options.tileWidth) / unit;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${size.width} ${size.height}`,
      width: pixels(size.width),
      height: pixels(size.height),
      role: 'img',
    },
    ...titleElement(options.title),
    definitionsFor(content, paintOf(options)),
    content,
  );
};

/** One tile that stands alone: a whole SVG document in plain colours. */
export const tileSvg = (tile: TileId | 'back' | TileSpec, options: DocumentOptions = {}): string => {
  const spec = typeof tile === 'string' ? ({ tile } as TileSpec) : tile;
  const reach = spec.marked ? MARK_REACH : 0;
  const { width, height } = tileSize(spec);
  const content = group({ transform: place(reach, reach) || undefined }, tileMarkup(spec, options));
  return svgDocument({ width: width + 2 * reach, height: height + 2 * reach }, UNIT, content, options);
};

const BETWEEN_TILES = 10;
const BETWEEN_GROUPS = 110;

interface Placed {
  readonly spec: TileSpec;
  readonly x: number;
  readonly size: Size;
}

/** Groups from left to right; a tile takes its own width, and a marked one room for its mark. */
const layOut = (groups: readonly (readonly TileSpec[])[]): readonly Placed[] => {
  let x = MARK_REACH;
  return groups.flatMap((specs, i) => {
    if (i > 0) x += BETWEEN_GROUPS - BETWEEN_TILES;
    return specs.map((spec) => {
      const aside = spec.marked ? MARK_REACH : 0;
      const placed = { spec, x: x + aside, size: tileSize(spec) };
      x += placed.size.width + 2 * aside + BETWEEN_TILES;
      return placed;
    });
  });
};

/** Groups of tiles in a row, standing on one line, with the room that they take; a part of a larger drawing. */
export const rowMarkup = (
  groups: readonly (readonly TileSpec[])[],
  style: TileStyle,
): Size & { readonly markup: string } => {
  const placed = layOut(groups.filter((specs) => specs.length > 0));
  const tallest = Math.max(0, ...placed.map(({ size }) => size.height));
  const right = Math.max(0, ...placed.map(({ x, size }) => x + size.width));
  const content = placed.map(({ spec, x, size }) =>
    group({ transform: place(x, MARK_REACH + tallest - size.height) }, tileMarkup(spec, style)),
  );
  return { width: right + MARK_REACH, height: tallest + 2 * MARK_REACH, markup: content.join('') };
};

/** Groups of tiles in a row, as a drawing that stands alone. */
export const rowSvg = (groups: readonly (readonly TileSpec[])[], options: DocumentOptions = {}): string => {
  const { markup, ...size } = rowMarkup(groups, options);
  return svgDocument(size, UNIT, markup, options);
};

const squareSvg = (content: string, options: DocumentOptions): string =>
  svgDocument({ width: SQUARE, height: SQUARE }, SQUARE, content, options);

/** A wind seal that stands alone; `tileWidth` is its side. */
export const sealSvg = (wind: Wind, options: DocumentOptions = {}): string =>
  squareSvg(sealMarkup(wind, paintOf(options)), options);
/** The rose that stands alone, as an icon or a logo; `tileWidth` is its side. */
export const roseSvg = (options: DocumentOptions = {}): string => squareSvg(roseMarkup(paintOf(options)), options);
