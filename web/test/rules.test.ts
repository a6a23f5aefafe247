import { RULE_SET_IDS, RULE_SETS } from '@windroos/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, openPage } from './support/browser.ts';

/** A long page is drawn part by part. */
const cells = async (page: Page, row: string): Promise<readonly string[]> => {
  await page.locator(`#${row}`).waitFor({ state: 'attached' });
  return page.locator(`#${row} td`).allTextContents();
};

test('every rule set has a page, and each line an example that opens', async () => {
  const { page, url, close, complaints } = await openPage({ path: 'regels' });
  expect(await page.locator('.rule-cards a').count()).toBe(RULE_SET_IDS.length);
  for (const id of RULE_SET_IDS) {
    await page.goto(url(`regels/${id}`));
    const { rows, limits } = RULE_SETS[id];
    const lines = rows.length + limits.length;
    await page.waitForFunction((count) => document.querySelectorAll('.rule-example').length === count, lines);
    expect(await page.locator('.rule-rows tbody tr').count(), id).toBe(lines);
  }
  await page.goto(url('regels/nts-2019'));
  await page.locator('#schoon .rule-example').click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.getByRole('heading').textContent()).toBe('Schoon spel');
  expect(await dialog.locator('.example-line-here').count()).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
  await close();
});

test('a line of a score sheet leads to its place', async () => {
  const { page, close } = await openPage({ path: 'regels/rode-draak#drie-wijzen' });
  const row = page.locator('.rule-row-here');
  await row.waitFor();
  expect(await row.getAttribute('id')).toBe('drie-wijzen');
  expect(await row.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
  await close();
});

test('two rule sets stand side by side', async () => {
  const { page, close } = await openPage({ path: 'regels/nts-2019', viewport: DESKTOP });
  await page.getByLabel('Vergelijk met').selectOption({ label: 'De Rode Draak' });
  await page.waitForSelector('.rule-row-differs');
  expect(new URL(page.url()).search).toBe('?met=rode-draak');
  expect((await cells(page, 'vier-kongs')).slice(1)).toEqual(['3', expect.stringMatching(/^≠\s*2$/)]);
  expect((await cells(page, 'pung-draken')).slice(1)).toEqual(['1', '1']);
  await page.getByRole('switch', { name: 'Alleen de verschillen' }).click();
  await page.locator('#pung-draken').waitFor({ state: 'detached' });
  await page.getByLabel('Spelregels').selectOption({ label: 'Pe-ling' });
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Spelregels van club Pe-ling');
  expect(new URL(page.url()).search).toBe('?met=rode-draak');
  await close();
});

test('search finds lines, rules of play and decisions, and says how many', async () => {
  const { page, close } = await openPage({ path: 'regels/nts-2019' });
  await page.getByRole('searchbox', { name: 'Zoek in de regels' }).fill('dertien wezen');
  await page.getByText(/\d keer gevonden/).waitFor();
  expect(await page.locator('.rule-rows tbody tr').count()).toBe(1);
  await page.getByRole('searchbox').fill('xyzzy');
  await page.getByText('Niets gevonden.').waitFor();
  await close();
});

const HOUSE = `{
  "id": "onze-club",
  "extends": "nts-2019",
  "name": { "nl": "Onze club" },
  "cap": 4000,
  "rows": { "schoon": { "doubles": 2 } }
}`;
const WRONG = HOUSE.replace('4000', '-1').replace('"schoon"', '"schoner"');

test('house rules with mistakes are refused with all of them and where they are', async () => {
  const { page, close } = await openPage({ path: 'regels/huisregels' });
  await page.setInputFiles('input[type=file]', {
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from(WRONG),
  });
  await page.getByText('In dit bestand kloppen 2 dingen niet.').waitFor();
  const errors = await page.locator('.rule-errors li').allTextContents();
  expect(errors[0]).toMatch(/^Regel 5, kolom 3 ‘cap’/);
  expect(errors[1]).toMatch(/^Regel 6, kolom 13 .*‘rows.schoner’/);
  await page.locator('textarea').fill('geen regels');
  await page.getByRole('button', { name: 'Kijk het na' }).click();
  await page.getByText('In dit bestand klopt 1 ding niet.').waitFor();
  await close();
});

test('house rules are kept, shown beside the six, and taken away again', async () => {
  const { page, url, close, complaints } = await openPage({ path: 'regels/huisregels' });
  await page.locator('textarea').fill(HOUSE);
  await page.getByRole('button', { name: 'Kijk het na' }).click();
  await page.getByRole('button', { name: 'Bewaar deze regels' }).click();
  await page.getByText('Onze club is bewaard.').waitFor();
  await page.goto(url('regels'));
  await page
    .locator('.rule-cards')
    .getByRole('link', { name: /Onze club/ })
    .click();
  await page.waitForSelector('#schoon', { state: 'attached' });
  expect(await page.locator('h1').textContent()).toBe('Onze club');
  expect((await cells(page, 'schoon')).at(-1)).toBe('2');
  await page.getByLabel('Vergelijk met').selectOption({ label: 'NTS 2019' });
  await page.getByText('2 verschillen').waitFor();
  await page.goto(url('regels/huisregels'));
  await page.getByRole('button', { name: 'Haal weg' }).click();
  await page.getByText('Onze club is weggehaald.').waitFor();
  await page.goto(url('regels/eigen?regels=onze-club'));
  await page.getByText('Deze huisregels staan niet op dit apparaat').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('everything can be saved in one file and put back on another device', async () => {
  const one = await openPage({ path: 'regels/huisregels', settings: { letters: 'OZWN' } });
  await one.page.locator('textarea').fill(HOUSE);
  await one.page.getByRole('button', { name: 'Kijk het na' }).click();
  await one.page.getByRole('button', { name: 'Bewaar deze regels' }).click();
  await one.page.getByText('Onze club is bewaard.').waitFor();
  await one.page.goto(one.url('weergave'));
  const saving = one.page.waitForEvent('download');
  await one.page.getByRole('button', { name: 'Alles bewaren' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^windroos-\d{4}-\d\d-\d\d\.json$/);

  const other = await openPage({ path: 'weergave' });
  await other.page.setInputFiles('input[type=file]', await file.path());
  await other.page.getByText('Teruggezet.').waitFor();
  await other.page.setInputFiles('input[type=file]', await file.path());
  await other.page.getByText('Er stond niets nieuws in.').waitFor();
  await other.page.goto(other.url('regels'));
  await other.page
    .locator('.rule-cards')
    .getByRole('link', { name: /Onze club/ })
    .waitFor();
  await one.close();
  await other.close();
});
