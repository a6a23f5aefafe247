import { readdirSync, readFileSync } from 'node:fs';
import { RULE_SETS } from '@windroos/engine';
import { expect, test } from 'vitest';
import { rulePages } from '../scripts/rulePages.ts';

const docs = new URL('../', import.meta.url);
const pages = rulePages(Object.values(RULE_SETS));

test.each(pages)('docs/$path is what `npm run docs` writes', ({ path, text }) => {
  expect(readFileSync(new URL(path, docs), 'utf8')).toBe(text);
});

test('docs/rules holds those pages and nothing else', () => {
  const files = readdirSync(new URL('rules/', docs)).map((name) => `rules/${name}`);
  expect(files.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});
