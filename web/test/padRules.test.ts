import { describe, expect, test } from 'vitest';
import {
  amountsOf,
  answerHow,
  answerWho,
  checkOf,
  correctHand,
  enterHand,
  type HandScript,
  playHand,
  startPad,
  type Tapping,
  totalsOf,
  typeCount,
  windsOf,
  writeDown,
} from './support/pad.ts';

type Played = readonly (readonly [HandScript, readonly string[]])[];

const playAll = async (pad: Tapping, hands: Played): Promise<void> => {
  for (const [index, [hand, amounts]] of hands.entries()) {
    await playHand(pad, hand);
    expect(await amountsOf(pad, index + 1), `hand ${index + 1}`).toEqual(amounts);
  }
};

const textOf = async (pad: Tapping, selector: string): Promise<string> =>
  (await pad.page.locator(selector).innerText()).replace(/\s+/g, ' ').replaceAll('−', '-');

/** The headings and numbers of the sheet from top to bottom. */
const roundsOf = ({ page }: Tapping): Promise<readonly string[]> =>
  page.locator('.evening-round-line > span:first-of-type, .evening-hand th > a').allInnerTexts();

/** As North 288 points, as West 144: the pung of north winds is worth a double less. */
const ANS_4 = { tiles: 'b123456 dRRR wNNN b99', open: ['noordenwind'], last: 'b9' };

const ROUND: Played = [
  [{ winner: 'Ans', from: 'Kees', counts: { Ans: 96, Kees: 8, Truus: 4, Henk: 10 } }, ['+576', '-190', '-202', '-184']],
  [{ winner: 'Kees', counts: { Kees: 88, Truus: 8, Henk: 4, Ans: 12 } }, ['-152', '+352', '-92', '-108']],
  [{ winner: 'Kees', counts: { Kees: 104, Truus: 16, Henk: 4, Ans: 8 } }, ['-212', '+624', '-188', '-224']],
  [{ winner: 'Ans', counts: { Ans: ANS_4, Kees: 8, Truus: 4, Henk: 12 } }, ['+1152', '-576', '-304', '-272']],
  [{ winner: 'Ans', from: 'Truus', counts: { Ans: 96, Kees: 10, Truus: 8, Henk: 4 } }, ['+384', '-86', '-188', '-110']],
  [{ winner: 'Ans', counts: { Ans: 88, Kees: 4, Truus: 8, Henk: 12 } }, ['+352', '-108', '-92', '-152']],
];

test('a round of De Rode Draak: East stays, and hand 3 changes from East’s mahjong to South’s', async () => {
  const pad = await startPad({ rules: 'De Rode Draak', length: '1 ronde' });
  const { page } = pad;
  await playAll(pad, ROUND);
  expect(await totalsOf(pad)).toEqual(['+2100', '+16', '-1066', '-1050']);
  expect(await page.locator('.top-bar').innerText()).toContain('6 van 6 gespeeld');
  expect(await roundsOf(pad)).toEqual(['Oostronde', '1', '2', '3', '4', '5', '6']);
  expect(await windsOf(pad)).toEqual(['Ans Zuid', 'Kees West', 'Truus Noord', 'Henk Oost']);

  await correctHand(pad, 3);
  await answerWho(pad, 'Truus');
  await answerHow(pad, 'Henk');
  await page.waitForSelector('.type-row');
  await typeCount(pad, 'Truus', 112);
  await typeCount(pad, 'Kees', 6);
  await page.locator('.pad-foot .button-primary').click();
  await writeDown(pad);
  const dialog = page.getByRole('dialog', { name: 'Spel 3 is verbeterd.' });
  const said = await dialog.innerText();
  expect(said).toMatch(/Spel 4\s+.*andere winden/);
  expect(said).toMatch(/Spel 6\s+.*telt niet meer mee/);
  await dialog.getByRole('button', { name: 'Goed' }).click();

  // Hand 4 was laid and is counted again, hand 5 was typed and keeps its counts; hand 6 falls after the end.
  expect(await amountsOf(pad, 3)).toEqual(['-104', '-224', '+448', '-120']);
  expect(await amountsOf(pad, 4)).toEqual(['+576', '-140', '-312', '-124']);
  expect(await amountsOf(pad, 5)).toEqual(['+384', '-82', '-90', '-212']);
  expect(await totalsOf(pad)).toEqual(['+1280', '-284', '-248', '-748']);
  expect(await roundsOf(pad)).toEqual(['Oostronde', '1', '2', '3', '4', '5', 'Zuidronde', '6']);
  expect(await page.locator('.evening-past').innerText()).toContain('6');
  expect(await textOf(pad, '.overview-legend')).toContain('na het einde, telt niet mee');

  await page.getByRole('link', { name: 'Bekijk spel 4', exact: true }).click();
  expect(await textOf(pad, '.hand-head')).toContain('Ans maakt mahjong: 144 punten');
  expect(await textOf(pad, '.hand-problems')).toContain('sinds de telling van Kees is getypt. Klopt die nog?');
  await page.getByRole('button', { name: 'De getypte tellingen kloppen nog' }).click();
  expect(await page.locator('.hand-problems').innerText()).toBe('');
  expect(pad.open.complaints).toEqual([]);
  await pad.open.close();
}, 600_000);

