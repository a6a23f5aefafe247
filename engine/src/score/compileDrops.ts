import type { RowId } from '../rules/ids.ts';
import type { Drop, Row, RuleSet } from '../rules/ruleSet.ts';
import { type Compiled, type HandRow, MAX_HAND_ROWS, type PartDrop, type PartRow, WORD_BITS } from './compiled.ts';
import { bitsThat, partMask } from './rowBits.ts';

/** What rows take away from each other: `drops` and exclusive groups of a rule set, as masks. */

const valueOfRow = (row: Row): number => (row.doubles ?? 0) * 1000 + (row.points ?? 0);

/** An exclusive group is its rows by value, each taking away those after it. */
const groupDrops = (rules: RuleSet, row: Row): readonly RowId[] => {
  if (row.group === undefined) return [];
  const group = rules.rows
    .filter((other) => other.group === row.group)
    .toSorted((a, b) => valueOfRow(b) - valueOfRow(a));
  return group.slice(group.indexOf(row) + 1).map(({ id }) => id);
};

const idOfDrop = (drop: Drop): RowId => (typeof drop === 'string' ? drop : drop.id);
const isWhole = (drop: Drop): drop is RowId => typeof drop === 'string';
const isOwn = (drop: Drop): boolean => typeof drop === 'object' && 'within' in drop;

export const partDropsOf = (rules: RuleSet, hand: readonly HandRow[], parts: readonly PartRow[]): readonly PartDrop[] =>
  rules.rows.flatMap((row) => {
    const bit = hand.findIndex(({ id }) => id === row.id);
    if (bit < 0) return [];
    return (row.drops ?? []).flatMap((drop): readonly PartDrop[] => {
      if (typeof drop === 'string') return [];
      const mask = partMask(parts, [drop.id]);
      if ('count' in drop) return [{ row: bit, parts: mask, fromSets: null, atMost: drop.count }];
      return [{ row: bit, parts: mask, fromSets: hand[bit]!.own, atMost: Number.POSITIVE_INFINITY }];
    });
  });

/** What a row takes away within its own set. */
export const ownDropsOf = ({ row }: PartRow, parts: readonly PartRow[]): number =>
  partMask(parts, (row.drops ?? []).filter(isOwn).map(idOfDrop));

export const dropTables = (rules: RuleSet, hand: readonly HandRow[], parts: readonly PartRow[]): Compiled['drops'] => {
  const tables = [0, 1, 2].map(() => new Int32Array(MAX_HAND_ROWS + WORD_BITS)) as [Int32Array, Int32Array, Int32Array];
  for (const row of rules.rows) {
    const ids = [...(row.drops ?? []).filter(isWhole), ...groupDrops(rules, row)];
    const handBit = hand.findIndex(({ id }) => id === row.id);
    const bit = handBit >= 0 ? handBit : MAX_HAND_ROWS + parts.findIndex(({ id }) => id === row.id);
    const words = bitsThat(hand, ({ id, limit }) => limit === null && ids.includes(id));
    tables[0][bit] = words[0];
    tables[1][bit] = words[1];
    tables[2][bit] = partMask(parts, ids);
  }
  return tables;
};

export const takesAway = (drops: Compiled['drops'], bit: number): boolean => drops.some((table) => table[bit] !== 0);
