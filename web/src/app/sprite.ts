import { spriteUrl } from 'virtual:sprite';

/** Puts every drawing of the tiles into the page once; until then tiles show as blank bone. */
export const loadSprite = async (): Promise<void> => {
  const response = await fetch(spriteUrl);
  if (!response.ok) return;
  const holder = document.createElement('div');
  holder.className = 'sprite';
  holder.innerHTML = await response.text();
  document.body.prepend(holder);
};
