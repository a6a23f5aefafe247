import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  breakWall,
  dealInto,
  dealRoom,
  fastNumbersFrom,
  handSeed,
  type LaidWall,
  masterSeed,
  type Numbers,
  numbersFrom,
  RULE_SET_IDS,
  RULE_SETS,
  WALL_TILES,
  type WallSettings,
  type WallTile,
  wallOf,
  wallTileAt,
} from '../../src/index.ts';

const SETTINGS: readonly WallSettings[] = (['fixed', 'total-14', 'none'] as const).flatMap((deadWall) =>
  [false, true].map((seasons) => ({ deadWall, seasons })),
);
const nts = RULE_SETS['nts-2019'].flow;
const master = masterSeed('walls');
const wallAt = (settings: WallSettings, hand: number): LaidWall =>
  wallOf(settings, numbersFrom(handSeed(master, hand)));

const countsOf = (tiles: readonly WallTile[]): readonly number[] =>
  WALL_TILES.map((tile) => tiles.filter((other) => other === tile).length);
const fullBox = (seasons: boolean): readonly number[] => WALL_TILES.map((_, kind) => (kind < 34 ? 4 : seasons ? 1 : 0));

describe.each(SETTINGS)('a wall, dead wall $deadWall, seasons $seasons', (settings) => {
  test('holds every tile: four of each kind, one of each season', () => {
    for (let hand = 1; hand <= 50; hand++) {
      const { live, dead } = wallAt(settings, hand);
      expect(countsOf([...live, ...dead])).toEqual(fullBox(settings.seasons));
      expect(dead).toHaveLength(settings.deadWall === 'none' ? 0 : 14);
    }
  });

  test('has a place for each tile', () => {
    const { live, dead, layout } = wallAt(settings, 1);
    expect([layout.live.length, layout.dead.length]).toEqual([live.length, dead.length]);
  });
});

describe('the six rule sets', () => {
  test.each(RULE_SET_IDS)('%s reads its wall from its own flow', (id) => {
    const { live, dead } = wallAt(RULE_SETS[id].flow, 7);
    expect([live.length, dead.length]).toEqual(id === 'schoon-spel' ? [136, 0] : [122, 14]);
  });

  test('the same numbers build and break the same walls with and without a dead wall', () => {
    const fixed = wallAt(nts, 3);
    const none = wallAt(RULE_SETS['schoon-spel'].flow, 3);
    expect(none.layout.found).toEqual(fixed.layout.found);
    expect(none.live.slice(0, 122)).toEqual(fixed.live);
    expect(none.live.slice(122).toReversed()).toEqual(fixed.dead);
  });
});

describe('breaking a wall by hand', () => {
  /** Tiles in the order of the box: East's first stack is k1 over k1, the last of South dW over dW. */
  const box = Array.from({ length: 136 }, (_, n) => wallTileAt(n >> 2));

  test('East opens her own wall at nine', () => {
    const wall = breakWall(nts, { east: [2, 3], opener: [1, 3] }, box);
    expect(wall.layout.found).toEqual({ wall: 'E', stack: 9 });
    // Nine is built of positions 16 and 17: the first k5 pair. Left of it lies the second one.
    expect(wall.live.slice(0, 6)).toEqual(['k5', 'k5', 'k6', 'k6', 'k6', 'k6']);
    expect(wall.dead).toEqual(['k5', 'k5', 'k4', 'k4', 'k4', 'k4', 'k3', 'k3', 'k3', 'k3', 'k2', 'k2', 'k2', 'k2']);
    expect(wall.live.at(-1)).toBe('k1');
  });

  test('upper and lower, when the tiles of a stack differ', () => {
    const built = box.with(16, 'dR').with(17, 'dG').with(18, 'wN').with(19, 'wS');
    const wall = breakWall(nts, { east: [2, 3], opener: [1, 3] }, built);
    expect(wall.dead.slice(0, 2)).toEqual(['dG', 'dR']);
    expect(wall.live.slice(0, 2)).toEqual(['wN', 'wS']);
  });
});