const SCHOON: Played = [
  [{ winner: 'Ans', from: 'Kees', counts: { Ans: 12 } }, ['+36', '-20', '-8', '-8']],
  [{ winner: 'Kees', counts: { Kees: 9 } }, ['-17', '+51', '-17', '-17']],
  [{ winner: 'Truus', from: 'Ans', counts: { Truus: 24 } }, ['-32', '-8', '+48', '-8']],
  [{ winner: 'Henk', from: 'Truus', special: ['Laatste van vier'], counts: { Henk: 8 } }, ['-8', '-8', '-16', '+32']],
  [{ winner: null }, ['remise']],
  [{ winner: 'Ans', counts: { Ans: 33 } }, ['+123', '-41', '-41', '-41']],
];

test('an evening of Schoon Spel: only the winner counts, and who discarded pays', async () => {
  const pad = await startPad({ rules: 'Schoon Spel (MCR)' });
  const { page } = pad;
  await page.locator('.pad-foot .button-primary').click();
  await answerWho(pad, 'Ans');
  // Where the discarder pays, somebody must know who it was.
  expect(await page.locator('.options').innerText()).not.toContain('weet ik niet');
  await page.locator('.option').first().click();
  await page.locator('.pad-foot .button-primary').click();
  await page.waitForSelector('.picker');
  expect(await page.locator('.lay-tab').count()).toBe(0);
  await page.getByRole('button', { name: 'Typ de punten' }).click();
  expect(await page.locator('.type-row').count()).toBe(1);
  expect(await textOf(pad, '.type-hint')).toBe('punten, zonder de 8');
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Terug' }).first().click();
  await page.waitForSelector('.evening');
  await playAll(pad, SCHOON);
  expect(await totalsOf(pad)).toEqual(['+102', '-26', '-34', '-42']);
  expect(pad.open.complaints).toEqual([]);
  await pad.open.close();
}, 600_000);

