import { windAt, windIndex } from '../seat.ts';
import { type BonusTile, kindOf } from '../tile.ts';
import { WALL_TILES } from '../wall/wallTile.ts';
import { HIDDEN } from './draft.ts';
import type { Claimed, Drawn, Event, Konged, Replaced, Seen } from './event.ts';
import {
  ANNOUNCE,
  CHOW,
  DISCARD,
  DRAW,
  FALSE_MAHJONG,
  isLiveSeason,
  KONG,
  KONG_ADDED,
  KONG_CONCEALED,
  kindOfMove,
  LOOSE,
  MAHJONG,
  type Move,
  moveOf,
  opOf,
  PUNG,
  SEASON,
  seasonMove,
  seasonOf,
  seatOfMove,
} from './move.ts';

/** Events that are one move of a hand. */
export type MoveEvent = Extract<
  Event,
  {
    readonly type: 'replaced' | 'drawn' | 'discarded' | 'claimed' | 'konged' | 'announced' | 'falseMahjong' | 'mahjong';
  }
>;

export const kindSeen = (tile: Seen): number => (tile === 'hidden' ? HIDDEN : WALL_TILES.indexOf(tile));

const CLAIM_OPS = { chow: CHOW, pung: PUNG, kong: KONG } as const;
const KONG_OPS = { concealed: KONG_CONCEALED, added: KONG_ADDED } as const;

const claimedMove = ({ seat, call, tiles }: Claimed): Move =>
  moveOf(CLAIM_OPS[call], windIndex(seat), call === 'chow' ? kindOf(tiles[0]!) : 0);

const kongedMove = ({ seat, how, tile }: Konged): Move => moveOf(KONG_OPS[how], windIndex(seat), kindSeen(tile));

const drawnMove = ({ seat, tile, from }: Drawn): Move =>
  moveOf(from === 'wall' ? DRAW : LOOSE, windIndex(seat), kindSeen(tile));

const replacedMove = ({ seat, bonus, tile, from }: Replaced): Move =>
  seasonMove(windIndex(seat), kindSeen(tile), kindSeen(bonus), from === 'wall');

export const moveOfEvent = (event: MoveEvent): Move => {
  switch (event.type) {
    case 'drawn':
      return drawnMove(event);
    case 'replaced':
      return replacedMove(event);
    case 'discarded':
      return moveOf(DISCARD, windIndex(event.seat), kindOf(event.tile));
    case 'claimed':
      return claimedMove(event);
    case 'konged':
      return kongedMove(event);
    case 'announced':
      return moveOf(ANNOUNCE, windIndex(event.seat), event.dead === true ? 1 : 0);
    case 'falseMahjong':
      return moveOf(FALSE_MAHJONG, windIndex(event.seat), event.dead ? 1 : 0);
    case 'mahjong':
      return moveOf(MAHJONG, windIndex(event.seat));
  }
};

/** A tile taken, as an event. */
export const drawEvent = (move: Move): Drawn | Replaced => {
  const seat = windAt(seatOfMove(move));
  const tile = WALL_TILES[kindOfMove(move)]!;
  if (opOf(move) !== SEASON) return { type: 'drawn', seat, tile, from: opOf(move) === DRAW ? 'wall' : 'loose' };
  const bonus = WALL_TILES[seasonOf(move)] as BonusTile;
  return { type: 'replaced', seat, bonus, tile, from: isLiveSeason(move) ? 'wall' : 'loose' };
};
