import { expect, test } from 'vitest';
import { playMatch } from '../src/peers/majiang.ts';
import { peerHand, peerShanten } from '../src/peers/majiangShanten.ts';

test('the peer plays whole matches by itself', () => {
  // Four who throw what they draw mostly end in draws: two rounds of four, more when the dealer stays.
  expect(playMatch()).toBeGreaterThanOrEqual(4);
});

test.each([
  [['k1', 'k2', 'k3', 'b4', 'b5', 'b6', 't7', 't8', 't9', 'wE', 'wE', 'wE', 'dR', 'dR'], -1],
  [['k1', 'k2', 'k3', 'b4', 'b5', 'b6', 't7', 't8', 't9', 'wE', 'wE', 'wE', 'dR', 'dG'], 0],
  [['k1', 'k4', 'k7', 'b1', 'b4', 'b7', 't1', 't4', 't7', 'wE', 'wS', 'wW', 'dR', 'dG'], 8],
] as const)('the peer reads %s as %i from ready', (rack, distance) => {
  expect(peerShanten(peerHand(rack))).toBe(distance);
});
