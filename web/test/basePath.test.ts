import { afterAll, beforeAll, expect, test } from 'vitest';
import { SITE_FOLDER } from '../build/buildSite.ts';
import { DESKTOP, openPage, untilOffline } from './support/browser.ts';
import { type FileHost, hostFiles } from './support/fileHost.ts';

const PATH = '/club/mahjong/';
let host: FileHost;

beforeAll(async () => {
  host = await hostFiles(SITE_FOLDER, PATH);
});
afterAll(() => host.close());

test('works below any path of a host that only has files', async () => {
  const { page, close, complaints } = await openPage({ site: host.url, viewport: DESKTOP });
  await page.locator('.bar').getByRole('link', { name: 'Regels' }).click();
  await page.getByRole('link', { name: /De Rode Draak/ }).click();
  await page.waitForSelector('#schoon', { state: 'attached' });
  expect(new URL(page.url()).pathname).toBe(`${PATH}regels/rode-draak`);
  await page.goto(`${host.url}regels/pe-ling/`);
  await page.waitForSelector('#schoon', { state: 'attached' });
  expect(await page.locator('h1').textContent()).toBe('Spelregels van club Pe-ling');
  expect(complaints).toEqual([]);
  await close();
});

test('stays within its own path without a network', async () => {
  const { page, close } = await openPage({ site: host.url, offline: true });
  await untilOffline(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${host.url}sw.js`);
  await page.context().setOffline(true);
  await page.goto(`${host.url}tegels`);
  await page.waitForSelector('.all-tiles');
  await page.goto(`${host.url}regels/schoon-spel#big-four-winds`);
  await page.waitForSelector('.rule-row-here');
  await close();
});
