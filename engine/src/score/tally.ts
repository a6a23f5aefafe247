import type { Packed } from '../hand/packed.ts';
import type { Selection } from './combine.ts';
import { type Compiled, DOUBLE, MAX_HAND_ROWS, WORD_BITS } from './compiled.ts';
import { amountOfSetRows } from './setTables.ts';

/**
 * What one reading of a hand gives. Counting fills such a record and allocates nothing; of two records the better one
 * is kept and the other is used again.
 */
export interface Tally {
  /** The sets and the pair as codes, `size` of them, and the part rows that count for each. */
  readonly codes: Int32Array;
  readonly parts: Int32Array;
  size: number;
  shape: number;
  cake: boolean;
  /** The set that the winning tile completed, as a code; -1 when it lies in the body. */
  winCode: number;
  /** Tiles that lie in no set: an irregular hand, or a knitted straight. */
  body: Packed | null;
  /** The rows of the hand that count. */
  low: number;
  high: number;
  /** The part rows that do not. */
  dropped: number;
  chows: Selection | null;
  pungs: Selection | null;
  quads: number;
  base: number;
  rounded: number;
  doubles: number;
  limitBit: number;
  valid: boolean;
  total: number;
  /** Part rows that this player does not get. */
  withheld: number;
  /** Seasons and flowers: points + 2^20 × doubles on top of what the reading gives. Set by whoever counts. */
  bonus: number;
}

/** Room for the sets of a hand; V8 is quicker with tables of more than 64 bytes. */
export const SET_ROOM = 24;

export const emptyTally = (): Tally => ({
  codes: new Int32Array(SET_ROOM),
  parts: new Int32Array(SET_ROOM),
  size: 0,
  shape: 0,
  cake: false,
  winCode: -1,
  body: null,
  low: 0,
  high: 0,
  dropped: 0,
  chows: null,
  pungs: null,
  quads: 0,
  base: 0,
  rounded: 0,
  doubles: 0,
  limitBit: -1,
  valid: false,
  total: -1,
  withheld: 0,
  bonus: 0,
});

const POINTS = DOUBLE - 1;

/** What the rows with these bits give together. */
const sumOf = (amounts: Int32Array, bits: number, first: number): number => {
  let sum = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) sum += amounts[first + 31 - Math.clz32(rest & -rest)]!;
  return sum;
};

/** What the rows of a reading take away: filled by `collectDrops`, read right after it. */
const taken = { low: 0, high: 0, parts: 0 };

const collectFrom = (drops: Compiled['drops'], bits: number, first: number): void => {
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const bit = first + 31 - Math.clz32(rest & -rest);
    taken.low |= drops[0][bit]!;
    taken.high |= drops[1][bit]!;
    taken.parts |= drops[2][bit]!;
  }
};

const collectDrops = (compiled: Compiled, low: number, high: number, parts: number): void => {
  taken.low = 0;
  taken.high = 0;
  taken.parts = 0;
  collectFrom(compiled.drops, low & compiled.droppers[0], 0);
  collectFrom(compiled.drops, high & compiled.droppers[1], WORD_BITS);
  collectFrom(compiled.drops, parts & compiled.partDroppers, MAX_HAND_ROWS);
};

/** Takes part rows away from the sets that a row of the hand names, at most so many. */
const dropWithin = (compiled: Compiled, tally: Tally, low: number, high: number): void => {
  for (const { row, parts, fromSets, atMost } of compiled.partDrops) {
    const counts = row < WORD_BITS ? (low >> row) & 1 : (high >> (row - WORD_BITS)) & 1;
    let left = counts === 0 ? 0 : atMost;
    for (let index = 0; left > 0 && index < tally.size; index++) {
      if ((tally.parts[index]! & parts) === 0 || fromSets?.[tally.codes[index]!] === 0) continue;
      tally.parts[index]! &= ~parts;
      left--;
    }
  }
};

const sumOfSets = (compiled: Compiled, tally: Tally): number => {
  let sum = 0;
  for (let index = 0; index < tally.size; index++) {
    sum += amountOfSetRows(compiled.partAmounts, tally.parts[index]!, tally.codes[index]!);
  }
  return sum;
};

const sumOfSelection = (selection: Selection | null, dropped: number): number => {
  if (selection === null) return 0;
  if ((selection.rows & dropped) === 0) return selection.points;
  let sum = 0;
  for (const { bit, points } of selection.instances) if (((dropped >> bit) & 1) === 0) sum += points;
  return sum;
};

const sumOfQuads = (compiled: Compiled, tally: Tally): number => {
  if (tally.quads === 0 || compiled.quadBit < 0 || (tally.dropped >> compiled.quadBit) & 1) return 0;
  return tally.quads * (compiled.partRows[compiled.quadBit]!.row.points ?? 0);
};

