import type { RowId } from './ids.ts';
import { nts2019 } from './nts2019.ts';
import { everyonesDoubles, setPoints, winnerDoubles, winnerPoints } from './rowMakers.ts';
import type { LimitRow, RuleSet, Source } from './ruleSet.ts';

const at = (section: string): Source => ({ document: 'rode-draak', section });
const points = winnerPoints(at('Mahjong'));
const set = setPoints(at('Punten voor iedereen: Stenen'));
const winner = winnerDoubles(at('Mahjong'));
const everyone = everyonesDoubles(at('Punten voor iedereen: Verdubbelingen'));
const irregular = (id: RowId, value: number): LimitRow => ({
  id,
  value,
  inHand: 1,
  waitingHalf: true,
  source: at('Onregelmatige Limietspelen'),
});
const regular = (id: RowId, value: number): LimitRow => ({
  id,
  value,
  inHand: 1,
  source: at('Regelmatige limietspelen'),
});

/** The club rules of De Rode Draak. What it implies is dropped, nothing else excludes (Q21). */
export const rodeDraak: RuleSet = {
  id: 'rode-draak',
  form: 'doubling',
  combine: 'add',
  minimum: { anyOf: [{ row: 'schoon' }, { doubles: 2 }] },
  roundTo: 1,
  cap: null,
  rows: [
    points('mahjong', 20),
    points('zelf-getrokken', 2),
    points('enig-mogelijke-steen', 2),
    points('laatste-steen-voor-remise', 10),
    points('alleen-chows', 10),
    points('pe-ling-eet-cake', 10),
    set('pung-open', 2, 4),
    set('pung-dicht', 4, 8),
    set('kong-open', 8, 16),
    set('kong-dicht', 16, 32),
    set('paar-draken', 2),
    set('paar-eigen-wind', 2),
    winner('winst-met-gelijke', 1),
    winner('winst-met-gelijke-2-8', 1),
    winner('kong-met-bloeiende-bloemen', 1),
    winner('kongroof', 1),
    winner('gelukkige-dertien', 1),
    winner('spel-van-de-aarde', 2),
    winner('verborgen-schat', 3),
    winner('drie-wijzen', 3),
    everyone('schoon', 1),
    everyone('enen-negens-troefstenen', 1),
    everyone('pung-draken', 1),
    everyone('pung-eigen-wind', 1),
    everyone('pung-ronde-wind', 1),
    everyone('drie-dichte-pungs', 1, { group: 'dicht' }),
    everyone('vier-dichte-pungs', 2, { group: 'dicht' }),
    everyone('drie-dichte-kongs', 2, { group: 'dicht' }),
    everyone('vier-kongs', 2, { group: 'dicht' }),
    everyone('superschoon', 3, { drops: ['schoon'] }),
    everyone('alleen-enen-negens', 3, { drops: ['enen-negens-troefstenen'] }),
    everyone('alleen-troefstenen', 3, { drops: ['enen-negens-troefstenen'] }),
  ],
  limits: [
    irregular('negen-poorten', 1000),
    irregular('dertien-wezen', 1000),
    irregular('zeven-tweelingen-superschoon', 1000),
    irregular('zeven-tweelingen-schoon', 500),
    irregular('windenslang', 500),
    irregular('drakenslang', 500),
    irregular('hof-van-peking', 500),
    regular('jade', 1000),
    regular('vier-winden', 1000),
    regular('kronkelende-slang', 1000),
    regular('spel-van-de-rode-draak', 500),
    { id: 'spel-van-de-hemel', value: 1000, source: at('Onregelmatige Limietspelen') },
  ],
  readings: {
    ...nts2019.readings,
    cakeSuit: 'bamboo',
    robbedKong: 'chow',
    windSnakeDouble: 'wind',
    lastTile: 'drawn-or-discard',
  },
  flow: {
    ...nts2019.flow,
    deadWall: 'total-14',
    eastStays: 'after-mahjong',
    claimOrder: ['pair', 'pung', 'chow'],
    falseMahjong: 'nothing',
    luckyThirteen: true,
  },
  settlement: { between: 'all', eastDouble: true, table: 0 },
  chips: null,
};
