import {
  FIRST_WINS,
  type FirstWin,
  type HandError,
  type HandSetup,
  WIN_SOURCES,
  type Win,
  type WinSource,
} from '../hand/handSetup.ts';
import { type MeldSetup, parseMeld } from '../hand/meld.ts';
import { fail, ok, type Result } from '../result.ts';
import { isWind, type Wind } from '../seat.ts';
import { type BonusTile, parseBonusTiles, parseTile, parseTiles, type Tile, type TileError } from '../tile.ts';
import {
  badField,
  type FormatError,
  fieldOf,
  isFlag,
  isMissingOr,
  isObject,
  isRules,
  isText,
  isTextList,
  type JsonObject,
} from './reader.ts';

/** One hand to score, as a line of a file has it. */
export interface Case {
  /** An id, a rule-set value, or (for the command line only) the path of a house-rules file. */
  readonly rules: unknown;
  readonly setup: HandSetup;
}

/** The fields of a case whose types are right but whose tiles are still text. */
export interface RawHand {
  readonly hand: string;
  readonly melds: readonly string[];
  readonly dead: boolean;
  readonly bonus: string;
}

export interface RawWin {
  readonly tile?: string;
  readonly from: WinSource;
  readonly lastTile?: boolean;
  readonly kongOnKong?: boolean;
  readonly lastOfKind?: boolean;
  readonly first?: FirstWin;
}

const isSource = (value: unknown): value is WinSource => WIN_SOURCES.includes(value as WinSource);
const isFirst = (value: unknown): value is FirstWin => FIRST_WINS.includes(value as FirstWin);

type Check = readonly [field: string, fits: (value: unknown) => boolean];

const firstBad = (object: JsonObject, checks: readonly Check[]): string | undefined =>
  checks.find(([field, fits]) => !fits(fieldOf(object, field)))?.[0];

const WIN_CHECKS: readonly Check[] = [
  ['tile', isMissingOr(isText)],
  ['from', isSource],
  ['lastTile', isMissingOr(isFlag)],
  ['kongOnKong', isMissingOr(isFlag)],
  ['first', isMissingOr(isFirst)],
  ['lastOfKind', isMissingOr(isFlag)],
];

/** `win` as an object of the right fields; the tile may be absent only with heaven. */
export const readWin = (value: unknown): Result<RawWin, FormatError> => {
  if (!isObject(value)) return badField('win');
  const bad = firstBad(value, WIN_CHECKS);
  if (bad !== undefined) return badField(`win.${bad}`);
  const win = value as unknown as RawWin;
  return win.tile === undefined && win.first !== 'heaven' ? badField('win.tile') : ok(win);
};

const HAND_CHECKS: readonly Check[] = [
  ['hand', isText],
  ['melds', isMissingOr(isTextList)],
  ['dead', isMissingOr(isFlag)],
  ['bonus', isMissingOr(isText)],
];

/** The tiles of one player; `prefix` says where in the file they stand. */
export const readHand = (value: JsonObject, prefix = ''): Result<RawHand, FormatError> => {
  const bad = firstBad(value, HAND_CHECKS);
  if (bad !== undefined) return badField(prefix + bad);
  const {
    hand,
    melds = [],
    dead = false,
    bonus = '',
  } = value as unknown as Partial<RawHand> & { readonly hand: string };
  return ok({ hand, melds, dead, bonus });
};

const unknownTile = (error: TileError, field: string): Result<never, FormatError> =>
  fail({ code: 'unknown-tile', field, what: error.tile });

const readMelds = (texts: readonly string[], field: string): Result<readonly MeldSetup[], FormatError> => {
  const melds: MeldSetup[] = [];
  for (const text of texts) {
    const meld = parseMeld(text);
    if (!meld.ok) return unknownTile(meld.error, field);
    melds.push(meld.value);
  }
  return ok(melds);
};

/** Every field is there, told or not: scoring many hands is faster when all of them are built alike. */
const readWinTile = (win: RawWin): Result<Win, FormatError> => {
  const { tile: text, from, lastTile, kongOnKong, first, lastOfKind } = win;
  const tile: Result<Tile | undefined, TileError> = text === undefined ? ok(undefined) : parseTile(text);
  if (!tile.ok) return unknownTile(tile.error, 'win.tile');
  return ok({ from, tile: tile.value, lastTile, kongOnKong, first, lastOfKind });
};

/** Text becomes tiles; an unknown tile is named with its place. */
export const setupOf = (
  raw: RawHand,
  win: RawWin | undefined,
  seat: Wind,
  round: Wind,
  prefix = '',
): Result<HandSetup, FormatError> => {
  const rack = parseTiles(raw.hand);
  if (!rack.ok) return unknownTile(rack.error, `${prefix}hand`);
  const melds = readMelds(raw.melds, `${prefix}melds`);
  if (!melds.ok) return melds;
  const bonus: Result<readonly BonusTile[], TileError> = parseBonusTiles(raw.bonus);
  if (!bonus.ok) return unknownTile(bonus.error, `${prefix}bonus`);
  const won = win === undefined ? undefined : readWinTile(win);
  if (won?.ok === false) return won;
  return ok({
    rack: rack.value,
    melds: melds.value,
    seat,
    round,
    win: won?.value,
    dead: raw.dead ? true : undefined,
    bonus: bonus.value.length > 0 ? bonus.value : undefined,
  });
};

/** Checks the types of a case; its tiles are read only after the rule set is known (the order of errors). */
export const readCase = (
  value: unknown,
): Result<{ readonly rules: unknown; readonly setup: () => Result<HandSetup, FormatError> }, FormatError> => {
  if (!isObject(value)) return fail({ code: 'bad-json' });
  if (!isRules(fieldOf(value, 'rules'))) return badField('rules');
  const raw = readHand(value);
  if (!raw.ok) return raw;
  const winValue = fieldOf(value, 'win');
  const win = winValue === undefined ? undefined : readWin(winValue);
  if (win?.ok === false) return win;
  const seat = fieldOf(value, 'seat');
  const round = fieldOf(value, 'round');
  if (!isWind(seat)) return badField('seat');
  if (!isWind(round)) return badField('round');
  return ok({ rules: fieldOf(value, 'rules'), setup: () => setupOf(raw.value, win?.value, seat, round) });
};

export const formatErrorOf = (error: HandError, prefix = ''): FormatError => ({
  code: error.code,
  field: prefix + error.field,
  what: error.tile,
});
