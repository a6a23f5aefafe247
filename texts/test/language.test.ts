import { andList, countText, isLanguage, numberText, orList } from '@windroos/texts';
import { expect, test } from 'vitest';

test('counts take the plural of the language', () => {
  expect([0, 1, 2].map((count) => countText(count, 'double', 'nl'))).toEqual([
    '0 verdubbelingen',
    '1 verdubbeling',
    '2 verdubbelingen',
  ]);
  expect([1, 8].map((count) => countText(count, 'point', 'en'))).toEqual(['1 point', '8 points']);
});

test('numbers and lists are written as the language does', () => {
  expect([numberText(12000, 'nl'), numberText(12000, 'en')]).toEqual(['12.000', '12,000']);
  expect(andList(['a', 'b', 'c'], 'nl')).toBe('a, b en c');
  expect(orList(['a', 'b', 'c'], 'en')).toBe('a, b or c');
});

test('only Dutch and English are languages', () => {
  expect(['nl', 'en', 'de', null].map(isLanguage)).toEqual([true, true, false, false]);
});
