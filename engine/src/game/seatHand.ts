import type { Hand } from '../hand/hand.ts';
import { handOf } from '../hand/hand.ts';
import type { HandSetup, Win } from '../hand/handSetup.ts';
import type { MeldSetup } from '../hand/meld.ts';
import { KONG, KONG_OPEN, SET_CODES, tilesOfSet } from '../hand/setCode.ts';
import { windAt } from '../seat.ts';
import { BONUS_TILES, type BonusTile, KINDS, type Tile, tileAt } from '../tile.ts';
import { type Draft, hasBit, onRack } from './draft.ts';

/** What a seat of a draft holds, in the words of the rest of the engine. */

const meldOfCode = (code: number): MeldSetup => {
  const tiles = tilesOfSet(code);
  return code >= KONG && code < KONG_OPEN ? { tiles, concealed: true } : { tiles };
};
const MELDS: readonly MeldSetup[] = Array.from({ length: SET_CODES }, (_, code) => meldOfCode(code));

export const rackTiles = (draft: Draft, seat: number, extra = -1): readonly Tile[] => {
  const tiles: Tile[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    const count = onRack(draft, seat, kind) + (kind === extra ? 1 : 0);
    for (let copy = 0; copy < count; copy++) tiles.push(tileAt(kind));
  }
  return tiles;
};

export const meldCodes = (draft: Draft, seat: number): readonly number[] =>
  Array.from(draft.melds.subarray(4 * seat, 4 * seat + draft.meldCount[seat]!));

export const meldSetups = (draft: Draft, seat: number): readonly MeldSetup[] =>
  meldCodes(draft, seat).map((code) => MELDS[code]!);

export const bonusTiles = (seasons: number): readonly BonusTile[] =>
  BONUS_TILES.filter((_, index) => ((seasons >> index) & 1) === 1);

/** A seat's tiles as they are counted: with the facts of its win, and the winning tile that is not yet on its rack. */
export const setupOf = (draft: Draft, seat: number, win?: Win, extra = -1): HandSetup => ({
  rack: rackTiles(draft, seat, extra),
  melds: meldSetups(draft, seat),
  seat: windAt(seat),
  round: windAt(draft.round),
  ...(win === undefined ? {} : { win }),
  ...(hasBit(draft.dead, seat) ? { dead: true } : {}),
  ...(draft.laidSeasons[seat] === 0 ? {} : { bonus: bonusTiles(draft.laidSeasons[seat]!) }),
});

export const handAt = (draft: Draft, seat: number, win?: Win, extra = -1): Hand => {
  const hand = handOf(setupOf(draft, seat, win, extra));
  if (!hand.ok) throw new Error(`a seat holds what is no hand: ${hand.error.code} ${hand.error.tile}`);
  return hand.value;
};
