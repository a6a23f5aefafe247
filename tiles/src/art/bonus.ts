import { place, use } from '../markup.ts';
import type { Token } from '../palette.ts';
import { type Art, artPart, type Parts } from '../part.ts';
import { type CharacterId, character } from './characters.ts';
import { FLOWERS } from './flowers.ts';
import { type Picture, SEASONS } from './seasons.ts';

interface Bonus {
  readonly tile: CharacterId;
  readonly colour: Token;
  readonly picture: Picture;
}

const series = (suit: 's' | 'f', colour: Token, pictures: readonly Picture[]): readonly Bonus[] =>
  pictures.map((picture, i) => ({ tile: `${suit}${i + 1}` as CharacterId, colour, picture }));

const BONUS = [...series('s', 't-red', SEASONS), ...series('f', 't-blue', FLOWERS)];

/** A picture above its character. */
const face =
  (bonus: Bonus): Art =>
  (paint) =>
    use(`p-${bonus.tile}`, { transform: place(150, 116) }) + character(bonus.tile, paint(bonus.colour), 150, 298, 0.72);

export const BONUS_FACES: Readonly<Record<string, Art>> = Object.fromEntries(
  BONUS.map((bonus) => [bonus.tile, face(bonus)]),
);
export const PICTURE_PARTS: Parts = Object.fromEntries(
  BONUS.map(({ tile, colour, picture }) => [`p-${tile}`, artPart((paint) => picture(paint(colour), paint('bone')))]),
);
