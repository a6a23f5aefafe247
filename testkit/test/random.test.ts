import type { HandSetup } from '@windroos/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  handArbitrary,
  otherArbitrary,
  PLAIN_RULES,
  plainScore,
  plainSheets,
  randomHands,
  winnerArbitrary,
} from '../src/index.ts';

const tilesOf = ({ rack, melds }: HandSetup) => [...rack, ...melds.flatMap((meld) => meld.tiles)];
const mostOfOne = (setup: HandSetup): number =>
  Math.max(...tilesOf(setup).map((tile) => tilesOf(setup).filter((other) => other === tile).length));
const kongsOf = ({ melds }: HandSetup): number => melds.filter((meld) => meld.tiles.length === 4).length;

describe.each(PLAIN_RULES)('random hands for %s', (rules) => {
  test('never hold a fifth copy', () => {
    fc.assert(fc.property(handArbitrary(rules), (setup) => mostOfOne(setup) <= 4));
  });

  test('are won in a way that the tiles allow', () => {
    fc.assert(
      fc.property(winnerArbitrary(rules), (setup) => {
        const { tile, from, kongOnKong, first } = setup.win!;
        if (tile) expect(setup.rack).toContain(tile);
        else expect(first).toBe('heaven');
        if (from === 'kong') expect(kongsOf(setup)).toBeGreaterThan(kongOnKong ? 1 : 0);
        if (from === 'robbed-kong') expect(tilesOf(setup).filter((other) => other === tile)).toHaveLength(1);
        if (first) expect(setup.melds).toEqual([]);
      }),
    );
  });

  test('without a win have thirteen tiles and one for each kong, a few excepted', () => {
    const sample = fc.sample(otherArbitrary(), 200);
    const right = sample.filter((setup) => tilesOf(setup).length === 13 + kongsOf(setup));
    expect(right.length).toBeGreaterThan(180);
  });

  test('of one seed are always the same', () => {
    expect(randomHands(1, 20, rules)).toEqual(randomHands(1, 20, rules));
    expect(randomHands(1, 20, rules)).not.toEqual(randomHands(2, 20, rules));
  });

  test('score the same whatever the order of the rack', () => {
    fc.assert(
      fc.property(handArbitrary(rules), (setup) => {
        expect(plainSheets(rules, { ...setup, rack: setup.rack.toReversed() })).toEqual(plainSheets(rules, setup));
      }),
    );
  });
});

test('random hands reach the special ones', () => {
  const limits = randomHands(3, 4000, 'nts-2019').map((setup) => plainScore('nts-2019', setup).limit);
  expect(new Set(limits.filter((limit) => limit)).size).toBe(18);
  const fans = randomHands(3, 4000, 'schoon-spel').flatMap((setup) => plainScore('schoon-spel', setup).items);
  expect(new Set(fans.map(([id]) => id)).size).toBeGreaterThan(75);
});
