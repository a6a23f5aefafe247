import { called, closed, drawn, type ExampleCases, open, robbed } from './exampleCase.ts';
import { NTS_LIMIT_EXAMPLES, NTS_ROW_EXAMPLES, ntsExamplesOf, SHARED_LIMIT_EXAMPLES } from './ntsExamples.ts';

/** What is the same hand as in the tournament rules, under the name that De Rode Draak gives it. */
const SAME = {
  ...ntsExamplesOf(
    'mahjong',
    'zelf-getrokken',
    'enig-mogelijke-steen',
    'pe-ling-eet-cake',
    'pung-open',
    'pung-dicht',
    'kong-open',
    'kong-dicht',
    'paar-draken',
    'paar-eigen-wind',
    'kong-met-bloeiende-bloemen',
    'verborgen-schat',
    'pung-draken',
    'pung-eigen-wind',
    'pung-ronde-wind',
    'drie-dichte-pungs',
    'vier-dichte-pungs',
    'drie-dichte-kongs',
    'vier-kongs',
    'schoon',
    'enen-negens-troefstenen',
    'alleen-troefstenen',
  ),
  'alleen-chows': NTS_ROW_EXAMPLES['vier-chows'],
  'winst-met-gelijke': NTS_ROW_EXAMPLES['vier-pungs'],
  superschoon: NTS_ROW_EXAMPLES.zuiver,
  'alleen-enen-negens': NTS_LIMIT_EXAMPLES['kop-en-staart'],
  'drie-wijzen': NTS_LIMIT_EXAMPLES['drie-draken'],
  'spel-van-de-aarde': NTS_LIMIT_EXAMPLES['spel-van-de-aarde'],
  'zeven-tweelingen-superschoon': NTS_LIMIT_EXAMPLES['zuivere-tweelingen'],
  'zeven-tweelingen-schoon': NTS_LIMIT_EXAMPLES['schone-tweelingen'],
} as const satisfies ExampleCases;

/** Rows and limit hands of De Rode Draak. */
export const RODE_DRAAK_EXAMPLES = {
  ...SAME,
  ...SHARED_LIMIT_EXAMPLES,
  'laatste-steen-voor-remise': open('k23456799', 'dRRR k888', called('k9', { lastTile: true })),
  'winst-met-gelijke-2-8': open('k33 t777', 'b222 k888 t444', called('t7')),
  kongroof: open('k23456799', 'dRRR k888', robbed('k2')),
  'gelukkige-dertien': closed('k22456789 wNNN dRRR', called('k7', { first: 'thirteen' })),
  'geheel-in-de-hand': closed('k19 b19 t19 wESWN dRGWW', drawn('k1')),
  'spel-van-de-rode-draak': open('t123456789 wSS', 'dRRRR', called('t5')),
} as const satisfies ExampleCases;