/** Sets what the sets and combinations of the tally give, after what the rows `low` and `high` take away. */
const sumOfParts = (compiled: Compiled, tally: Tally, low: number, high: number, seatRound: number): number => {
  let present = 0;
  let sum = 0;
  for (let index = 0; index < tally.size; index++) {
    const at = (tally.codes[index]! << 4) | seatRound;
    const rows = compiled.setRows[at]!;
    tally.parts[index] = rows;
    present |= rows;
    sum += compiled.setAmounts[at]!;
  }
  const joined = (tally.chows?.rows ?? 0) | (tally.pungs?.rows ?? 0);
  collectDrops(compiled, low, high, present | joined);
  taken.parts |= tally.withheld;
  tally.dropped = taken.parts;
  const within = (low & compiled.partDropRows[0]) | (high & compiled.partDropRows[1]);
  if ((present & taken.parts) !== 0 || (within !== 0 && present !== 0)) {
    for (let index = 0; index < tally.size; index++) tally.parts[index]! &= ~taken.parts;
    if (within !== 0) dropWithin(compiled, tally, low, high);
    sum = sumOfSets(compiled, tally);
  }
  return (
    sum +
    sumOfSelection(tally.chows, taken.parts) +
    sumOfSelection(tally.pungs, taken.parts) +
    sumOfQuads(compiled, tally)
  );
};

const roundUp = (points: number, to: number): number => {
  const over = points % to;
  return over === 0 ? points : points + to - over;
};

/** Rounded points, doubled, at most the cap. */
const totalOf = (compiled: Compiled, rounded: number, doubles: number): number => {
  const { cap } = compiled.rules;
  const total = doubles < 10 ? rounded << doubles : rounded * 2 ** doubles;
  return cap !== null && total > cap ? cap : total;
};

const reachesMinimum = (compiled: Compiled, tally: Tally, low: number, high: number): boolean =>
  tally.doubles >= compiled.minimumDoubles ||
  tally.base >= compiled.minimumPoints ||
  ((low & compiled.minimumRows[0]) | (high & compiled.minimumRows[1])) !== 0;

/** Counts a tally whose sets and combinations are filled in, with the rows that its facts agree with. */
export const countRows = (compiled: Compiled, tally: Tally, low: number, high: number, seatRound: number): void => {
  const alone = compiled.alone;
  const parts = sumOfParts(compiled, tally, low, high, seatRound);
  tally.low = low & ~taken.low & ~alone[0] & ~compiled.limits[0];
  tally.high = high & ~taken.high & ~alone[1] & ~compiled.limits[1];
  let sum = parts + sumOf(compiled.amounts, tally.low, 0) + sumOf(compiled.amounts, tally.high, WORD_BITS);
  if (sum === 0) {
    tally.low |= low & alone[0];
    tally.high |= high & alone[1];
    sum = sumOf(compiled.amounts, tally.low, 0) + sumOf(compiled.amounts, tally.high, WORD_BITS);
  }
  tally.base = sum & POINTS;
  tally.doubles = (sum + tally.bonus) >> 20;
  tally.limitBit = -1;
  tally.valid = reachesMinimum(compiled, tally, low, high);
  // Points for flowers do not help to reach a minimum of points (MCR).
  tally.base += tally.bonus & POINTS;
  tally.rounded = roundUp(tally.base, compiled.rules.roundTo);
  tally.total = totalOf(compiled, tally.rounded, tally.doubles);
};

/** The limit hand that gives most, by itself if two give the same; of two alike the first in the rule set. */
export const countLimit = (compiled: Compiled, tally: Tally, low: number, high: number, inHand: boolean): void => {
  tally.total = -1;
  chooseLimit(compiled, tally, low & compiled.limits[0], 0, inHand);
  chooseLimit(compiled, tally, high & compiled.limits[1], WORD_BITS, inHand);
  tally.valid = true;
};

const chooseLimit = (compiled: Compiled, tally: Tally, bits: number, first: number, inHand: boolean): void => {
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const bit = first + 31 - Math.clz32(rest & -rest);
    const limit = compiled.handRows[bit]!.limit!;
    const doubles = inHand ? (limit.inHand ?? 0) : 0;
    const total = limit.value * 2 ** doubles;
    if (total < tally.total || (total === tally.total && limit.value <= tally.base)) continue;
    tally.limitBit = bit;
    tally.base = limit.value;
    tally.rounded = limit.value;
    tally.doubles = doubles;
    tally.total = total;
  }
};

/** A valid mahjong first, then the highest total, a limit hand, most base points, most doubles, the first limit hand. */
export const isBetter = (a: Tally, b: Tally): boolean => {
  if (a.valid !== b.valid) return a.valid;
  if (a.total !== b.total) return a.total > b.total;
  const limits = Number(a.limitBit >= 0) - Number(b.limitBit >= 0);
  if (limits !== 0) return limits > 0;
  if (a.base !== b.base) return a.base > b.base;
  return a.doubles !== b.doubles ? a.doubles > b.doubles : a.limitBit < b.limitBit;
};
