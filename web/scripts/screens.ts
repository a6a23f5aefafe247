// Every page of the app, and how to get there with the demo evening.
import type { Locator, Page } from 'playwright-core';
import { CHIPS_ID, chipsFile, DEMO_ID } from './demoEvening.ts';

export const SIZES = ['390x844', '844x390', '320x640', '1440x900'] as const;

/** A page as it is pictured: its address, and what is tapped after it opened. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<void>;
  /** A pad that is opened first, beside the evening. */
  readonly file?: () => string;
}

const pad = (screen: string, more = '', id = DEMO_ID): string => `telblok/${screen}?blok=${id}${more}`;

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

/** South's mahjong of 160; a narrow screen asks for the sheet. */
const whole = async (page: Page): Promise<void> => {
  await lay(page, 'k234 b55 wSSS dGGG t999');
  await page.getByRole('button', { name: /groene draak.*nu dicht/ }).click();
  await page.getByRole('button', { name: /teken 9.*nu dicht/ }).click();
  await layTile(page, 'wS');
  const asks = page.getByRole('button', { name: 'Bekijk het telblad' });
  if (await asks.isVisible()) await asks.click();
  await page.getByRole('radio', { name: 'Zuid' }).first().check({ force: true });
  await page.getByText('Weggelegd door een ander').click();
};

const sheet = async (page: Page): Promise<void> => {
  await whole(page);
  await page.locator('.sheet-card').first().scrollIntoViewIfNeeded();
};

/** At the doubles, with their examples drawn. */
const doubles = async (page: Page): Promise<void> => {
  await page.waitForSelector('#schoon .rule-example');
  await page.locator('#deel-doubles').evaluate((heading) => heading.scrollIntoView());
  await page.locator('#drie-dichte-pungs .rule-example').waitFor();
};

/** As somebody sees it who was sent the link. */
const opened = async (page: Page): Promise<void> => {
  await whole(page);
  await page.getByRole('button', { name: 'Deel dit telblad' }).click();
  await page.getByLabel('Naam erbij').fill('Hanneke');
  await page.getByRole('img', { name: /Hanneke/ }).waitFor();
  await page.goto(await page.getByRole('textbox', { name: 'De link' }).inputValue());
  await page.waitForSelector('.shared-head');
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
  { name: 'hand-telblad', path: 'hand', act: sheet },
  { name: 'hand-gedeeld', path: 'hand', act: opened },
  { name: 'regels', path: 'regels' },
  { name: 'regels-nts-2019', path: 'regels/nts-2019' },
  { name: 'regels-naast-elkaar', path: 'regels/nts-2019?met=rode-draak', act: doubles },
  { name: 'huisregels', path: 'regels/huisregels' },
  { name: 'tegels', path: 'tegels' },
  { name: 'weergave', path: 'weergave' },
  { name: 'telblok-fiches', path: pad('fiches', '', CHIPS_ID), file: chipsFile },
];
