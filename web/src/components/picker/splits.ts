import { kindOf, type Tile, tileAt } from '@windroos/engine';

/** Tiles that lie together on the rack. */
export interface Part {
  readonly kind: 'pung' | 'chow' | 'pair' | 'single';
  readonly tiles: readonly Tile[];
}
export type Split = readonly Part[];

interface Rated {
  readonly sets: number;
  readonly pairs: number;
  readonly split: Split;
}

const NO_TILES: Rated = { sets: 0, pairs: 0, split: [] };

const alike = (tile: Tile, times: number): readonly Tile[] => Array.from({ length: times }, () => tile);

/** Suits have nine ranks in a row; after those come the honours, which make no runs. */
const startsRun = (counts: readonly number[], kind: number): boolean =>
  kind < 27 && kind % 9 < 7 && counts[kind + 1]! > 0 && counts[kind + 2]! > 0;

interface Step {
  readonly part: Part;
  readonly rest: readonly number[];
}

const minus = (counts: readonly number[], kinds: readonly number[]): readonly number[] => {
  const rest = [...counts];
  for (const kind of kinds) rest[kind]!--;
  return rest;
};

const ALIKE = [
  ['pung', 3],
  ['pair', 2],
  ['single', 1],
] as const;

/** All that the lowest tile can be part of. */
const stepsFrom = (counts: readonly number[], kind: number): readonly Step[] => {
  const tile = tileAt(kind);
  const equal = ALIKE.filter(([, times]) => counts[kind]! >= times).map(([name, times]) => ({
    part: { kind: name, tiles: alike(tile, times) },
    rest: minus(
      counts,
      alike(tile, times).map(() => kind),
    ),
  }));
  const run = [kind, kind + 1, kind + 2];
  return startsRun(counts, kind)
    ? [...equal, { part: { kind: 'chow', tiles: run.map(tileAt) }, rest: minus(counts, run) }]
    : equal;
};

const isBetter = (a: Rated, b: Rated): boolean => a.sets > b.sets || (a.sets === b.sets && a.pairs > b.pairs);

const onlyBest = (all: readonly Rated[]): readonly Rated[] =>
  all.filter((one) => !all.some((other) => isBetter(other, one)));

const joined = ({ part }: Step, { sets, pairs, split }: Rated): Rated => ({
  sets: sets + (part.kind === 'pung' || part.kind === 'chow' ? 1 : 0),
  pairs: pairs + (part.kind === 'pair' ? 1 : 0),
  split: [part, ...split],
});

const search = (counts: readonly number[], memo: Map<string, readonly Rated[]>): readonly Rated[] => {
  const kind = counts.findIndex((count) => count > 0);
  if (kind < 0) return [NO_TILES];
  const key = counts.join('');
  const known = memo.get(key);
  if (known !== undefined) return known;
  const found = onlyBest(
    stepsFrom(counts, kind).flatMap((step) => search(step.rest, memo).map((one) => joined(step, one))),
  );
  memo.set(key, found);
  return found;
};

const countsOf = (tiles: readonly Tile[]): readonly number[] => {
  const counts = Array.from({ length: 34 }, () => 0);
  for (const tile of tiles) counts[kindOf(tile)]!++;
  return counts;
};

const SUITS = ['k', 'b', 't', 'wd'] as const;

/** Most suits can be split in one way; more than this many ways in all are not worth leafing through. */
const MOST_WAYS = 24;

/** The ways to make the most sets of these tiles, and then the most pairs. A suit says nothing about another one. */
export const bestSplits = (tiles: readonly Tile[]): readonly Split[] =>
  SUITS.reduce<readonly Split[]>(
    (before, letters) => {
      const suit = tiles.filter((tile) => letters.includes(tile[0]!));
      const splits = search(countsOf(suit), new Map()).map(({ split }) => split);
      return before.flatMap((start) => splits.map((split) => [...start, ...split])).slice(0, MOST_WAYS);
    },
    [[]],
  );

/** Every tile in a pair; null when one is left over. */
export const pairSplit = (tiles: readonly Tile[]): Split | null => {
  const counts = countsOf(tiles);
  if (counts.some((count) => count % 2 === 1)) return null;
  return counts.flatMap((count, kind) =>
    Array.from({ length: count / 2 }, () => ({ kind: 'pair' as const, tiles: alike(tileAt(kind), 2) })),
  );
};
