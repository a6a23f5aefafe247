import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DEMO_ID, demoFile } from '../scripts/demoEvening.ts';
import { type OpenPage, openPage } from './support/browser.ts';
import {
  amountsOf,
  answerWho,
  correctHand,
  enterCounts,
  enterHand,
  playHand,
  startPad,
  type Tapping,
  TYPED,
  TYPED_AMOUNTS,
  tapping,
  totalsOf,
  writeDown,
} from './support/pad.ts';

/** The same pad in a second tab. */
const secondTab = async (pad: Tapping): Promise<Tapping> => {
  const page = await pad.page.context().newPage();
  await page.goto(pad.page.url());
  await page.waitForSelector('.evening');
  return tapping({ ...pad.open, page } as OpenPage);
};

/** Corrects one loser's count in hand 1, up to the review. */
const retype = async (pad: Tapping, name: string, count: number): Promise<void> => {
  await correctHand(pad, 1);
  await answerWho(pad, 'Kees');
  await pad.page.waitForSelector('.options');
  await pad.page.locator('.pad-foot .button-primary').click();
  await enterCounts(pad, { [name]: count });
  await pad.page.waitForSelector('.review');
};

describe('two tabs on one pad', () => {
  test('see each other’s hands at once', async () => {
    const one = await startPad();
    const two = await secondTab(one);
    await one.page.bringToFront();
    await playHand(one, TYPED);
    await two.page.locator('.evening-won').waitFor();
    expect(await totalsOf(two)).toEqual(TYPED_AMOUNTS);
    await two.page.bringToFront();
    await playHand(two, { winner: null });
    await one.page.getByText('remise').waitFor();
    await one.open.close();
  });

  test('that change the same count: both values are there, and one tap says which is right', async () => {
    const one = await startPad();
    await playHand(one, TYPED);
    const two = await secondTab(one);
    await retype(two, 'Truus', 20);
    await one.page.bringToFront();
    await retype(one, 'Truus', 80);
    await writeDown(one);
    await two.page.bringToFront();
    await two.page.locator('.entry-changed').waitFor();
    expect(await two.page.locator('.entry-changed').innerText()).toContain('ook op een ander scherm ingevuld');
    await writeDown(two);
    for (const { page } of [two, one]) {
      await page.bringToFront();
      await page.locator('.dialog[open]').getByRole('button', { name: 'Goed' }).click();
      await page.getByText('Spel 1 is twee keer verschillend ingevuld.').waitFor();
    }
    // The later one counts: Truus 20.
    expect(await amountsOf(one, 1)).toEqual(['-340', '+640', '-170', '-130']);
    expect(await amountsOf(two, 1)).toEqual(['-340', '+640', '-170', '-130']);
    await one.page.getByRole('link', { name: 'Kijk het na' }).click();
    const both = one.page.locator('.conflict', { hasText: 'Hand van Truus' }).locator('.conflict-version');
    await both.nth(1).waitFor();
    expect((await both.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual(['20 punten', '80 punten']);
    await both.nth(1).getByRole('button', { name: 'Dit klopt' }).click();
    await one.page.locator('.conflict').waitFor({ state: 'detached' });
    await two.page.getByText('Spel 1 is twee keer verschillend ingevuld.').waitFor({ state: 'detached' });
    expect(await amountsOf(two, 1)).toEqual(['-460', '+640', '+10', '-190']);
    await one.open.close();
  });
});

/** Every write to the database fails, as on a full device. */
const fillDevice = (page: Page): Promise<void> =>
  page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

describe('a device that does not keep', () => {
  test('a full device: said, on the page, and there as a file', async () => {
    const pad = await startPad();
    const { page } = pad;
    await fillDevice(page);
    await playHand(pad, TYPED);
    expect(await amountsOf(pad, 1)).toEqual(TYPED_AMOUNTS);
    expect(await page.locator('.notices').innerText()).toContain('Dit apparaat is vol.');
    expect(await page.locator('.unkept').innerText()).toContain('Je laatste invoer is niet bewaard.');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.unkept').getByRole('button', { name: 'Bewaar als bestand' }).click(),
    ]);
    const path = await download.path();

    // The file has everything: another device shows the same totals.
    const other = tapping(await openPage({ path: 'telblok' }));
    await other.page.setInputFiles('input[type=file]', path);
    await other.page.locator('.pad-row-link').click();
    await other.page.waitForSelector('.evening');
    expect(await totalsOf(other)).toEqual(TYPED_AMOUNTS);
    await other.open.close();
    await pad.open.close();
  });

  test('a browser without a database: everything works as long as the page is open', async () => {
    const open = await openPage();
    await open.page.context().addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('no', 'SecurityError');
      };
    });
    await open.page.goto(open.url('telblok/nieuw'));
    const pad = tapping(open);
    await open.page.getByLabel('Naam 1, begint als').fill('Ans');
    await open.page.getByRole('button', { name: 'Begin' }).click();
    await open.page.waitForSelector('.evening');
    expect(await open.page.locator('.notices').innerText()).toContain('Deze browser bewaart niets.');
    await enterHand(pad, { winner: 'Ans', counts: { Ans: 80, 'Speler 2': 10, 'Speler 3': 20, 'Speler 4': 30 } });
    await writeDown(pad);
    expect(await amountsOf(pad, 1)).toEqual(['+480', '-190', '-160', '-130']);
    await open.close();
  });
});

