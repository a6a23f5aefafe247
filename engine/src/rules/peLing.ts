import { citedFrom, withRules } from './edit.ts';
import { nts2019 } from './nts2019.ts';
import type { Row, RuleSet } from './ruleSet.ts';

const section = (row: Row): string => {
  if (row.doubles !== undefined)
    return row.for === 'winner' ? 'Verdubbelingen voor de winnaar' : 'Verdubbelingen voor alle spelers';
  return row.for === 'winner' ? 'Basispunten voor de winnaar' : 'Basispunten voor alle spelers';
};

/** Pe-ling's cheat sheet of the NTS, with its chips: ten of 10, nine of 100, two of 500 and one of 1000 each. */
export const peLing: RuleSet = withRules(nts2019, {
  id: 'pe-ling',
  rows: citedFrom(nts2019.rows, (row) => ({ document: 'pe-ling', section: section(row) })),
  limits: citedFrom(nts2019.limits, (row) => ({
    document: 'pe-ling',
    section: row.waitingHalf === true ? 'Onregelmatige limietspelen' : 'Regelmatige limietspelen',
  })),
  chips: { values: [10, 100, 500, 1000], start: [10, 9, 2, 1] },
});
