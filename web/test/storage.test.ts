import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import type { ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browser } from './support/browser.ts';
import { blankPage, inPage, originOf, serveModules } from './support/modules.ts';

let server: ViteDevServer;
let context: BrowserContext;

beforeAll(async () => {
  server = await serveModules();
});
afterAll(() => server.close());
beforeEach(async () => {
  context = await (await browser()).newContext();
});
afterEach(() => context.close());

const open = (): Promise<Page> => blankPage(context, originOf(server));

const MODULES = {
  device: 'storage/device.ts',
  memory: 'storage/memoryStore.ts',
  pads: 'storage/openPad.ts',
  problem: 'storage/problem.ts',
};

const EDITS = `const edit = (by, n) => ({ by, n, field: 'note', value: by + n });
const record = { id: 'p1', engine: '1', rules: null, at: 5 };`;

/** What holds for every kind of store. */
const CONTRACT = `${EDITS}
const results = [];
results.push(await store.add({ pads: [record], edits: [{ pad: 'p1', edits: [edit('a', 1), edit('b', 1)] }] }));
results.push(await store.add({ pads: [record], edits: [{ pad: 'p1', edits: [edit('b', 1), edit('a', 2)] }] }));
results.push(await store.add({ edits: [{ pad: 'p10', edits: [edit('a', 1)] }] }));
results.push(await store.add({ rules: [{ id: 'club', at: 1, rules: { id: 'club' } }, { id: 'club', at: 2, rules: { id: 'club' } }] }));
const list = await store.editsOf('p1');
return {
  ok: results.every(({ ok }) => ok),
  pads: await store.pads(),
  edits: list.map(({ by, n }) => by + n).sort(),
  first: list.find(({ by, n }) => by === 'a' && n === 1),
  others: (await store.editsOf('p10')).length,
  none: (await store.editsOf('p')).length,
  rules: (await store.rules()).map(({ at }) => at).sort(),
};`;

describe.each([
  ['on the device', 'const store = await device.device();'],
  ['in memory', 'const store = memory.memoryStore();'],
])('a store %s', (_name, make) => {
  test('adds, and never changes or repeats what is there', async () => {
    const answer = await inPage(await open(), MODULES, make + CONTRACT);
    expect(answer).toEqual({
      ok: true,
      pads: [{ id: 'p1', engine: '1', rules: null, at: 5 }],
      edits: ['a1', 'a2', 'b1'],
      first: { by: 'a', n: 1, field: 'note', value: 'a1' },
      others: 1,
      none: 0,
      rules: [1, 2],
    });
  });
});

test('what was kept is there for the next page', async () => {
  const code = `${EDITS} const pad = await pads.beginPad(record, [edit('a', 1)]); await pad.add([edit('a', 2)]);`;
  await inPage(await open(), MODULES, code);
  const found = await inPage(await open(), MODULES, `return (await pads.openPad('p1')).edits.value.length;`);
  expect(found).toBe(2);
  expect(await inPage(await open(), MODULES, `return (await pads.openPad('elders')) === undefined;`)).toBe(true);
});

test('two tabs on one pad see each other at once', async () => {
  const one = await open();
  await inPage(one, MODULES, `${EDITS} window.pad = await pads.beginPad(record, [edit('a', 1)]);`);
  const other = await open();
  await inPage(other, MODULES, `window.pad = await pads.openPad('p1');`);
  await inPage(one, MODULES, `${EDITS} await window.pad.add([edit('a', 2)]);`);
  await inPage(other, MODULES, `${EDITS} await window.pad.add([edit('b', 2)]);`);
  for (const page of [one, other])
    await page.waitForFunction(
      () => (window as unknown as { pad: { edits: { value: unknown[] } } }).pad.edits.value.length === 3,
    );
});

