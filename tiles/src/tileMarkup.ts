import { type Body, bodyMarkup, type Size, type Stance, sizeOf } from './body.ts';
import type { Cut } from './cut.ts';
import { FACE, faceMarkup } from './face.ts';
import type { Letters } from './indexMark.ts';
import { group, rectangle, titleElement } from './markup.ts';
import { BONE_AND_BAMBOO, type Paint, type Palette, paintWith } from './palette.ts';
import type { TileId } from './tileId.ts';

export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

/** A tile whose face is up, with its thickness or, as on paper, without. */
interface FaceUp {
  readonly tile: TileId;
  readonly body?: 'up' | 'flat';
}
/** A tile on its face, with the rose or without, or a stack of two in the wall. */
interface FaceDown {
  readonly tile: 'back';
  readonly body?: 'back' | 'bare' | 'stack';
}

/** One tile to draw. */
export type TileSpec = (FaceUp | FaceDown) & {
  /** Of the face, clockwise; the body keeps its thickness below. */
  readonly turn?: Turn;
  /** Outlined, as the winning tile is. */
  readonly marked?: boolean;
  /** Its name, for those who do not see it. */
  readonly title?: string;
};

/** How tiles are drawn outside a page: in plain colours. */
export interface TileStyle {
  readonly cut?: Cut;
  readonly letters?: Letters;
  readonly palette?: Palette;
}

export const paintOf = (style: TileStyle): Paint => paintWith(style.palette ?? BONE_AND_BAMBOO);

const stanceOf = (turn: Turn): Stance => (turn % 180 === 0 ? 'upright' : 'turned');
const bodyOf = (spec: TileSpec): Body => spec.body ?? (spec.tile === 'back' ? 'back' : 'up');

/** What a body is drawn as, in the two words that `body.ts` asks for. */
export const poseOf = (spec: TileSpec): readonly [Body, Stance] => [bodyOf(spec), stanceOf(spec.turn ?? 0)];
export const tileSize = (spec: TileSpec): Size => sizeOf(...poseOf(spec));

const { width, height } = FACE;
/** Turned about its middle and put back on the top of the body. */
export const TURNED: Readonly<Record<Turn, string | undefined>> = {
  0: undefined,
  90: `matrix(0 1-1 0 ${height} 0)`,
  180: `matrix(-1 0 0-1 ${width} ${height})`,
  270: `matrix(0-1 1 0 0 ${width})`,
};

const faceOf = (spec: TileSpec, style: TileStyle): string =>
  spec.tile === 'back'
    ? ''
    : group(
        { transform: TURNED[spec.turn ?? 0] },
        faceMarkup(spec.tile, style.cut ?? 'normal', style.letters ?? 'ESWN', paintOf(style)),
      );

/** How far a mark reaches beyond its tile: the outline and a gap. */
export const MARK_REACH = 24;
const MARK_WIDTH = 13;
const markAround = (size: Size, paint: Paint): string => {
  const off = MARK_REACH - MARK_WIDTH / 2;
  const box = { x: -off, y: -off, width: size.width + 2 * off, height: size.height + 2 * off };
  return rectangle(box, 46, { fill: 'none', stroke: paint('mark'), 'stroke-width': MARK_WIDTH });
};

/** A tile with its upper left corner at the origin, 300 wide. It refers to parts: see `definitionsFor`. */
export const tileMarkup = (spec: TileSpec, style: TileStyle = {}): string => {
  const paint = paintOf(style);
  return [
    ...titleElement(spec.title),
    bodyMarkup(...poseOf(spec), paint),
    faceOf(spec, style),
    spec.marked ? markAround(tileSize(spec), paint) : '',
  ].join('');
};
