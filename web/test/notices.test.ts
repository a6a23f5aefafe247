import { expect, inject, test } from 'vitest';
import { browser, openPage, PHONE } from './support/browser.ts';
import { fillNewPad, tapping } from './support/pad.ts';

test('over plain http it says once that it needs a network', async () => {
  const context = await (await browser()).newContext({ viewport: PHONE });
  await context.route('http://club.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: inject('site') + pathname.slice(1) }) });
  });
  const page = await context.newPage();
  await page.goto('http://club.test/');
  const notice = page.getByText('Hier werkt Windroos alleen met internet.');
  await notice.waitFor();
  await page.getByRole('button', { name: 'Begrepen' }).click();
  await notice.waitFor({ state: 'detached' });
  await page.goto('http://club.test/tegels');
  await page.waitForSelector('.all-tiles');
  expect(await notice.count()).toBe(0);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});

test('a browser that keeps nothing is said, and the rules work all the same', async () => {
  const { page, url, close } = await openPage({ path: 'tegels' });
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  await page.goto(url('regels/huisregels'));
  await page.getByText('Deze browser bewaart niets.').waitFor();
  await page.getByRole('button', { name: 'Zet een voorbeeld neer' }).click();
  await page.getByRole('button', { name: 'Kijk het na' }).click();
  await page.getByRole('button', { name: 'Bewaar deze regels' }).click();
  await page.getByText('Onze club is bewaard.').waitFor();
  await close();
});

test('a database from later is refused with what to do', async () => {
  const { page, url, close } = await openPage({ path: 'tegels' });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('windroos', 99);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
  await page.goto(url('regels'));
  await page.getByText('Vernieuw de pagina.', { exact: true }).waitFor();
  await page.getByText('Er is niets veranderd.').waitFor();
  expect(await page.getByRole('button', { name: 'Vernieuw de pagina' }).count()).toBe(1);
  await close();
});

test.each([
  { answer: false, said: 1 },
  { answer: true, said: 0 },
])('the first pad asks to be kept, and a refusal is said: $answer', async ({ answer, said }) => {
  const self = tapping(await openPage({ path: 'telblok/nieuw' }));
  const { page, open } = self;
  await page.addInitScript((kept) => {
    const persist = async (): Promise<boolean> => {
      Object.assign(globalThis, { asked: true });
      return kept;
    };
    Object.assign(StorageManager.prototype, { persisted: async () => false, persist });
  }, answer);
  await page.reload();
  await page.waitForSelector('.name-row');
  await fillNewPad(self, {});
  const notice = page.getByText('Dit apparaat kan dit telblok weggooien. Bewaar het als bestand.');
  await page.waitForFunction(() => 'asked' in globalThis);
  if (!answer) await notice.waitFor();
  expect(await notice.count()).toBe(said);
  await open.close();
});

test('storage of the browser itself may be off', async () => {
  const { page, url, close, complaints } = await openPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  await page.goto(url('weergave'));
  await page.getByText('Avond', { exact: true }).click();
  await page.waitForSelector(':root[data-theme=evening]');
  expect(complaints).toEqual([]);
  await close();
});
