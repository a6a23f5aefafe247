import { fail, ok, type Result } from './result.ts';

/** Suits in the order in which a rack is sorted. */
export const SUITS = ['k', 'b', 't', 'w', 'd'] as const;
export type Suit = (typeof SUITS)[number];

const RANKS = { k: '123456789', b: '123456789', t: '123456789', w: 'ESWN', d: 'RGW' } as const;
const BONUS_RANKS = { s: '1234', f: '1234' } as const;

type Digit = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
/** A kind of tile by its name in the notation: `k5`, `wE`, `dG`. */
export type Tile = `${'k' | 'b' | 't'}${Digit}` | `w${'E' | 'S' | 'W' | 'N'}` | `d${'R' | 'G' | 'W'}`;
/** Seasons and flowers: only where a rule set plays with them. */
export type BonusTile = `${'s' | 'f'}${'1' | '2' | '3' | '4'}`;

const spell = (ranks: Readonly<Record<string, string>>): string[] =>
  Object.entries(ranks).flatMap(([suit, letters]) => [...letters].map((rank) => suit + rank));

/** The 34 kinds, sorted: k b t w d, 1–9, E S W N, R G W. A tile's place in this list is its number, `kindOf`. */
export const TILES = spell(RANKS) as readonly Tile[];
export const BONUS_TILES = spell(BONUS_RANKS) as readonly BonusTile[];
export const KINDS = TILES.length;

/** Kinds by name, laid out by the two character codes, so that a tile is looked up without a map or a branch. */
const KIND_BY_CODES = new Int8Array(128 * 128).fill(-1);
TILES.forEach((tile, kind) => {
  KIND_BY_CODES[tile.charCodeAt(0) * 128 + tile.charCodeAt(1)] = kind;
});

/** 0–33, or -1 for anything that is not a tile. */
export const kindOf = (tile: string): number => {
  const suit = tile.charCodeAt(0);
  const rank = tile.charCodeAt(1);
  return tile.length === 2 && suit < 128 && rank < 128 ? KIND_BY_CODES[suit * 128 + rank]! : -1;
};

export const tileAt = (kind: number): Tile => TILES[kind]!;
export const isTile = (value: unknown): value is Tile => typeof value === 'string' && kindOf(value) >= 0;
export const isBonusTile = (value: unknown): value is BonusTile => BONUS_TILES.includes(value as BonusTile);

export const isHonourKind = (kind: number): boolean => kind >= 27;
export const isWindKind = (kind: number): boolean => kind >= 27 && kind < 31;
export const isDragonKind = (kind: number): boolean => kind >= 31;
/** 1–9, or 0 for an honour. */
export const rankOfKind = (kind: number): number => (kind < 27 ? (kind % 9) + 1 : 0);
/** 0 k, 1 b, 2 t, 3 honours. */
export const suitOfKind = (kind: number): number => (kind < 27 ? Math.floor(kind / 9) : 3);
export const isTerminalKind = (kind: number): boolean => rankOfKind(kind) === 1 || rankOfKind(kind) === 9;

export interface TileError {
  readonly code: 'unknown-tile';
  readonly tile: string;
}

const unknown = (tile: string): Result<never, TileError> => fail({ code: 'unknown-tile', tile });

/** One tile: `k5`. */
export const parseTile = (text: string): Result<Tile, TileError> => {
  const kind = kindOf(text);
  return kind < 0 ? unknown(text) : ok(tileAt(kind));
};

/** Groups of a letter and its ranks, split by spaces, one name a tile; a lone letter stays as it is. */
const namesIn = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .flatMap((group) => (group.length < 2 ? [...group] : [...group.slice(1)].map((rank) => group[0] + rank)));

/** Every tile of a kind is one and the same string, which keeps many parsed hands small and quick to read. */
const parseNames = <T extends string>(text: string, known: ReadonlyMap<string, T>): Result<readonly T[], TileError> => {
  const tiles: T[] = [];
  for (const name of namesIn(text)) {
    const tile = known.get(name);
    if (tile === undefined) return unknown(name);
    tiles.push(tile);
  }
  return ok(tiles);
};

const byName = <T extends string>(names: readonly T[]): ReadonlyMap<string, T> =>
  new Map(names.map((name) => [name, name]));
const TILE_NAMES = byName(TILES);
const BONUS_NAMES = byName(BONUS_TILES);

/** Several tiles: `k123 b55 wEE dR`. */
export const parseTiles = (text: string): Result<readonly Tile[], TileError> => parseNames(text, TILE_NAMES);
/** Seasons and flowers: `s1 f34`. */
export const parseBonusTiles = (text: string): Result<readonly BonusTile[], TileError> => parseNames(text, BONUS_NAMES);

/** The twin of `parseTiles`: sorted, one group a suit. */
export const makeTiles = (tiles: readonly Tile[]): string => {
  const sorted = sortTiles(tiles);
  const groups = SUITS.map((suit) => sorted.filter((tile) => tile[0] === suit).map((tile) => tile[1]));
  return groups.flatMap((ranks, index) => (ranks.length > 0 ? [SUITS[index] + ranks.join('')] : [])).join(' ');
};

export const compareTiles = (a: Tile, b: Tile): number => kindOf(a) - kindOf(b);
export const sortTiles = (tiles: readonly Tile[]): readonly Tile[] => tiles.toSorted(compareTiles);

/** Unicode has its own tiles; its suits run characters, bamboos, circles and its dragons red, green, white. */
const UNICODE_START: Readonly<Record<Suit, number>> = { k: 0x1f019, b: 0x1f010, t: 0x1f007, w: 0x1f000, d: 0x1f004 };

export const unicodeTile = (tile: Tile): string => {
  const suit = tile[0] as Suit;
  return String.fromCodePoint(UNICODE_START[suit] + RANKS[suit].indexOf(tile[1]!));
};
export const UNICODE_BACK = String.fromCodePoint(0x1f02b);
