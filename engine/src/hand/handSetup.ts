import type { Wind } from '../seat.ts';
import type { BonusTile, Tile } from '../tile.ts';
import type { MeldSetup } from './meld.ts';

/** Where the winning tile came from; `kong` is the replacement tile after one's own kong. */
export const WIN_SOURCES = ['wall', 'discard', 'kong', 'robbed-kong'] as const;
export type WinSource = (typeof WIN_SOURCES)[number];

/** Wins of the first turn; `thirteen` is De Gelukkige Dertien, announced. */
export const FIRST_WINS = ['heaven', 'earth', 'thirteen'] as const;
export type FirstWin = (typeof FIRST_WINS)[number];

export interface Win {
  /** May be absent with heaven: then the tile that scores best is taken. */
  readonly tile?: Tile | undefined;
  readonly from: WinSource;
  readonly lastTile?: boolean | undefined;
  readonly kongOnKong?: boolean | undefined;
  readonly first?: FirstWin | undefined;
  readonly lastOfKind?: boolean | undefined;
}

/** One player's tiles at the end of a hand, as anybody may type them. Only `handOf` makes a `Hand` of it. */
export interface HandSetup {
  /** A winner's rack holds the winning tile too, also when it came from a discard. */
  readonly rack: readonly Tile[];
  readonly melds: readonly MeldSetup[];
  readonly seat: Wind;
  readonly round: Wind;
  /** Absent for a player who did not win. */
  readonly win?: Win | undefined;
  readonly dead?: boolean | undefined;
  readonly bonus?: readonly BonusTile[] | undefined;
}

export type HandErrorCode = 'unknown-tile' | 'fifth-copy' | 'bad-meld' | 'win-tile-not-in-hand';

/** Why tiles cannot be a hand: the code, where, and the tile or set in question. */
export interface HandError {
  readonly code: HandErrorCode;
  readonly field: string;
  readonly tile: string;
}
