import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DEMO_ID, demoFile } from '../scripts/demoEvening.ts';
import { type OpenPage, openPage, untilOffline } from './support/browser.ts';
import {
  amountsOf,
  answerWho,
  correctHand,
  enterCounts,
  enterHand,
  fillNewPad,
  playHand,
  startPad,
  type Tapping,
  tapping,
  totalsOf,
  writeDown,
} from './support/pad.ts';

const TYPED = { winner: 'Kees', from: 'Henk', counts: { Kees: 160, Truus: 40, Henk: 30, Ans: 20 } } as const;
const TYPED_AMOUNTS = ['-380', '+640', '-110', '-150'];

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
