export { BODIES, type Body, backFor, type Size, STANCES, type Stance, sizeOf } from './body.ts';
export { CUTS, type Cut, type CutWishes, cutFor, SMALL_BELOW } from './cut.ts';
export { type DocumentOptions, roseSvg, rowSvg, sealSvg, tileSvg } from './document.ts';
export { FACE } from './face.ts';
export { indexOf, LETTERS, type Letters } from './indexMark.ts';
export { type PageStyle, pageTile } from './page.ts';
export {
  BONE_AND_BAMBOO,
  cssPaint,
  HIGH_CONTRAST,
  type Paint,
  type Palette,
  paintWith,
  paletteCss,
  TOKENS,
  type Token,
} from './palette.ts';
export { definitionsFor } from './parts.ts';
export { roseMarkup, SQUARE, sealMarkup } from './seal.ts';
export type { PictureLine, PictureSet, SheetPicture } from './sheet/sheetPicture.ts';
export { type SheetSvgOptions, sheetSvg } from './sheet/sheetSvg.ts';
export { bodyId, faceId, ROSE_ID, type SpriteOptions, sealId, spriteSvg, windId } from './sprite.ts';
export { isTileId, TILE_IDS, type TileId, WINDS, type Wind } from './tileId.ts';
export { type TileSpec, type TileStyle, TURNS, type Turn, tileMarkup, tileSize } from './tileMarkup.ts';
