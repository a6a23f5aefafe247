import { readdirSync, statSync } from 'node:fs';
import { RULE_SETS } from '@windroos/engine';
import { fold } from '@windroos/pad';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoFile } from '../scripts/demoEvening.ts';
import { indexed } from '../scripts/palette.ts';
import { makePng, type Picture } from '../scripts/png.ts';
import { SCREENS, SIZES } from '../scripts/screens.ts';
import { bandsOf, rulesFor, seriesOf, spread } from '../src/pages/pad/chart/series.ts';
import { withDeadWinner, withWinner } from '../src/pages/pad/entry/changes.ts';
import { draftFor, type EntryDraft, entryOfSlot } from '../src/pages/pad/entry/entryDraft.ts';
import { type Situation, specialsFor, withSpecial } from '../src/pages/pad/entry/specials.ts';
import { roundsOf } from '../src/pages/pad/overview/rounds.ts';
import { widthOf } from '../src/pages/pad/payments/geometry.ts';

const demo = () => fold(JSON.parse(demoFile()).edits);

describe('what is asked about the last tile', () => {
  const situation = (rules: keyof typeof RULE_SETS, part: Partial<Situation>): Situation => ({
    rules: RULE_SETS[rules],
    winner: 'S',
    by: null,
    answer: { from: 'wall' },
    ...part,
  });
  const CASES: readonly (readonly [string, Situation, readonly string[]])[] = [
    ['NTS, from the wall', situation('nts-2019', {}), ['lastTile']],
    ['NTS, East from the wall', situation('nts-2019', { winner: 'E' }), ['lastTile', 'heaven']],
    ['NTS, East’s discard', situation('nts-2019', { by: 'E', answer: { from: 'discard' } }), ['robbed', 'earth']],
    ['NTS, North’s discard', situation('nts-2019', { by: 'N', answer: { from: 'discard' } }), ['robbed']],
    ['NTS, after a kong', situation('nts-2019', { answer: { from: 'kong' } }), ['kongOnKong']],
    ['simplified, after a kong', situation('nts-simplified', { answer: { from: 'kong' } }), []],
    ['Rode Draak, from the wall', situation('rode-draak', {}), ['lastTile', 'thirteen']],
    ['Rode Draak, after a kong', situation('rode-draak', { answer: { from: 'kong' } }), ['lastTile', 'thirteen']],
    [
      'Schoon Spel, a discard',
      situation('schoon-spel', { by: 'N', answer: { from: 'discard' } }),
      ['lastTile', 'robbed', 'lastOfKind'],
    ],
  ];

  test.each(CASES)('%s', (_name, given, expected) => {
    expect(specialsFor(given)).toEqual(expected);
  });

  test('a robbed kong is not the last tile, nor the first discard', () => {
    const answer = { from: 'discard', by: 'p1', lastTile: true, first: 'earth' } as const;
    expect(withSpecial(answer, 'robbed', true)).toEqual({ from: 'robbed-kong', by: 'p1' });
    expect(withSpecial({ from: 'robbed-kong', by: 'p1' }, 'robbed', false)).toEqual({ from: 'discard', by: 'p1' });
  });
});

describe('a hand being entered', () => {
  const hand6 = (): EntryDraft => entryOfSlot(demo().slots[5]!, 41);

  test('a written hand and what is written of it are the same', () => {
    const { slots } = demo();
    for (const slot of slots.slice(0, 6)) {
      const draft = draftFor(entryOfSlot(slot, 41))!;
      expect(draft.outcome).toEqual(slot.outcome);
      expect(draft.how).toEqual(slot.how);
      expect(draft.entries).toEqual(slot.entries);
    }
  });

  test('with another winner the winning tile leaves, and how is asked anew', () => {
    const entry = withWinner(hand6(), 'p2');
    const draft = draftFor(entry)!;
    expect(entry.answer).toBeNull();
    expect(draft.how).toBeNull();
    expect(draft.entries.p1).toMatchObject({ rack: 'k234 b55 wNN', melds: ['dGGG', 't999'] });
    expect(draft.entries.p2).toMatchObject({ kind: 'tiles' });
  });

  test('counts that were typed for another outcome are asked anew', () => {
    const hands = { p1: { kind: 'count', digits: '80' }, p2: { kind: 'count', digits: '30' } } as const;
    const entry = withWinner({ winner: 'p1', answer: { from: 'wall' }, hands, penalties: [], note: '', base: 0 }, 'p2');
    expect(entry.hands).toEqual({});
  });

  test('a refused winner is dead, and nobody has won yet', () => {
    const entry = withDeadWinner(hand6());
    expect(entry.winner).toBeUndefined();
    expect(entry.hands.p1).toMatchObject({ kind: 'laying', dead: true });
  });
});

