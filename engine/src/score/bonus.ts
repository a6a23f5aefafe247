import type { BonusEntry } from '../rules/catalogue/entry.ts';
import { CATALOGUE } from '../rules/catalogue.ts';
import type { BonusTile } from '../tile.ts';
import { type Compiled, DOUBLE, type PartRow } from './compiled.ts';
import type { Line } from './sheet.ts';

/** Seasons and flowers (P14): one's own, a whole series (which replaces its own one), or each by itself. */

const SERIES = ['s', 'f'] as const;

const isWhole = (tiles: readonly BonusTile[], series: string): boolean =>
  tiles.filter((tile) => tile[0] === series).length === 4;

const isOwn = (tile: BonusTile, seat: number): boolean => Number(tile[1]) === seat + 1;

const hasRow = (compiled: Compiled, count: BonusEntry['count']): boolean =>
  compiled.partRows.some(({ id }) => {
    const entry = CATALOGUE[id];
    return entry.of === 'bonus' && entry.count === count;
  });

/** How often a bonus row counts for these tiles. */
const timesOf = (compiled: Compiled, entry: BonusEntry, tiles: readonly BonusTile[], seat: number): number => {
  if (entry.count === 'each') return tiles.length;
  if (entry.count === 'series') return SERIES.filter((series) => isWhole(tiles, series)).length;
  const replaced = (tile: BonusTile): boolean => hasRow(compiled, 'series') && isWhole(tiles, tile[0]!);
  return tiles.filter((tile) => isOwn(tile, seat) && !replaced(tile)).length;
};

const bonusLine = ({ id, row }: PartRow, times: number): Line => ({
  row: id,
  kind: row.doubles === undefined ? 'points' : 'doubles',
  amount: times * (row.doubles ?? row.points ?? 0),
  count: times,
  sets: 0,
  source: row.source,
});

/** The lines of somebody's seasons and flowers; they point at no set. */
export const bonusLines = (compiled: Compiled, tiles: readonly BonusTile[], seat: number): readonly Line[] =>
  compiled.partRows.flatMap((part) => {
    const entry = CATALOGUE[part.id];
    const times = entry.of === 'bonus' ? timesOf(compiled, entry, tiles, seat) : 0;
    return times === 0 ? [] : [bonusLine(part, times)];
  });

/** What those lines give together: points + 2^20 × doubles. */
export const amountOfLines = (lines: readonly Line[]): number =>
  lines.reduce((sum, { kind, amount }) => sum + (kind === 'doubles' ? DOUBLE * amount : amount), 0);
