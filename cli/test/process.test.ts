import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, wordsOf } from './terminal.ts';

const PATIENCE = 60_000;
const launcher = join(ROOT, 'cli/bin/windroos.js');
const start = (words: string) =>
  spawn(process.execPath, [launcher, ...wordsOf(words)], { env: { ...process.env, WINDROOS_LANG: 'en' } });

const ended = async (words: string, stdin = ''): Promise<{ exit: number; out: string; err: string }> => {
  const child = start(words);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  child.stdin.end(stdin);
  const [exit] = (await once(child, 'close')) as [number];
  return { exit, out, err };
};

const CASE = '{"id":1,"rules":"nts-2019","hand":"b2345678 b99 wEE dR","seat":"E","round":"E"}\n';

test('the launcher runs the build, and its exit codes reach the shell', { timeout: PATIENCE }, async () => {
  const good = await ended("score 'k19 b19 t19 wESWN dRGWW' --win dW --from wall --plain");
  expect([good.exit, good.err]).toEqual([0, '']);
  expect(good.out.trimEnd().split('\n').at(-1)).toBe('Total: 2000 points');
  expect((await ended("score 'k12 b19 t19 wESWN dRGWW' --win dW --from wall")).exit).toBe(1);
  expect(await ended('score b1x')).toMatchObject({
    exit: 2,
    out: '',
    err: 'windroos: In ‘hand’ there is ‘bx’, which is not a tile.\n',
  });
});

test('without arguments and without a terminal it ends by itself', { timeout: PATIENCE }, async () => {
  const { exit, out } = await ended('');
  expect(exit).toBe(0);
  expect(out).toContain('Total: 400 points');
});

test('a reader that stops early is no error', { timeout: PATIENCE }, async () => {
  const child = start('score --jsonl');
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  child.stdin.on('error', () => undefined);
  const feed = (): void => {
    while (child.stdin.writable && child.stdin.write(CASE.repeat(500)));
  };
  child.stdin.on('drain', feed);
  feed();
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [exit] = (await once(child, 'close')) as [number];
  expect([exit, errors]).toEqual([0, []]);
});

test.runIf(existsSync('/dev/full'))('a disk that is full is told', { timeout: PATIENCE }, async () => {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [launcher, 'score', 'k1'], {
    env: { ...process.env, WINDROOS_LANG: 'en' },
    stdio: ['ignore', full, 'pipe'],
  });
  closeSync(full);
  const errors: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const [exit] = (await once(child, 'close')) as [number];
  expect([exit, errors.join('')]).toEqual([2, 'windroos: The answer cannot be written (ENOSPC).\n']);
});
