import { FIRST_WINS, WIN_SOURCES } from '../hand/handSetup.ts';
import { type MeldSetup, meldKind } from '../hand/meld.ts';
import { WINDS } from '../seat.ts';
import { BONUS_TILES, isTile, type Tile } from '../tile.ts';
import { WALL_TILES } from '../wall/wallTile.ts';
import { eitherOf, fits, flag, listOf, objectOf, oneOf, type Shape, textLike, whole } from './shape.ts';

/** The parts of which events are made. */

export const LARGEST = 1_000_000_000;
const MOST_TILES = 14;

export const wind: Shape = oneOf(...WINDS);
export const chair: Shape = whole(0, 3);
export const tile: Shape = fits(isTile);
export const wallTile: Shape = oneOf(...WALL_TILES);
export const bonusTile: Shape = oneOf(...BONUS_TILES);
export const amount: Shape = whole(-LARGEST, LARGEST);

export const bySeat = (shape: Shape): Shape => objectOf({ E: shape, S: shape, W: shape, N: shape });

/** 32 bytes in hexadecimal. */
export const hash: Shape = textLike(/^[0-9a-f]{64}$/);
export const nonce: Shape = textLike(/^([0-9a-f]{2}){1,32}$/);

export const thrown: Shape = listOf(whole(1, 6), 2);

export const rack: Shape = listOf(tile, 0, MOST_TILES);

const isInOrder = (tiles: readonly Tile[]): boolean =>
  tiles.every((each, index) => index === 0 || tiles[index - 1]! <= each);

/** A chow from its lowest tile upwards, a pung or a kong. */
export const openSet: Shape = fits(
  (value) =>
    listOf(tile, 3, 4)(value) === null && isInOrder(value as Tile[]) && meldKind({ tiles: value as Tile[] }) !== null,
);

const meldFields = { tiles: listOf(tile, 3, 4) } as const;
const meldShape = objectOf(meldFields, { concealed: oneOf(true) });
export const meld: Shape = fits((value) => meldShape(value) === null && meldKind(value as MeldSetup) !== null);

const chowCall = objectOf({ seat: wind, call: oneOf('chow'), tiles: openSet });
const plainCall = objectOf({ seat: wind, call: oneOf('pung', 'kong', 'mahjong') });
export const call: Shape = eitherOf(chowCall, plainCall);

const told: Shape = oneOf(true);
export const win: Shape = objectOf(
  { tile, from: oneOf(...WIN_SOURCES) },
  { first: oneOf(...FIRST_WINS), lastTile: told, kongOnKong: told, lastOfKind: told },
);

export const settings: Shape = objectOf({
  assistance: flag,
  length: eitherOf(
    objectOf({ rounds: whole(1, LARGEST) }),
    objectOf({ hands: whole(1, LARGEST) }),
    objectOf({ minutes: whole(1, LARGEST) }),
  ),
});
