// Every page of the app, and how to get there with the demo evening.
import type { Locator, Page } from 'playwright-core';
import { DEMO_ID } from './demoEvening.ts';

export const SIZES = ['390x844', '844x390', '320x640', '1440x900'] as const;

/** A page as it is pictured: its address, and what is tapped after it opened. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<void>;
}

const pad = (screen: string, more = ''): string => `telblok/${screen}?blok=${DEMO_ID}${more}`;

const next = (page: Page): Locator => page.locator('.pad-foot .button-primary');

const SUITS = 'kbtw';

/** On a narrow screen the keypads are behind tabs. */
const layTile = async (page: Page, tile: string): Promise<void> => {
  const key = page.locator(`[data-tile="${tile}"]`);
  const suit = tile[0] === 'd' ? 'w' : tile[0]!;
  if (!(await key.isVisible())) await page.locator('.suit-tabs button').nth(SUITS.indexOf(suit)).click();
  await key.click();
};

const lay = async (page: Page, tiles: string): Promise<void> => {
  await page.waitForSelector('.picker');
  for (const group of tiles.split(' ')) for (const rank of group.slice(1)) await layTile(page, group[0] + rank);
};

const who = async (page: Page): Promise<void> => {
  await page.locator('.choice', { hasText: 'Kees' }).click();
  await page.waitForSelector('.options');
};

const how = async (page: Page): Promise<void> => {
  await who(page);
  await page.locator('.option', { hasText: 'Henk' }).click();
};

/** Kees's mahjong of 160, one pung open. */
const winner = async (page: Page): Promise<void> => {
  await how(page);
  await next(page).click();
  await lay(page, 'k234 b55 dGGG t999 wNNN');
  await page.getByRole('button', { name: /groene draak.*nu dicht/ }).click();
  await layTile(page, 'wN');
};

const type = async (page: Page, counts: readonly string[]): Promise<void> => {
  await page.locator('.lay-foot .button').first().click();
  for (const [index, count] of counts.entries()) {
    await page
      .locator('.type-row')
      .nth(index + 1)
      .click();
    for (const digit of count) await page.locator('.number-key', { hasText: digit }).click();
  }
};

/** Truus types 20, Henk is being laid. */
const laying = async (page: Page): Promise<void> => {
  await winner(page);
  await type(page, ['20']);
  await page.locator('.type-row').nth(2).click();
  await page.getByRole('button', { name: 'Leg de stenen' }).click();
  await lay(page, 'b999 k234 dRRR t66');
  await page.getByRole('button', { name: /bamboe 9.*nu dicht/ }).click();
};

const typing = async (page: Page): Promise<void> => {
  await winner(page);
  await type(page, ['20', '40']);
};

const review = async (page: Page): Promise<void> => {
  await typing(page);
  await page.locator('.type-row').nth(3).click();
  await page.getByRole('button', { name: 'Dood spel' }).click();
  await next(page).click();
  await page.waitForSelector('.review');
};

/** A pad of Pe-ling with one typed hand, and what is to be handed over. */
const chips = async (page: Page): Promise<void> => {
  for (const [index, name] of ['Ans', 'Kees', 'Truus', 'Henk'].entries())
    await page.locator('.name-field > input').nth(index).fill(name);
  await page.locator('.option', { hasText: 'Pe-ling' }).first().click();
  await next(page).click();
  await page.waitForSelector('.evening');
  await next(page).click();
  await page.waitForSelector('.choices');
  await how(page);
  await next(page).click();
  await page.waitForSelector('.picker');
  await page.locator('.lay-foot .button').first().click();
  for (const [index, count] of ['160', '40', '30', '20'].entries()) {
    await page.locator('.type-row').nth(index).click();
    for (const digit of count) await page.locator('.number-key', { hasText: digit }).click();
  }
  await next(page).click();
  await page.waitForSelector('.review');
  await next(page).click();
  await page.waitForSelector('.evening-won');
  await page.goto(page.url().replace('telblok/blok', 'telblok/fiches'));
  await page.waitForSelector('.chip-row, .purse-line, .pad-main h2');
};

export const SCREENS: readonly Screen[] = [
  { name: 'telblokken', path: 'telblok' },
  { name: 'telblok-nieuw', path: 'telblok/nieuw' },
  { name: 'telblok-prullenbak', path: 'telblok/prullenbak' },
  { name: 'telblok', path: pad('blok') },
  { name: 'home', path: '' },
  { name: 'telblok-wie', path: pad('invullen', '&spel=0070') },
  { name: 'telblok-hoe', path: pad('invullen', '&spel=0070'), act: how },
  { name: 'telblok-leggen', path: pad('invullen', '&spel=0070'), act: laying },
  { name: 'telblok-typen', path: pad('invullen', '&spel=0070'), act: typing },
  { name: 'telblok-klopt', path: pad('invullen', '&spel=0070'), act: review },
  { name: 'telblok-spel', path: pad('spel', '&spel=0060') },
  { name: 'telblok-grafiek', path: pad('grafiek') },
  { name: 'telblok-straf', path: pad('straf') },
  { name: 'telblok-plaatsen', path: pad('plaatsen') },
  { name: 'telblok-vergeten', path: pad('vergeten', '&voor=0060') },
  { name: 'telblok-geschiedenis', path: pad('geschiedenis') },
  { name: 'telblok-afdrukken', path: pad('afdrukken') },
  { name: 'telblok-bewaren', path: pad('bewaren') },
  { name: 'telblok-instellen', path: pad('instellen') },
  { name: 'hand', path: 'hand', act: (page) => lay(page, 'k234 b55 dGGG t999 wNN') },
  { name: 'regels', path: 'regels' },
  { name: 'regels-nts-2019', path: 'regels/nts-2019' },
  { name: 'regels-naast-elkaar', path: 'regels/nts-2019?met=rode-draak' },
  { name: 'huisregels', path: 'regels/huisregels' },
  { name: 'tegels', path: 'tegels' },
  { name: 'weergave', path: 'weergave' },
  // The last: it begins a pad of its own.
  { name: 'telblok-fiches', path: 'telblok/nieuw', act: chips },
];
