import { expect, test } from 'vitest';
import { CHIPS_ID, chipsFile } from '../scripts/demoEvening.ts';
import { PAGE_PATHS, STATIC_PATHS } from '../src/pages/paths.ts';
import { violationsOn } from './support/axe.ts';
import { DESKTOP, openPage, PHONE } from './support/browser.ts';

/** The screens of a pad need a pad: padAxe.test.ts has them. */
const isOfPad = (path: string): boolean => path.startsWith(PAGE_PATHS.pads);

const PAGES = [
  PAGE_PATHS.home,
  ...STATIC_PATHS.filter((path) => !isOfPad(path)),
  'regels/nts-2019?met=rode-draak',
  'bestaat-niet',
];

const READERS = [
  { reader: 'in Dutch on a phone', viewport: PHONE, settings: { theme: 'paper' } },
  { reader: 'in English on a large screen', viewport: DESKTOP, settings: { language: 'en' } },
] as const;

const VISITS = READERS.flatMap((reader) => PAGES.map((path) => ({ ...reader, path })));

test.each(VISITS)('no barrier on /$path, $reader', async ({ path, viewport, settings }) => {
  const { page, close } = await openPage({ path, viewport, settings });
  await page.waitForSelector('.sprite', { state: 'attached' });
  expect(await violationsOn(page)).toEqual([]);
  await close();
});

test.each(READERS)('nor where chips are handed over, $reader', async ({ viewport, settings }) => {
  const { page, url, close } = await openPage({ path: 'telblok', viewport, settings });
  const buffer = Buffer.from(chipsFile());
  await page.setInputFiles('input[type=file]', { name: 'a.json', mimeType: 'application/json', buffer });
  await page.waitForSelector('.pad-row');
  await page.goto(url(`telblok/fiches?blok=${CHIPS_ID}`));
  await page.waitForSelector('.chip');
  expect(await violationsOn(page)).toEqual([]);
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
