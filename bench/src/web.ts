import { launchChromium } from '@windroos/web/chromium';
import type { Figure } from './figure.ts';
import { downloads } from './web/download.ts';
import { layingTiles } from './web/laying.ts';
import { lighthouse } from './web/lighthouse.ts';
import { openSite, type Site } from './web/site.ts';

/** The app as a phone meets it: what it fetches, what a tap costs, and what Lighthouse says of its pages. */

const inBrowser = async (site: Site): Promise<readonly Figure[]> => {
  const browser = await launchChromium();
  try {
    return [...(await downloads(browser, site)), ...(await layingTiles(browser, site))];
  } finally {
    await browser.close();
  }
};

export const webBenchmark = async (): Promise<readonly Figure[]> => {
  const site = await openSite();
  try {
    return [...(await inBrowser(site)), ...(await lighthouse(site))];
  } finally {
    await site.close();
  }
};
