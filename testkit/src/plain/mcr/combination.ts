import type { Tile } from '@windroos/engine';
import { isChow, isPung, lowestOf, type PlainSet } from '../plainSet.ts';
import { isHonour, rankOf, suitOf } from '../tiles.ts';

/** A fan that two, three or four sets make together; `sets` are places in the hand. */
export interface Combination {
  readonly fan: string;
  readonly sets: readonly number[];
}

const suitsAmong = (tiles: readonly Tile[]): number => new Set(tiles.map(suitOf)).size;

/** From each rank to the next: 123 345 567 is '2 2'. */
const stepsOf = (tiles: readonly Tile[]): string => {
  const ranks = tiles.map(rankOf).toSorted((a, b) => a - b);
  return ranks
    .slice(1)
    .map((rank, index) => rank - ranks[index]!)
    .join(' ');
};

/** By number of sets, one suit or all different, and the steps between them. */
const CHOW_FANS: Readonly<Record<string, string>> = {
  '2 pure 0': 'pure-double-chow',
  '2 pure 3': 'short-straight',
  '2 pure 6': 'two-terminal-chows',
  '2 mixed 0': 'mixed-double-chow',
  '3 pure 0 0': 'pure-triple-chow',
  '3 pure 1 1': 'pure-shifted-chows',
  '3 pure 2 2': 'pure-shifted-chows',
  '3 pure 3 3': 'pure-straight',
  '3 mixed 0 0': 'mixed-triple-chow',
  '3 mixed 1 1': 'mixed-shifted-chows',
  '3 mixed 3 3': 'mixed-straight',
  '4 pure 0 0 0': 'quadruple-chow',
  '4 pure 1 1 1': 'four-pure-shifted-chows',
  '4 pure 2 2 2': 'four-pure-shifted-chows',
};
const PUNG_FANS: Readonly<Record<string, string>> = {
  '2 mixed 0': 'double-pung',
  '3 mixed 0 0': 'triple-pungs',
  '3 mixed 1 1': 'mixed-shifted-pungs',
  '3 pure 1 1': 'pure-shifted-pungs',
  '4 pure 1 1 1': 'four-pure-shifted-pungs',
};

const fanOf = (tiles: readonly Tile[], fans: Readonly<Record<string, string>>): string | null => {
  const suits = suitsAmong(tiles);
  if (suits !== 1 && suits !== tiles.length) return null;
  return fans[`${tiles.length} ${suits === 1 ? 'pure' : 'mixed'} ${stepsOf(tiles)}`] ?? null;
};

export const subsetsOf = <T>([first, ...others]: readonly T[]): readonly (readonly T[])[] =>
  first === undefined ? [[]] : subsetsOf(others).flatMap((subset) => [subset, [first, ...subset]]);

const combinationsAmong = (
  all: readonly PlainSet[],
  wanted: (set: PlainSet) => boolean,
  fans: Readonly<Record<string, string>>,
): readonly Combination[] => {
  const places = all.flatMap((set, place) => (wanted(set) ? [place] : []));
  return subsetsOf(places).flatMap((sets) => {
    const lowest = sets.map((place) => lowestOf(all[place]!));
    const fan = sets.length < 2 ? null : fanOf(lowest, fans);
    return fan ? [{ fan, sets }] : [];
  });
};

/** Every combination among the chows, or among the numbered pungs and kongs. */
export const chowCombinations = (sets: readonly PlainSet[]): readonly Combination[] =>
  combinationsAmong(sets, isChow, CHOW_FANS);
export const pungCombinations = (sets: readonly PlainSet[]): readonly Combination[] =>
  combinationsAmong(sets, (set) => isPung(set) && !isHonour(lowestOf(set)), PUNG_FANS);
