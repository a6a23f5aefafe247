import { TILES, type Tile, tileAt } from '@windroos/engine';
import { setText, tileName } from '@windroos/texts';
import { language } from '../../app/language.ts';
import { pickerWords } from '../../messages/picker.ts';
import type { Group } from './groups.ts';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const nameOfTile = (tile: Tile): string => tileName(tile, language.value);
export const startWithTile = (tile: Tile): string => capital(nameOfTile(tile));

/** 'Open pung bamboe 9', 'Chow kringen 2, 3 en 4', 'Kringen 5'. */
export const groupName = ({ kind, tiles, open }: Group): string =>
  kind === 'loose' ? startWithTile(tiles[0]!) : capital(setText({ kind, tiles, concealed: !open }, language.value));

/** The word on the pill. */
export const pillWord = ({ kind, open, hasLast, four }: Group): string => {
  const { pills } = pickerWords();
  if (hasLast) return pills.last;
  if (kind === 'pair') return pills.pair;
  if (four !== null) return pills[four];
  return open ? pills.open : pills.closed;
};

export const KEYPADS = ['k', 'b', 't', 'wd'] as const;
export type Keypad = (typeof KEYPADS)[number];

const PAD_STARTS: Readonly<Record<Keypad, readonly [number, number]>> = {
  k: [0, 9],
  b: [9, 18],
  t: [18, 27],
  wd: [27, 34],
};

export const tilesOn = (keypad: Keypad): readonly Tile[] => TILES.slice(...PAD_STARTS[keypad]);
export const keypadOf = (tile: Tile): Keypad => KEYPADS.find((keypad) => keypad.includes(tile[0]!)) ?? 'k';
export const firstOn = (keypad: Keypad): Tile => tileAt(PAD_STARTS[keypad][0]);
