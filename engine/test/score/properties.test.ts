import { handArbitrary, PLAIN_RULES } from '@windroos/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bySeat,
  type HandSetup,
  isZeroSum,
  makeSheet,
  type RowId,
  type RuleSet,
  rulesOf,
  type SheetJson,
  score,
  settle,
  type Tile,
  WINDS,
} from '../../src/index.ts';

const sheetOf = (rules: RuleSet, setup: HandSetup): SheetJson => {
  const sheet = score(rules, setup);
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.error));
  return makeSheet(sheet.value);
};

/** Rows that name a tile: without them the three suits are alike. */
const NAMING: readonly RowId[] = [
  'pe-ling-eet-cake',
  'de-maan-van-de-bodem-van-de-zee-vissen',
  'pruimenbloesem',
  'jade',
  'all-green',
  'reversible-tiles',
  'spel-van-de-rode-draak',
];
const withoutNamedTiles = (rules: RuleSet): RuleSet => ({
  ...rules,
  id: `${rules.id}-suits-alike`,
  rows: rules.rows.filter(({ id }) => !NAMING.includes(id)),
  limits: rules.limits.filter(({ id }) => !NAMING.includes(id)),
  readings: { ...rules.readings, cakePair: false },
});

type Permutation = Readonly<Record<string, string>>;
const PERMUTATIONS = ['kbt', 'ktb', 'bkt', 'btk', 'tkb', 'tbk'].map(
  ([k, b, t]): Permutation => ({ k: k!, b: b!, t: t!, w: 'w', d: 'd' }),
);
const moved = (permutation: Permutation) => (tile: Tile) => (permutation[tile[0]!]! + tile[1]!) as Tile;

const permuted = (setup: HandSetup, permutation: Permutation): HandSetup => {
  const move = moved(permutation);
  const win = setup.win?.tile === undefined ? setup.win : { ...setup.win, tile: move(setup.win.tile) };
  return {
    ...setup,
    rack: setup.rack.map(move),
    melds: setup.melds.map((meld) => ({ ...meld, tiles: meld.tiles.map(move) })),
    ...(win === undefined ? {} : { win }),
  };
};

const figures = ({ valid, total, base, doubles, points, limit, reason }: SheetJson) => ({
  valid,
  total,
  base,
  doubles,
  points,
  limit,
  reason,
});

describe.each(PLAIN_RULES)('%s', (rulesId) => {
  const rules = rulesOf(rulesId)!;
  const alike = withoutNamedTiles(rules);

  test('suits permuted leave the score unchanged once the rows that name a tile are off', () => {
    fc.assert(
      fc.property(handArbitrary(rulesId), fc.constantFrom(...PERMUTATIONS), (setup, permutation) => {
        expect(figures(sheetOf(alike, permuted(setup, permutation)))).toEqual(figures(sheetOf(alike, setup)));
      }),
      { numRuns: 300 },
    );
  });

  test('a score never depends on the order of tiles or sets', () => {
    const shuffled = handArbitrary(rulesId).chain((setup) =>
      fc.tuple(
        fc.constant(setup),
        fc.shuffledSubarray([...setup.rack], { minLength: setup.rack.length }),
        fc.shuffledSubarray([...setup.melds], { minLength: setup.melds.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([setup, rack, melds]) => {
        const sheet = sheetOf(rules, { ...setup, rack, melds });
        const before = sheetOf(rules, setup);
        expect(figures(sheet)).toEqual(figures(before));
        expect(sheet.items).toEqual(before.items);
      }),
      { numRuns: 300 },
    );
  });

  test('lines add up: points to the base, doubles to the doubles', () => {
    fc.assert(
      fc.property(handArbitrary(rulesId), (setup) => {
        const sheet = score(rules, setup);
        if (!sheet.ok) return;
        const { lines, base, doubles } = sheet.value;
        const sum = (kinds: readonly string[]) =>
          lines.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0);
        expect(sum(['points', 'limit', 'waiting'])).toBe(base);
        expect(sum(['doubles'])).toBe(doubles);
      }),
      { numRuns: 300 },
    );
  });

  test('every line points at sets of its sheet and names its source', () => {
    fc.assert(
      fc.property(handArbitrary(rulesId), (setup) => {
        const sheet = score(rules, setup);
        if (!sheet.ok) return;
        for (const line of sheet.value.lines) {
          expect(line.sets).toBeGreaterThan(0);
          expect(line.sets).toBeLessThan(1 << sheet.value.sets.length);
          expect(line.source.section).not.toBe('');
        }
      }),
      { numRuns: 200 },
    );
  });

  test('settlements sum to zero', () => {
    const amount = fc.integer({ min: 0, max: 4000 });
    const scores = fc.tuple(amount, amount, amount, amount).map((list) => bySeat((seat) => list[WINDS.indexOf(seat)]!));
    fc.assert(
      fc.property(scores, fc.constantFrom(...WINDS, null), fc.constantFrom(...WINDS, null), (four, winner, from) => {
        const payments = settle(rules, four, winner, from === winner ? null : from);
        expect(isZeroSum(payments)).toBe(true);
        if (winner === null) expect(Object.values(payments)).toEqual([0, 0, 0, 0]);
      }),
    );
  });
});
