import { BONUS_TILES, type BonusTile, KINDS, TILES, type Tile } from '../tile.ts';

/** What a wall is built of: the 34 kinds and, where they play, the eight seasons. */
export type WallTile = Tile | BonusTile;

/** By number: 0–33 the kinds, 34–41 the seasons and flowers. */
export const WALL_TILES: readonly WallTile[] = [...TILES, ...BONUS_TILES];
export const wallTileAt = (kind: number): WallTile => WALL_TILES[kind]!;
export const isBonusKind = (kind: number): boolean => kind >= KINDS;

const fourOfEach = TILES.flatMap((_, kind) => [kind, kind, kind, kind]);
const oneOfEachBonus = BONUS_TILES.map((_, index) => KINDS + index);

/** All tiles in order, as they lie in the box: 136 kinds, with seasons 144. */
export const boxOf = (seasons: boolean): Uint8Array =>
  Uint8Array.from([...fourOfEach, ...(seasons ? oneOfEachBonus : [])]);
