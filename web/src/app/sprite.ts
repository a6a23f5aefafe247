import { spriteUrl } from 'virtual:sprite';
import { inSlices } from './slices.ts';

const holderOf = (className: string, content: Element): HTMLElement => {
  const holder = document.createElement('div');
  holder.className = className;
  holder.append(content);
  return holder;
};

/** A gradient must be rendered to be painted with; nothing else of the sprite has to be. */
const takePaints = (drawings: Element): Element => {
  const paints = drawings.cloneNode(false) as Element;
  paints.append(...drawings.querySelectorAll('linearGradient'));
  return paints;
};

/** A part of the text that stands by itself: the beginning with its definitions, or some symbols. */
const SYMBOL = '<symbol';
const SYMBOLS_AT_ONCE = 4;

const partsOf = (drawings: string): readonly string[] => {
  const [start = '', ...symbols] = drawings.split(SYMBOL).map((part, nth) => (nth === 0 ? part : SYMBOL + part));
  const groups = Array.from({ length: Math.ceil(symbols.length / SYMBOLS_AT_ONCE) }, (_, nth) =>
    symbols.slice(nth * SYMBOLS_AT_ONCE, (nth + 1) * SYMBOLS_AT_ONCE).join(''),
  );
  return [start, ...groups];
};

const parsed = (svg: string): Element => {
  const template = document.createElement('template');
  template.innerHTML = svg;
  return template.content.firstElementChild!;
};

/** A hundred kilobytes of outlines: nobody should feel how they come in. */
function* reading(text: string): Generator<void, Element> {
  const [start, ...groups] = partsOf(text);
  const drawings = parsed(start!);
  for (const group of groups) {
    yield;
    drawings.append(...parsed(`<svg>${group}</svg>`).children);
  }
  yield;
  return drawings;
}

/**
 * Puts every drawing of the tiles into the page once; until then tiles show as blank bone. They stand there unrendered:
 * a browser would otherwise style and lay out a thousand shapes that nobody sees.
 */
export const loadSprite = async (): Promise<void> => {
  const response = await fetch(spriteUrl);
  if (!response.ok) return;
  const drawings = await inSlices(reading(await response.text()));
  const paints = holderOf('sprite-paints', takePaints(drawings));
  document.body.prepend(holderOf('sprite', drawings), paints);
};
