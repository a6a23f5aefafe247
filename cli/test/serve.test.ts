import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from './terminal.ts';

const PATIENCE = 60_000;
const app = mkdtempSync(join(tmpdir(), 'windroos-serve-'));
writeFileSync(join(app, 'index.html'), '<!doctype html><base href="./"><title>Windroos</title>');
afterAll(() => rmSync(app, { recursive: true }));

const launcher = join(ROOT, 'cli/bin/windroos.js');
const start = (...words: readonly string[]) =>
  spawn(process.execPath, [launcher, 'serve', '--app', app, ...words], {
    env: { ...process.env, WINDROOS_LANG: 'nl' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const text = async (stream: NodeJS.ReadableStream): Promise<string> => {
  let all = '';
  for await (const chunk of stream) all += chunk;
  return all;
};

test('prints where it is on a line of its own, serves, and ends cleanly', { timeout: PATIENCE }, async () => {
  const child = start('--port', '0');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  expect(line.toString()).toMatch(/^Windroos: http:\/\/localhost:\d+\/\n$/);
  const url = line.toString().slice('Windroos: '.length).trim();
  expect(await (await fetch(`${url}health`)).json()).toEqual({ ok: true });
  expect(await (await fetch(`${url}regels/pe-ling`, { headers: { accept: 'text/html' } })).text()).toContain('../');

  const taken = start('--port', new URL(url).port);
  const [[exit], said] = await Promise.all([once(taken, 'close'), text(taken.stderr)]);
  expect([exit, said]).toEqual([
    1,
    `windroos: Poort ${new URL(url).port} is al in gebruik. Kies een andere met --port, of een vrije met --port 0.\n`,
  ]);

  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  await expect(fetch(`${url}health`)).rejects.toThrow();
});

test('says in one sentence what cannot be', { timeout: PATIENCE }, async () => {
  const ask = async (...words: readonly string[]) => {
    const child = start(...words);
    const [[exit], said] = await Promise.all([once(child, 'close'), text(child.stderr)]);
    return [exit, said];
  };
  expect(await ask('--port', '70000')).toEqual([2, 'windroos: --port moet een getal van 0 tot en met 65535 zijn.\n']);
  expect(await ask('--port', '0', '--public-url', 'club.nl')).toEqual([
    2,
    'windroos: ‘club.nl’ is geen adres dat met http:// of https:// begint.\n',
  ]);
});
