/** Tiles by their names in the notation, in the order of a sorted rack: circles, bamboos, characters, winds, dragons. */
const RANKS = { k: '123456789', b: '123456789', t: '123456789', w: 'ESWN', d: 'RGW', s: '1234', f: '1234' } as const;

type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export const WINDS = ['E', 'S', 'W', 'N'] as const;
export type Wind = (typeof WINDS)[number];
export type Suit = keyof typeof RANKS;
/** The same names as the engine's `Tile` and `BonusTile`; this package draws them and knows no rules. */
export type TileId = `${'k' | 'b' | 't'}${Digit}` | `w${Wind}` | `d${'R' | 'G' | 'W'}` | `${'s' | 'f'}${1 | 2 | 3 | 4}`;

export const TILE_IDS = Object.entries(RANKS).flatMap(([suit, ranks]) =>
  [...ranks].map((rank) => suit + rank),
) as readonly TileId[];

export const suitOf = (tile: TileId): Suit => tile[0] as Suit;
export const rankOf = (tile: TileId): string => tile.slice(1);
export const isTileId = (value: unknown): value is TileId => TILE_IDS.includes(value as TileId);
