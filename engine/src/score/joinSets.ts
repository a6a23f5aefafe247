import { addRow, rowOf } from '../hand/intTable.ts';
import { CAKE, PAIR, PUNG, SET_FACTS } from '../hand/setCode.ts';
import type { SuitSet } from '../rules/catalogue/entry.ts';
import { accountOnce, instancesAmong, type Selection, selectionOf } from './combine.ts';
import type { Compiled, KeptSelections } from './compiled.ts';
import type { Tally } from './tally.ts';

const RANK_OF = Uint8Array.from(SET_FACTS, ({ rank }) => rank);
const KIND_OF = Uint8Array.from(SET_FACTS, ({ tileKind }) => tileKind);
const isSuitSet = (code: number): boolean => RANK_OF[code]! > 0;

const suitSet = (code: number): SuitSet => {
  const { tileKind, rank } = SET_FACTS[code]!;
  return { suit: Math.floor(tileKind / 9), rank };
};

const select = (compiled: Compiled, kept: KeptSelections, codes: readonly number[], pairCode: number): Selection => {
  const pair = pairCode < 0 || pairCode === CAKE || SET_FACTS[pairCode]!.rank === 0 ? null : suitSet(pairCode);
  const instances = instancesAmong(kept.rows, codes.map(suitSet), pair);
  return selectionOf(compiled.rules.combine === 'account-once' ? accountOnce(instances, codes.length) : instances);
};

const isSame = (a: Selection, b: Selection): boolean =>
  a.instances.length === b.instances.length &&
  a.instances.every(({ bit, sets }, index) => bit === b.instances[index]!.bit && sets === b.instances[index]!.sets);

/** Few selections differ: sets that give the same combinations share one. Answers its number in the list. */
const keep = ({ list }: KeptSelections, fresh: Selection): number => {
  const known = list.findIndex((selection) => isSame(selection, fresh));
  return known >= 0 ? known : list.push(fresh) - 1;
};

/** Combinations of the sets from `start` on; the same sets give the same combinations, so they are kept. */
const selection = (
  compiled: Compiled,
  kept: KeptSelections,
  codes: Int32Array,
  start: number,
  end: number,
  pairCode: number,
): Selection | null => {
  if (end - start < 2) return null;
  // A leading one keeps keys of different lengths apart.
  let key = 32 + (pairCode >= 0 && RANK_OF[pairCode] === 5 ? KIND_OF[pairCode]! : 0);
  for (let index = start; index < end; index++) key = (key << 5) | KIND_OF[codes[index]!]!;
  const number = kept.numbers.words[rowOf(kept.numbers, key) + 1]!;
  if (number > 0) return kept.list[number - 1]!;
  const fresh = keep(kept, select(compiled, kept, [...codes.subarray(start, end)], pairCode));
  kept.numbers.words[addRow(kept.numbers, key) + 1] = fresh + 1;
  return kept.list[fresh]!;
};

/** Finds the combinations among the sorted sets of a reading. */
export const joinSets = (compiled: Compiled, tally: Tally): void => {
  tally.chows = null;
  tally.pungs = null;
  if (!compiled.joinsSets) return;
  const { codes, size } = tally;
  let chows = 0;
  while (chows < size && codes[chows]! < PUNG) chows++;
  let pungs = chows;
  while (pungs < size && codes[pungs]! < PAIR && isSuitSet(codes[pungs]!)) pungs++;
  const pairCode = size > 0 && codes[size - 1]! >= PAIR ? codes[size - 1]! : -1;
  // A knitted straight counts as three chows but is joined to no other.
  const joinable = tally.body === null ? chows : 0;
  tally.chows = selection(compiled, compiled.chowSelections, codes, 0, joinable, pairCode);
  tally.pungs = selection(compiled, compiled.pungSelections, codes, chows, pungs, -1);
};
