import { expect, test } from 'vitest';
import { type PlainReading, plainReadings, setupFrom, tilesFrom } from '../src/index.ts';

/** `k111 k234 | k55 < pair`: sets, pair, and what the winning tile completes. */
const nameOf = (reading: PlainReading): string => {
  if (reading.shape !== 'sets' && reading.shape !== 'knitted') return reading.shape;
  const { shape, sets, pair, place } = reading;
  const completed = typeof place === 'number' ? sets[place]!.tiles.join('') : place;
  return `${shape} ${sets.map((set) => set.tiles.join('')).join(' ')} | ${pair.join('')} < ${completed}`;
};

const namesOf = (hand: string, winTile: string, melds: readonly string[] = []): readonly string[] => {
  const setup = setupFrom({ hand, melds, seat: 'E', round: 'E' });
  return plainReadings(setup.rack, setup.melds, tilesFrom(winTile)[0]!).map(nameOf).toSorted();
};

test('three pungs in a row are three chows too, each with every place of the winning tile', () => {
  expect(namesOf('k111222333 t99', 'k2', ['b123'])).toEqual([
    'sets b1b2b3 k1k1k1 k2k2k2 k3k3k3 | t9t9 < k2k2k2',
    'sets b1b2b3 k1k2k3 k1k2k3 k1k2k3 | t9t9 < k1k2k3',
  ]);
});

test('the winning tile may complete the pair or a chow', () => {
  expect(namesOf('k44456', 'k4', ['dRRR', '[wEEEE]', 'b123'])).toEqual([
    'sets dRdRdR wEwEwEwE b1b2b3 k4k5k6 | k4k4 < k4k5k6',
    'sets dRdRdR wEwEwEwE b1b2b3 k4k5k6 | k4k4 < pair',
  ]);
});

test('the winning tile completes what is on the rack, not the same tiles on the table', () => {
  expect(namesOf('k23499', 'k2', ['k222', 'dRRR', 'dGGG'])).toEqual([
    'sets k2k2k2 dRdRdR dGdGdG k2k3k4 | k9k9 < k2k3k4',
  ]);
});

test('four sets and a pair, no more and no fewer', () => {
  expect(namesOf('k23499', 'k2', ['k222', 'dRRR'])).toEqual([]);
  expect(namesOf('k23499', 'k2', ['k222', 'dRRR', 'dGGG', 'dWWW'])).toEqual([]);
});

test('bamboo 1 and circle 1 are a pair only when circle 1 came last', () => {
  const melds = ['dRRR', 'dGGG', 'wEEE', 'b789'];
  expect(namesOf('b1 k1', 'k1', melds)).toEqual(['sets dRdRdR dGdGdG wEwEwE b7b8b9 | b1k1 < pair']);
  expect(namesOf('b1 k1', 'b1', melds)).toEqual([]);
  expect(namesOf('b1223344 k1 dRRGGWW', 'k1')).toEqual(['pairs']);
});

test('irregular hands', () => {
  expect(namesOf('k19 b19 t19 wESWN dRGWW', 'k1')).toEqual(['dertien-wezen']);
  expect(namesOf('k1234567899 wESWN', 'k1')).toEqual(['windenslang']);
  expect(namesOf('k123456789 wNN dRGW', 'k1')).toEqual(['drakenslang']);
  expect(namesOf('k1234567 wESWN dRGW', 'k1')).toEqual(['hof-van-peking']);
  expect(namesOf('k147 b25 t36 wESWN dRGW', 'k1')).toEqual(['honours-and-knitted']);
  expect(namesOf('k11123456789999', 'k9')).toContain('negen-poorten');
  expect(namesOf('k1111 b22 t3333 wEESS', 'wE')).toEqual(['pairs']);
});

test('irregular hands are closed', () => {
  expect(namesOf('k19 b19 t19 wESWN', 'k1', ['dRRR'])).toEqual([]);
});

test('a knitted straight beside a set and a pair', () => {
  expect(namesOf('k147 b258 t369 k88 dRRR', 'k1')).toEqual(['knitted dRdRdR | k8k8 < straight']);
  expect(namesOf('k147 b258 t369 k77', 'k7', ['[dRRRR]'])).toEqual([
    'knitted dRdRdRdR | k7k7 < pair',
    'knitted dRdRdRdR | k7k7 < straight',
  ]);
});
