import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  correctHand,
  type Edit,
  EMPTY_BACKUP,
  fold,
  isBlocking,
  makePad,
  mergeBackups,
  mergeEdits,
  outlineOf,
  padFileOf,
  parsePad,
  undoAct,
} from '../src/index.ts';
import { deedArbitrary, done, playAlone, playApart, rulesArbitrary } from './play.ts';
import { must, shown } from './table.ts';

const few = fc.array(deedArbitrary, { maxLength: 14 });
const RUNS = { numRuns: 40 };

describe('whatever people do', () => {
  test('any order of arrival, any number of copies: the same view', () => {
    fc.assert(
      fc.property(rulesArbitrary, few, fc.infiniteStream(fc.nat()), (rules, deeds, stream) => {
        const edits = mergeEdits(...playApart(rules, deeds));
        const order = edits.map((edit) => ({ edit, at: stream.next().value as number }));
        const shuffled = order.toSorted((a, b) => a.at - b.at).map(({ edit }) => edit);
        const again = shuffled.slice(0, 1 + (shuffled.length >> 1));
        expect(fold([...shuffled, ...again])).toEqual(fold(edits));
      }),
      RUNS,
    );
  });

  test('an outline says what the whole view would', () => {
    fc.assert(
      fc.property(rulesArbitrary, few, (rules, deeds) => {
        const edits = mergeEdits(...playApart(rules, deeds));
        const { name, players, rules: own, length, deleted, finished, slots } = fold(edits);
        const played = slots.filter(({ state }) => state !== 'open').length;
        const times = edits.map((edit) => edit.at);
        const [begun, at] = [Math.min(...times), Math.max(...times)];
        const hands = slots.length;
        const known = { name, players, rules: own, length, deleted, finished };
        expect(outlineOf(edits)).toEqual({ ...known, played, hands, begun, at });
      }),
      RUNS,
    );
  });

  test('pages that met are the same pad, in whatever order they met', () => {
    fc.assert(
      fc.property(rulesArbitrary, few, (rules, deeds) => {
        const [a, b, c] = playApart(rules, deeds) as [readonly Edit[], readonly Edit[], readonly Edit[]];
        expect(mergeEdits(mergeEdits(c, b), a)).toEqual(mergeEdits(a, mergeEdits(b, c, b)));
      }),
      RUNS,
    );
  });

  test('totals, penalties and the bank sum to zero, in every hand and after it', () => {
    fc.assert(
      fc.property(rulesArbitrary, few, (rules, deeds) => {
        const view = fold(playApart(rules, deeds).flat());
        const sum = (amounts: Readonly<Record<string, number>>): number =>
          Object.values(amounts).reduce((total, amount) => total + amount, 0);
        expect(view.check.ok).toBe(true);
        expect(sum(view.totals) + view.check.bank).toBe(0);
        for (const slot of view.slots) {
          expect(sum(slot.amounts)).toBe(0);
          if (slot.state === 'incomplete') expect(slot.problems.some(isBlocking)).toBe(true);
          if (slot.state !== 'counted') expect(slot.payments).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  test('undo of the last act gives the view before it', () => {
    fc.assert(
      fc.property(rulesArbitrary, few, deedArbitrary, (rules, deeds, deed) => {
        const edits = playAlone(rules, deeds);
        const made = done(edits, { ...deed, page: 0 }, false);
        fc.pre(made.length > 0);
        const before = fold(edits);
        const after = fold([...edits, ...made]);
        const back = must(undoAct(after, { by: 'page0', n: after.n + 1, at: after.n }, made[0]!.act));
        const undone = fold([...edits, ...made, ...back]);
        expect(shown(undone)).toEqual(shown(before));
        const again = must(undoAct(undone, { by: 'page0', n: undone.n + 1, at: undone.n }, back[0]!.act));
        expect(shown(fold([...undone.log.edits, ...again]))).toEqual(shown(after));
      }),
      RUNS,
    );
  });

  test('a corrected hand changes nothing before it', () => {
    fc.assert(
      fc.property(rulesArbitrary, few, fc.nat(), fc.nat(4), (rules, deeds, at, who) => {
        const before = fold(playAlone(rules, deeds));
        const slot = before.slots[at % before.slots.length]!;
        const winner = [...slot.chairs, null][who]!;
        const made = correctHand(before, { by: 'page0', n: before.n + 1, at: 0 }, slot.id, { outcome: { winner } });
        const after = fold([...before.log.edits, ...made]);
        const earlier = (view: typeof before) =>
          view.slots.filter(({ id }) => id < slot.id).map(({ memory: _, ...rest }) => rest);
        expect(earlier(after)).toEqual(earlier(before));
      }),
      RUNS,
    );
  });

  test('what an act shows is frozen with it: folding again recounts nothing that was written', () => {
    fc.assert(
      fc.property(rulesArbitrary, few, (rules, deeds) => {
        const { slots } = fold(playAlone(rules, deeds, false));
        const loose = slots.flatMap(({ memory }) => memory.counts.filter(({ known, asks }) => !known && !asks));
        expect(loose).toEqual([]);
      }),
      RUNS,
    );
  });

  test('a file holds all of it', () => {
    fc.assert(
      fc.property(rulesArbitrary, few, (rules, deeds) => {
        const view = fold(playApart(rules, deeds).flat());
        expect(fold(must(parsePad(makePad(padFileOf('p', view)))).edits)).toEqual(view);
      }),
      RUNS,
    );
  });

  test('backups merge in any order, and twice is once', () => {
    const settings = fc.dictionary(fc.constantFrom('taal', 'thema'), fc.record({ value: fc.string(), at: fc.nat(3) }));
    fc.assert(
      fc.property(rulesArbitrary, few, fc.tuple(settings, settings, settings), (rules, deeds, chosen) => {
        const [a, b, c] = playApart(rules, deeds).map((edits, index) => ({
          ...EMPTY_BACKUP,
          pads: [padFileOf(index === 2 ? 'other' : 'same', fold(edits))],
          settings: chosen[index]!,
        }));
        const ab = mergeBackups(a!, b!);
        expect(mergeBackups(b!, a!)).toEqual(ab);
        expect(mergeBackups(ab, b!)).toEqual(ab);
        expect(mergeBackups(ab, c!)).toEqual(mergeBackups(a!, mergeBackups(b!, c!)));
      }),
      RUNS,
    );
  });
});
