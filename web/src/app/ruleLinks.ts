import type { RowId, RuleSet } from '@windroos/engine';
import { STATIC_PATHS } from '../pages/paths.ts';
import { href } from './router.ts';

type Named = Pick<RuleSet, 'id'>;

/** The page of a rule set; the club's own have one page together, which reads the id from the query. */
export const rulesPath = ({ id }: Named): string => {
  const path = `regels/${id}`;
  return STATIC_PATHS.includes(path) ? path : `regels/eigen?regels=${encodeURIComponent(id)}`;
};

export const rulesHref = (rules: Named): string => href(rulesPath(rules));

/** Where a line of a score sheet is explained. */
export const rowHref = (rules: Named, row: RowId): string => `${rulesHref(rules)}#${row}`;
