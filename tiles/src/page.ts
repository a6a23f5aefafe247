import type { Cut } from './cut.ts';
import { FACE } from './face.ts';
import type { Letters } from './indexMark.ts';
import { element, titleElement } from './markup.ts';
import { bodyId, faceId } from './sprite.ts';
import { poseOf, type TileSpec, TURNED, tileSize } from './tileMarkup.ts';

export interface PageStyle {
  readonly cut?: Cut;
  readonly letters?: Letters;
  /** For the page's own rules: size, state, outline. */
  readonly className?: string;
  /** Where the sprite is, when it is not in the page itself: `tiles.svg`. */
  readonly sprite?: string;
}

/** A symbol without a size would stretch to the whole drawing, so each is told its own. */
const useOf = (
  id: string,
  size: { readonly width: number; readonly height: number },
  sprite = '',
  transform?: string,
) => element('use', { href: `${sprite}#${id}`, width: size.width, height: size.height, transform });

const faceUse = (spec: TileSpec, { cut = 'normal', letters, sprite }: PageStyle): string =>
  spec.tile === 'back' ? '' : useOf(faceId(spec.tile, cut, letters), FACE, sprite, TURNED[spec.turn ?? 0]);

/** A named tile is an image; one without a name is left to the words around it. */
const roleOf = (spec: TileSpec) => (spec.title === undefined ? { 'aria-hidden': 'true' } : { role: 'img' });

/** A tile for a page that has the sprite: a small `<svg>` that only points. */
export const pageTile = (spec: TileSpec, style: PageStyle = {}): string => {
  const size = tileSize(spec);
  return element(
    'svg',
    { class: style.className, viewBox: `0 0 ${size.width} ${size.height}`, ...roleOf(spec) },
    ...titleElement(spec.title),
    useOf(bodyId(...poseOf(spec)), size, style.sprite),
    faceUse(spec, style),
  );
};
