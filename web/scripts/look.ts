// Pictures of pages to look at: npm run look -w web -- OUT [path …] [--dark] [--contrast] [--en] [--size=large] [--only=390x844]
import { mkdir } from 'node:fs/promises';
import { startServer } from '@windroos/server';
import { launchChromium } from '../build/chromium.ts';

const SCREENS = ['390x844', '320x640', '844x390', '1440x900'];

const words = process.argv.slice(2);
const flagOf = (word: string): [string, string] => {
  const [name = '', value = ''] = word.slice(2).split('=');
  return [name, value];
};
const flags = new Map(words.filter((word) => word.startsWith('--')).map(flagOf));
const [out = '/tmp/look', ...paths] = words.filter((word) => !word.startsWith('--'));

const settings = {
  ...(flags.has('dark') ? { theme: 'evening' } : {}),
  ...(flags.has('contrast') ? { contrast: 'more' } : {}),
  ...(flags.has('en') ? { language: 'en' } : {}),
  ...(flags.has('size') ? { size: flags.get('size') } : {}),
};

const LAST_PAD = { id: 'x', name: 'Dinsdagavond, tafel 2', round: 'S', hand: 7, of: 16 };

const nameOf = (path: string, screen: string): string =>
  [path === '' ? 'home' : path.replace(/[^\w-]+/g, '-'), ...Object.values(settings), screen].join('-');

const started = await startServer({ port: 0 });
if (!started.ok) throw new Error(started.error.code);
const browser = await launchChromium();
await mkdir(out, { recursive: true });
for (const screen of flags.get('only')?.split(',') ?? SCREENS) {
  const [width, height] = screen.split('x').map(Number) as [number, number];
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: width < 900 ? 2 : 1 });
  await context.addInitScript((text) => localStorage.setItem('windroos.settings', text), JSON.stringify(settings));
  if (flags.has('last-pad'))
    await context.addInitScript((text) => localStorage.setItem('windroos.lastPad', text), JSON.stringify(LAST_PAD));
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.log(message.text()));
  page.on('pageerror', (error) => console.log(error));
  for (const path of paths.length > 0 ? paths : ['']) {
    await page.goto(started.value.localUrl + path);
    await page.waitForSelector('h1');
    await page.waitForSelector('.sprite', { state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${out}/${nameOf(path, screen)}.png`, fullPage: flags.has('full') });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) console.log(`${path} at ${screen} is ${wide} px too wide`);
  }
  await context.close();
}
await browser.close();
await started.value.close();
