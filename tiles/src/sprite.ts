import { BODIES, type Body, bodyMarkup, STANCES, type Stance, sizeOf } from './body.ts';
import { CUTS, type Cut } from './cut.ts';
import { FACE, faceMarkup } from './face.ts';
import { indexOf, LETTERS, type Letters } from './indexMark.ts';
import { element, PREFIX, titleElement } from './markup.ts';
import { cssPaint } from './palette.ts';
import { allDefinitions } from './parts.ts';
import { roseMarkup, SQUARE, sealMarkup, windMarkup } from './seal.ts';
import { TILE_IDS, type TileId, WINDS, type Wind } from './tileId.ts';

const sharesLetter = (tile: TileId): boolean => indexOf(tile, 'ESWN') === indexOf(tile, 'OZWN');

/** `wr-k5-normal`; the two winds whose letter differs have `wr-wE-normal-nl` too. */
export const faceId = (tile: TileId, cut: Cut, letters: Letters = 'ESWN'): string =>
  `${PREFIX}${tile}-${cut}${letters === 'ESWN' || cut === 'plain' || sharesLetter(tile) ? '' : '-nl'}`;
/** `wr-up`, `wr-back-turned`, … */
export const bodyId = (body: Body, stance: Stance = 'upright'): string =>
  `${PREFIX}${body}${stance === 'turned' ? '-turned' : ''}`;
/** A wind's character in a red or quiet square. */
export const sealId = (wind: Wind): string => `${PREFIX}seal-${wind}`;
/** A wind's character in the colour of the text. */
export const windId = (wind: Wind): string => `${PREFIX}wind-${wind}`;
export const ROSE_ID = `${PREFIX}rose`;

const symbol = (id: string, width: number, height: number, ...content: readonly string[]): string =>
  element('symbol', { id, viewBox: `0 0 ${width} ${height}` }, ...content);
const square = (id: string, content: string): string => symbol(id, SQUARE, SQUARE, content);

export interface SpriteOptions {
  /** The name of each tile, for a page that wants it inside the symbol. */
  readonly titleOf?: (tile: TileId) => string;
}

const faceSymbol = (tile: TileId, cut: Cut, letters: Letters, { titleOf }: SpriteOptions): string =>
  symbol(
    faceId(tile, cut, letters),
    FACE.width,
    FACE.height,
    ...titleElement(titleOf?.(tile)),
    faceMarkup(tile, cut, letters, cssPaint),
  );

const lettersOf = (tile: TileId, cut: Cut): readonly Letters[] =>
  cut === 'plain' || sharesLetter(tile) ? ['ESWN'] : LETTERS;

const faceSymbols = (options: SpriteOptions): readonly string[] =>
  CUTS.flatMap((cut) =>
    TILE_IDS.flatMap((tile) => lettersOf(tile, cut).map((letters) => faceSymbol(tile, cut, letters, options))),
  );

const bodySymbol = (body: Body, stance: Stance): string => {
  const { width, height } = sizeOf(body, stance);
  return symbol(bodyId(body, stance), width, height, bodyMarkup(body, stance, cssPaint));
};
const bodySymbols = (): readonly string[] =>
  BODIES.flatMap((body) => STANCES.map((stance) => bodySymbol(body, stance)));

const squareSymbols = (): readonly string[] => [
  ...WINDS.map((wind) => square(sealId(wind), sealMarkup(wind, cssPaint))),
  ...WINDS.map((wind) => square(windId(wind), windMarkup(wind))),
  square(ROSE_ID, roseMarkup(cssPaint)),
];

/** Every drawing once, as symbols for `<use href="#…">`; a page sets the colours as custom properties. */
export const spriteSvg = (options: SpriteOptions = {}): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 0, height: 0, 'aria-hidden': 'true' },
    allDefinitions(cssPaint),
    ...faceSymbols(options),
    ...bodySymbols(),
    ...squareSymbols(),
  );
