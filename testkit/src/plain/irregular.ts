import type { Tile } from '@windroos/engine';
import { countOf, countTiles, kindsIn, sameTiles, without } from './pile.ts';
import { DRAGON_TILES, HONOUR_TILES, NUMBER_SUITS, runOf, tileOf, WIND_TILES } from './tiles.ts';

const ONE_TO_NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The tile that is there besides these thirteen, if the other thirteen are these. */
const extraBeside = (tiles: readonly Tile[], thirteen: readonly Tile[]): Tile | null => {
  const rest = without(tiles, thirteen);
  return rest?.length === 1 ? rest[0]! : null;
};

const anySuit = (test: (suit: string) => boolean): boolean => NUMBER_SUITS.some(test);

export const gatesOf = (suit: string): readonly Tile[] => runOf(suit, [1, 1, ...ONE_TO_NINE, 9, 9]);

/** 1112345678999 of one suit and one more tile of that suit. */
export const isNineGates = (tiles: readonly Tile[]): boolean =>
  anySuit((suit) => extraBeside(tiles, gatesOf(suit))?.startsWith(suit) ?? false);

export const ORPHANS: readonly Tile[] = [...NUMBER_SUITS.flatMap((suit) => runOf(suit, [1, 9])), ...HONOUR_TILES];

/** One of every 1, 9, wind and dragon, one of them double. */
export const isThirteenOrphans = (tiles: readonly Tile[]): boolean => {
  const extra = extraBeside(tiles, ORPHANS);
  return extra !== null && ORPHANS.includes(extra);
};

/** 1 to 9 of one suit and the four winds: which of the thirteen is double, or null. */
export const doubledInWindSnake = (tiles: readonly Tile[]): Tile | null => {
  for (const suit of NUMBER_SUITS) {
    const thirteen = [...runOf(suit, ONE_TO_NINE), ...WIND_TILES];
    const extra = extraBeside(tiles, thirteen);
    if (extra !== null && thirteen.includes(extra)) return extra;
  }
  return null;
};

/** 1 to 9 of one suit, the three dragons, a pair of winds. */
export const isDragonSnake = (tiles: readonly Tile[]): boolean =>
  anySuit((suit) =>
    WIND_TILES.some((wind) => sameTiles(tiles, [...runOf(suit, ONE_TO_NINE), ...DRAGON_TILES, wind, wind])),
  );

/** 1 to 7 of one suit, the four winds, the three dragons. */
export const isPekingGarden = (tiles: readonly Tile[]): boolean =>
  anySuit((suit) => sameTiles(tiles, [...runOf(suit, [1, 2, 3, 4, 5, 6, 7]), ...HONOUR_TILES]));

/** All tiles as pairs, or null; four equal tiles are two pairs (Q32). */
export const pairsOf = (tiles: readonly Tile[]): readonly (readonly Tile[])[] | null => {
  if ([...countTiles(tiles).values()].some((count) => count % 2 === 1)) return null;
  return kindsIn(tiles).flatMap((tile) => Array.from({ length: countOf(tiles, tile) / 2 }, () => [tile, tile]));
};

/** Which rank each of k, b, t starts with: 147 of one suit, 258 of another, 369 of the third. */
const KNITTED_STARTS = [
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
] as const;

/** The six knitted straights. */
export const KNITTED_STRAIGHTS: readonly (readonly Tile[])[] = KNITTED_STARTS.map((starts) =>
  NUMBER_SUITS.flatMap((suit, index) => [0, 3, 6].map((step) => tileOf(suit, starts[index]! + step))),
);

/** Fourteen different tiles, all of them honours or of one knitted straight. */
export const isHonoursAndKnitted = (tiles: readonly Tile[]): boolean =>
  kindsIn(tiles).length === 14 &&
  KNITTED_STRAIGHTS.some((straight) => tiles.every((tile) => straight.includes(tile) || HONOUR_TILES.includes(tile)));
