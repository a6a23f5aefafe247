import type { Locator, Page } from 'playwright-core';
import { type OpenPage, openPage, type PageOptions } from './browser.ts';

/** A pad on a phone, entered by tapping as people do; every tap is counted. */
export interface Tapping {
  readonly open: OpenPage;
  readonly page: Page;
  readonly tap: (target: Locator) => Promise<void>;
  taps: number;
}

export const tapping = (open: OpenPage): Tapping => {
  const self: Tapping = {
    open,
    page: open.page,
    taps: 0,
    tap: async (target) => {
      self.taps += 1;
      await target.click();
    },
  };
  return self;
};

export const FOUR = ['Ans', 'Kees', 'Truus', 'Henk'] as const;

export interface NewPad {
  readonly rules?: string;
  readonly names?: readonly string[];
  /** The label of the length. */
  readonly length?: string;
}

/** A hand that is only typed, and what it moves in the first hand: `windroos settle`. */
export const TYPED = {
  winner: 'Kees',
  from: 'Henk',
  counts: { Kees: 160, Truus: 40, Henk: 30, Ans: 20 },
} as const;
export const TYPED_AMOUNTS = ['-380', '+640', '-110', '-150'];

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/** Fills in 'Nieuw telblok' and begins. */
export const fillNewPad = async ({ page }: Tapping, { rules, names = FOUR, length }: NewPad): Promise<void> => {
  for (const [index, name] of names.entries()) await page.getByLabel(`Naam ${index + 1}, begint als`).fill(name);
  if (rules !== undefined) await page.locator('.option', { hasText: rules }).first().click();
  if (length !== undefined) await page.locator('.option', { hasText: length }).click();
  await button(page, 'Begin').click();
  await page.waitForSelector('.evening');
};

export const startPad = async (pad: NewPad = {}, options: PageOptions = {}): Promise<Tapping> => {
  const self = tapping(await openPage({ path: 'telblok/nieuw', ...options }));
  await self.page.waitForSelector('.name-row');
  await fillNewPad(self, pad);
  return self;
};

/** Tiles in the notation; `open` names the sets that lie on the table by their tile, `last` the winning tile. */
export interface Tiles {
  readonly tiles: string;
  readonly open?: readonly string[];
  readonly last?: string;
}

export type Count = number | 'dood' | 'over' | Tiles;

export interface HandScript {
  readonly winner: string | null;
  /** 'muur', 'kong', a name, or '?' when nobody knows. */
  readonly from?: string;
  readonly special?: readonly string[];
  readonly counts?: Readonly<Record<string, Count>>;
}

const primary = (page: Page): Locator => page.locator('.pad-foot .button-primary');

const FROM: Readonly<Record<string, string>> = {
  muur: 'Zelf gepakt uit de muur',
  kong: 'Losse steen na een kong',
  '?': 'Weggelegd, weet ik niet door wie',
};

const tilesOf = (text: string): readonly string[] =>
  text.split(' ').flatMap((group) => [...group.slice(1)].map((rank) => group[0] + rank));

const isTiles = (count: Count | undefined): count is Tiles => typeof count === 'object';

/** The words of a tile as the pill says them: 'groene draak'. */
export const layTiles = async ({ page, tap }: Tapping, { tiles, open = [], last }: Tiles): Promise<void> => {
  for (const tile of tilesOf(tiles)) await tap(page.locator(`[data-tile="${tile}"]`));
  for (const set of open) await tap(button(page, new RegExp(`${set}.*, nu dicht`)));
  if (last !== undefined) await tap(page.locator(`[data-tile="${last}"]`));
};

export const typeCount = async ({ page, tap }: Tapping, name: string, count: Count): Promise<void> => {
  const isOpen = (await page.locator('.type-row-active', { hasText: name }).count()) > 0;
  if (!isOpen) await tap(page.locator('.type-row', { hasText: name }));
  await page.locator('.type-row-active', { hasText: name }).waitFor();
  if (count === 'dood') await tap(button(page, 'Dood spel'));
  else if (count === 'over') await tap(button(page, 'Sla over'));
  else for (const digit of String(count)) await tap(page.locator('.number-key', { hasText: new RegExp(`^${digit}$`) }));
};

