import { spriteUrl } from 'virtual:sprite';

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

/**
 * Puts every drawing of the tiles into the page once; until then tiles show as blank bone. They stand there unrendered:
 * a browser would otherwise style and lay out a thousand shapes that nobody sees.
 */
export const loadSprite = async (): Promise<void> => {
  const response = await fetch(spriteUrl);
  if (!response.ok) return;
  const parsed = document.createElement('template');
  parsed.innerHTML = await response.text();
  const drawings = parsed.content.firstElementChild!;
  const paints = holderOf('sprite-paints', takePaints(drawings));
  document.body.prepend(holderOf('sprite', drawings), paints);
};
