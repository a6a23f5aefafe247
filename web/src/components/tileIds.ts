import type { Cut, Letters, TileId, Turn, Wind } from '@windroos/tiles';

/**
 * The names of the drawings in the sprite and how a turned face is put on its body. `@windroos/tiles` knows them too, but
 * there they stand beside the drawings themselves, which a page must not load as script; a test holds both equal.
 */
const PREFIX = 'wr-';
const OTHER_IN_DUTCH: readonly string[] = ['wE', 'wS'];

export const faceId = (tile: TileId, cut: Cut, letters: Letters): string => {
  const isDutch = letters === 'OZWN' && cut !== 'plain' && OTHER_IN_DUTCH.includes(tile);
  return `${PREFIX}${tile}-${cut}${isDutch ? '-nl' : ''}`;
};

export type PageBody = 'up' | 'back' | 'bare';
export const isAcross = (turn: Turn): boolean => turn % 180 !== 0;
export const bodyId = (body: PageBody, turn: Turn): string => `${PREFIX}${body}${isAcross(turn) ? '-turned' : ''}`;

export const sealId = (wind: Wind): string => `${PREFIX}seal-${wind}`;
export const windId = (wind: Wind): string => `${PREFIX}wind-${wind}`;
export const ROSE_ID = `${PREFIX}rose`;
/** Two tiles of a wall, seen from above. */
export const STACK_ID = `${PREFIX}stack`;

export const FACE = { width: 300, height: 400 } as const;
const THICKNESS = 42;
export const STACK = { width: 300, height: 502 } as const;

/** A tile with its thickness, which is always at the bottom of the screen. */
export const sizeOf = (turn: Turn) =>
  isAcross(turn)
    ? { width: FACE.height, height: FACE.width + THICKNESS }
    : { width: FACE.width, height: FACE.height + THICKNESS };

export const TURNED: Readonly<Record<Turn, string | undefined>> = {
  0: undefined,
  90: 'matrix(0 1-1 0 400 0)',
  180: 'matrix(-1 0 0-1 300 400)',
  270: 'matrix(0-1 1 0 0 300)',
};