describe('the sheet and the chart', () => {
  test('rounds as headings, those to come folded', () => {
    const rounds = roundsOf(demo()).map(({ wind, slots, folded }) => [wind, slots.length, folded]);
    expect(rounds).toEqual([
      ['E', 4, false],
      ['S', 4, false],
      ['W', 4, true],
      ['N', 4, true],
    ]);
    expect(bandsOf(demo()).map(({ first, last }) => [first, last])).toEqual([
      [1, 4],
      [5, 8],
      [9, 12],
      [13, 16],
    ]);
  });

  test('lines begin at 0 and end at the totals', () => {
    const view = demo();
    for (const { player, totals } of seriesOf(view)) {
      expect(totals[0]).toBe(0);
      expect(totals).toHaveLength(7);
      expect(totals.at(-1)).toBe(view.totals[player]);
    }
  });

  test('rules are few, round, hold 0 and everything drawn', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -40_000, max: 40_000 }), { minLength: 1, maxLength: 20 }), (values) => {
        const rules = rulesFor(values);
        expect(rules).toContain(0);
        expect(rules.length).toBeLessThanOrEqual(9);
        expect(rules[0]!).toBeLessThanOrEqual(Math.min(...values));
        expect(rules.at(-1)!).toBeGreaterThanOrEqual(Math.max(...values));
      }),
    );
  });

  test('labels never lie on each other, and keep their order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 30, max: 300 }), { minLength: 2, maxLength: 5 }), (wanted) => {
        const placed = spread(wanted, 28, 30, 300);
        const order = wanted.map((y, index) => ({ y, index })).toSorted((a, b) => a.y - b.y);
        for (const [at, { index }] of order.entries())
          if (at > 0) expect(placed[index]! - placed[order[at - 1]!.index]!).toBeGreaterThanOrEqual(28);
      }),
    );
  });

  test('arrows are thicker for more', () => {
    expect([320, 160, 80, 20].map((amount) => widthOf(amount, 320))).toEqual([14, 9, 6, 3]);
  });
});

describe('the pictures', () => {
  const FOLDER = new URL('../../docs/screenshots/', import.meta.url);

  test('every page at four sizes, at most 150 kB each', () => {
    const files = readdirSync(FOLDER);
    for (const { name } of SCREENS)
      for (const size of SIZES) {
        expect(files).toContain(`${name}-${size}.png`);
        expect(statSync(new URL(`${name}-${size}.png`, FOLDER)).size).toBeLessThanOrEqual(150_000);
      }
  });

  test('few colours stay exactly what they are', () => {
    const colours = fc.array(fc.integer({ min: 0, max: 0xffffff }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(colours, (values) => {
        const rgb = Uint8Array.from(values.flatMap((value) => [value >> 16, (value >> 8) & 255, value & 255]));
        const picture: Picture = { width: values.length, height: 1, rgb };
        const { palette, indices } = indexed(picture);
        const back = [...indices].flatMap((index) => [...palette.subarray(3 * index, 3 * index + 3)]);
        expect(back).toEqual([...rgb]);
      }),
    );
  });

  test('a file of ours is a PNG with a palette', () => {
    const png = makePng(indexed({ width: 1, height: 1, rgb: Uint8Array.of(179, 38, 30) }));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([...png.subarray(png.indexOf('PLTE') + 4, png.indexOf('PLTE') + 7)]).toEqual([179, 38, 30]);
  });
});
