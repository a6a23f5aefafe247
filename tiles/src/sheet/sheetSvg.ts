import { rose } from '../art/rose.ts';
import { rowMarkup } from '../document.ts';
import { type Box, element, group, place, rectangle, titleElement } from '../markup.ts';
import { definitionsFor } from '../parts.ts';
import { paintOf, type TileSpec, type TileStyle, type Turn } from '../tileMarkup.ts';
import { codeMarkup } from './codeCard.ts';
import { HEADING, LAK, LAK_LINE, MARGIN, ON_MAT, ON_MAT_2, TEXT, words } from './ink.ts';
import { sheetCard } from './sheetCard.ts';
import type { PictureSet, SheetPicture } from './sheetPicture.ts';

export interface SheetSvgOptions extends TileStyle {
  /** CSS with the two fonts, for a picture that goes where they are not. */
  readonly fonts?: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const RIM = 14;

const MAT = element(
  'radialGradient',
  { id: 'sheet-mat', cx: '0.42', cy: '0.35', r: '0.8' },
  element('stop', { offset: 0, 'stop-color': '#31444B' }),
  element('stop', { offset: 0.6, 'stop-color': '#26353B' }),
  element('stop', { offset: 1, 'stop-color': '#1D292E' }),
);

const inner: Box = { x: RIM, y: RIM, width: WIDTH - 2 * RIM, height: HEIGHT - 2 * RIM };

/** The large rose is cut off by the rim, as a watermark. */
const watermark = (): string =>
  element(
    'g',
    { 'clip-path': 'url(#sheet-clip)', opacity: 0.2 },
    rose({ light: '#D2A45C', dark: '#A97B3A', short: '#BD8A42' }, place(1000, 140, 2.5)),
  );

const table = (): string =>
  [
    rectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, 0, { fill: LAK }),
    rectangle(inner, 2, { fill: 'url(#sheet-mat)', stroke: LAK_LINE, 'stroke-width': 1.5 }),
    element('clipPath', { id: 'sheet-clip' }, rectangle(inner, 2)),
    watermark(),
  ].join('');

const smallRose = (style: TileStyle): string => {
  const paint = paintOf(style);
  return rose({ light: '#F0705F', dark: paint('rose'), short: paint('rose-short') }, place(79, 69, 0.18));
};

/** As large as it can be beside what stands at the right. */
const titleSize = (title: string): number => Math.min(68, 1080 / (0.5 * Math.max(1, title.length)));

const heading = ({ place: where, title, code }: SheetPicture, style: TileStyle): string =>
  [
    smallRose(style),
    words(where, 112, 77, Math.min(25, 1000 / (0.5 * Math.max(1, where.length))), {
      fill: ON_MAT_2,
      'font-family': TEXT,
    }),
    words(title, MARGIN, 161, titleSize(title), { fill: ON_MAT, 'font-family': HEADING, 'font-weight': 700 }),
    code === undefined
      ? words('Windroos', 1140, 77, 27, {
          fill: ON_MAT,
          'font-family': HEADING,
          'font-weight': 700,
          'text-anchor': 'end',
        })
      : '',
  ].join('');

/** A closed kong lies with its outer tiles face down; of an open set one tile is turned, as it was claimed. */
const specOf = ({ tiles, kind, concealed, winAt }: PictureSet, index: number): TileSpec => {
  const tile = tiles[index]!;
  if (kind === 'kong' && concealed && (index === 0 || index === tiles.length - 1)) return { tile: 'back' };
  const isSet = kind === 'chow' || kind === 'pung' || kind === 'kong';
  const turn: Turn = isSet && !concealed && winAt < 0 && index === 0 ? 90 : 0;
  return { tile, turn, ...(index === winAt ? { marked: true } : {}) };
};

const TILES_TOP = 190;
const TILES_ROOM = { width: 1084, height: 146 };
const LARGEST = 0.226;

const tileRow = ({ sets }: SheetPicture, style: TileStyle): string => {
  const row = rowMarkup(
    sets.map((set) => set.tiles.map((_, index) => specOf(set, index))),
    style,
  );
  const scale = Math.min(LARGEST, TILES_ROOM.width / row.width, TILES_ROOM.height / row.height);
  return group(
    { transform: place(MARGIN - 6, TILES_TOP + (TILES_ROOM.height - row.height * scale) / 2, scale) },
    row.markup,
  );
};

/** A score sheet as a picture of 1200 × 630 that stands alone: to share, to print, to put on a page. */
export const sheetSvg = (picture: SheetPicture, options: SheetSvgOptions = {}): string => {
  const content = [
    table(),
    heading(picture, options),
    tileRow(picture, options),
    sheetCard(picture),
    picture.code === undefined ? '' : codeMarkup(picture.code),
  ].join('');
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: WIDTH,
      height: HEIGHT,
      role: 'img',
    },
    ...titleElement(`${picture.title} (${picture.place})`),
    options.fonts === undefined ? '' : element('style', {}, options.fonts),
    element('defs', {}, MAT),
    definitionsFor(content, paintOf(options)),
    content,
  );
};
