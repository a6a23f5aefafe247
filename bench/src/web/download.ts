import { existsSync, statSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { openPhone } from './device.ts';
import { SCREENS, type Screen } from './screen.ts';
import type { Site } from './site.ts';

/** What a page asks for from an empty cache, until it can be used and after that. */

interface Asked {
  /** Below the root of the site. */
  readonly file: string;
  readonly before: boolean;
}

declare global {
  interface Window {
    usableAt?: number;
  }
}

/** Runs before the page: notes when what can be used was painted. (A named function in here would not survive tsx.) */
const watchFor = (selector: string): void => {
  new MutationObserver((_, observer) => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.usableAt = performance.now();
      }),
    );
  }).observe(document, { childList: true, subtree: true });
};

const QUIET_MS = 1000;

/** Until a second brought nothing new. */
const untilQuiet = async (page: Page): Promise<void> => {
  const count = (): Promise<number> => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await count(); now !== before; now = await count()) {
    before = now;
    await page.waitForTimeout(QUIET_MS);
  }
};

const askedBy = async (page: Page, { path, usable }: Screen, site: Site): Promise<readonly Asked[]> => {
  await page.addInitScript(watchFor, usable);
  await page.goto(site.url + path);
  await page.waitForFunction(() => window.usableAt !== undefined);
  await untilQuiet(page);
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({
      name,
      before: startTime <= window.usableAt!,
    })),
  );
  return entries
    .filter(({ name }) => name.startsWith(site.url))
    .map(({ name, before }) => ({ file: new URL(name).pathname.slice(new URL(site.url).pathname.length), before }));
};

const KINDS = [
  ['JavaScript', /\.js$/],
  ['CSS', /\.css$/],
  ['fonts', /\.woff2$/],
  ['sprite', /tiles-.*\.svg$/],
] as const;

const LIMIT_KB = 100;

/** As the server sends it to who takes gzip; fonts are compressed by themselves. */
const kilobytes = (folder: string, files: readonly string[]): number => {
  const sizes = [...new Set(files)].map((file) => {
    const packed = `${folder}${file}.gz`;
    return statSync(existsSync(packed) ? packed : folder + file).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

const figuresOf = ({ name }: Screen, asked: readonly Asked[], folder: string): readonly Figure[] => {
  const size = (kind: RegExp, when: (one: Asked) => boolean): number =>
    kilobytes(
      folder,
      asked.filter((one) => kind.test(one.file) && when(one)).map(({ file }) => file),
    );
  const [[script, scripts], ...others] = KINDS;
  const later = size(scripts, () => true) - size(scripts, ({ before }) => before);
  return [
    { name: `${name}: ${script}`, value: size(scripts, ({ before }) => before), unit: 'kB gz', atMost: LIMIT_KB },
    ...(later > 0 ? [{ name: `${name}: ${script} after that`, value: later, unit: 'kB gz' }] : []),
    ...others.map(([kind, files]) => ({
      name: `${name}: ${kind}`,
      value: size(files, () => true),
      unit: kind === 'fonts' ? 'kB' : 'kB gz',
    })),
  ];
};

/** Each page from an empty cache, on a device that has the demo evening. */
export const downloads = async (browser: Browser, site: Site): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const screen of SCREENS) {
    const page = await openPhone(browser, site.url);
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    figures.push(...figuresOf(screen, await askedBy(page, screen, site), site.folder));
    await page.context().close();
  }
  return figures;
};
