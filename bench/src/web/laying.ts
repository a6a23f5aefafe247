import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { openPhone } from './device.ts';
import { SCREENS } from './screen.ts';
import type { Site } from './site.ts';

/** Laying a tile on the pad: what the script costs, and how long until the next picture on a slow phone. */

const TAPS = 200;
const SLOW_DOWN = 4;
const LIMIT_MS = 16;

/** Kees's mahjong but for its last tile; then all of it is wiped, and laid again. */
const TILES = ['k2', 'k3', 'k4', 'b5', 'b5', 'dG', 'dG', 'dG', 't9', 't9', 't9', 'wN', 'wN'];

declare global {
  interface Window {
    painted?: Promise<number>;
  }
}

const next = (page: Page): Locator => page.locator('.pad-foot .button-primary');

const openPicker = async (page: Page, url: string): Promise<void> => {
  await page.goto(url + SCREENS.find(({ name }) => name === 'pad, enter a hand')!.path);
  await page.locator('.choice', { hasText: 'Kees' }).click();
  await page.locator('.option', { hasText: 'Henk' }).click();
  await next(page).click();
  await page.waitForSelector('.picker');
};

/** From the tap to just after the next picture. */
const watchTaps = (): void => {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      window.painted = new Promise((resolve) => {
        addEventListener(
          'click',
          () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
          { capture: true, once: true },
        );
      });
    },
    { capture: true },
  );
};

const scriptMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'ScriptDuration')!.value;
};

interface Tap {
  readonly scripting: number;
  readonly toPaint: number;
}

const tapped = async (page: Page, session: CDPSession, tile: string): Promise<Tap> => {
  const box = await page.locator(`[data-tile="${tile}"]`).boundingBox();
  const before = await scriptMs(session);
  await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
  const toPaint = await page.evaluate(() => window.painted!);
  return { scripting: (await scriptMs(session)) - before, toPaint };
};

const laid = async (page: Page, session: CDPSession): Promise<readonly Tap[]> => {
  const taps: Tap[] = [];
  while (taps.length < TAPS) {
    for (const tile of TILES.slice(0, TAPS - taps.length)) taps.push(await tapped(page, session, tile));
    await page.getByRole('button', { name: 'Wis', exact: true }).click();
    await page.locator('.picker').waitFor();
  }
  return taps;
};

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(part * values.length) - 1]!;

const tapsAt = async (browser: Browser, site: Site, rate: number): Promise<readonly Tap[]> => {
  const page = await openPhone(browser, site.url);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.addInitScript(watchTaps);
  await openPicker(page, site.url);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const taps = await laid(page, session);
  await page.context().close();
  return taps;
};

export const layingTiles = async (browser: Browser, site: Site): Promise<readonly Figure[]> => {
  const scripting = (await tapsAt(browser, site, 1)).map((tap) => tap.scripting);
  const slow = (await tapsAt(browser, site, SLOW_DOWN)).map((tap) => tap.toPaint);
  const name = `laying a tile, ${TAPS} taps`;
  const paint = `${name}, ${SLOW_DOWN} × slower: to the next paint`;
  return [
    { name: `${name}: scripting median`, value: quantile(scripting, 0.5), unit: 'ms' },
    { name: `${name}: scripting p99`, value: quantile(scripting, 0.99), unit: 'ms', atMost: LIMIT_MS },
    { name: `${paint} median`, value: quantile(slow, 0.5), unit: 'ms' },
    { name: `${paint} p99`, value: quantile(slow, 0.99), unit: 'ms' },
  ];
};
