import type { Tile } from '@windroos/engine';

export const NUMBER_SUITS = ['k', 'b', 't'] as const;
export const WIND_TILES = ['wE', 'wS', 'wW', 'wN'] as const satisfies readonly Tile[];
export const DRAGON_TILES = ['dR', 'dG', 'dW'] as const satisfies readonly Tile[];
export const HONOUR_TILES: readonly Tile[] = [...WIND_TILES, ...DRAGON_TILES];
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Bamboo 2, 3, 4, 6, 8 and the green dragon: the jade tiles. */
export const GREEN_TILES: readonly Tile[] = ['b2', 'b3', 'b4', 'b6', 'b8', 'dG'];

export const tileOf = (suit: string, rank: number): Tile => `${suit}${rank}` as Tile;
export const runOf = (suit: string, ranks: readonly number[]): readonly Tile[] =>
  ranks.map((rank) => tileOf(suit, rank));

/** The 34 kinds, k b t w d. */
export const ALL_TILES: readonly Tile[] = [...NUMBER_SUITS.flatMap((suit) => runOf(suit, RANKS)), ...HONOUR_TILES];

export const suitOf = (tile: Tile): string => tile.charAt(0);
export const isWind = (tile: Tile): boolean => suitOf(tile) === 'w';
export const isDragon = (tile: Tile): boolean => suitOf(tile) === 'd';
export const isHonour = (tile: Tile): boolean => isWind(tile) || isDragon(tile);
/** 1 to 9; 0 for an honour. */
export const rankOf = (tile: Tile): number => (isHonour(tile) ? 0 : Number(tile.charAt(1)));
export const isTerminal = (tile: Tile): boolean => rankOf(tile) === 1 || rankOf(tile) === 9;
/** 'Edelstenen': 1, 9, winds and dragons. */
export const isPrecious = (tile: Tile): boolean => isTerminal(tile) || isHonour(tile);
/** 'Eenvoudige stenen': 2 to 8. */
export const isSimple = (tile: Tile): boolean => !isPrecious(tile);

/** The suits of the numbered tiles among these. */
export const suitsIn = (tiles: readonly Tile[]): readonly string[] =>
  NUMBER_SUITS.filter((suit) => tiles.some((tile) => suitOf(tile) === suit));
