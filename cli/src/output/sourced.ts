import type { Shell } from '../shell.ts';
import { type Cells, type Column, table, wrappedRows } from './table.ts';
import { hanging, widthOf } from './width.ts';

/** A row and the source that it is taken from; an empty source is none. */
export interface SourcedRow {
  readonly cells: Cells;
  readonly source: string;
}

export interface SourcedTable {
  /** The lines of each row: one, unless it had to wrap. */
  readonly rows: readonly (readonly string[])[];
  /** What the numbers behind the rows stand for; empty when the sources themselves stand there. */
  readonly notes: readonly string[];
}

const cellsWith = (
  columns: readonly Column[],
  rows: readonly SourcedRow[],
  sourceOf: (source: string) => string,
): readonly Cells[] =>
  rows.map(({ cells, source }) => [...columns.map((_, index) => cells[index] ?? ''), source && sourceOf(source)]);

/** Sources stand behind their rows; where the terminal is too narrow, a number does, and the list follows. */
export const sourcedTable = (
  shell: Shell,
  columns: readonly Column[],
  rows: readonly SourcedRow[],
  room = shell.columns,
): SourcedTable => {
  const withSource = [...columns, { paint: shell.paint.faint }];
  const inline = table(
    withSource,
    cellsWith(columns, rows, (source) => source),
  );
  if (inline.every((line) => widthOf(line) <= room)) return { rows: inline.map((line) => [line]), notes: [] };
  const sources = [...new Set(rows.map(({ source }) => source))].filter((source) => source !== '');
  const numbered = cellsWith(columns, rows, (source) => `[${sources.indexOf(source) + 1}]`);
  return {
    rows: wrappedRows(withSource, numbered, room),
    notes: sources.flatMap((source, index) => hanging(`[${index + 1}] `, source, shell.columns)).map(shell.paint.faint),
  };
};
