import type { RowId } from './ids.ts';
import type { Row, Source } from './ruleSet.ts';

/** Rows of a doubling rule set, by the table of the document that prints them. */

/** Points that only the winner gets. */
export const winnerPoints =
  (source: Source) =>
  (id: RowId, points: number): Row => ({ id, points, for: 'winner', source });

/** Points for a set or pair; `noble` for ones, nines, winds and dragons where that differs. */
export const setPoints =
  (source: Source) =>
  (id: RowId, points: number, noble?: number): Row => ({
    id,
    points,
    ...(noble === undefined ? {} : { noblePoints: noble }),
    source,
  });

/** Doubles that only the winner gets, with the rows they replace. */
export const winnerDoubles =
  (source: Source) =>
  (id: RowId, doubles: number, drops?: readonly RowId[]): Row => ({
    id,
    doubles,
    for: 'winner',
    ...(drops === undefined ? {} : { drops }),
    source,
  });

/** Doubles for everyone, in an exclusive group or with the rows they replace. */
export const everyonesDoubles =
  (source: Source) =>
  (id: RowId, doubles: number, exclusion: Pick<Row, 'group' | 'drops'> = {}): Row => ({
    id,
    doubles,
    ...exclusion,
    source,
  });
