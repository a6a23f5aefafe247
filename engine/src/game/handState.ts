import { SET_FACTS, tilesOfSet } from '../hand/setCode.ts';
import { type BySeat, bySeat, type Wind, windAt, windIndex } from '../seat.ts';
import { type BonusTile, type Tile, tileAt } from '../tile.ts';
import { WALL_TILES, type WallTile } from '../wall/wallTile.ts';
import { type Draft, FROM_CLAIM, HIDDEN, HIDDEN_KONG, hasBit, TURN } from './draft.ts';
import type { Hidden, Seen } from './event.ts';
import type { Game } from './game.ts';
import { bonusTiles, meldCodes, rackTiles } from './seatHand.ts';
import { drawable, replaceable } from './supply.ts';

/** A hand spelled out: what a page draws and a test reads. */
export interface HandState {
  readonly phase: 'dealing' | 'turn' | 'claims' | 'robbing' | 'owed' | 'over';
  readonly round: Wind;
  /** Whose turn it is; in a window, who discarded or added to a pung. */
  readonly turn: Wind;
  /** Just drawn, just discarded, or added to a pung. */
  readonly tile: Seen;
  readonly seats: BySeat<SeatState>;
  /** How many tiles left the live wall and the loose tiles, and how many still come from each. */
  readonly taken: { readonly live: number; readonly loose: number };
  readonly left: { readonly draws: number; readonly replacements: number };
}

export interface SeatState {
  readonly rack: readonly Tile[];
  /** Tiles of the rack that may not be seen. */
  readonly hidden: number;
  /** The tile of the rack that was just drawn. */
  readonly drawn: Seen | null;
  readonly melds: readonly MeldState[];
  readonly river: readonly RiverTile[];
  readonly bonus: readonly BonusTile[];
  readonly dead: boolean;
  readonly announced: boolean;
}

export interface MeldState {
  readonly kind: 'chow' | 'pung' | 'kong';
  readonly tiles: readonly (Tile | Hidden)[];
  readonly concealed: boolean;
  /** Who gave the claimed tile; the seat itself for a concealed kong. */
  readonly from: Wind;
}

export interface RiverTile {
  readonly tile: Tile;
  /** It went into somebody's set or mahjong. */
  readonly claimed: boolean;
}

const PHASES = ['dealing', 'turn', 'claims', 'robbing', 'owed', 'over'] as const;

const HIDDEN_TILES: readonly Hidden[] = ['hidden', 'hidden', 'hidden', 'hidden'];

const seen = (kind: number): Seen => (kind === HIDDEN ? 'hidden' : (WALL_TILES[kind] as WallTile));

const meldState = (code: number, from: number): MeldState => {
  if (code === HIDDEN_KONG) return { kind: 'kong', tiles: HIDDEN_TILES, concealed: true, from: windAt(from) };
  const { kind, concealed } = SET_FACTS[code]!;
  return { kind: kind as MeldState['kind'], tiles: tilesOfSet(code), concealed, from: windAt(from) };
};

const riverOf = (draft: Draft, seat: number): readonly RiverTile[] =>
  draft.river
    .filter((entry) => ((entry >> 6) & 3) === seat)
    .map((entry) => ({ tile: tileAt(entry & 63), claimed: entry >> 8 === 1 }));

const drawnBy = (draft: Draft, seat: number): Seen | null =>
  draft.phase === TURN && draft.turn === seat && draft.source !== FROM_CLAIM ? seen(draft.tile) : null;

const seatState = (draft: Draft, seat: number): SeatState => ({
  rack: rackTiles(draft, seat),
  hidden: draft.hidden[seat]!,
  drawn: drawnBy(draft, seat),
  melds: meldCodes(draft, seat).map((code, place) => meldState(code, draft.meldFrom[4 * seat + place]!)),
  river: riverOf(draft, seat),
  bonus: bonusTiles(draft.laidSeasons[seat]! | draft.heldSeasons[seat]!),
  dead: hasBit(draft.dead, seat),
  announced: hasBit(draft.announced, seat),
});

export const stateOfDraft = (draft: Draft): HandState => ({
  phase: PHASES[draft.phase]!,
  round: windAt(draft.round),
  turn: windAt(draft.turn),
  tile: seen(draft.tile),
  seats: bySeat((seat) => seatState(draft, windIndex(seat))),
  taken: { live: draft.live, loose: draft.loose },
  left: { draws: drawable(draft), replacements: replaceable(draft) },
});

/** The hand of a game, null before the first deal. */
export const handState = (game: Game): HandState | null => (game.hand === null ? null : stateOfDraft(game.hand));
