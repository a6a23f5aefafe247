import { RULE_SET_IDS, RULE_SETS } from '@windroos/engine';
import {
  DOCUMENTS,
  LANGUAGES,
  RULE_SET_TEXTS,
  ruleSetName,
  settingLines,
  sourcesFor,
  sourceText,
} from '@windroos/texts';
import { describe, expect, test } from 'vitest';

describe('rule sets', () => {
  test.each(RULE_SET_IDS)('%s is taken from documents that we know', (id) => {
    const { documents } = RULE_SET_TEXTS[id];
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents) expect(DOCUMENTS).toHaveProperty(document);
    const cited = [...RULE_SETS[id].rows, ...RULE_SETS[id].limits].map((row) => row.source.document);
    expect(cited.filter((document) => !documents.includes(document))).toEqual([]);
  });

  test('a club’s own name goes before ours, and English falls back on Dutch', () => {
    expect(ruleSetName({ id: 'nts-simplified' }, 'nl')).toBe('NTS vereenvoudigd');
    expect(ruleSetName({ id: 'zes', name: { nl: 'De Zes' } }, 'en')).toBe('De Zes');
    expect(ruleSetName({ id: 'zes', name: { nl: 'De Zes', en: 'The Six' } }, 'en')).toBe('The Six');
    expect(ruleSetName({ id: 'zes' }, 'nl')).toBe('zes');
  });
});

describe('sources', () => {
  test.each([
    ['nts-2019', 'Limietspelen', 'NTS 2019, hoofdstuk Limietspelen', 'NTS 2019, chapter ‘Limietspelen’'],
    ['nts-2019', 'Basispunten', 'NTS 2019, tabel Basispunten', 'NTS 2019, table ‘Basispunten’'],
    ['nts-2016', '§2.4.2', 'NTS 2016, §2.4.2', 'NTS 2016, §2.4.2'],
    ['nts-2016', '2.3.1, 2.4.1', 'NTS 2016, §2.3.1, 2.4.1', 'NTS 2016, §2.3.1, 2.4.1'],
    ['schoon-spel', 'nr 63', 'Schoon Spel, nr 63', 'Schoon Spel, no. 63'],
    ['schoon-spel', 'Opm. 2', 'Schoon Spel, Opm. 2', 'Schoon Spel, note 2'],
    ['house', 'Q36', 'Windroos, besluit Q36', 'Windroos, decision Q36'],
    ['mcr', '', 'MCR', 'MCR'],
  ] as const)('%s %s', (document, section, nl, en) => {
    expect(LANGUAGES.map((language) => sourceText({ document, section }, language))).toEqual([nl, en]);
  });

  test('a rule set cites its own documents, or what there is', () => {
    const both = [
      { document: 'nts-2016', section: '§2' },
      { document: 'rode-draak', section: 'Mahjong' },
    ] as const;
    expect(sourcesFor(both, 'rode-draak')).toEqual([both[1]]);
    expect(sourcesFor(both, 'schoon-spel')).toEqual(both);
  });
});

describe('settings', () => {
  const linesOf = (id: keyof typeof RULE_SETS, language: 'nl' | 'en') =>
    new Map(settingLines(RULE_SETS[id], language).map((line) => [line.path, line.value]));

  test.each(RULE_SET_IDS)('%s shows every setting in words', (id) => {
    const { readings, flow, settlement, chips } = RULE_SETS[id];
    const fields = [readings, flow, settlement, chips ?? {}].flatMap(Object.keys).length + 5;
    for (const language of LANGUAGES) {
      const lines = settingLines(RULE_SETS[id], language);
      expect(lines).toHaveLength(fields);
      for (const { name, value } of lines) expect(`${name}: ${value}`).toMatch(/^[^:]+: (?!undefined)\S/);
    }
  });

  test('the minimum is spelled out', () => {
    expect(linesOf('nts-2019', 'nl').get('minimum')).toBe('2 verdubbelingen');
    expect(linesOf('rode-draak', 'nl').get('minimum')).toBe('schoon spel of 2 verdubbelingen');
    expect(linesOf('schoon-spel', 'en').get('minimum')).toBe('8 points');
    expect(linesOf('nts-simplified', 'en').get('minimum')).toBe('none');
  });

  test('two rule sets side by side show where they differ', () => {
    const [old, recent] = [linesOf('nts-2016', 'nl'), linesOf('nts-2019', 'nl')];
    expect([...recent.keys()].filter((path) => old.get(path) !== recent.get(path))).toEqual(['roundTo']);
    expect(recent.get('roundTo')).toBe('naar boven op 10');
  });
});
