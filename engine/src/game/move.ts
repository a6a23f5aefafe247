/**
 * One thing that happens in a hand, in one integer: bits 0–3 what, 4–5 who, 6–11 the tile, 12–17 a second tile.
 * Players' acts and what comes of them are the same words, so a list of moves is a played hand.
 */
export type Move = number;

/** Draws from the live wall; the tile. */
export const DRAW = 0;
/** Takes the replacement tile of a kong from the loose tiles (schoon-spel: from the tail); the tile. */
export const LOOSE = 1;
export const DISCARD = 2;
/** Claims the discard for a run; the run's lowest tile. */
export const CHOW = 3;
export const PUNG = 4;
/** Claims the discard as the fourth. */
export const KONG = 5;
/** Four on the rack, laid face down. */
export const KONG_CONCEALED = 6;
/** The fourth added to an open pung. */
export const KONG_ADDED = 7;
export const MAHJONG = 8;
/** A call of mahjong that was none; 1 for the tile when it makes a dead hand. */
export const FALSE_MAHJONG = 9;
/** De Gelukkige Dertien; 1 for the tile when it makes a dead hand. */
export const ANNOUNCE = 10;
/** Lays a season (the second tile) and takes another tile for it, a loose one or, 1 in bit 18, from the live wall. */
export const SEASON = 11;
export const PASS = 12;

const LIVE_SEASON = 1 << 18;

export const moveOf = (op: number, seat: number, kind = 0): Move => op | (seat << 4) | (kind << 6);
export const seasonMove = (seat: number, kind: number, season: number, live: boolean): Move =>
  moveOf(SEASON, seat, kind) | (season << 12) | (live ? LIVE_SEASON : 0);

export const opOf = (move: Move): number => move & 15;
export const seatOfMove = (move: Move): number => (move >> 4) & 3;
export const kindOfMove = (move: Move): number => (move >> 6) & 63;
export const seasonOf = (move: Move): number => (move >> 12) & 63;
export const isLiveSeason = (move: Move): boolean => (move & LIVE_SEASON) !== 0;
