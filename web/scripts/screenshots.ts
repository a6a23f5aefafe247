// The pictures of docs/screenshots: npm run screenshots -w web [-- name …]. Every page at four sizes, from one evening.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startServer } from '@windroos/server';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../build/chromium.ts';
import { DEMO_NOW, demoFile } from './demoEvening.ts';
import { indexed } from './palette.ts';
import { makePng, parsePng } from './png.ts';
import { SCREENS, type Screen, SIZES } from './screens.ts';

const OUT = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const MOST_BYTES = 150_000;

/** Also in the dark: the overview is what a table sees all evening. */
const DARK: readonly string[] = ['telblok'];

/** The phone as people hold it, at twice the pixels. */
const SHARP: readonly string[] = ['390x844'];

/** What is open already stays beside it. */
const openFile = async (page: Page, base: string, text: string): Promise<void> => {
  await page.goto(`${base}telblok`);
  await page.waitForSelector('.pads');
  const rows = await page.locator('.pad-row').count();
  const buffer = Buffer.from(text);
  await page.setInputFiles('input[type=file]', { name: 'demo.json', mimeType: 'application/json', buffer });
  await page.locator('.pad-row').nth(rows).waitFor();
};

const openDevice = async (browser: Browser, size: string, theme: string, base: string): Promise<Page> => {
  const [width, height] = size.split('x').map(Number) as [number, number];
  const deviceScaleFactor = SHARP.includes(size) ? 2 : 1;
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor, serviceWorkers: 'block' });
  await context.addInitScript((text) => localStorage.setItem('windroos.settings', text), JSON.stringify({ theme }));
  const page = await context.newPage();
  await page.clock.setFixedTime(DEMO_NOW);
  await openFile(page, base, demoFile());
  return page;
};

const openScreen = async (page: Page, base: string, { path, act, file }: Screen): Promise<void> => {
  if (file !== undefined) await openFile(page, base, file());
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('windroos.draft')) localStorage.removeItem(key);
  });
  await page.goto(base + path);
  await page.waitForSelector('h1');
  await page.waitForSelector('.sprite', { state: 'attached' });
  await page.waitForSelector('.waiting', { state: 'detached' });
  await act?.(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
};

const picture = async (page: Page, name: string): Promise<void> => {
  const small = makePng(indexed(parsePng(await page.screenshot())));
  if (small.length > MOST_BYTES) console.log(`${name} has ${small.length} bytes`);
  await writeFile(`${OUT}${name}.png`, small);
};

const wanted = process.argv.slice(2);
const isWanted = ({ name }: Screen): boolean => wanted.length === 0 || wanted.includes(name);

const started = await startServer({ port: 0 });
if (!started.ok) throw new Error(started.error.code);
const browser = await launchChromium();
await mkdir(OUT, { recursive: true });
for (const theme of ['paper', 'evening'])
  for (const size of SIZES) {
    const page = await openDevice(browser, size, theme, started.value.localUrl);
    const screens = SCREENS.filter((screen) => isWanted(screen) && (theme === 'paper' || DARK.includes(screen.name)));
    for (const screen of screens) {
      await openScreen(page, started.value.localUrl, screen);
      await picture(page, [screen.name, ...(theme === 'evening' ? ['avond'] : []), size].join('-'));
    }
    await page.context().close();
  }
await browser.close();
await started.value.close();
