import { expect, test } from 'vitest';
import { matchPath } from '../src/app/match.ts';
import { PAGE_PATHS, STATIC_PATHS } from '../src/pages/paths.ts';

test('a pattern takes paths of its own length and gives what it leaves open', () => {
  expect(matchPath('', '')).toEqual({});
  expect(matchPath('regels', 'regels')).toEqual({});
  expect(matchPath('regels/:id', 'regels/pe-ling')).toEqual({ id: 'pe-ling' });
  expect(matchPath('regels/:id', 'regels')).toBeUndefined();
  expect(matchPath('regels', 'regels/pe-ling')).toBeUndefined();
  expect(matchPath('', 'tegels')).toBeUndefined();
});

test('every page without an open part has a file of its own, and each file a page', () => {
  const fixed = Object.values(PAGE_PATHS).filter((path) => path !== '' && !path.includes(':'));
  expect(STATIC_PATHS).toEqual(expect.arrayContaining(fixed));
  for (const path of STATIC_PATHS)
    expect(Object.values(PAGE_PATHS).some((pattern) => matchPath(pattern, path) !== undefined)).toBe(true);
  expect(new Set(STATIC_PATHS).size).toBe(STATIC_PATHS.length);
});
