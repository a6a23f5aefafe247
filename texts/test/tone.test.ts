import { LANGUAGES } from '@windroos/texts';
import { describe, expect, test } from 'vitest';
import { EVERY_TEXT, SAME_IN_BOTH } from './everyText.ts';

/** Paths of the texts that a check refuses: an empty list is what we want to see. */
const refusedBy = (refuses: (nl: string, en: string) => boolean): readonly string[] =>
  EVERY_TEXT.filter(([, { nl, en }]) => refuses(nl, en)).map(([path, { nl }]) => `${path}: ${nl}`);

const inAny = (nl: string, en: string, pattern: RegExp): boolean => pattern.test(nl) || pattern.test(en);

describe('every text', () => {
  test('there are some two thousand of them', () => {
    expect(EVERY_TEXT.length * LANGUAGES.length).toBeGreaterThan(1500);
  });

  test('is written in both languages, without loose spaces', () => {
    expect(refusedBy((nl, en) => nl === '' || en === '' || inAny(nl, en, /^\s|\s$|\s\s/))).toEqual([]);
  });

  test('differs between Dutch and English, apart from names', () => {
    expect(refusedBy((nl, en) => nl === en && !SAME_IN_BOTH.has(nl))).toEqual([]);
  });

  test('does not shout', () => {
    expect(refusedBy((nl, en) => inAny(nl, en, /!/))).toEqual([]);
  });

  test('says je, not u', () => {
    expect(refusedBy((nl) => /\b(u|uw)\b/i.test(nl))).toEqual([]);
  });

  test('has typographic quotes only', () => {
    expect(refusedBy((nl, en) => inAny(nl, en, /['"]/))).toEqual([]);
  });
});
