import type { FirstWin, WinSource } from '@windroos/engine';
import type { How } from '../values/outcome.ts';

/** The columns of a hand, and those of each player. */
export const HAND_COLUMNS = ['spel', 'ronde', 'oost', 'winnaar', 'van', 'hoe'] as const;
export const PLAYER_COLUMNS = ['telling', 'betaald', 'straf', 'totaal'] as const;
export type PlayerColumn = (typeof PLAYER_COLUMNS)[number];

export const DRAW = 'remise';
export const DEAD = 'dood';
/** The row of the penalties for the evening. */
export const EVENING = 'avond';

export const WIND_WORDS = { E: 'Oost', S: 'Zuid', W: 'West', N: 'Noord' } as const;

const SOURCES: Readonly<Record<WinSource, string>> = {
  wall: 'muur',
  discard: 'weggelegd',
  kong: 'losse steen',
  'robbed-kong': 'kongroof',
};

const FIRSTS: Readonly<Record<FirstWin, string>> = { heaven: 'hemel', earth: 'aarde', thirteen: 'gelukkige dertien' };

/** What was special, by the word that says it. */
const SPECIALS: Readonly<Record<string, Partial<How>>> = {
  'laatste steen': { lastTile: true },
  'kong op kong': { kongOnKong: true },
  'laatste van vier': { lastOfKind: true },
  ...Object.fromEntries(Object.entries(FIRSTS).map(([first, word]) => [word, { first: first as FirstWin }])),
};

const SOURCE_BY_WORD: Readonly<Record<string, Partial<How>>> = Object.fromEntries(
  Object.entries(SOURCES).map(([from, word]) => [word, { from: from as WinSource }]),
);

const isSaid = (how: How, special: Partial<How>): boolean =>
  Object.entries(special).every(([name, value]) => how[name as keyof How] === value);

/** `muur, laatste steen`. */
export const makeHow = (how: How | null): string => {
  if (how === null) return '';
  const specials = Object.entries(SPECIALS).filter(([, special]) => isSaid(how, special));
  return [SOURCES[how.from], ...specials.map(([word]) => word)].join(', ');
};

/** The words back to what they mean; null when one of them is unknown. */
export const parseHow = (text: string): Partial<How> | null => {
  const words = text
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
  const known = { ...SOURCE_BY_WORD, ...SPECIALS };
  if (!words.every((word) => Object.hasOwn(known, word))) return null;
  return Object.assign({}, ...words.map((word) => known[word]));
};
