import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PAGE_PATHS, STATIC_PATHS } from '../src/pages/paths.ts';
import { openPage } from './support/browser.ts';

const PAGES = [PAGE_PATHS.home, ...STATIC_PATHS];

const linksOn = (page: Page): Promise<readonly string[]> =>
  page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));

/** Without what a page is asked about and where on it the reader wants to be. */
const pathOf = (link: string, site: string): string => link.slice(site.length).replace(/[?#].*$/, '');

test('no link is dead, and no page asks anything of another address', async () => {
  const { page, url, complaints, close } = await openPage();
  const site = url('');
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  const found = new Set<string>();
  for (const path of PAGES) {
    await page.goto(url(path));
    await page.waitForSelector('h1');
    await page.waitForSelector('.waiting', { state: 'detached' });
    for (const link of await linksOn(page)) found.add(link);
  }
  const links = [...found];
  expect(links.filter((link) => !link.startsWith(site))).toEqual([]);
  expect(links.filter((link) => !PAGES.includes(pathOf(link, site)))).toEqual([]);
  expect(links.length).toBeGreaterThan(PAGES.length / 2);
  expect([...asked].filter((request) => !request.startsWith(site))).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('every place that the contents of a rule set lead to is there', async () => {
  const { page, close } = await openPage({ path: 'regels/rode-draak' });
  await page.waitForSelector('#deel-decisions');
  const places = (await linksOn(page)).filter((link) => link.includes('#')).map((link) => new URL(link).hash);
  expect(places.length).toBeGreaterThan(5);
  for (const place of places) expect(await page.locator(place).count(), place).toBe(1);
  await close();
});
