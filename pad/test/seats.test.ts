import { describe, expect, test } from 'vitest';
import { addPenalty, exchangeHands, preview, reorderNames, setEast, sitOtherwise, substitute } from '../src/index.ts';
import {
  DRAW,
  doIt,
  laid,
  mahjong,
  named,
  open,
  problems,
  slotNumber,
  viewOf,
  winds,
  write,
  writerOf,
} from './table.ts';

const COUNTS = { Ans: 20, Kees: 160, Truus: 40, Henk: 10 };

describe('the three repairs of seats', () => {
  test('nothing is written where nothing changes', () => {
    const table = open('nts-2019');
    write(table, mahjong(table, 'Kees', 'Ans', COUNTS));
    const view = viewOf(table);
    expect(reorderNames(view, writerOf(table), ['p1', 'p2', 'p3', 'p4'])).toEqual([]);
    expect(sitOtherwise(view, writerOf(table), '0020', ['p1', 'p2', 'p3', 'p4'])).toEqual([]);
  });

  test('names entered in the wrong order: winds and East’s double follow, counts stay with the person', () => {
    const table = open('nts-2019');
    write(table, mahjong(table, 'Kees', 'Ans', COUNTS));
    write(table, mahjong(table, 'Truus', 'Ans', { Ans: 0, Kees: 10, Truus: 80, Henk: 20 }));
    const before = viewOf(table);
    const edits = reorderNames(before, writerOf(table), ['p1', 'p3', 'p2', 'p4']);
    const change = preview(before, edits);
    doIt(table, () => edits);
    const after = viewOf(table);
    expect(after.slots.slice(0, 3).map((slot) => winds(table, slot))).toEqual([
      'Ans Truus Kees Henk',
      'Truus Kees Henk Ans',
      'Kees Henk Ans Truus',
    ]);
    // Hand 1: East is still Ans, so nobody pays otherwise. Hand 2: East was Kees and is Truus, the winner.
    expect(named(table, slotNumber(after, 1).amounts)).toEqual(named(table, slotNumber(before, 1).amounts));
    expect(named(table, slotNumber(before, 2).amounts)).toEqual({ Ans: -120, Kees: -160, Truus: 320, Henk: -40 });
    expect(named(table, slotNumber(after, 2).amounts)).toEqual({ Ans: -190, Kees: -160, Truus: 480, Henk: -130 });
    expect(problems(table, slotNumber(after, 1))).toEqual([]);
    expect(change.handOver).toEqual([
      { from: 'p1', to: 'p3', amount: 80 },
      { from: 'p2', to: 'p1', amount: 10 },
      { from: 'p4', to: 'p2', amount: 10 },
      { from: 'p4', to: 'p3', amount: 80 },
    ]);
    expect(change.totals).toEqual([
      { player: 'p1', before: -460, after: -530 },
      { player: 'p3', before: 230, after: 390 },
      { player: 'p4', before: -250, after: -340 },
    ]);
  });

  test('people sit otherwise from hand n: earlier hands stay', () => {
    const table = open('nts-2019');
    write(table, DRAW);
    doIt(table, (view, writer) => sitOtherwise(view, writer, '0020', ['p1', 'p2', 'p4', 'p3']));
    expect(
      viewOf(table)
        .slots.slice(0, 4)
        .map((slot) => winds(table, slot)),
    ).toEqual(['Ans Kees Truus Henk', 'Kees Henk Truus Ans', 'Henk Truus Ans Kees', 'Truus Ans Kees Henk']);
  });

  test('counts written under the wrong name: two players’ hands exchanged in slots m to n', () => {
    const table = open('nts-2019');
    const kees = { ...COUNTS, Kees: laid('b1235 t999', 'wSSS', 'dRRR') };
    write(table, mahjong(table, 'Kees', 'Truus', kees, 'b5'));
    write(table, mahjong(table, 'Ans', 'Kees', { Ans: 80, Kees: 10, Truus: 20, Henk: 0 }));
    write(table, mahjong(table, 'Henk', 'Kees', { Ans: 40, Kees: 10, Truus: 20, Henk: 120 }));
    doIt(table, (view, writer) => exchangeHands(view, writer, { from: '0010', to: '0020' }, 'p2', 'p3'));
    const view = viewOf(table);
    expect(slotNumber(view, 1)).toMatchObject({
      outcome: { winner: 'p3' },
      how: { for: 'p3', by: 'p2', tile: 'b5' },
      entries: { p2: { kind: 'count', count: 40 }, p3: { kind: 'tiles' } },
    });
    expect(slotNumber(view, 2)).toMatchObject({ outcome: { winner: 'p1' }, how: { by: 'p3' } });
    expect(slotNumber(view, 2).hands).toMatchObject({ p2: { total: 20 }, p3: { total: 10 } });
    expect(slotNumber(view, 3).hands).toMatchObject({ p2: { total: 10 }, p3: { total: 20 } });
    // Truus is West: the pung of south winds gives no double any more, so 40 × 2 is refused and keeps its 160.
    expect(slotNumber(view, 1).problems).toContainEqual({ code: 'refused', player: 'p3', what: 'too-few-doubles' });
    expect(slotNumber(view, 1).hands.p3).toMatchObject({ total: 160 });
  });
});