describe('files', () => {
  const openFile = async (page: Page, name: string, content: string): Promise<void> => {
    await page.setInputFiles('input[type=file]', { name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  };

  const noticeOn = (page: Page): Promise<string> => page.locator('.open-file .notice').innerText();

  test('a damaged pad, backup or other file is refused with its place, and nothing changes', async () => {
    const { page, close, complaints } = await openPage({ path: 'telblok' });
    await openFile(page, 'demo.json', demoFile());
    await page.locator('.pad-row').waitFor();
    const good = JSON.parse(demoFile());
    const bad = { ...good, edits: good.edits.map((edit: object, i: number) => (i === 3 ? { ...edit, n: 'x' } : edit)) };
    const backup = { windroos: 'backup', version: 1, pads: [bad], rules: [], settings: {} };
    const cases: readonly (readonly [string, string])[] = [
      ['{"windroos":', 'beschadigd'],
      ['{"a":1}', 'geen bestand van Windroos'],
      [JSON.stringify(bad), 'Plaats: edits.3.n.'],
      [JSON.stringify(backup), 'Plaats: pads.0.edits.3.n.'],
      [JSON.stringify({ ...good, version: 99 }), 'nieuwere versie'],
    ];
    for (const [text, words] of cases) {
      await openFile(page, 'x.json', text);
      await page.locator('.open-file .notice-refused').waitFor();
      const said = await noticeOn(page);
      expect(said).toContain(words);
      expect(said).toContain('Er is niets veranderd.');
      await openFile(page, 'demo.json', demoFile());
      await page.locator('.open-file .notice-done').waitFor();
    }
    expect(await noticeOn(page)).toContain('was hier al');
    expect(await page.locator('.pad-row').count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a CSV goes out and in; a malformed one names line and column', async () => {
    const { page, url, close, complaints } = await openPage({ path: 'telblok' });
    await openFile(page, 'demo.json', demoFile());
    await page.locator('.pad-row').waitFor();
    await page.goto(url(`telblok/bewaren?blok=${DEMO_ID}`));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Tabel voor een rekenblad (CSV)' }).click(),
    ]);
    const { readFile } = await import('node:fs/promises');
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv.split('\r\n')[0]).toContain('spel;ronde;oost;winnaar;van;hoe;telling Ans');
    expect(csv).toContain('6;Zuid;Kees;Ans;Henk;weggelegd;160;640;;620');

    await page.goto(url('telblok'));
    const readCsv = async (text: string): Promise<string> => {
      await openFile(page, 'avond.csv', text);
      await page.getByRole('dialog').locator('.option', { hasText: 'NTS 2019' }).click();
      await page.getByRole('button', { name: 'Lees het bestand' }).click();
      await page.locator('.open-file .notice').waitFor();
      await page.locator('.dialog[open]').waitFor({ state: 'detached' });
      return noticeOn(page);
    };
    expect(await readCsv(csv.replace(';80;480;;480;', ';tachtig;480;;480;'))).toContain(
      'Regel 2, ‘telling Ans’: ‘tachtig’ moet een getal zijn. Er is niets veranderd.',
    );
    expect(await readCsv('a;b;c')).toContain('dit zijn niet de kolommen van een telblok');
    expect(await page.locator('.pad-row').count()).toBe(1);
    expect(await readCsv(csv.replace(';160;640;;620;', ';160;650;;620;'))).toContain(
      'regel 7, betaald Ans: er staat 650, ik tel 640',
    );
    await page.getByRole('button', { name: 'Open dit telblok' }).click();
    await page.waitForSelector('.evening');
    expect(await totalsOf({ page } as Tapping)).toEqual(['+620', '-870', '+750', '-500']);
    expect(complaints).toEqual([]);
    await close();
  });

  test('passing on: what both phones wrote is joined', async () => {
    const one = tapping(await openPage({ path: 'telblok' }));
    const two = tapping(await openPage({ path: 'telblok' }));
    for (const { page } of [one, two]) {
      await openFile(page, 'demo.json', demoFile());
      await page.locator('.pad-row-link').click();
      await page.waitForSelector('.evening');
    }
    await playHand(one, { winner: null });
    await one.page.goto(one.open.url(`telblok/bewaren?blok=${DEMO_ID}`));
    const [download] = await Promise.all([
      one.page.waitForEvent('download'),
      one.page.getByRole('button', { name: 'Bewaar als bestand' }).click(),
    ]);
    await two.page.goto(two.open.url(`telblok/straf?blok=${DEMO_ID}`));
    await two.page.getByRole('button', { name: 'Schrijf een straf op' }).click();
    await two.page.getByRole('dialog').getByRole('button', { name: 'Ans' }).click();
    await two.page.getByLabel('Bedrag').fill('10');
    await two.page.getByRole('dialog').getByRole('button', { name: 'Schrijf op' }).click();
    await two.page.goto(two.open.url('telblok'));
    await two.page.setInputFiles('input[type=file]', await download.path());
    await two.page.locator('.open-file .notice-done').waitFor();
    await two.page.locator('.pad-row-link').click();
    await two.page.waitForSelector('.evening');
    expect(await amountsOf(two, 7)).toEqual(['remise']);
    expect(await totalsOf(two)).toEqual(['+590', '-860', '+760', '-490']);
    await one.open.close();
    await two.open.close();
  });
});
