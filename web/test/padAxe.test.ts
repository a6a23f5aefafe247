import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_ID, demoFile } from '../scripts/demoEvening.ts';
import { violationsOn } from './support/axe.ts';
import { DESKTOP, openPage, PHONE } from './support/browser.ts';

const SCREENS = [
  'telblok',
  'telblok/nieuw',
  'telblok/prullenbak',
  'telblok/blok',
  'telblok/spel?spel=0060',
  'telblok/spel?spel=0030',
  'telblok/grafiek',
  'telblok/straf',
  'telblok/plaatsen',
  'telblok/vergeten?voor=0030',
  'telblok/geschiedenis',
  'telblok/afdrukken',
  'telblok/bewaren',
  'telblok/instellen',
  'telblok/fiches',
];

const READERS = [
  { name: 'in Dutch on a phone', viewport: PHONE, settings: { theme: 'paper' } },
  { name: 'in English on a large screen', viewport: DESKTOP, settings: { theme: 'paper', language: 'en' } },
] as const;

const addressOf = (screen: string): string => `${screen}${screen.includes('?') ? '&' : '?'}blok=${DEMO_ID}`;

const openDemo = async (page: Page): Promise<void> => {
  await page.setInputFiles('input[type=file]', {
    name: 'a.json',
    mimeType: 'text/plain',
    buffer: Buffer.from(demoFile()),
  });
  await page.locator('.pad-row').waitFor();
};

test.each(READERS)(
  'no barrier on any screen of the pad, $name',
  async ({ viewport, settings }) => {
    const { page, url, close, complaints } = await openPage({ path: 'telblok', viewport, settings });
    await openDemo(page);
    for (const screen of SCREENS) {
      await page.goto(url(addressOf(screen)));
      await page.waitForSelector('main h1, main h2, .top-bar h1');
      await page.waitForSelector('.waiting', { state: 'detached' });
      expect(await violationsOn(page), screen).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await close();
  },
  600_000,
);

test.each(READERS)(
  'nor while a hand is entered, $name',
  async ({ viewport, settings }) => {
    const { page, url, close, complaints } = await openPage({ path: 'telblok', viewport, settings });
    await openDemo(page);
    const check = async (step: string): Promise<void> => expect(await violationsOn(page), step).toEqual([]);
    const next = page.locator('.pad-foot .button-primary');
    await page.goto(url(`telblok/invullen?blok=${DEMO_ID}`));
    await page.waitForSelector('.choices');
    await check('who');
    await page.locator('.choice').nth(3).click();
    await page.locator('.option').nth(3).click();
    await check('how');
    await next.click();
    await page.waitForSelector('.picker');
    for (const tile of ['k2', 'k3', 'k4', 'dG', 'dG', 'dG']) await page.locator(`[data-tile="${tile}"]`).click();
    await check('laying');
    await page.locator('.lay-tab').nth(1).click();
    await page.locator('.lay-foot .button').first().click();
    await page.waitForSelector('.type-row');
    await page.locator('.type-row').nth(1).click();
    for (const digit of ['1', '7']) await page.locator('.number-key', { hasText: digit }).click();
    await page.locator('.type-row').nth(2).click();
    await check('typing');
    await next.click();
    await page.waitForSelector('.review');
    await page.getByRole('switch').click();
    await page.locator('.dialog[open]').waitFor();
    await check('penalty');
    await page.keyboard.press('Escape');
    await check('review');
    await page.goto(url(`telblok/blok?blok=${DEMO_ID}`));
    await page.waitForSelector('.evening');
    await page.locator('.top-bar .icon-button').last().click();
    await check('menu');
    expect(complaints).toEqual([]);
    await close();
  },
  600_000,
);
