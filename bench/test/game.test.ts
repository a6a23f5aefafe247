import { expect, test } from 'vitest';
import { playMatch } from '../src/peers/majiang.ts';

test('the peer plays whole matches by itself', () => {
  // Four who throw what they draw mostly end in draws: two rounds of four, more when the dealer stays.
  expect(playMatch()).toBeGreaterThanOrEqual(4);
});
