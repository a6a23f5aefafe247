import { describe, expect, test } from 'vitest';
import {
  amountsOf,
  answerHow,
  answerWho,
  correctHand,
  enterCounts,
  enterHand,
  layTiles,
  playHand,
  startPad,
  type Tapping,
  TYPED,
  TYPED_AMOUNTS,
  totalsOf,
  writeDown,
} from './support/pad.ts';

/** A new pad whose first hand Kees won, from the wall or from another, and whose tiles are to be laid. */
const startLaying = async (from?: string): Promise<Tapping> => {
  const pad = await startPad();
  await pad.page.locator('.pad-foot .button-primary').click();
  await answerWho(pad, 'Kees');
  await answerHow(pad, from);
  await pad.page.waitForSelector('.picker');
  return pad;
};

describe('taps, from the overview to the written hand', () => {
  test('fourteen tiles laid with one open pung, and three counts of two figures: at most 34', async () => {
    const pad = await startPad();
    const Kees = { tiles: 'k234 b55 dGGG t999 wSSS', open: ['groene draak'], last: 'wS' };
    await playHand(pad, { winner: 'Kees', from: 'Henk', counts: { Kees, Truus: 40, Henk: 30, Ans: 20 } });
    expect(await amountsOf(pad, 1)).toEqual(TYPED_AMOUNTS);
    expect(pad.taps).toBeLessThanOrEqual(34);
    await pad.open.close();
  });

  test('only typed, the winner three figures and the others two: at most 18', async () => {
    const pad = await startPad();
    await playHand(pad, TYPED);
    pad.taps = 0;
    await playHand(pad, { winner: 'Truus', counts: { Truus: 320, Henk: 60, Ans: 80, Kees: 10 } });
    expect(await amountsOf(pad, 2)).toEqual(['-160', '-880', '+1280', '-240']);
    expect(pad.taps).toBeLessThanOrEqual(18);
    expect(await pad.page.locator('input:not(.type-count)').count()).toBe(0);
    await pad.open.close();
  });
});

test('a reload in the middle of laying tiles loses nothing', async () => {
  const pad = await startLaying('Henk');
  const { page } = pad;
  await layTiles(pad, { tiles: 'k234 dGGG b55 t99', open: ['groene draak'] });
  await page.reload();
  await page.waitForSelector('.picker');
  expect(await page.locator('.lay-tab[aria-current]').innerText()).toMatch(/Kees\s+10 van 14/);
  expect(await page.getByRole('button', { name: /groene draak, nu open/ }).count()).toBe(1);
  await layTiles(pad, { tiles: 't9 wSSS', last: 'wS' });
  await page.getByRole('button', { name: 'Typ de punten' }).click();
  await page.reload();
  await page.waitForSelector('.type-row');
  await enterCounts(pad, { Truus: 40, Henk: 30, Ans: 20 });
  await writeDown(pad);
  expect(await amountsOf(pad, 1)).toEqual(TYPED_AMOUNTS);

  // Leaving in the middle keeps it too, and the overview says so.
  await page.locator('.pad-foot .button-primary').click();
  await answerWho(pad, 'Ans');
  await page.waitForSelector('.options');
  await page.goto(pad.open.url('telblok'));
  await page.locator('.pad-row-link').click();
  await page.getByRole('link', { name: 'Verder met spel 2' }).click();
  expect(await page.locator('.choice[aria-current]').innerText()).toContain('Ans');
  expect(pad.open.complaints).toEqual([]);
  await pad.open.close();
});

test('there are four of each tile over the four hands together', async () => {
  const pad = await startLaying();
  const { page } = pad;
  await layTiles(pad, { tiles: 'k111' });
  await page.locator('.lay-tab', { hasText: 'Truus' }).click();
  await layTiles(pad, { tiles: 'k1' });
  await page.locator('[data-tile="k1"]').click({ force: true });
  expect(await page.locator('.picker-line').innerText()).toBe('Alle vier liggen er al.');
  expect(await page.locator('.lay-tab[aria-current]').innerText()).toMatch(/Truus\s+1 van 13/);
  await pad.open.close();
});

test('typed tiles go to the player whose tab is open, also right after a button', async () => {
  const pad = await startLaying();
  const { page } = pad;
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Stenen van Kees');
  await page.keyboard.type('k123');
  await page.getByRole('button', { name: 'Verder met Truus' }).click();
  await page.locator('main[aria-label="Stenen van Truus"]:focus').waitFor();
  await page.keyboard.type('b99');
  await page.getByRole('button', { name: 'Wis' }).click();
  await page.keyboard.type('t5');
  expect(await page.locator('.lay-tab', { hasText: 'Kees' }).innerText()).toMatch(/3 van 14/);
  expect(await page.locator('.lay-tab[aria-current]').innerText()).toMatch(/Truus\s+1 van 13/);
  await pad.open.close();
});

