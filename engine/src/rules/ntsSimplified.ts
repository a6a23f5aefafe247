import { citedFrom, withRules } from './edit.ts';
import type { RowId } from './ids.ts';
import { nts2019 } from './nts2019.ts';
import type { Row, RuleSet } from './ruleSet.ts';

const TABLE = 'Vereenvoudigde punten en verdubbelingen';

/** The rows of the simplified table; everything else of NTS 2019 is gone (Q18). */
const KEPT: readonly RowId[] = [
  'mahjong',
  'zelf-getrokken',
  'enig-mogelijke-steen',
  'pung-open',
  'pung-dicht',
  'kong-open',
  'kong-dicht',
  'paar-draken',
  'paar-eigen-wind',
  'paar-ronde-wind',
  'vier-chows',
  'vier-pungs',
  'winnen-van-de-bodem-van-de-zee',
  'kongroof',
  'kong-met-bloeiende-bloemen',
  'pung-draken',
  'pung-eigen-wind',
  'pung-ronde-wind',
  'schoon',
  'zuiver',
  'alleen-troefstenen',
];

const kept = (row: Row): boolean => KEPT.includes(row.id);

/** The simplification of 2023, printed in the same document as NTS 2019: no minimum, no limit hands, no cake. */
export const ntsSimplified: RuleSet = withRules(nts2019, {
  id: 'nts-simplified',
  minimum: null,
  rows: citedFrom(nts2019.rows.filter(kept), () => ({ document: 'nts-2019', section: TABLE })),
  limits: [],
  readings: { ...nts2019.readings, cakePair: false },
  flow: { ...nts2019.flow, claimOrder: ['pair', 'pung', 'chow'] },
});
