import { fail, ok, type Result } from '../result.ts';
import { windIndex } from '../seat.ts';
import { isTile, kindOf, type Tile } from '../tile.ts';
import type { HandError, HandSetup, Win } from './handSetup.ts';
import { type MeldSetup, makeMeld, meldKind } from './meld.ts';
import { type Counts, countIn, type Packed, SHIFT_OF, SUIT_OF } from './packed.ts';
import { CHOW_OPEN, KONG, KONG_OPEN, PUNG_OPEN } from './setCode.ts';

/** A checked hand: real tiles, at most four of a kind, real sets, the winning tile on the rack. */
export interface Hand {
  readonly setup: HandSetup;
  /** The tiles on the rack, the winning tile among them. */
  readonly rack: Packed;
  /** The rack and the sets on the table. */
  readonly all: Packed;
  /** The sets on the table, as codes, and how many of them are open. */
  readonly melds: readonly number[];
  readonly open: number;
  /** The winning tile's kind; -1 when nobody won here, or when heaven leaves it open. */
  readonly winKind: number;
  readonly seat: number;
  readonly round: number;
  /** Thirteen tiles (a winner fourteen), a kong counted as three. */
  readonly rightCount: boolean;
}

/** The code of a set on the table, -1 when its tiles are no set. */
export const codeOfMeld = (meld: MeldSetup): number => {
  const { tiles } = meld;
  if (tiles.length < 3 || tiles.length > 4) return -1;
  const a = kindOf(tiles[0]!);
  if (a < 0) return -1;
  if (tiles[1] === tiles[0] && tiles[2] === tiles[0]) {
    if (tiles.length === 3) return meld.concealed === true ? -1 : PUNG_OPEN + a;
    return tiles[3] === tiles[0] ? (meld.concealed === true ? KONG : KONG_OPEN) + a : -1;
  }
  const b = kindOf(tiles[1]!);
  const c = kindOf(tiles[2]!);
  if (tiles.length === 3 && b === a + 1 && c === a + 2 && isRunStart(a) && meld.concealed !== true)
    return CHOW_OPEN + a;
  return meldKind(meld) === 'chow' ? CHOW_OPEN + Math.min(a, b, c) : -1;
};

const isRunStart = (kind: number): boolean => kind < 27 && kind % 9 < 7;

const isOpenCode = (code: number): boolean => code < KONG || code >= KONG_OPEN;

/** The tiles that are being counted, by suit: V8 is quickest with a table of numbers of more than 64 bytes. */
const counted = new Int32Array(24);

/** Adds so many tiles of a kind; false when that makes more than four. */
const add = (kind: number, by: number): boolean => {
  const suit = SUIT_OF[kind]!;
  const shift = SHIFT_OF[kind]!;
  const before = counted[suit]!;
  counted[suit] = before + (by << shift);
  return ((before >> shift) & 7) + by <= 4;
};

const addMeld = (code: number): boolean => {
  if (code >= KONG) return add(code % 34, 4);
  if (code >= PUNG_OPEN) return add(code - PUNG_OPEN, 3);
  const kind = code - CHOW_OPEN;
  return add(kind, 1) && add(kind + 1, 1) && add(kind + 2, 1);
};

const countNone = (): void => {
  counted[0] = 0;
  counted[1] = 0;
  counted[2] = 0;
  counted[3] = 0;
};

const takeCounted = (counts: Counts): void => {
  counts[0] = counted[0]!;
  counts[1] = counted[1]!;
  counts[2] = counted[2]!;
  counts[3] = counted[3]!;
};

/** Room for one checked hand, to be filled again and again. */
interface HandRoom {
  setup: HandSetup;
  readonly rack: Counts;
  readonly all: Counts;
  melds: number[];
  open: number;
  winKind: number;
  seat: number;
  round: number;
  rightCount: boolean;
}

const NO_SETUP: HandSetup = { rack: [], melds: [], seat: 'E', round: 'E' };
const newRoom = (): HandRoom => ({
  setup: NO_SETUP,
  rack: [0, 0, 0, 0],
  all: [0, 0, 0, 0],
  melds: [],
  open: 0,
  winKind: -1,
  seat: 0,
  round: 0,
  rightCount: false,
});

const fillRack = ({ rack }: HandRoom, tiles: readonly Tile[]): boolean => {
  countNone();
  for (let index = 0; index < tiles.length; index++) {
    const kind = kindOf(tiles[index]!);
    if (kind < 0 || !add(kind, 1)) return false;
  }
  takeCounted(rack);
  return true;
};

