import { expect, test } from 'vitest';
import { demoFile } from '../scripts/demoEvening.ts';
import { openPage, untilOffline } from './support/browser.ts';
import { amountsOf, fillNewPad, playHand, startPad, TYPED, TYPED_AMOUNTS, tapping, totalsOf } from './support/pad.ts';

test('a pad that was thrown away lies in the bin and comes back', async () => {
  const pad = await startPad();
  const { page, open } = pad;
  await playHand(pad, TYPED);
  await page.getByRole('button', { name: 'Menu van dit telblok' }).click();
  await page.getByRole('link', { name: 'Naam en lengte' }).click();
  await page.getByLabel('Naam van dit telblok').fill('Clubavond');
  await page.getByLabel('Speler 1').fill('Anneke');
  await page.getByRole('button', { name: 'Gooi dit telblok weg' }).click();
  await page.getByText('Nog geen telblok.').waitFor();
  await page.getByRole('link', { name: 'Prullenbak (1)' }).click();
  expect(await page.locator('.pad-row').innerText()).toContain('nog 30 dagen');
  await page.getByRole('button', { name: 'Zet terug' }).click();
  await page.getByText('De prullenbak is leeg.').waitFor();
  await page.goto(open.url('telblok'));
  await page.locator('.pad-row-link').click();
  await page.waitForSelector('.evening');
  expect(await page.locator('h1').innerText()).toBe('Clubavond');
  expect(await page.locator('.evening thead').innerText()).toContain('Anneke');
  expect(await totalsOf(pad)).toEqual(TYPED_AMOUNTS);
  expect(open.complaints).toEqual([]);
  await open.close();
});

test('without a network: a new pad and a hand, and after a reload they are there', async () => {
  const open = await openPage({ offline: true });
  await untilOffline(open.page);
  await open.page.context().setOffline(true);
  await open.page.goto(open.url('telblok/nieuw'), { waitUntil: 'commit' });
  await open.page.waitForSelector('.name-row');
  const pad = tapping(open);
  await fillNewPad(pad, {});
  await playHand(pad, TYPED);
  await open.page.reload({ waitUntil: 'commit' });
  await open.page.waitForSelector('.evening-won');
  expect(await totalsOf(pad)).toEqual(TYPED_AMOUNTS);
  await open.close();
});

test('a pad by house rules: chosen when it is begun, and frozen into it', async () => {
  const open = await openPage({ path: 'regels/huisregels' });
  const { page } = open;
  const rules = { id: 'club', extends: 'nts-2019', name: { nl: 'Onze regels' }, minimum: null };
  const buffer = Buffer.from(JSON.stringify(rules));
  await page.setInputFiles('input[type=file]', { name: 'club.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Bewaar deze regels' }).click();
  await page.getByText('Onze regels is bewaard.').waitFor();
  await page.goto(open.url('telblok/nieuw'));
  await page.locator('.option', { hasText: 'Onze regels' }).waitFor();
  const pad = tapping(open);
  await fillNewPad(pad, { rules: 'Onze regels' });
  expect(await page.locator('.top-bar').innerText()).toContain('Onze regels · 0 van 16 gespeeld');
  // Without a minimum a mahjong of one double counts: 30 × 2.
  const Kees = { tiles: 'k123 b456 t789 dRRR k55', open: ['rode draak'], last: 'k5' };
  await playHand(pad, { winner: 'Kees', from: 'Henk', counts: { Kees, Truus: 20, Henk: 20, Ans: 20 } });
  expect(await amountsOf(pad, 1)).toEqual(['-120', '+240', '-60', '-60']);
  await open.close();
});

test('until a time: the running hand counts, then the end or one more', async () => {
  const pad = await startPad({ length: 'Tot een tijd' });
  const { page } = pad;
  expect(await page.locator('.top-bar').innerText()).toContain('0 spellen gespeeld');
  await playHand(pad, TYPED);
  await page.clock.install({ time: Date.now() + 24 * 60 * 60 * 1000 });
  await playHand(pad, { winner: null });
  expect(await page.locator('.end-panel').innerText()).toContain('De avond is om. Kees wint met +640.');
  await page.getByRole('button', { name: 'Nog een spel' }).click();
  await page.getByRole('link', { name: 'Spel 3 invullen' }).last().waitFor();
  await pad.open.close();
});

test('amounts are frozen: another engine shows what it would count, and a tap takes it over', async () => {
  const file = JSON.parse(demoFile());
  // As if an older engine had counted 80 for Ans in hand 6.
  for (const edit of file.edits)
    if (edit.slot === '0060' && edit.field === 'written') {
      const keys = Object.keys(edit.value.counts);
      const key = keys.find((one) => edit.value.counts[one] === 160)!;
      edit.value = { engine: '0.0.1', counts: { ...edit.value.counts, [key]: 80 }, pays: {} };
    }
  const open = await openPage({ path: 'telblok' });
  const { page } = open;
  await page.setInputFiles('input[type=file]', {
    name: 'a.json',
    mimeType: 'text/plain',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await page.locator('.pad-row-link').click();
  await page.waitForSelector('.evening');
  const pad = tapping(open);
  // Ans 80 instead of 160: `windroos settle`.
  expect(await amountsOf(pad, 6)).toEqual(['+320', '-120', '-60', '-140']);
  await page.getByRole('link', { name: 'Bekijk spel 6', exact: true }).click();
  await page.waitForSelector('.hand-problems .notice');
  expect(await page.locator('.hand-problems').innerText()).toContain('Ans: opgeschreven 80, zou nu zijn 160.');
  await page.getByRole('button', { name: 'Neem de nieuwe telling over' }).click();
  await page.goBack();
  await page.waitForSelector('.evening');
  expect(await amountsOf(pad, 6)).toEqual(['+640', '-280', '-140', '-220']);
  await open.close();
});
