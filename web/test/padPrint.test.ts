import { addPenalty, fold, makePad, padFileOf } from '@windroos/pad';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_ID, demoFile } from '../scripts/demoEvening.ts';
import { openPage } from './support/browser.ts';
import { playHand, startPad } from './support/pad.ts';

/** How many sheets of paper: Chromium writes its page objects as plain text. */
const pagesOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
};

const isShown = (page: Page, selector: string): Promise<boolean> => page.locator(selector).first().isVisible();

test('an evening of sixteen hands is one A4, filled in or empty, and nothing but the form', async () => {
  const { page, url, close, complaints } = await openPage({ path: 'telblok' });
  await page.setInputFiles('input[type=file]', {
    name: 'a.json',
    mimeType: 'text/plain',
    buffer: Buffer.from(demoFile()),
  });
  await page.locator('.pad-row').waitFor();
  await page.goto(url(`telblok/afdrukken?blok=${DEMO_ID}`));
  await page.waitForSelector('.form');
  expect(await page.locator('.form tbody tr').count()).toBe(17);
  await page.context().setOffline(true);
  await page.locator('.notices .notice').waitFor();
  expect(await pagesOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await isShown(page, '.form')).toBe(true);
  for (const other of ['.notices', '.top-bar', '.pad-foot', '.print-choice'])
    expect(await isShown(page, other)).toBe(false);
  const form = (await page.locator('.form').innerText()).replace(/\s+/g, ' ').replaceAll('−', '-');
  for (const words of [
    'Dinsdagavond, tafel 2',
    'dinsdag 4 november 2025',
    '◆ +480',
    'Som 0 ✓',
    'Voor akkoord Ans',
    'Straf',
  ])
    expect(form).toContain(words);

  await page.context().setOffline(false);
  await page.emulateMedia({ media: 'screen' });
  await page.locator('.option', { hasText: 'Leeg formulier' }).click();
  expect(await page.locator('.form').innerText()).not.toContain('480');
  expect(await pagesOf(page)).toBe(1);
  await page.goto(url('telblok/afdrukken'));
  await page.waitForSelector('.form');
  expect(await pagesOf(page)).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

/** The evening, and Kees pays a hundred to the bank in hand 3. */
const withPenalty = (): string => {
  const { edits } = JSON.parse(demoFile());
  const penalty = { players: ['p2'], amount: 100, to: 'bank', reason: 'te laat' } as const;
  const writer = { by: 'straf', n: 1000, at: 0 };
  return makePad(padFileOf(DEMO_ID, fold([...edits, ...addPenalty(fold(edits), writer, '0030', penalty)])));
};

test('a penalty of one player is printed with the name, and the bank in the check', async () => {
  const { page, url, close } = await openPage({ path: 'telblok' });
  await page.setInputFiles('input[type=file]', {
    name: 'a.json',
    mimeType: 'text/plain',
    buffer: Buffer.from(withPenalty()),
  });
  await page.locator('.pad-row').waitFor();
  await page.goto(url(`telblok/afdrukken?blok=${DEMO_ID}`));
  await page.waitForSelector('.form');
  expect(await page.locator('.form-penalty', { hasText: 'Kees' }).innerText()).toBe('Kees −100');
  expect(await page.locator('.form-check').innerText()).toBe('Som −100, bank 100 ✓');
  expect(await pagesOf(page)).toBe(1);
  await close();
});

test('more hands go on to a next sheet with the same heading', async () => {
  const pad = await startPad({ length: 'Een aantal spellen' });
  const { page } = pad;
  await playHand(pad, { winner: null });
  await page.getByRole('button', { name: 'Menu van dit telblok' }).click();
  await page.getByRole('link', { name: 'Naam en lengte' }).click();
  await page.getByLabel('Hoeveel spellen?').fill('36');
  await page.goBack();
  await page.getByRole('button', { name: 'Menu van dit telblok' }).click();
  await page.getByRole('link', { name: 'Afdrukken' }).click();
  await page.waitForSelector('.form');
  expect(await page.locator('.form tbody:not(.form-totals) tr').count()).toBe(36);
  expect(await pagesOf(page)).toBe(2);
  expect(await page.locator('.form thead').evaluate((head) => getComputedStyle(head).display)).toBe(
    'table-header-group',
  );
  await pad.open.close();
});
