import { fail, ok, type Result } from '@windroos/engine';
import { type CellRow, parseCells } from './csvCells.ts';
import { HAND_COLUMNS, PLAYER_COLUMNS, type PlayerColumn } from './csvWords.ts';

export type CsvErrorCode =
  | 'too-large'
  /** A quotation mark that is never closed. */
  | 'bad-csv'
  /** Not the columns of a score pad. */
  | 'bad-header'
  | 'bad-row'
  | 'bad-number'
  | 'unknown-player'
  | 'unknown-word';

export interface CsvError {
  readonly code: CsvErrorCode;
  readonly line: number;
  /** The column as the header calls it, and the cell. */
  readonly column?: string;
  readonly what?: string;
}

export const csvError = (code: CsvErrorCode, line: number, column?: string, what?: string): Result<never, CsvError> =>
  fail({
    code,
    line,
    ...(column === undefined ? {} : { column }),
    ...(what === undefined ? {} : { what: what.slice(0, 60) }),
  });

/** One row, its cells by column; those of the players in the order of the header. */
export interface CsvRow {
  readonly line: number;
  readonly hand: Readonly<Record<(typeof HAND_COLUMNS)[number], string>>;
  readonly players: readonly Readonly<Record<PlayerColumn, string>>[];
}

export interface CsvTable {
  readonly labels: readonly string[];
  readonly rows: readonly CsvRow[];
}

const MOST_TEXT = 2_000_000;
const WIDTH = PLAYER_COLUMNS.length;

const record = <K extends string>(names: readonly K[], cells: readonly string[]): Readonly<Record<K, string>> =>
  Object.fromEntries(names.map((name, index) => [name, (cells[index] ?? '').trim()])) as Record<K, string>;

/** The players' names, or null when these are not our columns. */
const labelsIn = (header: readonly string[]): readonly string[] | null => {
  const names = header.slice(0, HAND_COLUMNS.length).map((name) => name.trim().toLowerCase());
  const columns = header.slice(HAND_COLUMNS.length);
  const isOurs = HAND_COLUMNS.every((name, index) => names[index] === name) && columns.length % WIDTH === 0;
  const labels = columns.filter((_, index) => index % WIDTH === 0).map((name) => name.slice('telling '.length).trim());
  const fits = columns.every((name, index) => {
    const expected = `${PLAYER_COLUMNS[index % WIDTH]} ${labels[Math.floor(index / WIDTH)]}`;
    return name.trim() === expected;
  });
  const isTable = labels.length >= 4 && labels.length <= 24 && new Set(labels).size === labels.length;
  return isOurs && fits && isTable && !labels.includes('') ? labels : null;
};

const rowOf = ({ line, cells }: CellRow, players: number): CsvRow => {
  const own = (index: number): readonly string[] => cells.slice(HAND_COLUMNS.length + index * WIDTH);
  return {
    line,
    hand: record(HAND_COLUMNS, cells),
    players: Array.from({ length: players }, (_, index) => record(PLAYER_COLUMNS, own(index))),
  };
};

/** The cells of a file by column. A spreadsheet may have saved it with commas or tabs. */
export const readCsv = (text: string): Result<CsvTable, CsvError> => {
  if (text.length > MOST_TEXT) return csvError('too-large', 1);
  const separator = /^\uFEFF?"?spel"?([;,\t])/i.exec(text)?.[1];
  if (separator === undefined) return csvError('bad-header', 1);
  const rows = parseCells(text, separator);
  if (rows === null) return csvError('bad-csv', 1);
  const [header, ...hands] = rows;
  const labels = labelsIn(header?.cells ?? []);
  if (labels === null) return csvError('bad-header', 1);
  const width = HAND_COLUMNS.length + labels.length * WIDTH;
  const bad = hands.find(({ cells }) => cells.length > width && cells.slice(width).some((cell) => cell !== ''));
  if (bad !== undefined) return csvError('bad-row', bad.line);
  return ok({ labels, rows: hands.map((row) => rowOf(row, labels.length)) });
};
