import { expect, test } from 'vitest';
import { score } from '../../src/index.ts';
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
