import { score } from '@windroos/engine';
import type { SharedHand } from '@windroos/pad';
import { type Language, sheetPictureWords } from '@windroos/texts';
import { type Letters, sheetSvg } from '@windroos/tiles';
import { encode } from 'uqr';
import { embeddedFonts } from './embeddedFonts.ts';
import type { SharedLink } from './sharedLink.ts';
import { seatShown, sharedSetup } from './sharedSetup.ts';

export type Squares = readonly (readonly boolean[])[];

/** The QR code of a link, without a border: the card around it is one. */
export const codeOf = ({ url, fitsCode }: SharedLink): Squares | null =>
  fitsCode ? encode(url, { border: 0, ecc: 'L' }).data : null;

export interface CardOptions {
  readonly language: Language;
  readonly letters: Letters;
  readonly code: Squares | null;
}

/** The picture to share, as an SVG that carries its own fonts; null when nobody laid tiles. */
export const cardSvg = async (hand: SharedHand, { language, letters, code }: CardOptions): Promise<string | null> => {
  const seat = seatShown(hand);
  const setup = seat === null ? null : sharedSetup(hand, seat);
  if (seat === null || setup === null) return null;
  const sheet = score(hand.rules, setup);
  if (!sheet.ok) return null;
  const words = sheetPictureWords(hand.rules, setup, sheet.value, hand.names[seat], language);
  return sheetSvg({ ...words, ...(code === null ? {} : { code }) }, { letters, fonts: await embeddedFonts() });
};
