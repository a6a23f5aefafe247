import { SET_CODES, SET_FACTS, tilesOfSet } from '../hand/setCode.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { tileAt } from '../tile.ts';
import type { Selection } from './combine.ts';
import {
  type Compiled,
  HAND_CHOICES,
  type HandRow,
  JOINED_COUNTS,
  type KeptLines,
  type PartRow,
  SET_CHOICES,
  SET_PLACES,
  WORD_BITS,
} from './compiled.ts';
import type { Line, TileSet } from './sheet.ts';
import type { Tally } from './tally.ts';

/** Sets as sheets show them, one shared object a code. */
const sets: readonly TileSet[] = SET_FACTS.map(({ kind, concealed }, code) =>
  Object.freeze({ kind, concealed, tiles: Object.freeze(tilesOfSet(code)) }),
);
export const setOf = (code: number): TileSet => sets[code]!;

const allSets = (tally: Tally): number => (1 << (tally.size + (tally.body === null ? 0 : 1))) - 1;

const ownSets = (own: Uint8Array, tally: Tally, all: number): number => {
  let mask = 0;
  for (let index = 0; index < tally.size; index++) mask |= own[tally.codes[index]!]! << index;
  return mask === 0 ? all : mask;
};

const makeHandLine = ({ id, kind, amount, source }: HandRow, mask: number): Line =>
  Object.freeze({ row: id, kind, amount, count: 1, sets: mask, source });

/** The line of a row of the hand; `all` are the hand's sets. */
const handLine = (compiled: Compiled, keep: KeptLines, bit: number, tally: Tally, all: number): Line => {
  const row = compiled.handRows[bit]!;
  const mask = row.own === null ? all : ownSets(row.own, tally, all);
  const key = bit * HAND_CHOICES + mask;
  keep.hand[key] ??= makeHandLine(row, mask);
  return keep.hand[key]!;
};

const partLine = ({ id, row }: PartRow, each: number, count: number, mask: number): Line => ({
  row: id,
  kind: row.doubles === undefined ? 'points' : 'doubles',
  amount: each * count,
  count,
  sets: mask,
  source: row.source,
});

const amountFor = ({ row }: PartRow, code: number): number =>
  row.doubles ?? (SET_FACTS[code]!.noble ? (row.noblePoints ?? row.points) : row.points) ?? 0;

const makeSetLine = (part: PartRow, code: number, index: number): Line => {
  const plain = partLine(part, amountFor(part, code), 1, 1 << index);
  return Object.freeze(part.named ? { ...plain, tile: tileAt(SET_FACTS[code]!.tileKind) } : plain);
};

const setLine = (compiled: Compiled, keep: KeptLines, bit: number, code: number, index: number): Line => {
  const key = (bit * SET_CODES + code) * SET_PLACES + index;
  keep.ofSet[key] ??= makeSetLine(compiled.partRows[bit]!, code, index);
  return keep.ofSet[key]!;
};

const makeJoinedLine = (part: PartRow, mask: number, count: number): Line =>
  Object.freeze(partLine(part, part.row.points ?? part.row.doubles ?? 0, count, mask));

const joinedLine = (compiled: Compiled, keep: KeptLines, bit: number, mask: number, count: number): Line => {
  const key = (bit * JOINED_COUNTS + count) * SET_CHOICES + mask;
  keep.joined[key] ??= makeJoinedLine(compiled.partRows[bit]!, mask, count);
  return keep.joined[key]!;
};

/** The lines of the sheet being written; copied out at their exact number. */
const scratch: Line[] = [];
let written = 0;
const write = (line: Line): void => {
  scratch[written++] = line;
};

const writeHandLines = (compiled: Compiled, tally: Tally, all: number, bits: number, first: number): void => {
  const { lines: keep } = compiled;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    write(handLine(compiled, keep, first + 31 - Math.clz32(rest & -rest), tally, all));
  }
};

/** The sets that earn a row, a bit each: their order cannot be guessed, so nothing branches on it. */
const earnersOf = ({ parts, size }: Tally, row: number): number => {
  let earners = 0;
  for (let index = 0; index < size; index++) earners |= ((parts[index]! >> row) & 1) << index;
  return earners;
};

/** The rows of sets, each for every set that earns it. */
const writeSetLines = (compiled: Compiled, keep: KeptLines, tally: Tally): void => {
  let earned = 0;
  for (let index = 0; index < tally.size; index++) earned |= tally.parts[index]!;
  for (let rows = earned; rows !== 0; rows &= rows - 1) {
    const row = 31 - Math.clz32(rows & -rows);
    for (let rest = earnersOf(tally, row); rest !== 0; rest &= rest - 1) {
      const index = 31 - Math.clz32(rest & -rest);
      write(setLine(compiled, keep, row, tally.codes[index]!, index));
    }
  }
};

const writeSelection = (
  compiled: Compiled,
  keep: KeptLines,
  tally: Tally,
  selection: Selection | null,
  first: number,
): void => {
  if (selection === null) return;
  for (let index = 0; index < selection.instances.length; index++) {
    const { bit, sets: members } = selection.instances[index]!;
    if (((tally.dropped >> bit) & 1) === 0) write(joinedLine(compiled, keep, bit, members << first, 1));
  }
};

const chowsIn = (tally: Tally): number => {
  let chows = 0;
  while (chows < tally.size && SET_FACTS[tally.codes[chows]!]!.kind === 'chow') chows++;
  return chows;
};

const writeQuads = (compiled: Compiled, keep: KeptLines, tally: Tally): void => {
  const { quadBit } = compiled;
  if (quadBit < 0 || tally.quads === 0 || (tally.dropped >> quadBit) & 1) return;
  write(joinedLine(compiled, keep, quadBit, allSets(tally), tally.quads));
};

/** Points first, then doubles, each in the order of the rule set. */
export const countedLines = (compiled: Compiled, tally: Tally): readonly Line[] => {
  const { lines: keep, points } = compiled;
  const all = allSets(tally);
  written = 0;
  writeHandLines(compiled, tally, all, tally.low & points[0], 0);
  writeHandLines(compiled, tally, all, tally.high & points[1], WORD_BITS);
  writeSetLines(compiled, keep, tally);
  writeSelection(compiled, keep, tally, tally.chows, 0);
  if (tally.pungs !== null) writeSelection(compiled, keep, tally, tally.pungs, chowsIn(tally));
  writeQuads(compiled, keep, tally);
  writeHandLines(compiled, tally, all, tally.low & ~points[0], 0);
  writeHandLines(compiled, tally, all, tally.high & ~points[1], WORD_BITS);
  return scratch.slice(0, written);
};

const IN_HAND = 'geheel-in-de-hand';

/** A limit hand is one line, and where the rules double it in hand, a second. */
export const limitLines = (compiled: Compiled, tally: Tally): readonly Line[] => {
  const line = handLine(compiled, compiled.lines, tally.limitBit, tally, allSets(tally));
  if (tally.doubles === 0) return [line];
  return [
    line,
    { row: IN_HAND, kind: 'doubles', amount: tally.doubles, count: 1, sets: line.sets, source: line.source },
  ];
};

/** A waiting limit hand gives half its value to a player who did not win. */
export const waitingLine = (rules: RuleSet, index: number): Line => {
  const { id, value, source } = rules.limits[index]!;
  return { row: id, kind: 'waiting', amount: value / 2, count: 1, sets: 1, source };
};
