import { BAMBOO_PARTS, BAMBOOS, stickEmblem } from './art/bamboos.ts';
import { BONUS_FACES, PICTURE_PARTS } from './art/bonus.ts';
import { CHARACTER_FACES, CHARACTER_PARTS, wanEmblem } from './art/characters.ts';
import { CIRCLE_PARTS, CIRCLES, discEmblem } from './art/circles.ts';
import { peling } from './art/peling.ts';
import { ROSE_PARTS } from './art/rose.ts';
import { frameEmblem, whiteDragon } from './art/whiteDragon.ts';
import type { Cut } from './cut.ts';
import { INDEX_PARTS, indexMark, type Letters } from './indexMark.ts';
import { group, place, use } from './markup.ts';
import type { Paint } from './palette.ts';
import { type Art, artPart, type Parts } from './part.ts';
import { type Suit, suitOf, type TileId } from './tileId.ts';

/** Every face is drawn on this box; what lies below it is the tile's body. */
export const FACE = { width: 300, height: 400 } as const;

const FACES: Readonly<Record<string, Art>> = {
  ...CIRCLES,
  ...BAMBOOS,
  b1: peling,
  ...CHARACTER_FACES,
  dW: whiteDragon,
  ...BONUS_FACES,
};

export const FACE_PARTS: Parts = {
  ...ROSE_PARTS,
  ...CIRCLE_PARTS,
  ...BAMBOO_PARTS,
  ...CHARACTER_PARTS,
  ...PICTURE_PARTS,
  ...INDEX_PARTS,
  ...Object.fromEntries(Object.entries(FACES).map(([tile, art]) => [`a-${tile}`, artPart(art)])),
};

/** The art's size, and how far its middle lies from the middle of the face. */
interface Placement {
  readonly scale: number;
  readonly right: number;
  readonly down: number;
}

const PLAIN: Placement = { scale: 0.94, right: 0, down: 0 };
/** To the lower right, clear of the index. */
const NORMAL: Readonly<Record<Suit, Placement>> = {
  k: { scale: 0.8, right: 22, down: 32 },
  b: { scale: 0.8, right: 24, down: 34 },
  t: { scale: 0.9, right: 20, down: 16 },
  w: { scale: 0.92, right: 8, down: 20 },
  d: { scale: 0.92, right: 8, down: 20 },
  s: { scale: 0.88, right: 16, down: 18 },
  f: { scale: 0.88, right: 16, down: 18 },
};
const SMALL: Readonly<Record<Suit, Placement>> = {
  k: { scale: 0.74, right: 36, down: 50 },
  b: { scale: 0.75, right: 36, down: 50 },
  t: { scale: 0.8, right: 34, down: 34 },
  w: { scale: 0.8, right: 24, down: 44 },
  d: { scale: 0.8, right: 24, down: 44 },
  s: { scale: 0.78, right: 34, down: 38 },
  f: { scale: 0.78, right: 34, down: 38 },
};
const PLACEMENTS = { normal: NORMAL, small: SMALL } as const;

/** A frame has corners: it keeps further from the index than a character does. */
const FRAME = { normal: { scale: 0.84, right: 20, down: 26 }, small: { scale: 0.74, right: 40, down: 48 } } as const;

const placementOf = (tile: TileId, cut: Exclude<Cut, 'large'>): Placement => {
  if (cut === 'plain') return PLAIN;
  return tile === 'dW' ? FRAME[cut] : PLACEMENTS[cut][suitOf(tile)];
};

/** The art of a tile around a point of the face. */
const artAround = (tile: TileId, x: number, y: number, scale: number): string =>
  use(`a-${tile}`, { transform: place(x - (FACE.width / 2) * scale, y - (FACE.height / 2) * scale, scale) });

const placedArt = (tile: TileId, cut: Exclude<Cut, 'large'>): string => {
  const { scale, right, down } = placementOf(tile, cut);
  return artAround(tile, FACE.width / 2 + right, FACE.height / 2 + down, scale);
};

const SUIT_EMBLEMS: Readonly<Partial<Record<Suit, readonly [art: Art, x: number, y: number, scale: number]>>> = {
  k: [discEmblem, 198, 296, 0.78],
  b: [stickEmblem, 200, 290, 0.94],
  t: [wanEmblem, 198, 291, 1],
};

const ownEmblem = (tile: TileId): string => {
  if (suitOf(tile) === 's' || suitOf(tile) === 'f') return use(`p-${tile}`, { transform: place(196, 294, 0.94) });
  return tile === 'b1' ? artAround(tile, 196, 280, 0.56) : artAround(tile, 196, 292, 0.64);
};

/** One sign of the suit, at the lower right: nothing to count. */
const emblem = (tile: TileId, paint: Paint): string => {
  if (tile === 'dW') return group({ transform: place(200, 290) }, frameEmblem(paint));
  const suited = tile === 'k1' || tile === 'b1' ? undefined : SUIT_EMBLEMS[suitOf(tile)];
  return suited ? group({ transform: place(suited[1], suited[2], suited[3]) }, suited[0](paint)) : ownEmblem(tile);
};

/** What is engraved: art and index, on a box of 300 × 400. */
export const faceMarkup = (tile: TileId, cut: Cut, letters: Letters, paint: Paint): string =>
  (cut === 'large' ? emblem(tile, paint) : placedArt(tile, cut)) + indexMark(tile, cut, letters, paint);
