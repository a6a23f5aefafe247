import { type Wind, windAt, windIndex } from '../seat.ts';
import { kindOf, rankOfKind, type Tile, tileAt } from '../tile.ts';
import { type Draft, onRack, TURN } from './draft.ts';
import {
  ANNOUNCE,
  CHOW,
  DISCARD,
  DRAW,
  KONG,
  KONG_ADDED,
  KONG_CONCEALED,
  kindOfMove,
  MAHJONG,
  type Move,
  moveOf,
  opOf,
  PASS,
  PUNG,
  seatOfMove,
} from './move.ts';

/** What a player does. A `draw` closes the claims on a discard: it is the tap of the documents. */
export type Action =
  | { readonly type: 'draw' | 'pung' | 'pass' | 'announce'; readonly seat: Wind }
  | { readonly type: 'discard' | 'kong'; readonly seat: Wind; readonly tile: Tile }
  | { readonly type: 'chow'; readonly seat: Wind; readonly tiles: readonly Tile[] }
  /** With assistance the list says what it is worth; whoever calls need not. */
  | { readonly type: 'mahjong'; readonly seat: Wind; readonly value?: number };

export const runFrom = (lowest: number): readonly Tile[] => [tileAt(lowest), tileAt(lowest + 1), tileAt(lowest + 2)];

const plain =
  (type: 'draw' | 'pung' | 'pass' | 'announce' | 'mahjong') =>
  (seat: Wind): Action => ({ type, seat });

const ACTIONS: Readonly<Record<number, (seat: Wind, kind: number, draft: Draft) => Action>> = {
  [DRAW]: plain('draw'),
  [DISCARD]: (seat, kind) => ({ type: 'discard', seat, tile: tileAt(kind) }),
  [CHOW]: (seat, kind) => ({ type: 'chow', seat, tiles: runFrom(kind) }),
  [PUNG]: plain('pung'),
  [KONG]: (seat, _, draft) => ({ type: 'kong', seat, tile: tileAt(draft.tile) }),
  [KONG_CONCEALED]: (seat, kind) => ({ type: 'kong', seat, tile: tileAt(kind) }),
  [KONG_ADDED]: (seat, kind) => ({ type: 'kong', seat, tile: tileAt(kind) }),
  [MAHJONG]: plain('mahjong'),
  [PASS]: plain('pass'),
  [ANNOUNCE]: plain('announce'),
};

/** A legal move in the words of players. */
export const actionOf = (draft: Draft, move: Move): Action =>
  ACTIONS[opOf(move)]!(windAt(seatOfMove(move)), kindOfMove(move), draft);

const kongMove = (draft: Draft, seat: number, kind: number): Move | null => {
  if (draft.phase !== TURN) return kind === draft.tile ? moveOf(KONG, seat) : null;
  return moveOf(onRack(draft, seat, kind) === 4 ? KONG_CONCEALED : KONG_ADDED, seat, kind);
};

const lowestOf = (tiles: readonly Tile[]): number => {
  const [low = -1, middle, high] = tiles.map(kindOf);
  const runs = tiles.length === 3 && middle === low + 1 && high === low + 2;
  return runs && rankOfKind(low) >= 1 && rankOfKind(low) <= 7 ? low : -1;
};

const tileMove = (draft: Draft, action: Action & { readonly tile: Tile }, seat: number): Move | null => {
  const kind = kindOf(action.tile);
  if (kind < 0) return null;
  return action.type === 'discard' ? moveOf(DISCARD, seat, kind) : kongMove(draft, seat, kind);
};

const PLAIN = { draw: DRAW, pung: PUNG, pass: PASS, announce: ANNOUNCE, mahjong: MAHJONG } as const;

/** The twin of `actionOf`; null when it names no move at all. Whether it is allowed, the list of legal moves says. */
export const moveOfAction = (draft: Draft, action: Action): Move | null => {
  const seat = windIndex(action.seat);
  if (action.type === 'discard' || action.type === 'kong') return tileMove(draft, action, seat);
  if (action.type !== 'chow') return moveOf(PLAIN[action.type], seat);
  const lowest = lowestOf(action.tiles);
  return lowest < 0 ? null : moveOf(CHOW, seat, lowest);
};
