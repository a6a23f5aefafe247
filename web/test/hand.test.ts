import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { DESKTOP, openPage } from './support/browser.ts';

const press = async (page: Page, tiles: string): Promise<void> => {
  for (const tile of tiles.split(' ')) await page.locator(`[data-tile=${tile}]`).click();
};

const pills = (page: Page): Promise<readonly string[]> =>
  page.locator('.laid .pill, .laid .pill-word').allTextContents();
const line = (page: Page): Promise<string | null> => page.locator('.picker-line').textContent();

test('from home in one tap: fourteen tiles laid by clicking, and the sheet explains itself', async () => {
  const { page, close, complaints } = await openPage();
  await page.getByRole('link', { name: 'Tel één hand' }).first().click();
  await page.waitForSelector('.picker');
  await press(page, 'k2 k3 k4 b5 b5 wS wS wS dG dG dG t9 t9');
  expect(await line(page)).toContain('13 van 14');
  await press(page, 't9');
  expect(await line(page)).toBe('Welke steen was de laatste?');
  await press(page, 'wS');
  expect(await pills(page)).toEqual(['dicht', 'paar', 'laatste steen', 'dicht', 'dicht']);
  await page.locator('.laid .pill').nth(1).click();
  await page.locator('.laid .pill').nth(2).click();
  expect(await pills(page)).toEqual(['dicht', 'paar', 'laatste steen', 'open', 'open']);
  await page.getByRole('button', { name: 'Bekijk het telblad' }).click();
  await page.getByText('Weggelegd door een ander').click();
  await page.getByRole('radio', { name: 'Zuid' }).first().check({ force: true });
  expect(await line(page)).toMatch(/32 punten, afgerond 40, 2 verdubbelingen\s*160/);
  await page.getByRole('button', { name: /Open pung: teken 9/ }).click();
  expect(await page.locator('.sheet-why').textContent()).toContain('NTS 2019, tabel Basispunten');
  expect(await page.locator('.sheet-set-lit .sheet-tile').count()).toBe(3);
  expect(await page.getByRole('link', { name: /Lees het in de regels/ }).getAttribute('href')).toBe(
    '/regels/nts-2019#pung-open',
  );
  await page.getByRole('link', { name: /Lees het in de regels/ }).click();
  await page.waitForSelector('#pung-open');
  expect(complaints).toEqual([]);
  await close();
});

test('by keyboard alone, and a reload loses nothing', async () => {
  const { page, close } = await openPage({ path: 'hand', viewport: DESKTOP });
  await page.keyboard.type('k234b55wSSSdGGGt99');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('t99');
  expect(await line(page)).toBe('Welke steen was de laatste?');
  await page.keyboard.type('wS');
  await page.locator('.laid .pill').last().focus();
  await page.keyboard.press('Enter');
  expect(await pills(page)).toEqual(['dicht', 'paar', 'laatste steen', 'dicht', 'open']);
  await page.reload();
  await page.waitForSelector('.picker');
  expect(await pills(page)).toEqual(['dicht', 'paar', 'laatste steen', 'dicht', 'open']);
  await page.locator('[data-tile=k1]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-tile'))).toBe('k5');
  await close();
});

test('the winds as the tiles show them', async () => {
  const { page, close } = await openPage({ path: 'hand', settings: { letters: 'OZWN' } });
  await page.keyboard.type('wOOOwZ');
  expect(await page.locator('.laid-group .unseen').allTextContents()).toEqual(['Zuidenwind']);
  expect(await page.locator('.laid .pill').getAttribute('aria-label')).toBe(
    'Dichte pung oostenwind, nu dicht. Draai om.',
  );
  await close();
});

test('those who do not see it hear what was laid and what it counts', async () => {
  const { page, close } = await openPage({ path: 'hand' });
  const polite = page.locator('[aria-live=polite], [role=status]').first();
  await press(page, 'dR dR');
  await press(page, 'dR');
  await page.waitForFunction(() => document.body.textContent?.includes('Rode draak gelegd, 3 van 14.'));
  expect(await polite.textContent()).toContain('Dichte pung rode draak.');
  expect(await polite.textContent()).toContain('20 punten.');
  await close();
});

test('a fifth copy is refused, four alike go round, and the keys stay where they are', async () => {
  const { page, close } = await openPage({ path: 'hand' });
  const place = () => page.locator('[data-tile=k1]').evaluate((key) => key.getBoundingClientRect().top);
  const before = await place();
  await page.keyboard.type('b99999');
  expect(await line(page)).toBe('Alle vier liggen er al.');
  expect(await page.locator('[data-tile=b9]').getAttribute('aria-disabled')).toBe('true');
  const words: string[] = [];
  for (const _ of [1, 2, 3, 4]) {
    words.push(...(await pills(page)));
    await page.locator('.laid .pill').first().click();
  }
  expect(words).toEqual(['dichte kong', 'open kong', 'dichte pung', 'open pung']);
  await page.keyboard.type('k123456789t11');
  expect(await place()).toBe(before);
  await close();
});

