/** Pieces of a page. What is given as text is escaped; what is given as markup is not. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

type Attributes = Readonly<Record<string, string | number>>;

const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(typeof value === 'number' ? shortNumber(value) : value)}"`)
    .join('');

/** Two decimals are finer than any screen. */
const shortNumber = (value: number): string => String(Math.round(value * 100) / 100);

/** An element; its content is markup. */
export const element = (name: string, attributes: Attributes, ...content: readonly string[]): string =>
  `<${name}${attributesText(attributes)}>${content.join('')}</${name}>`;

/** An element that has none, closed as XML wants it. */
export const empty = (name: string, attributes: Attributes): string => `<${name}${attributesText(attributes)}/>`;

export const words = (name: string, text: string, attributes: Attributes = {}): string =>
  element(name, attributes, escaped(text));

/** Numbers to the right, words to the left. */
export interface PageColumn {
  readonly name: string;
  readonly right?: boolean;
}

const cell = (name: 'th' | 'td', column: PageColumn, content: string): string =>
  element(name, column.right === true ? { class: 'n' } : {}, content);

/** A table; its cells are markup. */
export const pageTable = (columns: readonly PageColumn[], rows: readonly (readonly string[])[]): string => {
  const head = columns.map((column) => cell('th', column, escaped(column.name))).join('');
  const body = rows.map((row) =>
    element('tr', {}, ...columns.map((column, index) => cell('td', column, row[index] ?? ''))),
  );
  return element('table', {}, element('thead', {}, element('tr', {}, head)), element('tbody', {}, ...body));
};
