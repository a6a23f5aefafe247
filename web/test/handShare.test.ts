import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { RULE_SETS } from '@windroos/engine';
import { expect, test } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { DESKTOP, type OpenPage, openPage } from './support/browser.ts';

const layPungs = async ({ page }: OpenPage): Promise<void> => {
  await page.keyboard.type('k234b55wSSSdGGGt999wS');
  await page.locator('.laid .pill').nth(1).click();
  await page.locator('.laid .pill').nth(2).click();
  await page.getByText('Weggelegd door een ander').click();
  await page.getByRole('radio', { name: 'Zuid' }).first().check({ force: true });
};

/** Chromium takes every name below `localhost` to be this machine; the app takes it for a host like any other. */
const asHost = (address: string): string => address.replace('//localhost', '//windroos.localhost');

test('a link with everything in it: made here, opened on a fresh device', async () => {
  const open = await openPage({ path: 'hand', viewport: DESKTOP });
  await open.page.goto(asHost(open.url('hand')));
  await open.page.waitForSelector('.picker');
  await layPungs(open);
  await open.page.getByRole('button', { name: 'Deel dit telblad' }).click();
  const dialog = open.page.getByRole('dialog');
  await dialog.getByLabel('Naam erbij').fill('Hanneke');
  const picture = dialog.getByRole('img', { name: /^Plaatje: Mahjong: 160 punten \(Hanneke, Zuid/ });
  await picture.waitFor();
  expect(await dialog.getByRole('img', { name: 'QR-code van de link' }).count()).toBe(1);
  const link = await dialog.getByRole('textbox', { name: 'De link' }).inputValue();
  expect(link.startsWith(asHost(open.url('#/hand/1/')))).toBe(true);
  const saved = open.page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Bewaar het plaatje' }).click();
  expect((await saved).suggestedFilename()).toBe('telblad.png');
  expect(open.complaints).toEqual([]);
  expect(await violationsOn(open.page)).toEqual([]);
  await open.close();

  const fresh = await openPage({ path: `#${link.split('#')[1]}` });
  await fresh.page.waitForSelector('.shared-head');
  expect(await fresh.page.locator('h1').textContent()).toBe('Hanneke maakt mahjong: 160 punten');
  expect(await fresh.page.locator('.sheet-total').textContent()).toMatch(/40 × 2 × 2\s*160/);
  await fresh.page.getByRole('button', { name: 'Leg deze stenen zelf' }).click();
  await fresh.page.waitForSelector('.picker');
  expect(await fresh.page.locator('.picker-line').textContent()).toMatch(/160$/);
  expect(fresh.complaints).toEqual([]);
  await fresh.page.goBack();
  await fresh.page.waitForSelector('.shared-head');
  expect(await violationsOn(fresh.page)).toEqual([]);
  await fresh.close();
});

test('on this machine only: said, and the picture comes first', async () => {
  const open = await openPage({ path: 'hand', viewport: DESKTOP });
  await layPungs(open);
  await open.page.getByRole('button', { name: 'Deel dit telblad' }).click();
  const dialog = open.page.getByRole('dialog');
  await dialog.getByText('Deze link werkt alleen op deze computer.').waitFor();
  expect(await dialog.locator('.button-primary').textContent()).toBe('Bewaar het plaatje');
  expect(await dialog.locator('.share-code').count()).toBe(0);
  await open.close();
});

/** House rules that tell of every row where it was decided: more than a code can hold. */
const longRules = (): string => {
  const decided = ({ id }: { readonly id: string }) =>
    [id, { source: { document: 'nts-2019', section: createHash('sha256').update(id).digest('hex') } }] as const;
  const rows = Object.fromEntries(RULE_SETS['nts-2019'].rows.map(decided));
  return JSON.stringify({ id: 'lang', extends: 'nts-2019', name: { nl: 'Lange regels' }, rows });
};

test('a link that is too long for a code is said to be so, and works', async () => {
  const open = await openPage({ path: 'hand', viewport: DESKTOP });
  const { page } = open;
  await page.goto(asHost(open.url('regels/huisregels')));
  await page.getByLabel('Of plak de tekst hier').fill(longRules());
  await page.getByRole('button', { name: 'Kijk het na' }).click();
  await page.getByRole('button', { name: 'Bewaar deze regels' }).click();
  await page.getByText('Lange regels is bewaard.').waitFor();
  await page.goto(asHost(open.url('hand')));
  await page.waitForSelector('.picker');
  await page.getByLabel('Spelregels').selectOption({ label: 'Lange regels' });
  await layPungs(open);
  await page.getByRole('button', { name: 'Deel dit telblad' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Deze link is te lang voor een QR-code.').waitFor();
  expect(await dialog.locator('.share-code').count()).toBe(0);
  const link = await dialog.getByRole('textbox', { name: 'De link' }).inputValue();
  expect(link.length).toBeGreaterThan(900);
  await page.goto(link);
  await page.waitForSelector('.shared-head');
  expect(await page.locator('.shared-head').innerText()).toContain('Lange regels');
  expect(open.complaints).toEqual([]);
  await open.close();
});

const packed = (value: unknown): string => deflateRawSync(JSON.stringify(value)).toString('base64url');
const fifth = { hand: 'k11111 b123 t123 w', melds: [] };

const BAD_LINKS = [
  ['#/hand/1/%zz', 'Deze link is niet heel.'],
  ['#/hand/1/abc', 'Deze link is niet heel.'],
  ['#/hand/1/', 'Deze link is niet heel.'],
  [`#/hand/1/${packed({ hands: {} })}`, 'De hand in deze link kan ik niet lezen.'],
  [
    `#/hand/1/${packed({ engine: '0.1.0', rules: 'nts-2019', round: 'E', winner: null, hands: { E: fifth } })}`,
    'De hand in deze link kan ik niet lezen.',
  ],
  ['#/hand/2/abc', 'Deze link is van een nieuwere versie.'],
  [`#/hand/1/${packed('x'.repeat(1_000_000))}`, 'Deze link is te groot.'],
] as const;

test('a link that is not right: a clear message, and nothing lost', async () => {
  const { page, url, close, complaints } = await openPage({ path: 'hand' });
  await page.keyboard.type('k234b55');
  for (const [link, title] of BAD_LINKS) {
    await page.goto(url('tegels'));
    await page.goto(url(link));
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent(), link.slice(0, 40)).toContain(title);
  }
  await page.getByLabel('Plak een link').fill('hallo');
  await page.getByRole('button', { name: 'Open de link' }).click();
  expect(await page.locator('.field-error').textContent()).toBe('Deze link is niet heel.');
  await page.goto(url('hand'));
  expect(await page.locator('.laid-group').count()).toBe(2);
  expect(complaints).toEqual([]);
  await page.goto(url('#/hand/1/abc'));
  await page.getByRole('alert').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await close();
});
