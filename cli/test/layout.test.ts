import { unicodeTile } from '@windroos/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indent, table, wrappedTable } from '../src/output/table.ts';
import { centre, harmless, padEnd, padStart, widthOf, wrap } from '../src/output/width.ts';

test('widths: colours take none, the red dragon two, other tiles one', () => {
  expect(widthOf('\u001b[1mabc\u001b[22m')).toBe(3);
  expect(widthOf(unicodeTile('dR'))).toBe(2);
  expect(widthOf(unicodeTile('dG'))).toBe(1);
  expect(widthOf('萬e\u0301')).toBe(3);
  expect([padEnd('a', 3), padStart('a', 3), centre('a', 4), padEnd('abcd', 3)]).toEqual(['a  ', '  a', ' a  ', 'abcd']);
});

test('wrapping keeps every word and the width, where words allow it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1 }),
      fc.integer({ min: 9, max: 40 }),
      (words, width) => {
        const lines = wrap(words.join(' '), width);
        expect(lines.join(' ')).toBe(words.join(' '));
        expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
      },
    ),
  );
});

test('tables align their columns, numbers to the right', () => {
  const rows = [
    ['a', '1', 'x'],
    ['bcd', '234', ''],
  ];
  expect(table([{}, { align: 'right' }, {}], rows)).toEqual(['a      1  x', 'bcd  234']);
  expect(table([{}, { align: 'right', paint: (text) => `<${text}>` }], [['a', '1']])).toEqual(['a  <1>']);
});

test('a table that is too wide wraps its widest cells', () => {
  const rows = [['name', 'one two three four', 'five six seven eight']];
  expect(wrappedTable([{}, {}, {}], rows, 28)).toEqual([
    'name  one two     five six',
    '      three four  seven',
    '                  eight',
  ]);
  expect(wrappedTable([{}, {}, {}], rows, 80)).toEqual(['name  one two three four  five six seven eight']);
  expect(indent(['a', ''])).toEqual(['  a', '']);
});

test('what others wrote cannot move the cursor', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(/\p{Cc}/u.test(harmless(text))).toBe(false);
    }),
  );
});
