import { describe, expect, test } from 'vitest';
import { DESKTOP, type OpenPage, openPage } from './support/browser.ts';

const heading = ({ page }: OpenPage): Promise<string | null> => page.locator('h1').textContent();

/** A menu click loads a chunk first. */
const untilHeading = ({ page }: OpenPage, text: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.querySelector('h1')?.textContent?.trim() === wanted, text);

describe('the frame', () => {
  test('opens in Dutch, with a menu of pages that exist', async () => {
    const open = await openPage({ viewport: DESKTOP });
    expect(await heading(open)).toMatch(/Mahjong zoals\s+jouw club het speelt/);
    const links = open.page.locator('.bar a.page-link');
    const texts = await links.allTextContents();
    expect(texts).toContain('Tel één hand');
    for (const text of texts) {
      const link = links.filter({ hasText: text });
      const address = await link.getAttribute('href');
      await link.click();
      await open.page.waitForURL((now) => now.pathname === address);
      await open.page.waitForSelector('h1');
      expect(await heading(open)).not.toBe('Deze pagina is er niet');
      // Entering a hand takes the whole screen, so not every page has the bar to go on from.
      await open.page.goto(open.url(''));
    }
    expect(open.complaints).toEqual([]);
    await open.close();
  });

  test('on a phone the menu is a sheet that closes when a page is chosen', async () => {
    const open = await openPage();
    await open.page.getByRole('button', { name: 'Menu' }).click();
    await open.page.getByRole('dialog').getByRole('link', { name: 'Tegels' }).click();
    await untilHeading(open, 'De stenen');
    expect(await open.page.getByRole('dialog').count()).toBe(0);
    await open.page.goBack();
    await open.page.waitForSelector('.home');
    await open.close();
  });

  test('gives the heading the focus after a page change', async () => {
    const open = await openPage({ viewport: DESKTOP });
    await open.page.locator('.bar').getByRole('link', { name: 'Tegels' }).click();
    await untilHeading(open, 'De stenen');
    await open.page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await open.close();
  });

  test('a deep link opens its page, and an unknown one says so', async () => {
    const deep = await openPage({ path: 'weergave/' });
    expect(await heading(deep)).toBe('Weergave');
    await deep.page.goto(deep.url('bestaat-niet'));
    expect(await heading(deep)).toBe('Deze pagina is er niet');
    await deep.page.getByRole('link', { name: 'Naar het begin' }).click();
    await deep.page.waitForSelector('.home');
    expect(deep.complaints).toEqual([]);
    await deep.close();
  });
});