/** Adds them to the rack, which was counted just before; `codes` has a place for each. */
const fillMelds = (room: HandRoom, melds: readonly MeldSetup[], codes: number[]): boolean => {
  room.melds = codes;
  room.open = 0;
  for (let index = 0; index < melds.length; index++) {
    const code = codeOfMeld(melds[index]!);
    if (code < 0 || !addMeld(code)) return false;
    codes[index] = code;
    if (isOpenCode(code)) room.open++;
  }
  takeCounted(room.all);
  return true;
};

const UNKNOWN = -2;

/** The winning tile's kind, -1 when nobody named one. */
const winKindOf = (win: Win | undefined): number => {
  if (win?.tile === undefined) return -1;
  const kind = kindOf(win.tile);
  return kind < 0 ? UNKNOWN : kind;
};

const holdsWin = ({ rack, winKind }: HandRoom): boolean =>
  winKind === -1 || (winKind !== UNKNOWN && countIn(rack, winKind) > 0);

/** A list of so many codes, without the holes that `new Array` leaves: those are asked about at every use. */
const noCodes = (count: number): number[] => Array.from(Array(count).keys(), () => 0);

/**
 * Fills the room; false when something is wrong with the tiles. All parts of the setup are touched before its tiles are
 * read: memory then brings them at once instead of one after the other.
 */
const fill = (room: HandRoom, setup: HandSetup, codes: number[]): boolean => {
  const { rack, melds, win, bonus } = setup;
  room.setup = setup;
  room.seat = windIndex(setup.seat);
  room.round = windIndex(setup.round);
  room.rightCount = rack.length === (win === undefined ? 13 : 14) - 3 * melds.length;
  room.winKind = winKindOf(win);
  if (!fillRack(room, rack) || !fillMelds(room, melds, codes) || !holdsWin(room)) return false;
  return bonus === undefined || !hasTwice(bonus);
};

/** From what somebody typed to a checked hand, or the first thing that is wrong with it. */
export const handOf = (setup: HandSetup): Result<Hand, HandError> => {
  const room = newRoom();
  return fill(room, setup, noCodes(setup.melds.length)) ? ok(room) : fail(whatIsWrong(setup));
};

const room = newRoom();
/** A hand with more sets than four is dead by its number of tiles, and gets codes of its own. */
const CODES = [0, 1, 2, 3, 4].map(noCodes);

/** `handOf` without a trace in memory: the hand is good until the next call. Null when something is wrong. */
export const passingHand = (setup: HandSetup): Hand | null =>
  fill(room, setup, CODES[setup.melds.length] ?? noCodes(setup.melds.length)) ? room : null;

/** There is one of each season and flower. */
const hasTwice = (tiles: readonly string[]): boolean => new Set(tiles).size !== tiles.length;

interface Place {
  readonly field: string;
  readonly tile: string;
}

const placesOf = (setup: HandSetup): readonly Place[] => [
  ...setup.rack.map((tile) => ({ field: 'hand', tile })),
  ...setup.melds.flatMap((meld) => meld.tiles.map((tile) => ({ field: 'melds', tile }))),
];

const fifthIn = (places: readonly Place[]): Place | undefined =>
  places.find(({ tile }, index) => places.slice(0, index).filter((before) => before.tile === tile).length === 4);

/** The order in which errors are told: unknown tile, fifth copy, impossible set, winning tile not in hand. */
export const whatIsWrong = (setup: HandSetup): HandError => {
  const places = placesOf(setup);
  const winPlace = setup.win?.tile === undefined ? [] : [{ field: 'win.tile', tile: setup.win.tile }];
  const unknown = [...places, ...winPlace].find(({ tile }) => !isTile(tile));
  if (unknown !== undefined) return { code: 'unknown-tile', ...unknown };
  const fifth = fifthIn(places);
  if (fifth !== undefined) return { code: 'fifth-copy', ...fifth };
  const second = setup.bonus?.find((tile, index, tiles) => tiles.indexOf(tile) < index);
  if (second !== undefined) return { code: 'fifth-copy', field: 'bonus', tile: second };
  const meld = setup.melds.find((candidate) => meldKind(candidate) === null);
  if (meld !== undefined) return { code: 'bad-meld', field: 'melds', tile: makeMeld(meld) };
  return { code: 'win-tile-not-in-hand', field: 'win.tile', tile: setup.win?.tile ?? '' };
};
