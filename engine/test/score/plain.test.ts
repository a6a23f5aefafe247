import {
  handArbitrary,
  PLAIN_RULES,
  type PlainSheet,
  plainReadings,
  plainSheets,
  plainWaits,
  winnerArbitrary,
} from '@windroos/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arrangements,
  type HandSetup,
  handOf,
  makeSheet,
  rulesOf,
  type SheetJson,
  score,
  waits,
} from '../../src/index.ts';

/** The fast engine against the slow, obvious second implementation, on random hands of every sort. */

const scored = (rulesId: string, setup: HandSetup): SheetJson => {
  const sheet = score(rulesOf(rulesId)!, setup);
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.error));
  return makeSheet(sheet.value);
};

/** Both kinds of item list in one form, order aside. */
const sameItems = (sheet: SheetJson, plain: PlainSheet): boolean => {
  const counted = sheet.items.every(({ count }) => count === undefined) && !('points' in sheet);
  const ours = sheet.items
    .map(({ id, points = 0, doubles = 0, count = 1 }) => (counted ? `${id} ${points} ${doubles}` : `${id} ${count}`))
    .toSorted();
  const theirs = plain.items.map((item) => item.join(' ')).toSorted();
  return ours.join() === theirs.join();
};

const FIELDS = [
  'valid',
  'total',
  'reason',
  'base',
  'rounded',
  'doubles',
  'limit',
  'points',
  'waiting',
  'dead',
] as const;
const figures = (sheet: object): unknown => FIELDS.map((field) => (sheet as Record<string, unknown>)[field]);

const tilesOf = (sets: readonly (readonly string[])[], place: number): string =>
  `${sets
    .map((set) => set.join(''))
    .toSorted()
    .join(' ')} < ${sets[place]!.join('')}`;

const plainPlaces = (setup: HandSetup): readonly string[] =>
  plainReadings(setup.rack, setup.melds, setup.win!.tile!).flatMap((reading) => {
    if (reading.shape !== 'sets') return [];
    const sets = [...reading.sets.map((set) => set.tiles), reading.pair];
    const place = reading.place === 'pair' ? sets.length - 1 : reading.place;
    return typeof place === 'number' ? [tilesOf(sets, place)] : [];
  });

describe.each(PLAIN_RULES)('%s', (rulesId) => {
  test('scores like the plain scorer, item for item', () => {
    fc.assert(
      fc.property(handArbitrary(rulesId), (setup) => {
        const sheet = scored(rulesId, setup);
        const right = plainSheets(rulesId, setup);
        const agrees = (plain: PlainSheet): boolean =>
          JSON.stringify(figures(sheet)) === JSON.stringify(figures(plain)) && sameItems(sheet, plain);
        expect(right.some(agrees), JSON.stringify({ sheet, right })).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('waits for the same tiles as trying all 34', () => {
    fc.assert(
      fc.property(handArbitrary(rulesId), (setup) => {
        if (setup.win !== undefined) return;
        const found = waits(rulesOf(rulesId)!, setup);
        expect(found).toEqual({ ok: true, value: plainWaits(rulesId, setup) });
      }),
      { numRuns: 400 },
    );
  });
});

test('finds the same arrangements into sets and a pair, with the same places of the winning tile', () => {
  fc.assert(
    fc.property(winnerArbitrary('nts-2019'), (setup) => {
      const hand = handOf(setup);
      if (!hand.ok || !hand.value.rightCount || setup.win?.tile === undefined) return;
      const found = arrangements(hand.value, true).map(({ sets, place }) => tilesOf(sets, place));
      expect([...new Set(found)].toSorted()).toEqual([...new Set(plainPlaces(setup))].toSorted());
    }),
    { numRuns: 600 },
  );
});
