import type { Row, RuleSet, Source } from './ruleSet.ts';

const TABLE: Source = { document: 'nts-2019', section: 'Verdubbelingen voor alle spelers' };

/** What seasons and flowers give unless a file says otherwise (Q17, P14): the table of 2019, and MCR's nr 81. */
const ROWS: Readonly<Record<RuleSet['form'], readonly Row[]>> = {
  doubling: [
    { id: 'eigen-seizoen', doubles: 1, source: TABLE },
    { id: 'alle-seizoenen', doubles: 3, source: TABLE },
  ],
  points: [{ id: 'flower-tile', points: 1, for: 'winner', source: { document: 'mcr', section: 'nr 81' } }],
};

/** The rule set that a file changes: one that turns the seasons on starts with the rows that count them. */
export const withSeasonRows = (base: RuleSet, seasons = false, form = base.form): RuleSet => {
  if (!seasons || base.flow.seasons !== false) return base;
  const added = ROWS[form].filter(({ id }) => !base.rows.some((row) => row.id === id));
  return { ...base, rows: [...base.rows, ...added] };
};
