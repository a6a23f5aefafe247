import { beforeEach, describe, expect, test } from 'vitest';
import { compareViews, confirmCounts, draftOf, type HandEntry } from '../src/index.ts';
import {
  DRAW,
  doIt,
  laid,
  mahjong,
  named,
  open,
  problems,
  slotNumber,
  type Table,
  viewOf,
  winds,
  write,
} from './table.ts';

/*
 * One round of De Rode Draak: Riet, Joop, Bea and Cor, East stays after a mahjong. The amounts were worked out with
 * the engine's `settle` from hands by wind.
 */
const RIET = laid('k333 b789 t78 wNN k567');
const SCHOON: HandEntry = laid('t1234569', 'wWWW', 'dGGG');

const playRound = (cor: HandEntry): Table => {
  const table = open('rode-draak', ['Riet', 'Joop', 'Bea', 'Cor'], { rounds: 1 });
  write(table, mahjong(table, 'Riet', 'muur', { Riet: 60, Joop: 8, Bea: 4, Cor: 0 }));
  write(table, mahjong(table, 'Joop', 'Riet', { Riet: 16, Joop: 88, Bea: 4, Cor: 8 }));
  write(table, mahjong(table, 'Joop', 'Cor', { Riet: 2, Joop: 120, Bea: 12, Cor: 6 }));
  write(table, mahjong(table, 'Cor', 'Joop', { Cor: cor, Joop: 8, Bea: 16, Riet: RIET }, 't9'));
  write(table, mahjong(table, 'Riet', 'Bea', { Riet: 64, Joop: 10, Bea: 8, Cor: 4 }));
  write(table, DRAW);
  return table;
};

const correctThird = (table: Table) =>
  write(table, mahjong(table, 'Bea', 'Cor', { Bea: 96, Joop: 12, Cor: 6, Riet: 2 }), 3);

describe('one round of De Rode Draak, East staying', () => {
  let table: Table;
  beforeEach(() => {
    table = playRound(SCHOON);
  });

  test('the sheet grows where East stays, and ends when East has passed four times', () => {
    const view = viewOf(table);
    expect(view.slots.map((slot) => winds(table, slot))).toEqual([
      'Riet Joop Bea Cor',
      'Riet Joop Bea Cor',
      'Joop Bea Cor Riet',
      'Joop Bea Cor Riet',
      'Bea Cor Riet Joop',
      'Cor Riet Joop Bea',
    ]);
    expect(view.slots.map(({ round }) => round).join('')).toBe('EEEEEE');
    expect(view.finished).toBe(true);
    expect(view.slots.map(({ amounts }) => named(table, amounts))).toEqual([
      { Riet: 360, Joop: -108, Bea: -120, Cor: -132 },
      { Riet: -136, Joop: 352, Bea: -116, Cor: -100 },
      { Riet: -254, Joop: 720, Bea: -224, Cor: -242 },
      { Riet: -254, Joop: -492, Bea: -214, Cor: 960 },
      { Riet: 256, Joop: -54, Bea: -124, Cor: -78 },
      { Riet: 0, Joop: 0, Bea: 0, Cor: 0 },
    ]);
    expect(named(table, view.totals)).toEqual({ Riet: -28, Joop: 418, Bea: -798, Cor: 408 });
  });

  test('hand 3 becomes South’s mahjong: winds and hands follow, laid hands are rescored, typed counts flagged', () => {
    const before = viewOf(table);
    correctThird(table);
    const after = viewOf(table);
    expect(after.slots.map((slot) => [slot.state, winds(table, slot)])).toEqual([
      ['counted', 'Riet Joop Bea Cor'],
      ['counted', 'Riet Joop Bea Cor'],
      ['counted', 'Joop Bea Cor Riet'],
      ['counted', 'Bea Cor Riet Joop'],
      ['counted', 'Cor Riet Joop Bea'],
      ['past-end', 'Riet Joop Bea Cor'],
    ]);
    const fourth = slotNumber(after, 4);
    expect(fourth.hands.p4).toMatchObject({ total: 120, now: null, sheet: { total: 120 } });
    expect(fourth.hands.p1).toMatchObject({ total: 4 });
    expect(problems(table, fourth)).toEqual(['other-circumstances Bea', 'other-circumstances Joop']);
    expect(after.slots.slice(2, 5).map(({ amounts }) => named(table, amounts))).toEqual([
      { Riet: -120, Joop: -160, Bea: 384, Cor: -104 },
      { Riet: -148, Joop: -132, Bea: -200, Cor: 480 },
      { Riet: 256, Joop: -50, Bea: -58, Cor: -148 },
    ]);
    expect(named(table, after.totals)).toEqual({ Riet: 212, Joop: -98, Bea: -110, Cor: -4 });
    expect(after.slots.slice(0, 2)).toEqual(before.slots.slice(0, 2));
    expect(compareViews(before, after).slots.map(({ id }) => id)).toEqual(['0030', '0040', '0050', '0060']);
  });

  test('a person confirms a typed count for the winds it has now', () => {
    correctThird(table);
    doIt(table, (view, writer) => confirmCounts(view, writer, '0040'));
    const view = viewOf(table);
    expect(problems(table, slotNumber(view, 4))).toEqual([]);
    expect(problems(table, slotNumber(view, 5))).toHaveLength(4);
  });

  test('East’s mahjong instead of a pass: a hand at the end opens', () => {
    write(table, mahjong(table, 'Cor', 'muur', { Cor: 44, Riet: 0, Joop: 0, Bea: 0 }), 6);
    const view = viewOf(table);
    expect(view.slots).toHaveLength(7);
    expect([view.next, view.finished]).toEqual(['0070', false]);
    expect(winds(table, slotNumber(view, 7))).toBe('Cor Riet Joop Bea');
  });

  test('a later mahjong that the rules now refuse keeps its count, with the question', () => {
    const table = playRound(laid('b123 t4569', 'wWWW', 'dGGG'));
    expect(slotNumber(viewOf(table), 4).hands.p4).toMatchObject({ total: 120 });
    correctThird(table);
    const fourth = slotNumber(viewOf(table), 4);
    expect(fourth.state).toBe('counted');
    expect(fourth.hands.p4).toMatchObject({ total: 120, sheet: { valid: false, reason: 'too-few-doubles' } });
    expect(fourth.problems).toContainEqual({ code: 'refused', player: 'p4', what: 'too-few-doubles' });
    expect(named(table, fourth.amounts)).toEqual({ Riet: -148, Joop: -132, Bea: -200, Cor: 480 });
  });
});

test('two rounds: the wind of the round follows the passes', () => {
  const table = open('rode-draak', ['Riet', 'Joop', 'Bea', 'Cor'], { rounds: 2 });
  expect(
    viewOf(table)
      .slots.map(({ round }) => round)
      .join(''),
  ).toBe('EEEESSSS');
  write(table, mahjong(table, 'Riet', 'muur', { Riet: 60, Joop: 8, Bea: 4, Cor: 0 }));
  expect(
    viewOf(table)
      .slots.map(({ round }) => round)
      .join(''),
  ).toBe('EEEEESSSS');
});

test('writing a flagged hand down again as it is answers the question', () => {
  const table = playRound(SCHOON);
  correctThird(table);
  const fifth = slotNumber(viewOf(table), 5);
  expect(problems(table, fifth)).toHaveLength(4);
  write(table, draftOf(fifth)!, 5);
  expect(problems(table, slotNumber(viewOf(table), 5))).toEqual([]);
});
