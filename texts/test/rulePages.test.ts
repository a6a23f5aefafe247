import { RULE_SET_IDS, RULE_SETS } from '@windroos/engine';
import { decisionsFor, LANGUAGES, rowName } from '@windroos/texts';
import { describe, expect, test } from 'vitest';
import { anchor } from '../../docs/scripts/markdown.ts';
import { rulePage, rulePages } from '../../docs/scripts/rulePages.ts';

const PAGES = RULE_SET_IDS.flatMap((id) => LANGUAGES.map((language) => ({ id, language, rules: RULE_SETS[id] })));

describe('pages of rules', () => {
  test('there is one for each rule set in each language', () => {
    const paths = rulePages(Object.values(RULE_SETS)).map((page) => page.path);
    expect(paths).toHaveLength(12);
    expect(paths.slice(0, 2)).toEqual(['rules/nts-2019.md', 'rules/nts-2019.en.md']);
  });

  test.each(PAGES)('$id in $language names every row twice: in its table and with its example', (page) => {
    const text = rulePage(page);
    const cells = text.split('\n').map((line) => line.split(' | ')[0]);
    for (const { id } of [...page.rules.rows, ...page.rules.limits]) {
      const name = `| ${rowName(id, page.language, page.id)}`;
      expect([name, cells.filter((cell) => cell === name).length]).toEqual([name, 2]);
    }
  });

  test.each(PAGES)('$id in $language has its decisions, and no holes', (page) => {
    const text = rulePage(page);
    for (const { id } of decisionsFor(page.id)) expect(text).toContain(`### ${id} · `);
    expect(text).not.toMatch(/undefined|NaN|\[object|\n{3}| \|\n\n\|/);
  });

  test.each(PAGES)('$id in $language links to headings that exist once', (page) => {
    const text = rulePage(page);
    const anchors = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title]) => anchor(title!));
    const links = [...text.matchAll(/\]\((#[^)]*)\)/g)].map(([, to]) => to!);
    expect(links.length).toBeGreaterThan(4);
    for (const to of links) expect(anchors.filter((one) => one === to)).toEqual([to]);
  });

  test('rules without texts of ours are refused', () => {
    expect(() => rulePages([{ ...RULE_SETS['nts-2019'], id: 'onze-club' }])).toThrow('onze-club');
  });
});
