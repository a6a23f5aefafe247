import type { PictureLine } from './sheetPicture.ts';

/** Lines beside each other, and how large they can be. */
export interface Columns {
  readonly columns: readonly (readonly PictureLine[])[];
  readonly pitch: number;
  readonly fontSize: number;
}

/** Of the letters that names are written in, the usual width in heights. */
const LETTER = 0.53;
const MOST_ROWS = 9;
const PITCH = 44.5;
const FONT = 24;

/** Few enough to stand under each other, with room for a sentence beside them. */
const FEW = 3;

/** What is doubled stands beside what is counted, unless one of them is much longer. */
const splitAt = (lines: readonly PictureLine[], rows: number): number => {
  if (lines.length <= FEW) return lines.length;
  const sum = lines.findIndex(({ kind }) => kind === 'sum');
  const fits = sum > 0 && sum <= rows && lines.length - sum <= rows;
  return fits ? sum : Math.ceil(lines.length / 2);
};

/** What does not fit is counted, not shown; the last line is the total and stays. */
const shortened = (lines: readonly PictureLine[]): readonly PictureLine[] => {
  const most = 2 * MOST_ROWS;
  if (lines.length <= most) return lines;
  const gone = lines.length - most + 1;
  return [...lines.slice(0, most - 2), { name: '…', amount: `+ ${gone}`, kind: 'line' }, ...lines.slice(-1)];
};

const longestOf = (lines: readonly PictureLine[]): number =>
  Math.max(1, ...lines.map(({ name, amount }) => name.length + amount.length + 2));

export const columnsFor = (lines: readonly PictureLine[], width: number, height: number): Columns => {
  const shown = shortened(lines);
  const at = splitAt(shown, 6);
  const columns = [shown.slice(0, at), shown.slice(at)];
  const rows = Math.max(...columns.map((column) => column.length), 4);
  const pitch = Math.min(PITCH, height / rows);
  const fontSize = Math.min(FONT, pitch * 0.62, width / (LETTER * longestOf(shown)));
  return { columns, pitch, fontSize };
};

/** Words in lines of about this many letters. */
export const wrapWords = (words: string, letters: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > letters) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
};
