import type { RowId } from '@windroos/engine';
import type { Text } from '../language.ts';

/** A score line in words: its name, and when you get it. */
export interface RowText {
  readonly name: Text;
  readonly when: Text;
}

/** A part of the rows: the parts together must have every id, see `rows.ts`. */
export type RowTexts = Readonly<Partial<Record<RowId, RowText>>>;
