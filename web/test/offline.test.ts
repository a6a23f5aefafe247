import { expect, test } from 'vitest';
import { STATIC_PATHS } from '../src/pages/paths.ts';
import { DESKTOP, openPage, untilOffline } from './support/browser.ts';

test('after one visit every page opens without a network, also by a deep link', async () => {
  const { page, url, close } = await openPage({ offline: true });
  await untilOffline(page);
  await page.context().setOffline(true);
  for (const path of ['', ...STATIC_PATHS]) {
    await page.goto(url(path), { waitUntil: 'commit' });
    await page.waitForSelector('h1');
    expect(await page.locator('h1').textContent(), path).not.toBe('Deze pagina is er niet');
  }
  await page.waitForSelector('.sprite', { state: 'attached' });
  await close();
});

test('says once that there is no network, and then only in the bar', async () => {
  const { page, url, close } = await openPage({ offline: true, viewport: DESKTOP });
  await untilOffline(page);
  await page.context().setOffline(true);
  await page.getByText('Geen internet.').waitFor();
  await page.getByRole('button', { name: 'Begrepen' }).click();
  await page.goto(url('tegels'));
  await page.locator('.bar').getByText('zonder internet').waitFor();
  expect(await page.getByText('Geen internet.').count()).toBe(0);
  await close();
});

test('can be installed', async () => {
  const { page, close } = await openPage({ offline: true });
  await untilOffline(page);
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A private window is how every test runs; nothing else may stand in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data!)).toMatchObject({ name: 'Windroos', start_url: './', display: 'standalone' });
  await close();
});
