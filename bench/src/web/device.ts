import { demoFile } from '@windroos/web/demoEvening';
import type { Browser, BrowserContext, Page } from 'playwright-core';

const PHONE = { width: 390, height: 844 } as const;

/** Puts the demo evening on a device, through the page itself. */
export const putDemo = async (context: BrowserContext, url: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(`${url}telblok`);
  const buffer = Buffer.from(demoFile());
  await page.setInputFiles('input[type=file]', { name: 'demo.json', mimeType: 'application/json', buffer });
  await page.waitForSelector('.pad-row');
  await page.close();
};

/** A phone with the demo evening on it. Without a service worker: what that fetches beforehand is no part of a page. */
export const openPhone = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  await putDemo(context, url);
  return context.newPage();
};