describe('numbers are used in the documented order', () => {
  /** Notes what is asked and answers with the highest number, so that the shuffle changes nothing. */
  const asked = (): { readonly numbers: Numbers; readonly bounds: number[] } => {
    const bounds: number[] = [];
    return { bounds, numbers: { below: (n) => bounds.push(n) * 0 + n - 1 } };
  };

  test.each([false, true])('four dice, then one number a tile from the last to the second; seasons %s', (seasons) => {
    const { numbers, bounds } = asked();
    const wall = wallOf({ ...nts, seasons }, numbers);
    const last = seasons ? 144 : 136;
    expect(bounds).toEqual([6, 6, 6, 6, ...Array.from({ length: last - 1 }, (_, n) => last - n)]);
    expect(wall.layout.dice).toEqual({ east: [6, 6], opener: [6, 6] });
  });
});

describe('chance', () => {
  const HANDS = 4000;
  const hands = (() => {
    const numbers = fastNumbersFrom(master);
    const room = dealRoom(nts);
    return Array.from({ length: HANDS }, (_, hand) => {
      numbers.startHand(hand);
      dealInto(room, numbers);
      return { first: room.live[0]!, last: room.live[121]!, loose: room.dead[0]!, dice: room.dice.slice() };
    });
  })();
  const chiSquare = (values: readonly number[], kinds: number): number => {
    const expected = values.length / kinds;
    const counts = Array.from({ length: kinds }, () => 0);
    for (const value of values) counts[value]! += 1;
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  };

  // Degrees of freedom plus five standard deviations; the seed is fixed.
  const bound = (kinds: number): number => kinds - 1 + 5 * Math.sqrt(2 * (kinds - 1));

  test.each(['first', 'last', 'loose'] as const)('each kind is as likely: %s tile', (which) => {
    expect(
      chiSquare(
        hands.map((hand) => hand[which]),
        34,
      ),
    ).toBeLessThan(bound(34));
  });

  test.each([0, 1, 2, 3])('each face is as likely: die %i', (n) => {
    expect(
      chiSquare(
        hands.map(({ dice }) => dice[n]! - 1),
        6,
      ),
    ).toBeLessThan(bound(6));
  });

  test('where a tile of the box ends up', () => {
    const where = Array.from({ length: 3000 }, (_, hand) => wallAt({ ...nts, seasons: true }, hand)).map(
      ({ live, dead }) => [...live, ...dead].indexOf('s1'),
    );
    expect(chiSquare(where, 144)).toBeLessThan(bound(144));
  });
});

describe('the fast path', () => {
  const kindsOf = (wall: LaidWall, part: 'live' | 'dead'): readonly number[] =>
    wall[part].map((tile) => WALL_TILES.indexOf(tile));

  test.each(SETTINGS)('deals what wallOf deals, dead wall $deadWall, seasons $seasons', (settings) => {
    const room = dealRoom(settings);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (seed) => {
        const wall = wallOf(settings, numbersFrom(seed));
        dealInto(room, numbersFrom(seed));
        expect([...room.live]).toEqual(kindsOf(wall, 'live'));
        expect([...room.dead]).toEqual(kindsOf(wall, 'dead'));
        expect([...room.dice]).toEqual([...wall.layout.dice.east, ...wall.layout.dice.opener]);
      }),
      { numRuns: 60 },
    );
  });

  test('with the fast numbers too, one hand after another', () => {
    const room = dealRoom(nts);
    const plain = fastNumbersFrom(master);
    const fast = fastNumbersFrom(master);
    for (let hand = 1; hand <= 100; hand++) {
      plain.startHand(hand);
      fast.startHand(hand);
      dealInto(room, fast);
      expect([...room.live]).toEqual(kindsOf(wallOf(nts, plain), 'live'));
    }
  });
});
