import { path, place, use } from '../markup.ts';
import { CHARACTERS } from '../outlines/characters.ts';
import type { Paint, Token } from '../palette.ts';
import type { Art, Part, Parts } from '../part.ts';

export type CharacterId = keyof typeof CHARACTERS;

const HALF = 120;
/** The brush is thickened, dense characters less, or their light would close at 28 px. */
const THICKER = 5;
const DENSE: Partial<Record<CharacterId, number>> = { t: 3.5, dG: 3, s1: 4, s2: 3.5, f1: 3.5, f2: 2.5, f3: 3.5 };

const characterPart =
  (id: CharacterId): Part =>
  (partId) =>
    path(CHARACTERS[id], { id: partId, 'stroke-width': DENSE[id] ?? THICKER, 'stroke-linejoin': 'round' });

const IDS = Object.keys(CHARACTERS) as readonly CharacterId[];
export const CHARACTER_PARTS: Parts = Object.fromEntries(IDS.map((id) => [`c-${id}`, characterPart(id)]));

/** A character of this colour with its middle at x, y. */
export const character = (id: CharacterId, colour: string, x: number, y: number, scale: number): string =>
  use(`c-${id}`, { transform: place(x - HALF * scale, y - HALF * scale, scale), fill: colour, stroke: colour });

const alone =
  (id: CharacterId, token: Token, scale: number): Art =>
  (paint) =>
    character(id, paint(token), 150, 200, scale);

const numbered =
  (rank: number): Art =>
  (paint) =>
    character(`n${rank}` as CharacterId, paint('t-ink'), 150, 100, rank === 9 ? 0.75 : 0.82) +
    wan(paint, 150, 280, 0.84);

const wan = (paint: Paint, x: number, y: number, scale: number): string => character('t', paint('t-red'), x, y, scale);

export const CHARACTER_FACES: Readonly<Record<string, Art>> = {
  ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`t${i + 1}`, numbered(i + 1)])),
  wE: alone('wE', 't-ink', 1.22),
  wS: alone('wS', 't-ink', 1.22),
  wW: alone('wW', 't-ink', 1.22),
  wN: alone('wN', 't-ink', 1.22),
  dR: alone('dR', 't-red', 1.2),
  dG: alone('dG', 't-green', 1.18),
};

/** Large print shows only 萬, whatever the number. */
export const wanEmblem: Art = (paint) => wan(paint, 0, 0, 0.85);
