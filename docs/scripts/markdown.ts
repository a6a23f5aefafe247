/** The little Markdown that the pages need. */

export const heading = (level: number, words: string): string => `${'#'.repeat(level)} ${words}`;
export const italic = (words: string): string => `*${words}*`;
export const code = (words: string): string => `\`${words}\``;
export const link = (words: string, to: string): string => `[${words}](${to})`;
export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** Blocks with an empty line between them; empty ones are left out. */
export const blocks = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

/** How a heading is linked to, as GitHub does it. */
export const anchor = (words: string): string =>
  `#${words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')}`;

export interface Column<T> {
  readonly head: string;
  readonly cell: (item: T) => string;
  /** Numbers stand to the right. */
  readonly right?: boolean;
}

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** Nothing at all when there is nothing to show. */
export const table = <T>(columns: readonly Column<T>[], items: readonly T[]): string => {
  if (items.length === 0) return '';
  const head = line(columns.map((column) => column.head));
  const rule = line(columns.map((column) => (column.right === true ? '--:' : ':--')));
  return [head, rule, ...items.map((item) => line(columns.map((column) => column.cell(item))))].join('\n');
};
