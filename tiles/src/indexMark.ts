import type { Cut } from './cut.ts';
import { place, use } from './markup.ts';
import { INDICES_700, INDICES_800 } from './outlines/indices.ts';
import type { Paint, Token } from './palette.ts';
import { type Parts, shapePart } from './part.ts';
import { rankOf, type Suit, suitOf, type TileId } from './tileId.ts';

/** The letters of the winds: East South West North, or Oost Zuid West Noord. */
export const LETTERS = ['ESWN', 'OZWN'] as const;
export type Letters = (typeof LETTERS)[number];

const DRAGON_LETTERS: Readonly<Record<string, string>> = { R: 'C', G: 'F', W: 'P' };
const DUTCH_LETTERS: Readonly<Record<string, string>> = { E: 'O', S: 'Z' };

/** What stands in the corner: 1–9, a wind's letter, C F P. */
export const indexOf = (tile: TileId, letters: Letters = 'ESWN'): string => {
  const rank = rankOf(tile);
  if (suitOf(tile) === 'd') return DRAGON_LETTERS[rank]!;
  return suitOf(tile) === 'w' && letters === 'OZWN' ? (DUTCH_LETTERS[rank] ?? rank) : rank;
};

const SUIT_COLOURS: Readonly<Record<Exclude<Suit, 'd'>, Token>> = {
  k: 't-blue',
  b: 't-green',
  t: 't-ink',
  w: 't-ink',
  s: 't-red',
  f: 't-blue',
};
const DRAGON_COLOURS: Readonly<Record<string, Token>> = { R: 't-red', G: 't-green', W: 't-blue' };

const colourOf = (tile: TileId): Token => {
  const suit = suitOf(tile);
  return suit === 'd' ? DRAGON_COLOURS[rankOf(tile)]! : SUIT_COLOURS[suit];
};

const partsOf = (weight: string, outlines: Readonly<Record<string, string>>): Parts =>
  Object.fromEntries(Object.entries(outlines).map(([letter, d]) => [`${weight}-${letter}`, shapePart(d)]));

/** `i` is the normal weight, `h` the heavy one. */
export const INDEX_PARTS: Parts = { ...partsOf('i', INDICES_700), ...partsOf('h', INDICES_800) };

const OUTLINE_HEIGHT = 240;
interface Mark {
  readonly weight: 'i' | 'h';
  readonly x: number;
  readonly y: number;
  /** Of a capital, on a face 400 high: 16 %, 23 % and 39 %. */
  readonly height: number;
}
const MARKS: Readonly<Record<Exclude<Cut, 'plain'>, Mark>> = {
  normal: { weight: 'i', x: 20, y: 22, height: 64 },
  small: { weight: 'h', x: 14, y: 16, height: 92 },
  large: { weight: 'h', x: 20, y: 22, height: 156 },
};

export const indexMark = (tile: TileId, cut: Cut, letters: Letters, paint: Paint): string => {
  if (cut === 'plain') return '';
  const { weight, x, y, height } = MARKS[cut];
  const transform = place(x, y, height / OUTLINE_HEIGHT);
  return use(`${weight}-${indexOf(tile, letters)}`, { transform, fill: paint(colourOf(tile)) });
};