describe('a mahjong that the rules refuse', () => {
  /** Only the dragon doubles. */
  const ONE_DOUBLE = { tiles: 'k123 b456 t789 dRRR k55', open: ['rode draak'], last: 'k5' };

  const layRefused = async (): Promise<Tapping> => {
    const pad = await startLaying('Henk');
    await layTiles(pad, ONE_DOUBLE);
    await pad.page.locator('.pad-foot .button-primary').click();
    return pad;
  };

  test('says what is missing and can be mended', async () => {
    const { page, open } = await layRefused();
    const dialog = page.getByRole('dialog');
    expect(await dialog.innerText()).toContain('Je hebt 1 verdubbeling, je hebt er 2 nodig.');
    await dialog.getByRole('button', { name: 'Verbeter de stenen' }).click();
    expect(await page.locator('.lay-tab[aria-current]').innerText()).toContain('geweigerd');
    await open.close();
  });

  test('can be a dead hand, and somebody else made mahjong', async () => {
    const pad = await layRefused();
    await pad.page.getByRole('button', { name: 'Dood spel: wie maakte wel mahjong?' }).click();
    await pad.page.waitForSelector('.choice-said');
    expect(await pad.page.locator('.choice-said').innerText()).toBe('Kees heeft dood spel.');
    await answerWho(pad, 'Truus');
    await answerHow(pad);
    await enterCounts(pad, { Truus: 160, Henk: 10, Ans: 40 });
    expect(await pad.page.locator('.review-row', { hasText: 'Kees' }).innerText()).toContain('dood spel, 0');
    await writeDown(pad);
    // East 40, the dead hand 0, North 10: `windroos settle`.
    expect(await amountsOf(pad, 1)).toEqual(['-180', '-250', '+640', '-210']);
    await pad.open.close();
  });

  test('can be written down all the same, with a mark', async () => {
    const pad = await layRefused();
    const { page } = pad;
    await page.getByRole('button', { name: 'Schrijf toch op' }).click();
    await page.getByLabel('punten na verdubbelen').fill('80');
    await page.getByRole('button', { name: 'Tel het zo' }).click();
    await page.getByRole('button', { name: 'Typ de punten' }).click();
    await enterCounts(pad, { Truus: 20, Henk: 20, Ans: 20 });
    expect(await page.locator('.review').innerText()).toContain('Toch opgeschreven.');
    await writeDown(pad);
    expect(await amountsOf(pad, 1)).toEqual(['-160', '+320', '-80', '-80']);
    expect(await page.locator('.evening-mark-check').count()).toBe(1);
    await pad.open.close();
  });
});

test('undo and redo, and what was corrected can be read', async () => {
  const pad = await startPad();
  const { page } = pad;
  await playHand(pad, TYPED);
  await page.getByRole('button', { name: 'Maak ongedaan' }).click();
  expect(await totalsOf(pad)).toEqual(['0', '0', '0', '0']);
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  expect(await totalsOf(pad)).toEqual(TYPED_AMOUNTS);

  await correctHand(pad, 1);
  await page.goBack();
  await page.waitForSelector('.hand-head');
  await page.getByRole('link', { name: 'Verbeter' }).click();
  await page.locator('.choice', { hasText: 'Kees' }).click();
  await page.locator('.pad-foot .button-primary').click();
  await page.waitForSelector('.type-row');
  await enterCounts(pad, { Truus: 80 });
  await writeDown(pad);
  await page.getByRole('dialog').getByRole('button', { name: 'Goed' }).click();
  expect(await amountsOf(pad, 1)).toEqual(['-460', '+640', '+10', '-190']);
  await page.getByRole('button', { name: 'Menu van dit telblok' }).click();
  await page.getByRole('link', { name: 'Wat er veranderd is' }).click();
  await page.waitForSelector('.history');
  const history = (await page.locator('.history').innerText()).replace(/\s+/g, ' ');
  expect(history).toContain('Spel 1, Hand van Truus: 40 punten 80 punten');
  expect(pad.open.complaints).toEqual([]);
  await pad.open.close();
});

