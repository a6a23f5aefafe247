export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** All ids of this package begin with this, so that they stay clear of a page's own. */
export const PREFIX = 'wr-';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeText = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);

/** Hundredths of a unit are finer than a pixel of a tile that fills a screen. */
export const round = (value: number, parts = 100): number => Math.round(value * parts) / parts;
const valueText = (value: string | number): string => (typeof value === 'number' ? String(round(value)) : value);

const attributeText = ([name, value]: readonly [string, string | number | undefined]): string =>
  value === undefined ? '' : ` ${name}="${escapeText(valueText(value))}"`;

export const element = (name: string, attributes: Attributes = {}, ...children: readonly string[]): string => {
  const open = `<${name}${Object.entries(attributes).map(attributeText).join('')}`;
  return children.length > 0 ? `${open}>${children.join('')}</${name}>` : `${open}/>`;
};

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element('g', attributes, ...children);
export const path = (d: string, attributes: Attributes = {}): string => element('path', { d, ...attributes });
export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}): string =>
  element('circle', { cx, cy, r, ...attributes });
export const use = (id: string, attributes: Attributes = {}): string =>
  element('use', { href: `#${PREFIX}${id}`, ...attributes });
export const titleElement = (title: string | undefined): readonly string[] =>
  title === undefined ? [] : [element('title', {}, escapeText(title))];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const rectangle = (box: Box, rx: number, attributes: Attributes = {}): string =>
  element('rect', { x: box.x, y: box.y, width: box.width, height: box.height, rx, ...attributes });

/** Where a drawing goes: its origin, then its size, then its turn in degrees. */
export const place = (x: number, y: number, scale = 1, turn = 0): string =>
  [
    x || y ? `translate(${round(x)} ${round(y)})` : '',
    scale === 1 ? '' : `scale(${round(scale, 1000)})`,
    turn ? `rotate(${round(turn)})` : '',
  ].join('');

/** The same thing `count` times around the origin. */
export const around = (count: number, thing: (transform: string | undefined) => string): string =>
  Array.from({ length: count }, (_, i) => thing(place(0, 0, 1, (360 * i) / count) || undefined)).join('');
