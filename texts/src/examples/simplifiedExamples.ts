import { ntsExamplesOf } from './ntsExamples.ts';

/** What is left of the tournament rules in the simplified ones. */
export const SIMPLIFIED_EXAMPLES = ntsExamplesOf(
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
);
