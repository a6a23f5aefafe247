import { afterKong, called, closed, drawn, type ExampleCases, open, robbed } from './exampleCase.ts';

/** Circles and a dragon: clean, and one dragon set, so that the two doubles are there. */
const CIRCLES = ['k23456799', 'dRRR k888'] as const;
/** Bamboo with a dragon and East's own wind. */
const BAMBOO = 'b23466';
/** Four chows of 2 to 8 in three suits. */
const SIMPLE = ['k234 b55678', 'k456 t345'] as const;
/** Four chows of 2 to 8, nothing on the table. */
const DEALT = 'k234 b23455678 t345';
const HONOURS = ['wSSS dWW', 'wEEE dRRR wNNN'] as const;

/** Rows of the tournament rules, without their limit hands. */
export const NTS_ROW_EXAMPLES = {
  mahjong: open(...CIRCLES, called('k7')),
  'zelf-getrokken': open(...CIRCLES, drawn('k7')),
  'enig-mogelijke-steen': open('k23499', 'dRRR k888 k567', called('k3')),
  'paar-completeren': open('k99', 'dRRR k888 k567 k234', called('k9')),
  'pe-ling-eet-cake': open('k1 b1', 'dRRR dGGG b234 b789', called('k1')),
  'pung-open': open(BAMBOO, 'b888 dGGG wEEE', called('b4'), { seat: 'E', round: 'S' }),
  'pung-dicht': open('b23466888', 'dGGG wEEE', called('b4'), { seat: 'E', round: 'S' }),
  'kong-open': open(BAMBOO, 'b8888 dGGG wEEE', called('b4'), { seat: 'E', round: 'S' }),
  'kong-dicht': open(BAMBOO, '[b8888] dGGG wEEE', called('b4'), { seat: 'E', round: 'S' }),
  'paar-draken': open('b234567 dWW', 'dGGG b888', called('b4')),
  'paar-eigen-wind': open('b234567 wSS', 'dGGG b888', called('b4')),
  'paar-ronde-wind': open('b234567 wEE', 'dGGG b888', called('b4')),
  'vier-chows': open('b23455678', 'b123 b789', called('b2')),
  'vier-pungs': open('k33 t777', 'dRRR b222 k999', called('t7')),
  'pure-eenvoud': open(...SIMPLE, called('k2')),
  'kleine-vier-winden': open('k234 wNN', 'wEEE wSSS wWWW', called('k4')),
  'kleine-drie-draken': open('k234 t678 dWW', 'dRRR dGGG', called('t8')),
  'winnen-van-de-bodem-van-de-zee': open(...SIMPLE, drawn('b8', { lastTile: true })),
  'de-maan-van-de-bodem-van-de-zee-vissen': open('k123 b55678', 'b234 t345', drawn('k1', { lastTile: true })),
  kongroof: open(...SIMPLE, robbed('k2')),
  'kong-met-bloeiende-bloemen': open('k23456799', '[k8888] dRRR', afterKong('k9')),
  pruimenbloesem: open('k23456799', '[k8888] dRRR', afterKong('k5')),
  'kong-op-kong': open('k23456799', '[k8888] dRRRR', afterKong('k9', { kongOnKong: true })),
  'verborgen-schat': closed(DEALT, drawn('t5')),
  'pung-draken': open('k23456799', 'dGGG k888', called('k7')),
  'pung-eigen-wind': open('k23456799', 'wSSS dGGG', called('k7')),
  'pung-ronde-wind': open('k23456799', 'wEEE dGGG', called('k7')),
  'drie-dichte-pungs': open('k333 b99 t777 wEEE', 'dRRR', called('b9')),
  'vier-dichte-pungs': closed('k333 b22299 t777 wNNN', called('b9')),
  'drie-dichte-kongs': open('k456 b99', '[k3333] [t7777] [b2222]', called('k5')),
  'vier-kongs': open('b99', 'k3333 [t7777] b2222 wNNNN', called('b9')),
  schoon: open('t234678 dWW', 'dRRR t555', called('t8')),
  'enen-negens-troefstenen': open('k99 wSSS', 'b111 dRRR t999', called('wS'), { seat: 'E' }),
  'zeer-schoon': open('k99 wSSS', 'k111 dRRR wNNN', called('wS'), { seat: 'E' }),
  zuiver: open('b23455678', 'b123 b777', called('b2')),
  'alleen-troefstenen': open(...HONOURS, called('wS')),
} as const satisfies ExampleCases;

type NtsRow = keyof typeof NTS_ROW_EXAMPLES;

/** The examples of rows that other rules have under the same name. */
export const ntsExamplesOf = <Id extends NtsRow>(...ids: readonly Id[]): Pick<typeof NTS_ROW_EXAMPLES, Id> =>
  Object.fromEntries(ids.map((id) => [id, NTS_ROW_EXAMPLES[id]])) as Pick<typeof NTS_ROW_EXAMPLES, Id>;

/** Limit hands that De Rode Draak has as well. */
export const SHARED_LIMIT_EXAMPLES = {
  'negen-poorten': closed('b11123456678999', called('b6')),
  'dertien-wezen': closed('k19 b19 t19 wESWN dRGWW', called('k1')),
  windenslang: closed('k123456789 wESWNN', called('wE')),
  drakenslang: closed('k123456789 wNN dRGW', called('k5')),
  'hof-van-peking': closed('t1234567 wESWN dRGW', called('t4')),
  'vier-winden': open('k55 wEEE', 'wSSS wWWW wNNN', called('k5')),
  jade: open('b23466', 'b888 dGGG b222', called('b6')),
  'kronkelende-slang': open('t23455678', 't111 t999', called('t5')),
  'spel-van-de-hemel': closed(DEALT, { from: 'wall', first: 'heaven' }, { seat: 'E' }),
} as const satisfies ExampleCases;

/** The other limit hands of the tournament rules. */
export const NTS_LIMIT_EXAMPLES = {
  'tweelingen-troefstenen': closed('wEESSWWNN dRRGGWW', called('wW')),
  'zuivere-tweelingen': closed('b11224455778899', called('b4')),
  'zeer-schone-tweelingen': closed('k1199 wEESSWW dRRGG', called('k9')),
  'schone-tweelingen': closed('k225588 wEESS dRRGG', called('k8')),
  'zeven-tweelingen': closed('k2266 b3399 t44 wSS dGG', called('t4')),
  'drie-draken': open('k55 b234', 'dRRR dGGG dWWW', called('b4')),
  'vier-dichte-kongs': open('b99', '[k3333] [t7777] [b2222] [wNNNN]', called('b9')),
  'kop-en-staart': open('k99 t111', 'b111 b999 t999', called('t1')),
  'spel-van-de-aarde': closed(DEALT, called('t5', { first: 'earth' })),
} as const satisfies ExampleCases;