/** After each count the key 'Volgende', as a hand does that stays on the keys. */
const typeCounts = async (self: Tapping, counts: readonly (readonly [string, Count])[]): Promise<void> => {
  for (const [index, [name, count]] of counts.entries()) {
    await typeCount(self, name, count);
    const next = self.page.locator('.number-key', { hasText: 'Volgende' });
    const after = counts[index + 1]?.[0];
    if (after === undefined || (await next.count()) === 0) continue;
    await self.tap(next);
    await self.page.locator('.type-row-active', { hasText: after }).waitFor();
  }
};

export const answerWho = async ({ page, tap }: Tapping, winner: string | null): Promise<void> => {
  await page.waitForSelector('.choices');
  await tap(page.locator('.choice', { hasText: winner ?? 'Niemand, remise' }));
};

export const answerHow = async (
  { page, tap }: Tapping,
  from = 'muur',
  special: readonly string[] = [],
): Promise<void> => {
  await page.waitForSelector('.options');
  await tap(page.locator('.option', { hasText: FROM[from] ?? `Weggelegd door ${from}` }));
  for (const name of special) await tap(page.getByRole('switch', { name }));
  await tap(primary(page));
};

/** Tiles first, one tab after the other; then everybody else's counts on one screen. */
export const enterCounts = async (self: Tapping, counts: Readonly<Record<string, Count>>): Promise<void> => {
  const { page, tap } = self;
  await page.waitForSelector('.picker, .type-row');
  const laid = Object.entries(counts).filter((one): one is [string, Tiles] => isTiles(one[1]));
  const typed = Object.entries(counts).filter(([, count]) => !isTiles(count));
  if (laid.length > 0 && (await page.locator('.type-row').count()) > 0) await tap(button(page, 'Leg de stenen'));
  for (const [name, tiles] of laid) {
    const tab = page.locator('.lay-tab', { hasText: name });
    if ((await tab.count()) > 0 && (await tab.getAttribute('aria-current')) === null) await tap(tab);
    await layTiles(self, tiles);
  }
  if (typed.length > 0 && (await page.locator('.picker').count()) > 0) await tap(button(page, 'Typ de punten'));
  if (typed.length > 0) {
    await page.waitForSelector('.type-row');
    await typeCounts(self, typed);
  }
  await tap(primary(page));
};

/** From the overview to 'Klopt het zo?'. */
export const enterHand = async (self: Tapping, { winner, from, special, counts = {} }: HandScript): Promise<void> => {
  await self.tap(primary(self.page));
  await answerWho(self, winner);
  if (winner !== null) {
    await answerHow(self, from, special);
    await enterCounts(self, counts);
  }
  await self.page.waitForSelector('.review');
};

export const writeDown = async ({ page, tap }: Tapping): Promise<void> => {
  await tap(button(page, 'Schrijf op'));
  await page.waitForSelector('.evening');
};

export const playHand = async (self: Tapping, hand: HandScript): Promise<void> => {
  await enterHand(self, hand);
  await writeDown(self);
};

/** Opens a played hand from the overview and begins to correct it. */
export const correctHand = async ({ page }: Tapping, number: number): Promise<void> => {
  await page.getByRole('link', { name: `Bekijk spel ${number}`, exact: true }).click();
  await page.getByRole('link', { name: 'Verbeter' }).click();
  await page.waitForSelector('.choices');
};

const textsIn = async (cells: Locator): Promise<readonly string[]> =>
  (await cells.allInnerTexts()).map((text) => text.replace(/mahjong|\s/g, '').replace('−', '-'));

/** The amounts of a hand as the overview shows them. */
export const amountsOf = ({ page }: Tapping, number: number): Promise<readonly string[]> =>
  textsIn(
    page
      .locator('tr.evening-hand')
      .filter({ has: page.locator(`th a:text-is("${number}")`) })
      .locator('td'),
  );

export const totalsOf = ({ page }: Tapping): Promise<readonly string[]> => textsIn(page.locator('.evening tfoot td'));

export const checkOf = async ({ page }: Tapping): Promise<string> =>
  (await page.locator('.evening-check').last().innerText())
    .replace(/\s+/g, ' ')
    .replace('−', '-')
    .replace(', klopt', '')
    .trim();

/** Who has which wind now: 'Ans West'. */
export const windsOf = async ({ page }: Tapping): Promise<readonly string[]> => {
  const heads = page.locator('.evening thead th:not(.evening-number)');
  return heads.evaluateAll((cells) =>
    cells.map(
      (cell) =>
        `${cell.querySelector('.evening-name')?.textContent} ${cell.querySelector('title')?.textContent ?? '-'}`,
    ),
  );
};
