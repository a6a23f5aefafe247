import { andList, countText, isLanguage, LANGUAGES, numberText, orList } from '@windroos/texts';
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

const LOCALES = { nl: 'nl-NL', en: 'en-GB' } as const;

test.each(LANGUAGES)('what is written without help is what the platform writes (%s)', (language) => {
  const format = new Intl.NumberFormat(LOCALES[language], { useGrouping: 'min2' });
  for (const value of [0, 1, 999, 1000, 9999, 10_000, 1_234_567, -5, -12_000, 2.5])
    expect(numberText(value, language)).toBe(format.format(value));
  const ands = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' });
  const ors = new Intl.ListFormat(LOCALES[language], { type: 'disjunction' });
  for (const words of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']]) {
    expect(andList(words, language)).toBe(ands.format(words));
    expect(orList(words, language)).toBe(ors.format(words));
  }
  const plurals = new Intl.PluralRules(LOCALES[language]);
  const one = countText(1, 'tile', language).slice(2);
  for (const count of [0, 1, 2, 11, 21, 101])
    expect(countText(count, 'tile', language).endsWith(` ${one}`)).toBe(plurals.select(count) === 'one');
});

test('only Dutch and English are languages', () => {
  expect(['nl', 'en', 'de', null].map(isLanguage)).toEqual([true, true, false, false]);
});
