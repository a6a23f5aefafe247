import type { RowId } from '@windroos/engine';
import type { Language, Text } from './language.ts';
import { HAND_DOUBLE_ROWS } from './rows/doubleRows.ts';
import { LAST_TILE_ROWS } from './rows/lastTileRows.ts';
import { LIMIT_ROWS } from './rows/limitRows.ts';
import { MCR_HIGH_ROWS } from './rows/mcrHighRows.ts';
import { MCR_LOW_ROWS } from './rows/mcrLowRows.ts';
import { MCR_MIDDLE_ROWS } from './rows/mcrMiddleRows.ts';
import { POINT_ROWS } from './rows/pointRows.ts';
import { ROW_OVERRIDES } from './rows/rowOverrides.ts';
import type { RowText } from './rows/rowText.ts';

export type { RowText } from './rows/rowText.ts';

/** Every row in words; an id without a text does not compile. */
export const ROW_TEXTS: Readonly<Record<RowId, RowText>> = {
  ...POINT_ROWS,
  ...HAND_DOUBLE_ROWS,
  ...LAST_TILE_ROWS,
  ...LIMIT_ROWS,
  ...MCR_HIGH_ROWS,
  ...MCR_MIDDLE_ROWS,
  ...MCR_LOW_ROWS,
};

/** The row as this rule set has it; without one, or for a club's own rules, what holds for all. */
export const rowText = (row: RowId, rules?: string): RowText => {
  const general: RowText = ROW_TEXTS[row];
  const own = ROW_OVERRIDES.get(rules ?? '')?.[row];
  return own === undefined ? general : { ...general, ...own };
};

const said = (words: Text, language: Language): string => words[language];

export const rowName = (row: RowId, language: Language, rules?: string): string =>
  said(rowText(row, rules).name, language);

/** One sentence: when you get it. */
export const rowWhen = (row: RowId, language: Language, rules?: string): string =>
  said(rowText(row, rules).when, language);
