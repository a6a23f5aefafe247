import type { CombinationEntry, SuitSet } from '../rules/catalogue/entry.ts';

/** A combination row as combining needs it: its entry, what it gives, and its bit among the part rows. */
export interface Combination {
  readonly bit: number;
  readonly points: number;
  readonly entry: CombinationEntry;
}

/** One combination found: which row, and which sets (bit i: the i-th). */
export interface Instance {
  readonly bit: number;
  readonly points: number;
  readonly sets: number;
}

export interface Selection {
  readonly instances: readonly Instance[];
  readonly points: number;
  /** The part rows in it. */
  readonly rows: number;
}

const subsetsOf = (count: number): readonly number[] => Array.from({ length: 2 ** count }, (_, sets) => sets);
const membersOf = <T>(list: readonly T[], sets: number): readonly T[] => list.filter((_, index) => (sets >> index) & 1);

/** Every combination among these sets. */
export const instancesAmong = (
  rows: readonly Combination[],
  sets: readonly SuitSet[],
  pair: SuitSet | null,
): readonly Instance[] =>
  subsetsOf(sets.length).flatMap((subset) => {
    const members = membersOf(sets, subset);
    return rows
      .filter(({ entry }) => entry.size === members.length && entry.when(members, pair))
      .map(({ bit, points }) => ({ bit, points, sets: subset }));
  });

/** Joins what an instance connects; null when two of its sets hang together already. */
const joined = (groups: readonly number[], sets: number): readonly number[] | null => {
  const touched = groups.filter((group) => (group & sets) !== 0);
  const apart = touched.every((group) => (group & sets & ((group & sets) - 1)) === 0);
  if (!apart) return null;
  return [...groups.filter((group) => (group & sets) === 0), touched.reduce((all, group) => all | group, 0)];
};

const pointsOf = (instances: readonly Instance[]): number => instances.reduce((sum, { points }) => sum + points, 0);

const bestFrom = (instances: readonly Instance[], groups: readonly number[]): readonly Instance[] => {
  const [first, ...rest] = instances;
  if (first === undefined) return [];
  const without = bestFrom(rest, groups);
  const next = joined(groups, first.sets);
  if (next === null) return without;
  const taken = [first, ...bestFrom(rest, next)];
  return pointsOf(taken) >= pointsOf(without) ? taken : without;
};

/** Account-once (MCR): the most valuable combinations of which none joins two sets that hang together already. */
export const accountOnce = (instances: readonly Instance[], setCount: number): readonly Instance[] =>
  bestFrom(
    instances.toSorted((a, b) => b.points - a.points),
    Array.from({ length: setCount }, (_, index) => 1 << index),
  );

export const selectionOf = (instances: readonly Instance[]): Selection => ({
  instances,
  points: pointsOf(instances),
  rows: instances.reduce((rows, { bit }) => rows | (1 << bit), 0),
});
