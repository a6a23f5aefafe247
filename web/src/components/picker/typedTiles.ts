import { isTile, SUITS, type Suit, type Tile } from '@windroos/engine';
import type { Letters } from '@windroos/tiles';

/** What somebody is typing: `b123` lays three tiles, one a key. */
export interface Typing {
  readonly suit: Suit | null;
  /** A rank came after the suit's letter. */
  readonly begun: boolean;
}

export const NOT_TYPING: Typing = { suit: null, begun: false };

export interface Typed {
  readonly typing: Typing;
  readonly tile: Tile | null;
}

/** As they stand on the tiles: Dutch winds where the tiles show them, and the dragons' C, F and P. */
const WIND_LETTERS: Readonly<Record<Letters, Readonly<Record<string, string>>>> = {
  ESWN: {},
  OZWN: { O: 'E', Z: 'S' },
};
const DRAGON_LETTERS: Readonly<Record<string, string>> = { C: 'R', F: 'G', P: 'W' };

const rankOf = (suit: Suit, key: string, letters: Letters): string => {
  const big = key.toUpperCase();
  if (suit === 'w') return WIND_LETTERS[letters][big] ?? big;
  return suit === 'd' ? (DRAGON_LETTERS[big] ?? big) : key;
};

const isSuit = (key: string): key is Suit => (SUITS as readonly string[]).includes(key);

/** A small w after a rank begins the winds: `dGwE`. A capital, or one right after its suit, is West or white. */
const beginsSuit = ({ suit, begun }: Typing, key: string): key is Suit =>
  isSuit(key) && (suit === null || begun || !(key === 'w' && (suit === 'w' || suit === 'd')));

/** One key further; null when it means nothing here. */
export const typeKey = (typing: Typing, key: string, letters: Letters): Typed | null => {
  if (beginsSuit(typing, key)) return { typing: { suit: key, begun: false }, tile: null };
  if (key === ' ') return typing.suit === null ? null : { typing: NOT_TYPING, tile: null };
  if (typing.suit === null) return null;
  const tile = typing.suit + rankOf(typing.suit, key, letters);
  return isTile(tile) ? { typing: { ...typing, begun: true }, tile } : null;
};
