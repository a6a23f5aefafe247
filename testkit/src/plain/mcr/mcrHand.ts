import type { Tile, Win, Wind } from '@windroos/engine';
import type { PlainSet } from '../plainSet.ts';

/** A winner's hand in schoon-spel, beside the reading of it. */
export interface McrHand {
  readonly tiles: readonly Tile[];
  readonly melds: readonly PlainSet[];
  readonly seat: Wind;
  readonly round: Wind;
  readonly win: Win;
  readonly winTile: Tile;
  /** Exactly one kind completed the thirteen tiles. */
  readonly onlyTile: boolean;
}

export const isSelfDrawn = ({ win }: McrHand): boolean => win.from === 'wall' || win.from === 'kong';

/** The fan, so many times. */
export const times = (fan: string, count: number): readonly string[] => Array.from({ length: count }, () => fan);
export const when = (test: boolean, fan: string): readonly string[] => (test ? [fan] : []);
