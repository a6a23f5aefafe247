import { type Box, element, rectangle } from '../markup.ts';
import { type Columns, columnsFor, wrapWords } from './columns.ts';
import { CARD, HAIR, INK, MARGIN, REFUSED, TEXT, words } from './ink.ts';
import type { PictureLine, SheetPicture } from './sheetPicture.ts';

export const CARD_TOP = 352;
export const CARD_HEIGHT = 224;

const cardBox = ({ code }: SheetPicture): Box => ({
  x: MARGIN,
  y: CARD_TOP,
  width: code === undefined ? 1080 : 848,
  height: CARD_HEIGHT,
});

interface ColumnBox {
  readonly x: number;
  readonly width: number;
}

const rule = (box: ColumnBox, y: number, heavy: boolean): string =>
  element('line', {
    x1: box.x,
    x2: box.x + box.width,
    y1: y,
    y2: y,
    stroke: heavy ? INK : HAIR,
    'stroke-width': heavy ? 2 : 1.5,
  });

const lineMarkup = (
  line: PictureLine,
  box: ColumnBox,
  y: number,
  { pitch, fontSize }: Columns,
  first: boolean,
): string => {
  const isTotal = line.kind === 'total';
  const amount = isTotal ? Math.min(fontSize * 1.65, pitch * 0.85) : fontSize;
  return [
    first ? '' : rule(box, y - pitch * 0.5 - fontSize * 0.33, isTotal),
    words(line.name, box.x, y, fontSize, { fill: INK, 'font-family': TEXT, ...(isTotal ? { opacity: 0.8 } : {}) }),
    words(line.amount, box.x + box.width, y + (isTotal ? amount * 0.06 : 0), amount, {
      fill: INK,
      'font-family': TEXT,
      'font-weight': 700,
      'text-anchor': 'end',
    }),
  ].join('');
};

const PADDING = 28;
const BETWEEN = 40;

const columnBoxes = (card: Box): readonly ColumnBox[] => {
  const width = (card.width - 2 * PADDING - BETWEEN) / 2;
  return [0, 1].map((index) => ({ x: card.x + PADDING + index * (width + BETWEEN), width }));
};

const NOTE = 22;

const noteMarkup = ({ text, refused }: NonNullable<SheetPicture['note']>, box: ColumnBox, top: number): string =>
  wrapWords(text, Math.floor(box.width / (NOTE * 0.58)))
    .map((line, index) =>
      words(line, box.x, top + index * NOTE * 1.3, NOTE, {
        fill: refused ? REFUSED : INK,
        'font-family': TEXT,
        ...(refused ? { 'font-weight': 600 } : {}),
      }),
    )
    .join('');

/** The lines in two columns, and the sentence beside them. */
export const sheetCard = (picture: SheetPicture): string => {
  const card = cardBox(picture);
  const boxes = columnBoxes(card);
  const shown = columnsFor(picture.lines, boxes[0]!.width, CARD_HEIGHT - 34);
  const top = card.y + 17 + (shown.pitch + shown.fontSize * 0.66) / 2;
  const rows = shown.columns.map((column, c) =>
    column.map((line, r) => lineMarkup(line, boxes[c]!, top + r * shown.pitch, shown, r === 0)).join(''),
  );
  const free = top + (shown.columns[1]?.length ?? 0) * shown.pitch;
  return [
    rectangle(card, 14, { fill: CARD }),
    ...rows,
    picture.note === undefined ? '' : noteMarkup(picture.note, boxes[1]!, free),
  ].join('');
};