describe('who sits where', () => {
  const openSeats = async ({ page }: Tapping, repair: string): Promise<void> => {
    await page.getByRole('button', { name: 'Menu van dit telblok' }).click();
    await page.getByRole('link', { name: 'Wie zit waar' }).click();
    await page.locator('.option', { hasText: repair }).click();
  };

  test('names in the wrong order: winds and East’s double follow, with a preview', async () => {
    const pad = await startPad();
    const { page } = pad;
    await playHand(pad, TYPED);
    await openSeats(pad, 'verkeerde volgorde');
    await page.locator('.chairs .choice', { hasText: 'Truus' }).click();
    await page.locator('.chairs .choice', { hasText: 'Henk' }).click();
    // Ans stays East; only Truus and Henk change places, so nothing moves in hand 1.
    expect(await page.locator('.seats-preview').innerText()).toContain('andere winden');
    await page.getByRole('button', { name: 'Verander het' }).click();
    await page.waitForSelector('.evening');
    expect(await totalsOf(pad)).toEqual(TYPED_AMOUNTS);
    await pad.open.close();
  });

  test('counts under the wrong name are exchanged', async () => {
    const pad = await startPad();
    const { page } = pad;
    await playHand(pad, TYPED);
    await openSeats(pad, 'onder de verkeerde naam');
    await page.getByLabel('De ene').selectOption({ label: 'Kees' });
    await page.getByLabel('De andere').selectOption({ label: 'Truus' });
    expect(await page.locator('.seats-preview').innerText()).toContain('andere winnaar');
    await page.getByRole('button', { name: 'Verander het' }).click();
    await page.waitForSelector('.evening');
    expect(await amountsOf(pad, 1)).toEqual(['-380', '-110', '+640', '-150']);
    await pad.open.close();
  });

  test('a substitute from a hand on, and somebody else who was East', async () => {
    const pad = await startPad();
    const { page } = pad;
    await playHand(pad, TYPED);
    await openSeats(pad, 'Een invaller');
    await page.getByLabel('Wie gaat weg?').selectOption({ label: 'Henk' });
    await page.getByLabel('Wie komt er?').fill('Kees');
    expect(await page.locator('.seats-preview').innerText()).toContain('Kees zit al aan tafel.');
    expect(await page.getByRole('button', { name: 'Verander het' }).isDisabled()).toBe(true);
    await page.getByLabel('Wie komt er?').fill('Joke');
    await page.getByRole('button', { name: 'Verander het' }).click();
    await page.waitForSelector('.evening');
    await playHand(pad, { winner: 'Joke', counts: { Joke: 160, Ans: 20, Kees: 20, Truus: 20 } });
    expect(await amountsOf(pad, 2)).toEqual(['-160', '-320', '-160', '', '+640']);
    expect(await totalsOf(pad)).toEqual(['-540', '+320', '-270', '-150', '+640']);

    await page.getByRole('button', { name: 'Menu van dit telblok' }).click();
    await page.getByRole('link', { name: 'Wie zit waar' }).click();
    await page.locator('.option', { hasText: 'Iemand anders was Oost' }).click();
    expect(await page.locator('.seats-preview').innerText()).toContain('Zo verandert er niets.');
    await page.getByLabel('In', { exact: true }).selectOption({ label: 'Spel 2' });
    await page.getByLabel('Wie was Oost?').selectOption({ label: 'Truus' });
    await page.getByRole('button', { name: 'Verander het' }).click();
    await page.waitForSelector('.evening');
    expect(await amountsOf(pad, 2)).toEqual(['-160', '-160', '-320', '', '+640']);
    expect(pad.open.complaints).toEqual([]);
    await pad.open.close();
  });
});

test('a draw is three taps, and a hand that is not complete says what is missing', async () => {
  const pad = await startPad();
  const { page } = pad;
  pad.taps = 0;
  await playHand(pad, { winner: null });
  expect(pad.taps).toBe(3);
  await enterHand(pad, { winner: 'Kees', counts: { Kees: 160, Truus: 40 } });
  expect(await page.getByRole('button', { name: 'Schrijf op' }).isDisabled()).toBe(true);
  expect(await page.locator('.review-problems').innerText()).toContain('De telling van Henk ontbreekt nog.');
  await page.getByRole('button', { name: 'Sla over (telt 0)' }).first().click();
  await page.getByRole('button', { name: 'Sla over (telt 0)' }).first().click();
  await writeDown(pad);
  // East is Kees, who wins 160 from each twice; Truus 40 against two of 0.
  expect(await amountsOf(pad, 2)).toEqual(['-360', '+960', '-240', '-360']);
  await pad.open.close();
});
