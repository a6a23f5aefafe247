import { type Box, group, path, place, rectangle } from '../markup.ts';
import { CARD, HEADING, INK, words } from './ink.ts';
import { CARD_HEIGHT, CARD_TOP } from './sheetCard.ts';

const CODE_CARD: Box = { x: 928, y: CARD_TOP, width: 212, height: CARD_HEIGHT };
const CODE_SIDE = 158;

/** One path of squares: a code has more than a thousand. */
export const codeMarkup = (code: readonly (readonly boolean[])[]): string => {
  const squares = code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const at = place(CODE_CARD.x + (CODE_CARD.width - CODE_SIDE) / 2, CODE_CARD.y + 16);
  return [
    rectangle(CODE_CARD, 14, { fill: CARD }),
    group(
      { transform: `${at} scale(${CODE_SIDE / code.length})`, 'shape-rendering': 'crispEdges' },
      path(squares.join(''), { fill: INK }),
    ),
    words('Windroos', CODE_CARD.x + CODE_CARD.width / 2, CODE_CARD.y + 206, 25, {
      fill: INK,
      'font-family': HEADING,
      'font-weight': 700,
      'text-anchor': 'middle',
    }),
  ].join('');
};
