import { SET_CODES, SET_FACTS, type SetFacts } from '../hand/setCode.ts';
import type { SetEntry } from '../rules/catalogue/entry.ts';
import { CATALOGUE } from '../rules/catalogue.ts';
import type { Readings, Row } from '../rules/ruleSet.ts';
import { ownDropsOf } from './compileDrops.ts';
import { DOUBLE, type PartRow, WORD_BITS } from './compiled.ts';
import type { Steps } from './steps.ts';

/** What each set gives by itself, and how it counts among the sets, ranks and honours of a hand. */

const amountOf = (row: Row, noble: boolean): number =>
  (noble ? (row.noblePoints ?? row.points ?? 0) : (row.points ?? 0)) + DOUBLE * (row.doubles ?? 0);

/** A part row about one set, with its bit and those it takes away within the set. */
interface SetRow {
  readonly bit: number;
  readonly each: SetEntry['each'];
  readonly drops: number;
}

const setRowsIn = (parts: readonly PartRow[]): readonly SetRow[] =>
  parts.flatMap((part, bit) => {
    const entry = CATALOGUE[part.id];
    return entry.of === 'set' ? [{ bit: 1 << bit, each: entry.each, drops: ownDropsOf(part, parts) }] : [];
  });

const setMask = (rows: readonly SetRow[], code: number, seat: number, round: number): number => {
  const facts = SET_FACTS[code]!;
  const wind = facts.wind ? facts.tileKind - 27 : -1;
  const asked = { ...facts, ownWind: wind === seat, roundWind: wind === round };
  let fits = 0;
  let dropped = 0;
  for (const { bit, each, drops } of rows)
    if (each(asked)) {
      fits |= bit;
      dropped |= drops;
    }
  return fits & ~dropped;
};

/** By part row: what it gives for a simple set, and (31 further on) for a noble one. */
export const partAmountsOf = (parts: readonly PartRow[]): Int32Array => {
  const amounts = new Int32Array(2 * WORD_BITS);
  for (const [bit, { row }] of parts.entries()) {
    amounts[bit] = amountOf(row, false);
    amounts[WORD_BITS + bit] = amountOf(row, true);
  }
  return amounts;
};

/** What a mask of a set's rows gives together. */
export const amountOfSetRows = (amounts: Int32Array, mask: number, code: number): number => {
  const first = SET_FACTS[code]!.noble ? WORD_BITS : 0;
  let sum = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) sum += amounts[first + 31 - Math.clz32(rest & -rest)]!;
  return sum;
};

const counter = (holds: boolean, shift: number): number => (holds ? 1 << shift : 0);

const countsOfSet = (set: SetFacts, readings: Readings): number => {
  const kong = set.kind === 'kong';
  const concealedPung = set.alike && (set.concealed || (kong && readings.kongAsConcealedPung === 'any'));
  const five = set.kind === 'chow' ? set.rank >= 3 && set.rank <= 5 : set.rank === 5;
  const even = set.kind !== 'chow' && set.rank > 0 && set.rank % 2 === 0;
  return (
    counter(set.kind === 'chow', 0) |
    counter(set.alike, 3) |
    counter(kong, 6) |
    counter(kong && set.concealed, 9) |
    counter(concealedPung, 12) |
    counter(set.outside, 15) |
    counter(five, 18) |
    counter(even, 21) |
    counter(set.alike && set.wind, 24) |
    counter(set.alike && set.dragon, 27) |
    counter(set.kind === 'pair' && set.wind, 29) |
    counter(set.kind === 'pair' && set.dragon, 30)
  );
};

/** By code of a set: its counters, each in a field of its own, so that those of a hand are added up at once. */
export const setCountsOf = (readings: Readings): Int32Array =>
  Int32Array.from(SET_FACTS, (set) => countsOfSet(set, readings));

/** So many sets make a step, each in sixteen places. */
const AT_ONCE = 16 * 60;

/** By 16 × code + 4 × seat + round: the part rows of that set. Only sets of winds look at the seat and the round. */
export function* setRowsOf(parts: readonly PartRow[]): Steps<Int32Array> {
  const asking = setRowsIn(parts);
  const rows = new Int32Array(16 * SET_CODES);
  for (let index = 0; index < rows.length; index++) {
    if (index % AT_ONCE === 0) yield;
    const known = (index & 15) > 0 && !SET_FACTS[index >> 4]!.wind;
    rows[index] = known ? rows[index & ~15]! : setMask(asking, index >> 4, (index >> 2) & 3, index & 3);
  }
  return rows;
}
