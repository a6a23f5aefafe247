import { CLAIMING } from './claiming.ts';
import { ENDING } from './ending.ts';
import { LUCKY_THIRTEEN } from './luckyThirteen.ts';
import type { Scenario } from './scenario.ts';
import { SEASONS } from './seasons.ts';
import { SETTLING } from './settling.ts';
import { SET_UP } from './setUp.ts';
import { SPECIAL } from './special.ts';
import { WITHOUT_HELP } from './withoutHelp.ts';

export const SCENARIOS: readonly Scenario[] = [
  ...SET_UP,
  ...CLAIMING,
  ...ENDING,
  ...SPECIAL,
  ...LUCKY_THIRTEEN,
  ...WITHOUT_HELP,
  ...SEASONS,
  ...SETTLING,
];
