import { expect, test } from 'vitest';
import { type PlainRulesId, plainWaits, setupFrom } from '../src/index.ts';

const waitsOf = (rules: PlainRulesId, hand: string, melds: readonly string[] = []): string =>
  plainWaits(rules, setupFrom({ hand, melds, seat: 'E', round: 'E' })).join(' ');

test('nine gates wait on nine kinds, thirteen orphans on thirteen', () => {
  expect(waitsOf('nts-2019', 'k1112345678999')).toBe('k1 k2 k3 k4 k5 k6 k7 k8 k9');
  expect(waitsOf('schoon-spel', 'k19 b19 t19 wESWN dRGW').split(' ')).toHaveLength(13);
  expect(waitsOf('nts-simplified', 'k19 b19 t19 wESWN dRGW')).toBe('');
});

test('a lone bamboo 1 waits on the cake too, where it is known', () => {
  const melds = ['k234', 'k555', 't777', 'dRRR'];
  expect(waitsOf('nts-2019', 'b1', melds)).toBe('k1 b1');
  expect(waitsOf('rode-draak', 'b1', melds)).toBe('k1 b1');
  expect(waitsOf('nts-simplified', 'b1', melds)).toBe('b1');
  expect(waitsOf('schoon-spel', 'b1', melds)).toBe('b1');
});

test('a kind of which the player holds all four is none', () => {
  expect(waitsOf('nts-2019', 'k45 t99', ['k666', 'dRRR', 'dGGG'])).toBe('k3 k6');
  expect(waitsOf('nts-2019', 'k45 t99', ['[k6666]', 'dRRR', 'dGGG'])).toBe('k3');
  expect(waitsOf('nts-2019', 'b1', ['b111', 'k555', 't777', 'dRRR'])).toBe('k1');
});

test('twins: any in the NTS, clean in De Rode Draak', () => {
  expect(waitsOf('nts-2016', 'k1133 b2244 t66 wEES')).toBe('wS');
  expect(waitsOf('rode-draak', 'k1133 b2244 t66 wEES')).toBe('');
  expect(waitsOf('rode-draak', 'k1133557799 wEES')).toBe('wS');
});

test('a wind snake of De Rode Draak waits on winds', () => {
  expect(waitsOf('nts-2019', 'k123456789 wESWN').split(' ')).toHaveLength(13);
  expect(waitsOf('rode-draak', 'k123456789 wESWN')).toBe('wE wS wW wN');
});

test("a winner's wait is that before the winning tile", () => {
  const setup = setupFrom({ hand: 'k45699 t123', melds: ['dRRR', 'dGGG'], seat: 'E', round: 'E' });
  expect(plainWaits('nts-2019', { ...setup, win: { tile: 'k5', from: 'wall' } })).toEqual(['k5']);
});
