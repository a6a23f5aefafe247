/** Four ways to show one face: without an index, with one, with a heavier one, and in large print. */
export const CUTS = ['plain', 'normal', 'small', 'large'] as const;
export type Cut = (typeof CUTS)[number];

/** Below this width in pixels the index must be heavier to be read. */
export const SMALL_BELOW = 42;

export interface CutWishes {
  /** Of the tile on the screen, in pixels. */
  readonly width: number;
  /** False: 'zonder letters en cijfers', as tournaments play. Large print always has its index. */
  readonly index?: boolean;
  readonly largePrint?: boolean;
}

export const cutFor = ({ width, index = true, largePrint = false }: CutWishes): Cut => {
  if (largePrint) return 'large';
  if (!index) return 'plain';
  return width < SMALL_BELOW ? 'small' : 'normal';
};
