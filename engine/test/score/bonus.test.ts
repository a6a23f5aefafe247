import { expect, test } from 'vitest';
import { RULE_SET_IDS, score, scoreCase } from '../../src/index.ts';
import { makeSheet, nts2019Seasons, schoonSpelFlowers, seasonsSetup } from './seasons.ts';

const itemsOf = (bonus: string, seat: 'E' | 'S' = 'S') => {
  const sheet = score(nts2019Seasons, seasonsSetup(bonus, seat));
  if (!sheet.ok) throw new Error(sheet.error.code);
  return makeSheet(sheet.value);
};

test('an own season or flower doubles once each', () => {
  expect(itemsOf('s2 f2 s3')).toMatchObject({ base: 4, rounded: 10, doubles: 3, total: 80 });
  expect(itemsOf('s2 f2 s3').items.at(-1)).toEqual({ id: 'eigen-seizoen', doubles: 2 });
});

test('all four of a series double three times and replace its own one', () => {
  expect(itemsOf('s1234 f2')).toMatchObject({ doubles: 5, total: 320 });
  expect(itemsOf('s1234 f2').items.map(({ id }) => id)).toEqual([
    'pung-open:dR',
    'pung-draken:dR',
    'eigen-seizoen',
    'alle-seizoenen',
  ]);
});

test("another seat's season gives nothing", () => {
  expect(itemsOf('s2', 'E')).toMatchObject({ doubles: 1, total: 20 });
});

test('flowers count in MCR, but not towards the eight points', () => {
  const seven = schoonSpelFlowers('k234 b234 t567 t99', ['b678'], 't7', 'f1');
  expect(seven).toMatchObject({ valid: false, reason: 'too-few-points' });
  const enough = schoonSpelFlowers('k234 b234 t234 t99', ['b678'], 't4', 's1 f1');
  expect(enough.valid).toBe(true);
  expect(enough.items.at(-1)).toEqual({ id: 'flower-tile', points: 2, count: 2 });
});

test('there is only one of each', () => {
  const sheet = score(nts2019Seasons, seasonsSetup('s1 s1', 'E'));
  expect(sheet).toEqual({ ok: false, error: { code: 'fifth-copy', field: 'bonus', tile: 's1' } });
});

test('a club that only turns the seasons on counts them as the tables do', () => {
  const lines = (base: string, hand: object) =>
    scoreCase({ rules: { id: 'club', extends: base, flow: { seasons: true } }, seat: 'S', round: 'E', ...hand });
  const loser = { hand: 'b2347 k25 t1369', melds: ['dRRR'], bonus: 's2 f1234' };
  for (const base of ['nts-2019', 'nts-2016', 'nts-simplified', 'pe-ling', 'rode-draak'])
    expect(lines(base, loser)).toMatchObject({
      doubles: 5,
      items: expect.arrayContaining([
        { id: 'eigen-seizoen', doubles: 1 },
        { id: 'alle-seizoenen', doubles: 3 },
      ]),
    });
  const winner = { hand: 'k234 b234 t234 t99', melds: ['b678'], win: { tile: 't4', from: 'discard' }, bonus: 's1 f1' };
  expect(lines('schoon-spel', winner)).toMatchObject({
    items: expect.arrayContaining([{ id: 'flower-tile', points: 2, count: 2 }]),
  });
});

test('where they do not play, seasons and flowers give nothing', () => {
  const hand = { hand: 'b2347 k25 t1369', melds: ['dRRR'], seat: 'S', round: 'E' };
  for (const rules of RULE_SET_IDS)
    expect(scoreCase({ rules, ...hand, bonus: 's2 f1234' })).toEqual(scoreCase({ rules, ...hand }));
});