describe('who was East', () => {
  test('rotation goes on from there, and a player who was passed over does not come back', () => {
    const table = open('nts-2019');
    write(table, DRAW);
    doIt(table, (view, writer) => setEast(view, writer, '0020', 'p3'));
    expect(
      viewOf(table)
        .slots.slice(0, 3)
        .map((slot) => winds(table, slot)),
    ).toEqual(['Ans Kees Truus Henk', 'Truus Henk Ans Kees', 'Henk Ans Kees Truus']);
    expect(viewOf(table).slots).toHaveLength(15);
  });

  test('East stayed where the rules pass: the evening has one hand more', () => {
    const table = open('nts-2019');
    write(table, DRAW);
    doIt(table, (view, writer) => setEast(view, writer, '0020', 'p1'));
    const view = viewOf(table);
    expect(view.slots.map(({ round }) => round).join('')).toBe('EEEEESSSSWWWWNNNN');
    doIt(table, (now, writer) => setEast(now, writer, '0020', null));
    expect(viewOf(table).slots).toHaveLength(16);
  });

  test('in the first hand it says who begins', () => {
    const table = open('nts-2019');
    doIt(table, (view, writer) => setEast(view, writer, '0010', 'p4'));
    expect(winds(table, slotNumber(viewOf(table), 1))).toBe('Henk Ans Kees Truus');
    expect(viewOf(table).slots).toHaveLength(16);
  });
});

describe('a substitute', () => {
  test('plays from hand n on the same chair, and takes over what was written since', () => {
    const table = open('nts-2019');
    write(table, mahjong(table, 'Kees', 'Ans', COUNTS));
    write(table, mahjong(table, 'Henk', 'Ans', { Ans: 0, Kees: 10, Truus: 20, Henk: 80 }));
    doIt(table, (view, writer) =>
      addPenalty(view, writer, '0020', { players: ['p4'], amount: 10, to: 'others', reason: 'traag' }),
    );
    doIt(table, (view, writer) => substitute(view, writer, '0020', 'p4', { name: 'Joke' }));
    const view = viewOf(table);
    expect(view.players.at(-1)).toEqual({ id: 'p5', name: 'Joke' });
    expect(slotNumber(view, 2).chairs).toEqual(['p1', 'p2', 'p3', 'p5']);
    expect(slotNumber(view, 2)).toMatchObject({ outcome: { winner: 'p5' }, how: { for: 'p5' } });
    expect(view.totals).toEqual({ p1: -450, p2: 490, p3: -120, p4: -210, p5: 290 });
    expect(view.check).toEqual({ sum: 0, bank: 0, ok: true });
  });

  test('who sits at the table already cannot come in as well', () => {
    const table = open('nts-2019');
    write(table, mahjong(table, 'Kees', 'Ans', COUNTS));
    const view = viewOf(table);
    expect(substitute(view, writerOf(table), '0010', 'p4', { id: 'p2' })).toEqual([]);
    expect(substitute(view, writerOf(table), '0010', 'p4', { id: 'p4' })).toEqual([]);
  });

  test('and may go again', () => {
    const table = open('nts-2019');
    doIt(table, (view, writer) => substitute(view, writer, '0020', 'p4', { name: 'Joke' }));
    doIt(table, (view, writer) => substitute(view, writer, '0040', 'p5', { id: 'p4' }));
    expect(
      viewOf(table)
        .slots.slice(0, 4)
        .map(({ chairs }) => chairs[3]),
    ).toEqual(['p4', 'p5', 'p5', 'p4']);
  });
});
