import type { Event } from '../game/event.ts';
import {
  amount,
  bonusTile,
  bySeat,
  call,
  chair,
  hash,
  LARGEST,
  meld,
  nonce,
  openSet,
  rack,
  settings,
  thrown,
  tile,
  wallTile,
  win,
  wind,
} from './parts.ts';
import { fits, flag, listOf, nullOr, objectOf, oneOf, type Shape, textLike, whole } from './shape.ts';
import { sheet } from './sheetShape.ts';

/** Every type of event as a line of a log has it. A hand in a log always names its dice, commitment and seed. */

const MOST_THROWS = 1000;
const MOST_OVERRULED = 2;

const shown: Shape = objectOf({ rack, melds: listOf(meld, 0, 4) });
const from: Shape = oneOf('wall', 'loose');
const overruled: Shape = listOf(call, 0, MOST_OVERRULED);
const isObject: Shape = fits((value) => typeof value === 'object' && value !== null);

export const LOG_VERSION = 1;

export const EVENT_SHAPES: Readonly<Record<Event['type'], Shape>> = {
  matchStarted: objectOf({
    windroos: oneOf('log'),
    version: oneOf(LOG_VERSION),
    type: oneOf('matchStarted'),
    engine: textLike(/^[0-9A-Za-z.+-]{1,60}$/),
    players: listOf(textLike(/^.{0,100}$/u), 4),
    settings,
    throws: listOf(listOf(objectOf({ chair, dice: thrown }), 2, 4), 0, MOST_THROWS),
    east: chair,
    rules: isObject,
  }),
  handStarted: objectOf(
    {
      type: oneOf('handStarted'),
      hand: whole(1, LARGEST),
      round: wind,
      east: chair,
      dice: objectOf({ east: thrown, opener: thrown }),
      commitment: hash,
    },
    { nonces: objectOf({}, { E: nonce, S: nonce, W: nonce, N: nonce }) },
  ),
  dealt: objectOf({
    type: oneOf('dealt'),
    racks: objectOf({
      E: listOf(wallTile, 14),
      S: listOf(wallTile, 13),
      W: listOf(wallTile, 13),
      N: listOf(wallTile, 13),
    }),
  }),
  replaced: objectOf({ type: oneOf('replaced'), seat: wind, bonus: bonusTile, tile: wallTile, from }),
  drawn: objectOf({ type: oneOf('drawn'), seat: wind, tile: wallTile, from }),
  discarded: objectOf({ type: oneOf('discarded'), seat: wind, tile }),
  claimed: objectOf({
    type: oneOf('claimed'),
    seat: wind,
    call: oneOf('chow', 'pung', 'kong'),
    tile,
    from: wind,
    tiles: openSet,
    overruled,
  }),
  konged: objectOf({ type: oneOf('konged'), seat: wind, how: oneOf('concealed', 'added'), tile }),
  announced: objectOf({ type: oneOf('announced'), seat: wind }, { dead: oneOf(true) }),
  falseMahjong: objectOf({ type: oneOf('falseMahjong'), seat: wind, tile, rack, dead: flag }),
  mahjong: objectOf({ type: oneOf('mahjong'), seat: wind, from: nullOr(wind), win, overruled }),
  handEnded: objectOf({
    type: oneOf('handEnded'),
    end: oneOf('mahjong', 'draw'),
    winner: nullOr(wind),
    from: nullOr(wind),
    hands: nullOr(bySeat(shown)),
    sheets: nullOr(bySeat(sheet)),
    payments: bySeat(amount),
    nextEast: wind,
    seed: hash,
  }),
  matchEnded: objectOf({
    type: oneOf('matchEnded'),
    ranking: listOf(objectOf({ chair, total: amount, rank: whole(1, 4) }), 4),
  }),
};
