import type { RowId } from '../rules/ids.ts';
import type { Source } from '../rules/ruleSet.ts';
import type { Tile } from '../tile.ts';

/**
 * Part of the reading that was counted: a set, a pair, the body of an irregular hand, or the loose tiles of a player who
 * did not win.
 */
export interface TileSet {
  readonly kind: 'chow' | 'pung' | 'kong' | 'pair' | 'body' | 'loose';
  readonly tiles: readonly Tile[];
  readonly concealed: boolean;
}

/** One line of a score sheet. Lines are shared between sheets: its tiles are those of `sheet.sets` it points at. */
export interface Line {
  readonly row: RowId;
  /** The set's tile on rows that name one (`pung-open:k2`); absent elsewhere. */
  readonly tile?: Tile;
  readonly kind: 'points' | 'doubles' | 'limit' | 'waiting';
  /** Points, doubles, or the value of a limit hand. For several of the same combination: all together. */
  readonly amount: number;
  readonly count: number;
  /** Bit i: `sheet.sets[i]` earned it; 0 for seasons and flowers, which lie in no set. */
  readonly sets: number;
  readonly source: Source;
}

export type Refusal = 'too-few-doubles' | 'too-few-points' | 'not-a-mahjong' | 'dead-hand';

/** What a hand is worth and why. Names and sentences are made from it at the edge. */
export interface ScoreSheet {
  readonly form: 'doubling' | 'points';
  readonly valid: boolean;
  readonly reason: Refusal | null;
  readonly dead: boolean;
  readonly waiting: boolean;
  readonly base: number;
  readonly rounded: number;
  readonly doubles: number;
  readonly limit: RowId | null;
  readonly total: number;
  readonly lines: readonly Line[];
  readonly sets: readonly TileSet[];
  /** The set that holds the winning tile; null when nobody won here. */
  readonly winSet: number | null;
}
