import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_NOW, demoFile } from '../scripts/demoEvening.ts';
import { SCREENS } from '../scripts/screens.ts';
import { openPage } from './support/browser.ts';
import { answerHow, answerWho, checkOf, layTiles, playHand, startPad, totalsOf } from './support/pad.ts';

const PAD_SCREENS = SCREENS.filter(({ path }) => path.startsWith('telblok'));

/** What is wider than the screen, and what a finger would miss. */
const faultsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const targets = [...document.querySelectorAll<HTMLElement>('.pad-screen :is(button, .button, .option, summary)')];
    const isTarget = (one: HTMLElement): boolean =>
      one.checkVisibility() && getComputedStyle(one, '::after').content === 'none';
    const small = targets.filter((one) => isTarget(one) && one.getBoundingClientRect().height < 43.5);
    return [
      ...(wide > 0 ? [`${wide} px too wide`] : []),
      ...small.map((one) => `${one.className}: ${one.getBoundingClientRect().height} px high`),
    ];
  });

test.each([
  [320, 640],
  [844, 390],
])(
  'every screen of the pad fits %i × %i, with targets for fingers',
  async (width, height) => {
    const { page, url, close, complaints } = await openPage({ path: 'telblok', viewport: { width, height } });
    await page.clock.setFixedTime(DEMO_NOW);
    const buffer = Buffer.from(demoFile());
    await page.setInputFiles('input[type=file]', { name: 'a.json', mimeType: 'text/plain', buffer });
    await page.locator('.pad-row').waitFor();
    for (const { name, path, act } of PAD_SCREENS) {
      await page.evaluate(() => localStorage.clear());
      await page.goto(url(path));
      await page.waitForSelector('h1');
      await page.waitForSelector('.waiting', { state: 'detached' });
      await act?.(page);
      expect(await faultsOn(page), name).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await close();
  },
  600_000,
);

/** Figures that run out of their cell, or over their neighbour. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const outside = (cell: Element): boolean => {
      const range = document.createRange();
      range.selectNodeContents(cell.lastChild!);
      const [text, box] = [range.getBoundingClientRect(), cell.getBoundingClientRect()];
      return text.left < box.left - 1 || text.right > box.right;
    };
    const cells = [...document.querySelectorAll('.evening-hand > td:not(.evening-word, .evening-east), tfoot td')];
    return cells.filter((cell) => cell.hasChildNodes() && outside(cell)).map((cell) => cell.textContent!);
  });

test.each(['normal', 'largest'])('amounts of five figures and a bank are whole, in %s print', async (size) => {
  const viewport = { width: 320, height: 640 };
  const pad = await startPad({ rules: 'NTS 2019' }, { viewport, settings: { size } });
  const { page } = pad;
  await playHand(pad, { winner: 'Ans', counts: { Ans: 2000, Kees: 0, Truus: 0, Henk: 0 } });
  await page.getByRole('button', { name: 'Menu van dit telblok' }).click();
  await page.getByRole('link', { name: 'Straf', exact: true }).click();
  await page.getByRole('button', { name: 'Schrijf een straf op' }).click();
  await page.getByRole('button', { name: 'Kees', exact: true }).click();
  await page.getByLabel('Bedrag').fill('1000');
  await page.locator('.option', { hasText: 'De bank' }).click();
  await page.getByRole('button', { name: 'Schrijf op', exact: true }).click();
  await page.goBack();
  await page.waitForSelector('.evening');
  expect(await totalsOf(pad)).toEqual(['+12.000', '-5000', '-4000', '-4000']);
  expect(await cutOff(page)).toEqual([]);
  expect(await checkOf(pad)).toBe('Som -1000, bank 1000 ✓');
  const bank = await page.locator('.evening-bank').boundingBox();
  expect(bank!.x + bank!.width).toBeLessThanOrEqual(320);
  expect(bank!.y + bank!.height).toBeLessThanOrEqual(640);
  await pad.open.close();
});

test('the screen turns to a seat, dialogs too, and works there', async () => {
  const pad = await startPad();
  const { page } = pad;
  for (const degrees of ['90', '180', '270']) {
    await page.getByRole('button', { name: 'Menu van dit telblok' }).click();
    await page.getByRole('button', { name: 'Draai het scherm' }).click();
    const dialog = page.locator('.dialog[open]');
    const box = await dialog.boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    await page.keyboard.press('Escape');
    expect(await page.locator(`:root[data-turn="${degrees}"]`).count()).toBe(1);
  }
  await playHand(pad, { winner: null });
  expect(await page.getByText('remise').count()).toBe(1);
  await pad.open.close();
});

test('the screen stays awake on an open pad', async () => {
  const open = await openPage();
  await open.page.context().addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const lock = { release: async () => asked.push('released') };
    const request = async (kind: string) => {
      asked.push(kind);
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await open.page.goto(open.url('telblok/nieuw'));
  await open.page.getByRole('button', { name: 'Begin' }).click();
  await open.page.waitForSelector('.evening');
  const asked = (): Promise<unknown> => open.page.evaluate(() => (window as unknown as { asked: unknown }).asked);
  expect(await asked()).toEqual(['screen']);
  await open.page.getByRole('button', { name: 'Terug' }).click();
  await open.page.waitForSelector('.pads');
  expect(await asked()).toEqual(['screen', 'released']);
  await open.close();
});

test('a device that may forget says so on the sheet, and never while a hand is entered', async () => {
  const pad = await startPad();
  const { page } = pad;
  const said = page.getByText('Dit apparaat kan dit telblok weggooien.');
  await said.waitFor();
  await page.locator('.pad-foot .button-primary').click();
  await answerWho(pad, 'Kees');
  await page.waitForSelector('.options');
  expect(await said.count()).toBe(0);
  await page.goBack();
  await page.goBack();
  await said.waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Bewaar', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.windroos\.json$/);
  await page.getByRole('button', { name: 'Begrepen' }).click();
  await said.waitFor({ state: 'detached' });
  await pad.open.close();
});

test('tiles that were wiped by mistake come back with one tap, until the next tile', async () => {
  const pad = await startPad();
  const { page } = pad;
  await page.locator('.pad-foot .button-primary').click();
  await answerWho(pad, 'Kees');
  await answerHow(pad, 'Henk');
  await page.waitForSelector('.picker');
  await layTiles(pad, { tiles: 'k234 dGGG', open: ['groene draak'] });
  const status = page.locator('.lay-tab[aria-current] .lay-tab-status');
  await page.getByRole('button', { name: 'Wis', exact: true }).click();
  expect(await status.innerText()).toBe('nog leeg');
  await page.getByRole('button', { name: 'Zet terug' }).click();
  expect(await status.innerText()).toBe('6 van 14');
  expect(await page.getByRole('button', { name: /groene draak, nu open/ }).count()).toBe(1);
  await page.getByRole('button', { name: 'Wis', exact: true }).click();
  await layTiles(pad, { tiles: 'b5' });
  expect(await page.getByRole('button', { name: 'Zet terug' }).count()).toBe(0);
  expect(pad.open.complaints).toEqual([]);
  await pad.open.close();
});
