import { fail, ok, type Result } from '../result.ts';
import { windIndex } from '../seat.ts';
import { isTile, kindOf } from '../tile.ts';
import type { HandError, HandSetup } from './handSetup.ts';
import { type MeldSetup, makeMeld, meldKind } from './meld.ts';
import { type Packed, SHIFT_OF, SUIT_OF } from './packed.ts';
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
  const b = kindOf(tiles[1]!);
  const c = kindOf(tiles[2]!);
  if (a < 0) return -1;
  if (a === b && a === c) {
    if (tiles.length === 3) return meld.concealed === true ? -1 : PUNG_OPEN + a;
    return kindOf(tiles[3]!) === a ? (meld.concealed === true ? KONG : KONG_OPEN) + a : -1;
  }
  if (tiles.length === 3 && b === a + 1 && c === a + 2 && isRunStart(a) && meld.concealed !== true)
    return CHOW_OPEN + a;
  return meldKind(meld) === 'chow' ? CHOW_OPEN + Math.min(a, b, c) : -1;
};

const isRunStart = (kind: number): boolean => kind < 27 && kind % 9 < 7;

const isOpenCode = (code: number): boolean => code < KONG || code >= KONG_OPEN;

const NO_MELDS: number[] = [];

type Counts = [number, number, number, number];

/** Adds so many tiles of a kind; false when that makes more than four. */
const addTo = (counts: Counts, kind: number, by: number): boolean => {
  const suit = SUIT_OF[kind]!;
  const shift = SHIFT_OF[kind]!;
  if (((counts[suit]! >> shift) & 7) + by > 4) return false;
  counts[suit]! += by << shift;
  return true;
};

const addMeld = (counts: Counts, code: number): boolean => {
  if (code >= KONG) return addTo(counts, code % 34, 4);
  if (code >= PUNG_OPEN) return addTo(counts, code - PUNG_OPEN, 3);
  const kind = code - CHOW_OPEN;
  return addTo(counts, kind, 1) && addTo(counts, kind + 1, 1) && addTo(counts, kind + 2, 1);
};

/** From what somebody typed to a checked hand, or the first thing that is wrong with it. */
export const handOf = (setup: HandSetup): Result<Hand, HandError> => {
  const rack: Counts = [0, 0, 0, 0];
  for (const tile of setup.rack) {
    const kind = kindOf(tile);
    if (kind < 0 || !addTo(rack, kind, 1)) return fail(whatIsWrong(setup));
  }
  const all: Counts = [rack[0], rack[1], rack[2], rack[3]];
  const melds = setup.melds.length === 0 ? NO_MELDS : new Array<number>(setup.melds.length);
  let open = 0;
  for (let index = 0; index < melds.length; index++) {
    const code = codeOfMeld(setup.melds[index]!);
    if (code < 0 || !addMeld(all, code)) return fail(whatIsWrong(setup));
    melds[index] = code;
    if (isOpenCode(code)) open++;
  }
  const win = setup.win;
  let winKind = -1;
  if (win?.tile !== undefined) {
    winKind = kindOf(win.tile);
    if (winKind < 0 || ((rack[SUIT_OF[winKind]!]! >> SHIFT_OF[winKind]!) & 7) === 0) return fail(whatIsWrong(setup));
  }
  if (setup.bonus !== undefined && hasTwice(setup.bonus)) return fail(whatIsWrong(setup));
  const rightCount = setup.rack.length === (win === undefined ? 13 : 14) - 3 * melds.length;
  return ok({
    setup,
    rack,
    all,
    melds,
    open,
    winKind,
    seat: windIndex(setup.seat),
    round: windIndex(setup.round),
    rightCount,
  });
};

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
const whatIsWrong = (setup: HandSetup): HandError => {
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
