import { randomHands } from '@windroos/testkit';
import { describe, expect, test } from 'vitest';
import { handOf } from '../src/hand/hand.ts';
import { rankIndex, tileIndex } from '../src/hand/tileFacts.ts';
import { RULE_SETS, type Tile } from '../src/index.ts';
import {
  FACETS,
  type Facet,
  type FacetName,
  HONOUR_RANK,
  RANK_FACTS,
  TILE_FACTS,
  type TileFacts,
} from '../src/rules/facts.ts';
import { compiledOf } from '../src/score/compile.ts';
import { WORD_BITS } from '../src/score/compiled.ts';
import { FACET_AT } from '../src/score/facetTables.ts';

/** The packed questions of scoring, against the plain words of the rules. */

const decoded = <F>(facet: Facet<F>, index: number): F => [...facet.all()].find(([at]) => at === index)![1];

const isHonour = (tile: Tile): boolean => 'wd'.includes(tile[0]!);
const within = (allowed: string) => (tile: Tile) => allowed.split(' ').includes(tile);

const plainFacts = (tiles: readonly Tile[]): TileFacts => ({
  suits: new Set(tiles.filter((tile) => !isHonour(tile)).map((tile) => tile[0])).size,
  winds: tiles.some((tile) => tile[0] === 'w'),
  dragons: tiles.some((tile) => tile[0] === 'd'),
  terminals: tiles.some((tile) => !isHonour(tile) && '19'.includes(tile[1]!)),
  simples: tiles.some((tile) => !isHonour(tile) && '2345678'.includes(tile[1]!)),
  green: tiles.every(within('b2 b3 b4 b6 b8 dG')),
  reversible: tiles.every(within('b2 b4 b5 b6 b8 b9 k1 k2 k3 k4 k5 k8 k9 dW')),
  cake: false,
});

const plainRanks = (tiles: readonly Tile[]): number =>
  tiles.reduce((bits, tile) => bits | (isHonour(tile) ? HONOUR_RANK : 1 << (Number(tile[1]) - 1)), 0);

test('the tiles of a hand are packed into the facts that rows ask about', () => {
  for (const setup of [...randomHands(5, 300, 'schoon-spel'), ...randomHands(6, 300, 'nts-2019')]) {
    const hand = handOf(setup);
    if (!hand.ok) throw new Error('a random hand is not a hand');
    const tiles = [...setup.rack, ...setup.melds.flatMap((meld) => meld.tiles)];
    const ranks = rankIndex(hand.value.all);
    expect(decoded(RANK_FACTS, ranks)).toEqual({ ranks: plainRanks(tiles) });
    expect(decoded(TILE_FACTS, tileIndex(hand.value.all, ranks, false))).toEqual(plainFacts(tiles));
  }
});

describe.each(Object.values(RULE_SETS))('$id', (rules) => {
  test.each(Object.keys(FACETS) as FacetName[])(
    'every row agrees with its predicate about every value of %s',
    (name) => {
      const { facets, handRows } = compiledOf(rules);
      for (const [index, facts] of (FACETS[name] as Facet<unknown>).all()) {
        for (const [bit, { entry }] of handRows.entries()) {
          const asked = entry.when[name] as ((facts: unknown, readings: unknown) => boolean) | undefined;
          const word = facets[FACET_AT[name] + 2 * index + (bit < WORD_BITS ? 0 : 1)]!;
          const agrees = ((word >> (bit % WORD_BITS)) & 1) === 1;
          if (agrees !== (asked?.(facts, rules.readings) ?? true))
            throw new Error(`${handRows[bit]!.id} ${JSON.stringify(facts)}`);
        }
      }
      expect(handRows.length).toBeGreaterThan(0);
    },
  );
});
