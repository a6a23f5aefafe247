import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ROOT, wordsOf } from './terminal.ts';

const PATIENCE = 60_000;

const start = (words: string) => spawn(process.execPath, [join(ROOT, 'cli/bin/windroos.js'), ...wordsOf(words)]);

const outputOf = async (child: ReturnType<typeof start>): Promise<{ exit: number; out: string }> => {
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  const [exit] = (await once(child, 'close')) as [number];
  return { exit, out };
};

test('one thread or two: the same report and the same log', { timeout: PATIENCE }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'windroos-threads-'));
  const reports = await Promise.all(
    [1, 2].map((workers) =>
      outputOf(start(`simulate --hands 3000 --rules rode-draak --seed t --json --workers ${workers}`)),
    ),
  );
  expect(reports[0]!.exit).toBe(0);
  expect(reports[1]).toEqual(reports[0]);
  const logs = await Promise.all(
    [1, 2].map(async (workers) => {
      const file = join(folder, `${workers}.jsonl`);
      await outputOf(start(`simulate --hands 100 --seed t --workers ${workers} --log ${file}`));
      return readFile(file, 'utf8');
    }),
  );
  expect(logs[0]!.split('\n').length).toBeGreaterThan(5000);
  expect(logs[1] === logs[0]).toBe(true);
  await rm(folder, { recursive: true, force: true });
});

test('Ctrl-C ends it with the report so far', { timeout: PATIENCE }, async () => {
  const child = start('simulate --hands 900000000 --seed t --workers 2 --json');
  const answer = outputOf(child);
  await setTimeout(2500);
  child.kill('SIGINT');
  const { exit, out } = await answer;
  const report = JSON.parse(out) as { stopped: boolean; hands: number };
  expect([exit, report.stopped, report.hands > 0]).toEqual([0, true, true]);
});
