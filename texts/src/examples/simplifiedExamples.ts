import type { ExampleCases } from './exampleCase.ts';
import { NTS_ROW_EXAMPLES } from './ntsExamples.ts';

/** What is left of the tournament rules in the simplified ones. */
export const SIMPLIFIED_EXAMPLES = {
  mahjong: NTS_ROW_EXAMPLES.mahjong,
  'zelf-getrokken': NTS_ROW_EXAMPLES['zelf-getrokken'],
  'enig-mogelijke-steen': NTS_ROW_EXAMPLES['enig-mogelijke-steen'],
  'pung-open': NTS_ROW_EXAMPLES['pung-open'],
  'pung-dicht': NTS_ROW_EXAMPLES['pung-dicht'],
  'kong-open': NTS_ROW_EXAMPLES['kong-open'],
  'kong-dicht': NTS_ROW_EXAMPLES['kong-dicht'],
  'paar-draken': NTS_ROW_EXAMPLES['paar-draken'],
  'paar-eigen-wind': NTS_ROW_EXAMPLES['paar-eigen-wind'],
  'paar-ronde-wind': NTS_ROW_EXAMPLES['paar-ronde-wind'],
  'vier-chows': NTS_ROW_EXAMPLES['vier-chows'],
  'vier-pungs': NTS_ROW_EXAMPLES['vier-pungs'],
  'winnen-van-de-bodem-van-de-zee': NTS_ROW_EXAMPLES['winnen-van-de-bodem-van-de-zee'],
  kongroof: NTS_ROW_EXAMPLES.kongroof,
  'kong-met-bloeiende-bloemen': NTS_ROW_EXAMPLES['kong-met-bloeiende-bloemen'],
  'pung-draken': NTS_ROW_EXAMPLES['pung-draken'],
  'pung-eigen-wind': NTS_ROW_EXAMPLES['pung-eigen-wind'],
  'pung-ronde-wind': NTS_ROW_EXAMPLES['pung-ronde-wind'],
  schoon: NTS_ROW_EXAMPLES.schoon,
  zuiver: NTS_ROW_EXAMPLES.zuiver,
  'alleen-troefstenen': NTS_ROW_EXAMPLES['alleen-troefstenen'],
} as const satisfies ExampleCases;