test('an evening of Pe-ling with chips: change, a debt, and chips that were changed', async () => {
  const pad = await startPad({ rules: 'Pe-ling' });
  const { page } = pad;
  await playHand(pad, { winner: 'Kees', counts: { Kees: 80, Truus: 20, Henk: 20, Ans: 20 } });
  expect(await amountsOf(pad, 1)).toEqual(['-160', '+320', '-80', '-80']);
  await page.getByRole('link', { name: 'Bekijk spel 1', exact: true }).click();
  await page.waitForSelector('.handing');
  const handings = (await page.locator('.handing').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
  // 160 is two hundreds and four tens back: six chips; a hundred and six tens would be seven.
  expect(handings).toEqual([
    'Truus betaalt Kees 80 geeft 1 × fiche van 100 100 terug 2 × fiche van 10 10',
    'Henk betaalt Kees 80 geeft 1 × fiche van 100 100 terug 2 × fiche van 10 10',
    'Ans betaalt Kees 160 geeft 2 × fiche van 100 100 terug 4 × fiche van 10 10',
  ]);
  await page.goBack();
  await page.waitForSelector('.evening');

  // Kees is East, pays 4000 and has 3320.
  await playHand(pad, { winner: 'Truus', counts: { Truus: 2000, Henk: 20, Ans: 20, Kees: 20 } });
  expect(await totalsOf(pad)).toEqual(['-2160', '-3680', '+7920', '-2080']);
  await page.getByRole('button', { name: 'Menu van dit telblok' }).click();
  await page.getByRole('link', { name: 'Fiches' }).click();
  await page.waitForSelector('.purse');
  const all = await textOf(pad, '.pad-main');
  expect(all).toContain('Kees blijft 680 schuldig.');
  expect(all).toContain('Nog schuldig Kees aan Truus 680');
  expect(await page.locator('.purse').nth(1).innerText()).toMatch(/Kees\s+0/);

  await page.getByRole('button', { name: 'Wij hebben gewisseld' }).nth(1).click();
  await page.getByRole('dialog').getByLabel('fiche van 100', { exact: true }).fill('6');
  await page.getByRole('dialog').getByRole('button', { name: 'Een fiche van 10 meer', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verander het' }).click();
  expect(await page.locator('.purse').nth(1).innerText()).toMatch(/Kees\s+610/);
  expect(pad.open.complaints).toEqual([]);
  await pad.open.close();
}, 600_000);

describe('penalties', () => {
  const addPenalty = async ({ page }: Tapping, who: readonly string[], amount: number, to: string): Promise<void> => {
    const dialog = page.getByRole('dialog', { name: 'Straf' });
    for (const name of who) await dialog.getByRole('button', { name }).click();
    await dialog.getByLabel('Bedrag').fill(String(amount));
    await dialog.locator('.option', { hasText: to }).click();
    await dialog.getByRole('button', { name: 'Schrijf op' }).click();
  };

  test('to the others in a hand, and to the bank for the evening', async () => {
    const pad = await startPad({ rules: 'NTS 2019' });
    const { page } = pad;
    await enterHand(pad, { winner: 'Kees', from: 'Henk', counts: { Kees: 160, Truus: 40, Henk: 30, Ans: 20 } });
    await page.getByRole('switch', { name: 'Straf in dit spel' }).click();
    await addPenalty(pad, ['Kees'], 10, 'De anderen');
    expect(await textOf(pad, '.penalty-line')).toContain('Kees: 10 aan elk van de anderen');
    await writeDown(pad);
    expect(await amountsOf(pad, 1)).toEqual(['-380', '+640', '-110', '-150']);
    expect(await totalsOf(pad)).toEqual(['-370', '+610', '-100', '-140']);
    expect(await checkOf(pad)).toBe('Som 0 ✓');
    expect(await textOf(pad, '.overview-legend')).toContain('straf in dit spel');

    await page.getByRole('button', { name: 'Menu van dit telblok' }).click();
    await page.getByRole('link', { name: 'Straf', exact: true }).click();
    await page.getByRole('button', { name: 'Schrijf een straf op' }).click();
    await addPenalty(pad, ['Ans'], 20, 'De bank');
    expect(await textOf(pad, '.penalty-effect')).toContain('Samen met de bank -20, bank 20 ✓');
    await page.goBack();
    await page.waitForSelector('.evening');
    expect(await totalsOf(pad)).toEqual(['-390', '+610', '-100', '-140']);
    expect(await checkOf(pad)).toBe('Som -20, bank 20 ✓');
    expect(pad.open.complaints).toEqual([]);
    await pad.open.close();
  });
});