test('what another tab writes while a pad is being opened is there when it is open', async () => {
  const one = await open();
  await inPage(one, MODULES, `${EDITS} window.pad = await pads.beginPad(record, [edit('a', 1)]);`);
  const other = await open();
  await inPage(
    other,
    MODULES,
    `const store = await device.device();
    const editsOf = store.editsOf;
    window.isRead = new Promise((read) => {
      store.editsOf = async (id) => {
        const edits = await editsOf(id);
        read();
        await new Promise((answer) => { window.answer = answer; });
        return edits;
      };
    });
    window.opening = pads.openPad('p1');
    await window.isRead;`,
  );
  await inPage(
    other,
    MODULES,
    `window.heard = new Promise((told) => { new BroadcastChannel('windroos').onmessage = told; });`,
  );
  await inPage(one, MODULES, `${EDITS} await window.pad.add([edit('a', 2)]);`);
  const known = await inPage(
    other,
    MODULES,
    `await window.heard;
    window.answer();
    return (await window.opening).edits.value.map(({ by, n }) => by + n).sort();`,
  );
  expect(known).toEqual(['a1', 'a2']);
});

test('two refused at once: neither is forgotten', async () => {
  const unkept = await inPage(
    await open(),
    MODULES,
    `${EDITS} const pad = await pads.beginPad(record, [edit('a', 1)]);
    IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };
    await Promise.all([pad.add([edit('a', 2)]), pad.add([edit('a', 3)])]);
    return pad.unkept.value.map(({ n }) => n).sort();`,
  );
  expect(unkept).toEqual([2, 3]);
});

test('a full device is said; the entry stays on the page and is kept with the next', async () => {
  const page = await open();
  const full = await inPage(
    page,
    MODULES,
    `${EDITS} window.pad = await pads.beginPad(record, [edit('a', 1)]);
    window.add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };
    const kept = await window.pad.add([edit('a', 2)]);
    return [kept, problem.storageProblem.value, window.pad.edits.value.length, window.pad.unkept.value.length];`,
  );
  expect(full).toEqual([{ ok: false, error: 'quota' }, 'quota', 2, 1]);
  const room = await inPage(
    page,
    MODULES,
    `${EDITS} IDBObjectStore.prototype.add = window.add;
    const kept = await window.pad.add([edit('a', 3)]);
    return [kept.ok, window.pad.unkept.value.length, (await (await device.device()).editsOf('p1')).length];`,
  );
  expect(room).toEqual([true, 0, 3]);
});

test('without a database everything works for as long as the page is open, and that is said', async () => {
  const answer = await inPage(
    await open(),
    MODULES,
    `${EDITS} indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };
    const pad = await pads.beginPad(record, [edit('a', 1)]);
    return [problem.storageProblem.value, (await pads.openPad('p1')).edits.value.length, pad.unkept.value.length];`,
  );
  expect(answer).toEqual(['unavailable', 1, 0]);
});

test('a newer database is refused and left as it is', async () => {
  const answer = await inPage(
    await open(),
    MODULES,
    `${EDITS} const newer = await new Promise((resolve) => {
      const request = indexedDB.open('windroos', 99);
      request.onupgradeneeded = () => request.result.createObjectStore('later');
      request.onsuccess = () => resolve(request.result);
    });
    newer.close();
    const kept = await device.keep({ pads: [record] });
    return [kept, problem.storageProblem.value, (await indexedDB.databases())[0].version];`,
  );
  expect(answer).toEqual([{ ok: false, error: 'newer' }, 'newer', 99]);
});

test('a page lets go when another tab brings a newer version', async () => {
  const old = await open();
  await inPage(old, MODULES, `${EDITS} await device.keep({ pads: [record] });`);
  await inPage(
    await open(),
    {},
    `return new Promise((resolve) => {
      const request = indexedDB.open('windroos', 99);
      request.onsuccess = () => resolve(request.result.version);
    });`,
  );
  expect(await inPage(old, MODULES, 'return problem.storageProblem.value;')).toBe('newer');
});

