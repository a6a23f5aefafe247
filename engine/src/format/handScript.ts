import type { PackedWall } from '../game/supply.ts';
import { fail, ok, type Result } from '../result.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { isWind, type Wind, windIndex } from '../seat.ts';
import { KINDS, kindOf, parseTiles, rankOfKind } from '../tile.ts';
import {
  badField,
  type FormatError,
  fieldOf,
  isMissingOr,
  isObject,
  isRules,
  isText,
  type JsonObject,
} from './reader.ts';

/** A hand to be played from a stacked wall, every decision spelled out (formats.md, 'A played hand'). */
export interface HandScript {
  readonly rules: RuleSet;
  readonly round: number;
  readonly wall: PackedWall;
  readonly moves: readonly ScriptMove[];
}

/** What the player in turn does, or what the others call. */
export type ScriptMove = ScriptAct | readonly ScriptCall[];

export interface ScriptAct {
  readonly act: 'discard' | 'kong' | 'mahjong';
  /** Which tile; -1 with mahjong. */
  readonly kind: number;
}

export interface ScriptCall {
  readonly seat: number;
  readonly call: 'chow' | 'pung' | 'kong' | 'mahjong';
  /** The lowest tile of a chow; -1 with the others. */
  readonly kind: number;
}

/** A word of a move whose tiles are still text. */
interface Word {
  readonly seat: Wind | null;
  readonly act: string;
  readonly tiles: string;
}

const TURN_WORD = /^(?:(discard|kong) (\S\S)|(mahjong))$/;
const CALL_WORD = /^([ESWN]) (?:(chow) (\S{4})|(pung|kong|mahjong))$/;

const turnWord = (text: string): Word | null => {
  const found = TURN_WORD.exec(text);
  return found === null ? null : { seat: null, act: found[1] ?? found[3]!, tiles: found[2] ?? '' };
};

const namesOf = (run: string): readonly string[] => [...run.slice(1)].map((rank) => run[0] + rank);

/** Known tiles that are no run upwards in one suit are a malformed word; an unknown tile is told as such. */
const isNoRun = (run: string): boolean => {
  const [low, middle, high] = namesOf(run).map(kindOf) as [number, number, number];
  if (low < 0 || middle < 0 || high < 0) return false;
  return middle !== low + 1 || high !== low + 2 || rankOfKind(low) < 1 || rankOfKind(low) > 7;
};

const callWord = (text: string): Word | null => {
  const found = CALL_WORD.exec(text);
  if (found === null) return null;
  const tiles = found[3] ?? '';
  return tiles !== '' && isNoRun(tiles) ? null : { seat: found[1] as Wind, act: found[2] ?? found[4]!, tiles };
};

type Words = Word | readonly Word[];

const isWord = (word: Word | null): word is Word => word !== null;

const readWords = (move: unknown): Words | null => {
  if (isText(move)) return turnWord(move);
  if (!Array.isArray(move)) return null;
  const words = move.map((call) => (isText(call) ? callWord(call) : null));
  return words.every(isWord) ? words : null;
};

interface RawScript {
  readonly round: Wind;
  readonly live: string;
  readonly dead: string | undefined;
  readonly moves: readonly Words[];
}

const readRaw = (value: JsonObject): Result<RawScript, FormatError> => {
  const round = fieldOf(value, 'round');
  const live = fieldOf(value, 'live');
  const dead = fieldOf(value, 'dead');
  const list = fieldOf(value, 'moves');
  if (!isWind(round)) return badField('round');
  if (!isText(live)) return badField('live');
  if (!isMissingOr(isText)(dead)) return badField('dead');
  const moves = Array.isArray(list) ? list.map(readWords) : [null];
  if (!moves.every((move): move is Words => move !== null)) return badField('moves');
  return ok({ round, live, dead, moves });
};

const unknownTile = (field: string, what: string): Result<never, FormatError> =>
  fail({ code: 'unknown-tile', field, what });

const unknownIn = (word: Word): string | undefined =>
  (word.act === 'chow' ? namesOf(word.tiles) : [word.tiles]).find((name) => name !== '' && kindOf(name) < 0);

const unknownInMoves = (moves: readonly Words[]): string | undefined =>
  moves.flat().flatMap((word) => unknownIn(word as Word) ?? [])[0];

const DEAD_WALL = 14;

const hasFourOfEach = (kinds: readonly number[]): boolean => {
  const counts = new Uint8Array(KINDS);
  for (const kind of kinds) counts[kind]!++;
  return counts.every((count) => count === 4);
};

const readWall = (rules: RuleSet, raw: RawScript): Result<PackedWall, FormatError> => {
  const live = parseTiles(raw.live);
  if (!live.ok) return unknownTile('live', live.error.tile);
  const dead = parseTiles(raw.dead ?? '');
  if (!dead.ok) return unknownTile('dead', dead.error.tile);
  const deadSize = rules.flow.deadWall === 'none' ? 0 : DEAD_WALL;
  if (live.value.length !== 4 * KINDS - deadSize) return badField('live');
  if (dead.value.length !== deadSize || (deadSize === 0 && raw.dead !== undefined)) return badField('dead');
  const wall = { live: live.value.map(kindOf), dead: dead.value.map(kindOf) };
  return hasFourOfEach([...wall.live, ...wall.dead]) ? ok(wall) : badField('live');
};

const kindIn = (word: Word): number => (word.tiles === '' ? -1 : kindOf(word.tiles.slice(0, 2)));

const actOf = (word: Word): ScriptAct => ({ act: word.act as ScriptAct['act'], kind: kindIn(word) });
const callOf = (word: Word): ScriptCall => ({
  seat: windIndex(word.seat!),
  call: word.act as ScriptCall['call'],
  kind: kindIn(word),
});
const moveOfWords = (words: Words): ScriptMove => (Array.isArray(words) ? words.map(callOf) : actOf(words as Word));

const scriptFrom = (rules: RuleSet, raw: RawScript): Result<HandScript, FormatError> => {
  const wall = readWall(rules, raw);
  if (!wall.ok) return wall;
  const unknown = unknownInMoves(raw.moves);
  if (unknown !== undefined) return unknownTile('moves', unknown);
  return ok({ rules, round: windIndex(raw.round), wall: wall.value, moves: raw.moves.map(moveOfWords) });
};

/** Checks the words of a script; its tiles are read only after the rule set is known (the order of errors). */
export const readHandScript = (
  value: unknown,
): Result<
  { readonly rules: unknown; readonly script: (rules: RuleSet) => Result<HandScript, FormatError> },
  FormatError
> => {
  if (!isObject(value)) return fail({ code: 'bad-json' });
  if (!isRules(fieldOf(value, 'rules'))) return badField('rules');
  const raw = readRaw(value);
  if (!raw.ok) return raw;
  return ok({ rules: fieldOf(value, 'rules'), script: (rules) => scriptFrom(rules, raw.value) });
};
