import { citedFrom, withRules } from './edit.ts';
import { nts2019 } from './nts2019.ts';
import type { RuleSet } from './ruleSet.ts';

/** The edition of January 2016: the same rows under its own paragraphs, and no rounding (Q09). */
export const nts2016: RuleSet = withRules(nts2019, {
  id: 'nts-2016',
  roundTo: 1,
  rows: citedFrom(nts2019.rows, (row) => ({
    document: 'nts-2016',
    section: row.points === undefined ? '2.4.2' : '2.4.1',
  })),
  limits: citedFrom(nts2019.limits, (row) => ({
    document: 'nts-2016',
    section: row.waitingHalf === true ? '2.3.2, 2.4.1' : '2.3.1, 2.4.1',
  })),
});
