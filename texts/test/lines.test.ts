import { lineAmount, lineName } from '@windroos/texts';
import { expect, test } from 'vitest';

test('a line names its tile, how often it counts, or what was waited for', () => {
  expect(lineName({ row: 'pung-dicht', tile: 'b3', kind: 'points', count: 1 }, 'nl')).toBe('Dichte pung: bamboe 3');
  expect(lineName({ row: 'mixed-double-chow', kind: 'points', count: 2 }, 'en')).toBe('Mixed Double Chow × 2');
  expect(lineName({ row: 'dertien-wezen', kind: 'waiting', count: 1 }, 'nl')).toBe('Wachtend op Dertien wezen');
  expect(lineName({ row: 'drakenslang', kind: 'limit', count: 1 }, 'nl', 'rode-draak')).toBe('Slang 2 (drakenslang)');
});

test('a line says what it gives', () => {
  expect(lineAmount({ kind: 'points', amount: 8 }, 'nl')).toBe('8 punten');
  expect(lineAmount({ kind: 'doubles', amount: 1 }, 'en')).toBe('1 double');
  expect(lineAmount({ kind: 'limit', amount: 2000 }, 'nl')).toBe('2000 punten');
});
