import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, openPage } from './support/browser.ts';

const rootData = (page: Page): Promise<Record<string, string | undefined>> =>
  page.evaluate(() => ({ ...document.documentElement.dataset, lang: document.documentElement.lang }));

const firstFace = (page: Page): Promise<string | null> => page.locator('.sample .tile use').nth(7).getAttribute('href');

test('each choice shows at once and is remembered', async () => {
  const { page, close, url, complaints } = await openPage({ path: 'weergave' });
  expect(await firstFace(page)).toBe('#wr-wE-normal');
  await page.getByText('O Z W N', { exact: true }).click();
  expect(await firstFace(page)).toBe('#wr-wE-normal-nl');
  await page.getByRole('switch', { name: 'Letters en cijfers op de stenen' }).click();
  expect(await firstFace(page)).toBe('#wr-wE-plain');
  await page.getByText('Avond', { exact: true }).click();
  await page.getByRole('switch', { name: 'Hoog contrast' }).click();
  await page.getByText('Heel groot', { exact: true }).click();
  expect(await firstFace(page)).toBe('#wr-wE-large-nl');
  const chosen = { theme: 'evening', contrast: 'more', size: 'largest', lang: 'nl' };
  expect(await rootData(page)).toEqual(chosen);
  await page.goto(url('tegels'));
  await page.waitForSelector('h1');
  expect(await rootData(page)).toEqual(chosen);
  expect(complaints).toEqual([]);
  await close();
});

test('follows the device until something is chosen', async () => {
  const { page, close } = await openPage({ path: 'weergave', colorScheme: 'dark', contrast: 'more' });
  expect(await rootData(page)).toMatchObject({ theme: 'evening', contrast: 'more' });
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
  await page.waitForSelector(':root[data-theme=paper][data-contrast=normal]');
  await page.getByText('Avond', { exact: true }).click();
  expect(await rootData(page)).toMatchObject({ theme: 'evening' });
  await close();
});

test('speaks Dutch or English, everywhere and from then on', async () => {
  const { page, close, url } = await openPage({ viewport: DESKTOP });
  await page.getByRole('button', { name: 'EN, English' }).click();
  await page.waitForSelector('text=Mahjong the way');
  await page.goto(url('tegels'));
  expect(await page.locator('h1').textContent()).toBe('The tiles');
  expect(await rootData(page)).toMatchObject({ lang: 'en' });
  await close();
});

test('another language keeps the page, with what was asked and where it was read', async () => {
  const { page, close, url } = await openPage({ path: 'regels/nts-2019?met=rode-draak#schoon', viewport: DESKTOP });
  await page.waitForSelector('#schoon');
  await page.getByRole('button', { name: 'EN, English' }).click();
  await page.getByRole('heading', { name: 'Dutch Tournament Rules 2019' }).waitFor();
  expect(page.url()).toBe(url('regels/nts-2019?met=rode-draak#schoon'));
  expect(await page.locator('#schoon .rule-worth').count()).toBe(2);
  await close();
});

test('another tab follows', async () => {
  const { page, close, url } = await openPage({ path: 'weergave' });
  const other = await page.context().newPage();
  await other.goto(url('tegels'));
  await other.waitForSelector('h1');
  await page.getByText('Groot', { exact: true }).click();
  await other.waitForFunction(() => document.documentElement.dataset.size === 'large');
  await close();
});

test('damaged settings are left out, and the rest counts', async () => {
  const settings = { language: 'en', theme: 'purple', size: 7, index: 'yes' };
  const { page, close, complaints } = await openPage({ path: 'weergave', settings });
  expect(await page.locator('h1').textContent()).toBe('Display');
  expect(await rootData(page)).toMatchObject({ theme: 'paper', size: 'normal' });
  expect(complaints).toEqual([]);
  await close();
});
