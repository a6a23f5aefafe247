import { hanging, padEnd, padStart, widthOf } from './width.ts';

export interface Column {
  readonly align?: 'right';
  readonly paint?: (text: string) => string;
}

export type Cells = readonly string[];

const GAP = '  ';

const widthsOf = (columns: readonly Column[], rows: readonly Cells[]): readonly number[] =>
  columns.map((_, index) => rows.reduce((widest, row) => Math.max(widest, widthOf(row[index] ?? '')), 0));

const cellOf = ({ align, paint = (text) => text }: Column, text: string, width: number): string => {
  const painted = paint(text);
  return align === 'right' ? padStart(painted, width) : padEnd(painted, width);
};

/** One line a row, each column as wide as its widest cell. */
export const table = (columns: readonly Column[], rows: readonly Cells[]): readonly string[] => {
  const widths = widthsOf(columns, rows);
  return rows.map((row) =>
    columns
      .map((column, index) => cellOf(column, row[index] ?? '', widths[index]!))
      .join(GAP)
      .trimEnd(),
  );
};

/** The widths of columns that share a line: the widest cells first give way to the room there is. */
const sharedWidths = (natural: readonly number[], room: number): readonly number[] => {
  const gaps = GAP.length * (natural.length - 1);
  let limit = Math.max(...natural, 1);
  const total = (): number => natural.reduce((sum, width) => sum + Math.min(width, limit), gaps);
  while (limit > 8 && total() > room) limit--;
  return natural.map((width) => Math.min(width, limit));
};

/** The lines of a cell, each with the spaces that it starts with. */
const cellLines = (text: string, width: number): readonly string[] => {
  const lead = /^ */.exec(text)![0];
  return hanging(lead, text.slice(lead.length), width);
};

const wrappedLines = (columns: readonly Column[], widths: readonly number[], row: Cells): readonly string[] => {
  const cells = columns.map((_, index) => cellLines(row[index] ?? '', widths[index]!));
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    columns
      .map((column, index) => cellOf(column, cells[index]![line] ?? '', widths[index]!))
      .join(GAP)
      .trimEnd(),
  );
};

/** Rows of sentences, each as its lines: cells wrap where the line would be too long. */
export const wrappedRows = (
  columns: readonly Column[],
  rows: readonly Cells[],
  room: number,
): readonly (readonly string[])[] => {
  const widths = sharedWidths(widthsOf(columns, rows), room);
  return rows.map((row) => wrappedLines(columns, widths, row));
};

export const wrappedTable = (columns: readonly Column[], rows: readonly Cells[], room: number): readonly string[] =>
  wrappedRows(columns, rows, room).flat();

export const indent = (lines: readonly string[], by = '  '): readonly string[] =>
  lines.map((line) => (line === '' ? line : by + line));
