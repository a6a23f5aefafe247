import { SET_CODES, SET_FACTS, type SetFacts } from '../hand/setCode.ts';
import { CATALOGUE } from '../rules/catalogue.ts';
import type { Readings, Row } from '../rules/ruleSet.ts';
import { afterOwnDrops } from './compileDrops.ts';
import { DOUBLE, type PartRow, WORD_BITS } from './compiled.ts';
import { partsThat } from './rowBits.ts';

/** What each set gives by itself, and how it counts among the sets, ranks and honours of a hand. */

const amountOf = (row: Row, noble: boolean): number =>
  (noble ? (row.noblePoints ?? row.points ?? 0) : (row.points ?? 0)) + DOUBLE * (row.doubles ?? 0);

const setMask = (parts: readonly PartRow[], code: number, seat: number, round: number): number => {
  const facts = SET_FACTS[code]!;
  const wind = facts.wind ? facts.tileKind - 27 : -1;
  const asked = { ...facts, ownWind: wind === seat, roundWind: wind === round };
  const fits = partsThat(parts, ({ id }) => {
    const entry = CATALOGUE[id];
    return entry.of === 'set' && entry.each(asked);
  });
  return afterOwnDrops(fits, parts);
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

const countsOfSet = (set: SetFacts, readings: Readings): number => {
  const kong = set.kind === 'kong';
  const concealedPung = set.alike && (set.concealed || (kong && readings.kongAsConcealedPung === 'any'));
  const five = set.kind === 'chow' ? set.rank >= 3 && set.rank <= 5 : set.rank === 5;
  const even = set.kind !== 'chow' && set.rank > 0 && set.rank % 2 === 0;
  const fields: readonly (readonly [boolean, number])[] = [
    [set.kind === 'chow', 0],
    [set.alike, 3],
    [kong, 6],
    [kong && set.concealed, 9],
    [concealedPung, 12],
    [set.outside, 15],
    [five, 18],
    [even, 21],
    [set.alike && set.wind, 24],
    [set.alike && set.dragon, 27],
    [set.kind === 'pair' && set.wind, 29],
    [set.kind === 'pair' && set.dragon, 30],
  ];
  return fields.reduce((word, [holds, shift]) => (holds ? word | (1 << shift) : word), 0);
};

/** By code of a set: its counters, each in a field of its own, so that those of a hand are added up at once. */
export const setCountsOf = (readings: Readings): Int32Array =>
  Int32Array.from(SET_FACTS, (set) => countsOfSet(set, readings));

/** By 16 × code + 4 × seat + round: the part rows of that set. Only sets of winds look at the seat and the round. */
export const setRowsOf = (parts: readonly PartRow[]): Int32Array => {
  const rows = new Int32Array(16 * SET_CODES);
  for (let index = 0; index < rows.length; index++) {
    const known = (index & 15) > 0 && !SET_FACTS[index >> 4]!.wind;
    rows[index] = known ? rows[index & ~15]! : setMask(parts, index >> 4, (index >> 2) & 3, index & 3);
  }
  return rows;
};
