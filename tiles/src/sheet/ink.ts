import { type Attributes, element, escapeText } from '../markup.ts';

/** From the edge of the picture to what stands on it. */
export const MARGIN = 60;

/** look.md section 1: the table is the same in every theme. */
export const INK = '#221D19';
export const CARD = '#FFFBF2';
export const HAIR = '#E6DCC3';
export const LAK = '#3A1F1A';
export const LAK_LINE = '#7A4636';
export const REFUSED = '#B3261E';
export const ON_MAT = '#F8F1E1';
export const ON_MAT_2 = '#CFC6B4';

export const HEADING = 'Alegreya, Georgia, serif';
export const TEXT = "'Source Sans 3', system-ui, 'Segoe UI', sans-serif";

export const words = (text: string, x: number, y: number, size: number, attributes: Attributes = {}): string =>
  element('text', { x, y, 'font-size': size, ...attributes }, escapeText(text));
