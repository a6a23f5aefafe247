import { expect, test } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { DESKTOP, openPage, PHONE } from './support/browser.ts';

const PAGES = [
  '',
  'tegels',
  'weergave',
  'regels',
  'regels/huisregels',
  'regels/nts-2019?met=rode-draak',
  'regels/schoon-spel',
  'bestaat-niet',
];

const READERS = [
  { name: 'in Dutch on a phone', viewport: PHONE, settings: { theme: 'paper' } },
  { name: 'in English on a large screen', viewport: DESKTOP, settings: { language: 'en' } },
] as const;

test.each(READERS)('no barrier on any page, $name', async ({ viewport, settings }) => {
  const { page, url, close } = await openPage({ viewport, settings });
  for (const path of PAGES) {
    await page.goto(url(path));
    await page.waitForSelector('h1');
    await page.waitForSelector('.sprite', { state: 'attached' });
    expect(await violationsOn(page), path).toEqual([]);
  }
  await close();
});

test('nor in the menu or an example', async () => {
  const { page, url, close } = await openPage();
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(url('regels/nts-2019'));
  await page.locator('#schoon .rule-example').click();
  await page.getByRole('dialog').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await close();
});
