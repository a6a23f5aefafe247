import type { RowId } from '../rules/ids.ts';
import { type HandRow, type PartRow, WORD_BITS, type Words } from './compiled.ts';

/** Rows as bits: two words for rows about the whole hand, a third for rows about parts of it. */
export const bitsIn = (bits: readonly number[]): Words => [
  bits.filter((bit) => bit < WORD_BITS).reduce((word, bit) => word | (1 << bit), 0),
  bits.filter((bit) => bit >= WORD_BITS).reduce((word, bit) => word | (1 << (bit - WORD_BITS)), 0),
];

export const bitsThat = (rows: readonly HandRow[], holds: (row: HandRow) => boolean): Words =>
  bitsIn(rows.flatMap((row, bit) => (holds(row) ? [bit] : [])));

export const partsThat = (parts: readonly PartRow[], holds: (part: PartRow, bit: number) => boolean): number =>
  parts.reduce((mask, part, bit) => (holds(part, bit) ? mask | (1 << bit) : mask), 0);

export const partMask = (parts: readonly PartRow[], ids: readonly RowId[]): number =>
  partsThat(parts, ({ id }) => ids.includes(id));
