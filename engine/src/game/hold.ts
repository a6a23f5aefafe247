import { SHIFT_OF, SUIT_OF } from '../hand/packed.ts';
import { KINDS } from '../tile.ts';
import { type Draft, FROM_WALL, HIDDEN, isSeason, OWED, onRack, TURN } from './draft.ts';

/** What a seat holds, and how tiles come and go. */

export const addTo = (tiles: Int32Array, base: number, kind: number, by: number): void => {
  tiles[base + SUIT_OF[kind]!]! += by << SHIFT_OF[kind]!;
};

/** Puts a tile on a rack; an unseen one is only counted. */
export const take = (draft: Draft, seat: number, kind: number): void => {
  if (kind < KINDS) addTo(draft.racks, 4 * seat, kind, 1);
  else if (kind === HIDDEN) draft.hidden[seat]!++;
  else draft.heldSeasons[seat]! |= 1 << (kind - KINDS);
};

/** Takes tiles off a rack: known ones first, the rest from those that may not be seen. */
export const give = (draft: Draft, seat: number, kind: number, count: number): void => {
  const known = kind === HIDDEN ? 0 : Math.min(count, onRack(draft, seat, kind));
  if (known > 0) addTo(draft.racks, 4 * seat, kind, -known);
  draft.hidden[seat]! -= count - known;
};

/** The rack changed: its waits are to be worked out anew. */
export const forgetWaits = (draft: Draft, seat: number): void => {
  draft.waitsKnown &= ~(1 << seat);
};

/** A set comes on the table; `from` gave the claimed tile. */
export const lay = (draft: Draft, seat: number, code: number, from: number): void => {
  const place = 4 * seat + draft.meldCount[seat]!++;
  draft.melds[place] = code;
  draft.meldFrom[place] = from;
  forgetWaits(draft, seat);
};

/** Tiles of the rack that now lie open in a set. */
export const open = (draft: Draft, seat: number, kind: number, count: number): void => {
  give(draft, seat, kind, count);
  addTo(draft.laid, 4 * seat, kind, count);
  addTo(draft.seen, 0, kind, count);
};

/** A tile from the wall or the loose tiles: the seat's turn, unless it is a season. */
export const draw = (draft: Draft, seat: number, kind: number, source: number): void => {
  take(draft, seat, kind);
  if (source === FROM_WALL) draft.live++;
  else draft.loose++;
  draft.source = source;
  draft.turn = seat;
  draft.tile = kind;
  draft.touched |= 1 << seat;
  draft.calledFalsely = 0;
  draft.phase = isSeason(kind) ? OWED : TURN;
};