test('laying otherwise shows only where it can be done', async () => {
  const { page, close } = await openPage({ path: 'hand' });
  await press(page, 'k1 k1 k1 k2 k2 k2 k3 k3');
  expect(await page.getByRole('button', { name: 'Anders leggen' }).count()).toBe(0);
  await press(page, 'k3');
  await page.getByRole('button', { name: 'Anders leggen' }).click();
  expect(await page.locator('.laid-chow').count()).toBe(3);
  await close();
});

test('a refused mahjong says what is missing', async () => {
  const { page, close } = await openPage({ path: 'hand', viewport: DESKTOP });
  await page.keyboard.type('b999k234dRRRt66k888');
  await page.keyboard.type('k8');
  await page.locator('.laid .pill').first().click();
  const words = 'Nog geen mahjong. Je hebt 1 verdubbeling, je hebt er 2 nodig.';
  expect(await line(page)).toBe(words);
  expect(await page.locator('.sheet-refusal').textContent()).toBe(words);
  expect(await page.locator('.sheet-total').count()).toBe(0);
  await close();
});

test('thirteen tiles: what they wait for, what each is worth, and which are refused', async () => {
  const { page, close } = await openPage({ path: 'hand' });
  await page.keyboard.type('k23456b55wSSSdGGG');
  await page.getByRole('button', { name: 'Waar wacht ik op?' }).click();
  expect(await page.locator('.one-hand-waits > p').textContent()).toBe('Je wacht op kringen 1, 4 en 7.');
  expect(await page.locator('.wait > *').allTextContents()).toEqual([
    ...['kringen 1', '4', 'nee', '320'],
    ...['kringen 4', '3', 'nee', '320'],
    ...['kringen 7', '4', 'nee', '320'],
  ]);
  expect(await page.locator('.wait-reasons').textContent()).toContain('Je hebt 1 verdubbeling, je hebt er 2 nodig.');
  await close();
});

test('another rule set, and what changes', async () => {
  const { page, close } = await openPage({ path: 'hand', viewport: DESKTOP });
  await page.keyboard.type('k234b55wSSSdGGGt999wS');
  await page.locator('.laid .pill').nth(1).click();
  await page.locator('.laid .pill').nth(2).click();
  await page.getByText('Weggelegd door een ander').click();
  await page.getByRole('radio', { name: 'Zuid' }).first().check({ force: true });
  expect(await page.locator('.compare-row').allTextContents()).toEqual([
    expect.stringMatching(/NTS 2016\s*≠ 128/),
    expect.stringMatching(/NTS vereenvoudigd\s*gelijk/),
    expect.stringMatching(/Pe-ling\s*gelijk/),
    expect.stringMatching(/De Rode Draak\s*≠ 128/),
    expect.stringMatching(/Schoon Spel \(MCR\)\s*≠ 11/),
  ]);
  await page.getByLabel('Spelregels').selectOption('schoon-spel');
  expect(await line(page)).toMatch(/11$/);
  expect(await page.locator('.compare-row[aria-expanded=true]').textContent()).toContain('NTS 2019');
  expect(await page.locator('.compare-table tfoot').textContent()).toMatch(/Totaal\s*11\s*160/);
  await page.getByRole('button', { name: 'Tel met NTS 2019' }).click();
  expect(await line(page)).toMatch(/160$/);
  await close();
});

test('320 pixels wide: one suit at a time, nothing sticks out', async () => {
  const { page, close } = await openPage({ path: 'hand', viewport: { width: 320, height: 640 } });
  await page.getByRole('button', { name: 'Winden en draken' }).click();
  await press(page, 'dR dR dR');
  expect(await pills(page)).toEqual(['dicht']);
  await page.keyboard.type('k234b55wSSSt99');
  await page.getByRole('button', { name: 'Waar wacht ik op?' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await close();
});

const READERS = [
  { name: 'in Dutch on a phone', settings: {} },
  { name: 'in English on a large screen', viewport: DESKTOP, settings: { language: 'en' } },
];

test.each(READERS)('no barrier, $name', async ({ name: _, ...options }) => {
  const { page, close, url } = await openPage({ path: 'hand', ...options });
  await page.keyboard.type('b9999k23456b55dGGG');
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(url('hand?stap=telblad'));
  await page.waitForSelector('.wait');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.type('k1k1');
  await page.locator('.sheet-line > button').first().click();
  await page.locator('.compare-row').first().click();
  expect(await violationsOn(page)).toEqual([]);
  await close();
});
