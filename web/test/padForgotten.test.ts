import { expect, test } from 'vitest';
import {
  amountsOf,
  answerHow,
  answerWho,
  enterCounts,
  playHand,
  startPad,
  type Tapping,
  TYPED,
  totalsOf,
  windsOf,
  writeDown,
} from './support/pad.ts';

/* Amounts by `windroos settle`: Kees 160 from Henk with Kees as East (hand 2) and with Truus (hand 3). */
const AS_HAND_2 = ['-350', '+960', '-290', '-320'];
const AS_HAND_3 = ['-210', '+640', '-260', '-170'];

const openForgotten = async ({ page }: Tapping, number: number): Promise<void> => {
  await page.getByRole('link', { name: `Bekijk spel ${number}`, exact: true }).click();
  await page.waitForSelector('.hand-page');
  await page.getByRole('button', { name: 'Menu van dit telblok' }).click();
  await page.getByRole('link', { name: 'Voeg een vergeten spel toe' }).click();
  await page.waitForSelector('.forgotten');
};

test('a forgotten hand: seen before, put in, and taken back', async () => {
  const pad = await startPad();
  const { page } = pad;
  await playHand(pad, { winner: null });
  await playHand(pad, TYPED);
  expect(await amountsOf(pad, 2)).toEqual(AS_HAND_2);
  await openForgotten(pad, 2);
  const preview = page.locator('.forgotten-preview');
  expect(await preview.innerText()).toContain('Het vergeten spel wordt spel 2. Kees is dan Oost.');
  expect(await preview.innerText()).toMatch(/Spel 3\s+was spel 2, andere winden, andere bedragen, kijk de telling na/);

  await page.getByRole('link', { name: 'Vul het vergeten spel in' }).click();
  await answerWho(pad, 'Truus');
  expect(await page.locator('.top-bar').innerText()).toContain('Vergeten spel 2');
  await answerHow(pad, 'muur');
  await enterCounts(pad, { Truus: 80, Henk: 10, Ans: 10, Kees: 10 });
  await page.waitForSelector('.review-moves');
  expect(await page.locator('.review-moves').innerText()).toMatch(/Spel 3\s+was spel 2/);
  await page.reload();
  await page.waitForSelector('.review-moves');
  await writeDown(pad);
  const said = page.locator('.dialog[open]');
  expect(await said.innerText()).toContain('Spel 2 is ingevoegd.');
  await said.getByRole('button', { name: 'Goed' }).click();
  await said.waitFor({ state: 'detached' });
  // East is Kees, who pays Truus double.
  expect(await amountsOf(pad, 2)).toEqual(['-80', '-160', '+320', '-80']);
  expect(await amountsOf(pad, 3)).toEqual(AS_HAND_3);
  expect(await totalsOf(pad)).toEqual(['-290', '+480', '+60', '-250']);
  expect(await windsOf(pad)).toEqual(['Ans Zuid', 'Kees West', 'Truus Noord', 'Henk Oost']);

  await page.getByRole('button', { name: 'Maak ongedaan' }).click();
  await page.getByText('Ongedaan gemaakt.').first().waitFor();
  expect(await amountsOf(pad, 2)).toEqual(AS_HAND_2);
  expect(await totalsOf(pad)).toEqual(AS_HAND_2);
  expect(pad.open.complaints).toEqual([]);
  await pad.open.close();
});

test('from the menu of the pad, once a hand was played', async () => {
  const pad = await startPad();
  const { page } = pad;
  const menu = page.getByRole('button', { name: 'Menu van dit telblok' });
  const link = page.getByRole('link', { name: 'Een vergeten spel toevoegen' });
  await menu.click();
  await page.locator('.dialog[open] .menu').first().waitFor();
  expect(await link.count()).toBe(0);
  await page.keyboard.press('Escape');
  await playHand(pad, { winner: null });
  await menu.click();
  await link.click();
  await page.waitForSelector('.forgotten');
  expect(await page.getByLabel('Vóór welk spel hoort het?').inputValue()).toBe('0010');
  await page.getByRole('link', { name: 'Vul het vergeten spel in' }).click();
  await answerWho(pad, null);
  await writeDown(pad);
  await page.locator('.dialog[open]').getByRole('button', { name: 'Goed' }).click();
  expect(await page.locator('tr.evening-hand .evening-word').allInnerTexts()).toEqual(['remise', 'remise']);
  await pad.open.close();
});
