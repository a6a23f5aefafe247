import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { launchChromium } from '../../build/chromium.ts';

let launching: Promise<Browser> | undefined;

/** One browser for a test file. */
export const browser = (): Promise<Browser> => {
  launching ??= launchChromium();
  return launching;
};

afterAll(async () => {
  await (await launching)?.close();
});

export interface PageOptions extends BrowserContextOptions {
  /** Below the app's root: `tegels`. */
  readonly path?: string;
  /** Another address than that of the shared site. */
  readonly site?: string;
  /** As if they had been chosen before. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Without a service worker a page starts faster; tests of being offline turn it on. */
  readonly offline?: boolean;
}

/** A page of its own, as on a fresh device, with whatever it complained about. */
export interface OpenPage {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly url: (path: string) => string;
  readonly close: () => Promise<void>;
}

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

const listen = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
};

/** What is not there by then will not come, also on a machine that many share. */
const PATIENCE_MS = 60_000;

export const openPage = async (options: PageOptions = {}): Promise<OpenPage> => {
  const { path = '', site = inject('site'), settings, offline = false, ...rest } = options;
  const serviceWorkers = offline ? 'allow' : 'block';
  const context = await (await browser()).newContext({ viewport: PHONE, serviceWorkers, ...rest });
  context.setDefaultTimeout(PATIENCE_MS);
  if (settings !== undefined)
    await context.addInitScript((text) => {
      if (localStorage.getItem('windroos.settings') === null) localStorage.setItem('windroos.settings', text);
    }, JSON.stringify(settings));
  const page = await context.newPage();
  const complaints = listen(page);
  await page.goto(site + path);
  await page.waitForSelector('h1');
  return { page, complaints, url: (to) => site + to, close: () => context.close() };
};

/** Waits until the page would also work without a network. */
export const untilOffline = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};
