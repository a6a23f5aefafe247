import type { RowId } from './ids.ts';
import type { LimitRow, Row, RuleSet, Source } from './ruleSet.ts';

const at = (section: string): Source => ({ document: 'nts-2019', section });
const BASE = at('Basispunten');
const WINNER = at('Verdubbelingen voor de winnaar');
const EVERYONE = at('Verdubbelingen voor alle spelers');

const points = (id: RowId, amount: number): Row => ({ id, points: amount, for: 'winner', source: BASE });
const set = (id: RowId, amount: number, noble?: number): Row => ({
  id,
  points: amount,
  ...(noble === undefined ? {} : { noblePoints: noble }),
  source: BASE,
});
const winner = (id: RowId, doubles: number, drops?: readonly RowId[]): Row => ({
  id,
  doubles,
  for: 'winner',
  ...(drops === undefined ? {} : { drops }),
  source: WINNER,
});
const everyone = (id: RowId, doubles: number, group?: string): Row => ({
  id,
  doubles,
  ...(group === undefined ? {} : { group }),
  source: EVERYONE,
});
const irregular = (id: RowId, value: number): LimitRow => ({
  id,
  value,
  waitingHalf: true,
  source: at('Onregelmatige limietspelen'),
});
const regular = (id: RowId, value: number): LimitRow => ({ id, value, source: at('Regelmatige limietspelen') });

/** Nederlandse Toernooi Spelregels, edition 2019. */
export const nts2019: RuleSet = {
  id: 'nts-2019',
  form: 'doubling',
  combine: 'add',
  minimum: { anyOf: [{ doubles: 2 }] },
  roundTo: 10,
  cap: 2000,
  rows: [
    points('mahjong', 20),
    points('zelf-getrokken', 2),
    points('enig-mogelijke-steen', 2),
    points('paar-completeren', 2),
    points('pe-ling-eet-cake', 10),
    set('pung-open', 2, 4),
    set('pung-dicht', 4, 8),
    set('kong-open', 8, 16),
    set('kong-dicht', 16, 32),
    set('paar-draken', 2),
    set('paar-eigen-wind', 2),
    set('paar-ronde-wind', 2),
    winner('vier-chows', 1),
    winner('vier-pungs', 1),
    winner('pure-eenvoud', 1),
    winner('kleine-vier-winden', 1),
    winner('kleine-drie-draken', 1),
    winner('winnen-van-de-bodem-van-de-zee', 1),
    winner('de-maan-van-de-bodem-van-de-zee-vissen', 3, ['winnen-van-de-bodem-van-de-zee']),
    winner('kongroof', 1),
    winner('kong-met-bloeiende-bloemen', 1),
    winner('pruimenbloesem', 3, ['kong-met-bloeiende-bloemen']),
    winner('kong-op-kong', 2, ['kong-met-bloeiende-bloemen']),
    winner('verborgen-schat', 2),
    everyone('pung-draken', 1),
    everyone('pung-eigen-wind', 1),
    everyone('pung-ronde-wind', 1),
    everyone('drie-dichte-pungs', 1, 'dicht'),
    everyone('vier-dichte-pungs', 2, 'dicht'),
    everyone('drie-dichte-kongs', 2, 'dicht'),
    everyone('vier-kongs', 3, 'dicht'),
    everyone('schoon', 1, 'schoon'),
    everyone('enen-negens-troefstenen', 1, 'schoon'),
    everyone('zeer-schoon', 2, 'schoon'),
    everyone('zuiver', 3, 'schoon'),
    everyone('alleen-troefstenen', 3, 'schoon'),
  ],
  limits: [
    irregular('negen-poorten', 2000),
    irregular('dertien-wezen', 2000),
    irregular('windenslang', 1000),
    irregular('drakenslang', 1000),
    irregular('hof-van-peking', 1000),
    irregular('tweelingen-troefstenen', 2000),
    irregular('zuivere-tweelingen', 1000),
    irregular('zeer-schone-tweelingen', 1000),
    irregular('schone-tweelingen', 500),
    irregular('zeven-tweelingen', 250),
    regular('vier-winden', 2000),
    regular('drie-draken', 2000),
    regular('jade', 2000),
    regular('vier-dichte-kongs', 2000),
    regular('kop-en-staart', 2000),
    regular('kronkelende-slang', 1000),
    regular('spel-van-de-hemel', 2000),
    regular('spel-van-de-aarde', 1000),
  ],
  readings: {
    kongAsConcealedPung: 'concealed',
    replacementIsSelfDrawn: true,
    cakePair: true,
    cakeSuit: 'as-printed',
    robbedKong: 'any',
    windSnakeDouble: 'any',
    fourAsTwoPairs: true,
    lastTile: 'drawn',
  },
  flow: {
    deadWall: 'fixed',
    eastStays: 'never',
    claimOrder: ['limit', 'pair', 'pung', 'chow'],
    kongAfterClaim: true,
    falseMahjong: 'dead-hand',
    luckyThirteen: false,
    rounds: 4,
    seasons: false,
  },
  settlement: { between: 'all', eastDouble: true, table: 0 },
  chips: null,
};
