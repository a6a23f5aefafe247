import { type RunningServer, startServer } from '@windroos/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT, SITE_FOLDER } from '../build/buildSite.ts';
import { STATIC_PATHS } from '../src/pages/paths.ts';
import { openPage, untilOffline } from './support/browser.ts';
import { makeNewVersion } from './support/newVersion.ts';

const NEW_FOLDER = `${ROOT}node_modules/.cache/web-site-next/`;

let server: RunningServer;

const serve = async (folder: string, port: number): Promise<void> => {
  const started = await startServer({ folder, port });
  if (!started.ok) throw new Error(started.error.code);
  server = started.value;
};

/** As when the club renews its server: the old files are gone. */
const renew = async (): Promise<void> => {
  const { port } = server;
  await server.close();
  await serve(NEW_FOLDER, port);
};

beforeAll(async () => {
  await makeNewVersion(SITE_FOLDER, NEW_FOLDER);
});
afterAll(() => server.close());

const lookForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

const cacheNames = (page: Page): Promise<readonly string[]> => page.evaluate(() => caches.keys());

test('a new version waits, asks, and takes over with everything still there', async () => {
  await serve(SITE_FOLDER, 0);
  const { page, url, close } = await openPage({ offline: true, site: server.localUrl });
  await untilOffline(page);
  await page.evaluate(() => localStorage.setItem('windroos.draft.test', '"mijn hand"'));
  await renew();
  await lookForUpdate(page);
  await page.getByText('Er is een nieuwe versie.').waitFor();
  expect(await page.locator('h1').textContent()).toMatch(/^Mahjong/);

  await page.context().setOffline(true);
  for (const path of ['', ...STATIC_PATHS]) {
    await page.goto(url(path), { waitUntil: 'commit' });
    await page.waitForSelector('h1');
  }
  await page.goto(url(''));
  expect(await page.locator('h1').textContent()).toMatch(/^Mahjong/);

  await page.getByRole('button', { name: 'Nu vernieuwen' }).click();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent?.startsWith('Nieuwer'));
  expect(await page.evaluate(() => localStorage.getItem('windroos.draft.test'))).toBe('"mijn hand"');
  await page.waitForFunction(async () => (await caches.keys()).length === 1);
  expect(await cacheNames(page)).toEqual(['windroos-ffffffffffff']);
  await close();
  await server.close();
});

test('a tab that stays behind keeps the files of its own version', async () => {
  await serve(SITE_FOLDER, 0);
  const { page, url, close } = await openPage({ offline: true, site: server.localUrl });
  await untilOffline(page);
  const other = await page.context().newPage();
  await other.goto(url(''));
  await other.waitForSelector('h1');
  await renew();
  await lookForUpdate(page);
  await page.getByRole('button', { name: 'Nu vernieuwen' }).click();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent?.startsWith('Nieuwer'));

  await other.getByRole('button', { name: 'Menu' }).click();
  await other.getByRole('dialog').getByRole('link', { name: 'Tegels' }).click();
  await other.waitForSelector('.all-tiles');
  expect((await cacheNames(page)).length).toBe(2);

  await other.reload();
  await other.waitForSelector('h1');
  await other.waitForFunction(async () => (await caches.keys()).length === 1);
  await close();
});
