/** A cell that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@]/;
const BOM = '\uFEFF';
const LINE_END = '\r\n';

export type Cell = string | number;

/** Text is protected, numbers are not: a spreadsheet must be able to add them up. */
const textOf = (cell: Cell): string => (typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell));

const quoted = (text: string): string => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const makeCells = (rows: readonly (readonly Cell[])[]): string =>
  BOM + rows.map((row) => row.map((cell) => quoted(textOf(cell))).join(';') + LINE_END).join('');

const unprotected = (text: string): string => (/^'[=+\-@]/.test(text) ? text.slice(1) : text);

/** A row of cells and the line of the file on which it begins. */
export interface CellRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** One cell with what ends it: `"a ""b""";`, `a;`, `a⏎`. */
const cellPattern = (separator: string): RegExp =>
  new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"\\r\\n${separator}][^\\r\\n${separator}]*)|)(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  );

/** The rows, or null where a quotation mark is never closed. Empty lines are left out. */
export const parseCells = (source: string, separator: string): readonly CellRow[] | null => {
  const text = source.startsWith(BOM) ? source.slice(1) : source;
  const pattern = cellPattern(separator);
  const rows: CellRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let start = 1;
  while (pattern.lastIndex < text.length || cells.length > 0) {
    const found = pattern.exec(text);
    if (found === null) return null;
    const [whole, inQuotes, plain = '', end] = found;
    cells.push(unprotected(inQuotes?.replaceAll('""', '"') ?? plain));
    line += whole.split(/\r\n|\n|\r/).length - 1;
    if (end === separator) continue;
    if (cells.some((cell) => cell !== '')) rows.push({ line: start, cells });
    cells = [];
    start = line;
    if (end === '') break;
  }
  return rows;
};
