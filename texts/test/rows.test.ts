import { ROW_IDS, RULE_SET_IDS, RULE_SETS } from '@windroos/engine';
import { LANGUAGES, ROW_TEXTS, rowName, rowText, rowWhen } from '@windroos/texts';
import { describe, expect, test } from 'vitest';

describe('rows', () => {
  test('every row of the engine has a text, and no other', () => {
    expect(Object.keys(ROW_TEXTS).toSorted()).toEqual(ROW_IDS.toSorted());
  });

  test.each(ROW_IDS)('%s is explained in one full sentence', (row) => {
    for (const sentence of Object.values(ROW_TEXTS[row].when)) {
      expect(sentence).toMatch(/^[A-Z\d].*[^.]\.$/);
      expect(sentence.slice(0, -1)).not.toMatch(/\. [A-Z]/);
    }
  });

  test.each(ROW_IDS)('%s has a name without a full stop', (row) => {
    for (const name of Object.values(ROW_TEXTS[row].name)) expect(name).toMatch(/^[A-Z\d][^.]*$/);
  });

  test.each(RULE_SET_IDS)('%s has no two rows of the same name', (rules) => {
    const rows = [...RULE_SETS[rules].rows, ...RULE_SETS[rules].limits].map((row) => row.id);
    for (const language of LANGUAGES) {
      expect(new Set(rows.map((row) => rowName(row, language, rules))).size).toBe(rows.length);
    }
  });

  test('a rule set may explain a row in its own way', () => {
    expect(rowWhen('kongroof', 'nl', 'rode-draak')).toContain('chow');
    expect(rowWhen('kongroof', 'nl', 'nts-2019')).not.toContain('chow');
    expect(rowWhen('windenslang', 'en', 'rode-draak')).toContain('one of those winds twice');
    expect(rowWhen('windenslang', 'en', 'pe-ling')).toContain('thirteen tiles twice');
    expect(rowName('drakenslang', 'nl', 'rode-draak')).toBe('Slang 2 (drakenslang)');
    expect(rowName('zeer-schoon', 'nl', 'pe-ling')).toBe('Dubbelschoon spel');
  });

  test('what is not said otherwise stays as it is, also for rules of a club', () => {
    expect(rowText('drakenslang', 'rode-draak').when).toBe(ROW_TEXTS.drakenslang.when);
    expect(rowText('kongroof', 'onze-club')).toBe(ROW_TEXTS.kongroof);
    expect(rowText('kongroof')).toBe(ROW_TEXTS.kongroof);
  });
});