describe('a backup', () => {
  const BACKUP = { ...MODULES, backup: 'storage/backup.ts', rules: 'storage/houseRules.ts', app: 'app/settings.ts' };
  const FILE = `const file = JSON.stringify({ windroos: 'backup', version: 1,
    pads: [{ windroos: 'pad', version: 1, id: 'p1', engine: '0.1.0', rules: null, edits: [
      { by: 'a', n: 1, at: 1, act: 'x', slot: null, field: 'name', value: 'Dinsdag', on: null },
      { by: 'a', n: 2, at: 2, act: 'y', slot: null, field: 'name', value: 'Woensdag', on: { by: 'a', n: 1 } }] }],
    rules: [{ id: 'club', extends: 'nts-2019', cap: 3000 }],
    settings: { theme: { value: 'evening', at: 7 }, language: { value: 'klingon', at: 9 } } });`;

  test('comes in once, however often it is read, and goes out again', async () => {
    const answer = await inPage<readonly unknown[]>(
      await open(),
      BACKUP,
      `${FILE}
      const first = await backup.restore(file, 100);
      const second = await backup.restore(file, 200);
      const out = JSON.parse(await backup.backupText());
      return [first.value, second.value, out.pads[0].edits.length, out.rules.map(({ id, cap }) => [id, cap]),
        out.settings.theme, out.settings.language.value];`,
    );
    expect(answer).toEqual([
      { pads: 1, edits: 2, rules: 1 },
      { pads: 0, edits: 0, rules: 0 },
      2,
      [['club', 3000]],
      { value: 'evening', at: 7 },
      'nl',
    ]);
  });

  test('never replaces: a later choice and other rules of the same name stay', async () => {
    const answer = await inPage(
      await open(),
      BACKUP,
      `${FILE} app.changeSettings({ theme: 'paper' }, 8);
      await backup.restore(file.replace('3000', '4000'), 50);
      await backup.restore(file, 100);
      const ids = rules.houseRules().value.map(({ id, cap }) => [id, cap]);
      return [app.settings.value.theme, ids.sort()];`,
    );
    expect(answer).toEqual([
      'paper',
      [
        ['club', 4000],
        ['club-2', 3000],
      ],
    ]);
  });

  const FIXTURES = new URL('../../pad/test/fixtures/', import.meta.url);
  const released = readdirSync(FIXTURES).filter((name) => /^backup-\d+\.json$/.test(name));

  test.each(released)('of every released version opens: %s', async (name) => {
    const file = readFileSync(new URL(name, FIXTURES), 'utf8');
    const code = `const file = ${JSON.stringify(file)};
      const first = await backup.restore(file, 100);
      const again = await backup.restore(await backup.backupText(), 200);
      return [first.ok && first.value.pads, first.ok && first.value.edits > 0, again.value];`;
    const pads = (JSON.parse(file) as { readonly pads: readonly unknown[] }).pads.length;
    expect(pads).toBeGreaterThan(0);
    expect(await inPage(await open(), BACKUP, code)).toEqual([pads, true, { pads: 0, edits: 0, rules: 0 }]);
  });

  test('that cannot be read is refused and changes nothing', async () => {
    const refused: readonly (readonly [text: string, error: object])[] = [
      ['{', { code: 'bad-json' }],
      ['{}', { code: 'not-windroos' }],
      ['{"windroos":"backup","version":9}', { code: 'newer-version' }],
      ['{"windroos":"backup","version":1,"pads":1}', { code: 'bad-field', field: 'pads' }],
    ];
    const code = `const texts = ${JSON.stringify(refused.map(([text]) => text))};
      const answers = [];
      for (const text of texts) answers.push((await backup.restore(text, 1)).error);
      return [answers, (await (await device.device()).pads()).length];`;
    expect(await inPage(await open(), BACKUP, code)).toEqual([refused.map(([, error]) => error), 0]);
  });
});
