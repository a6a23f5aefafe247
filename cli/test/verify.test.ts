import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, windroos, wordsOf } from './terminal.ts';

let folder = '';
let lines: readonly string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'windroos-verify-'));
  const file = join(folder, 'log.jsonl');
  await windroos(wordsOf(`simulate --workers 1 --hands 20 --seed v --log ${file}`));
  lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const verified = async (changed: readonly string[], ...words: readonly string[]) => {
  const file = join(folder, 'changed.jsonl');
  await writeFile(file, `${changed.join('\n')}\n`);
  return windroos(['verify', file, '--lang', 'en', ...words]);
};

const lineOf = (type: string, after = 0): number =>
  lines.findIndex((line, index) => index >= after && line.includes(`"type":"${type}"`));
const withLine = (index: number, change: (line: string) => string): readonly string[] =>
  lines.with(index, change(lines[index]!));

describe('verify', () => {
  test('a log that is right', async () => {
    const { exit, out, err } = await windroos(['verify', join(folder, 'log.jsonl')]);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain(`De log klopt: 2 wedstrijden, 20 spellen, ${lines.length} regels.`);
    expect((await windroos(['verify', join(ROOT, 'docs/examples/match.jsonl')])).exit).toBe(0);
  });

  test('also when it comes in pieces or stops in the middle', async () => {
    const stdin = Buffer.from(lines.join('\n'));
    const pieces = [stdin.subarray(0, 70_001), stdin.subarray(70_001)];
    expect(JSON.parse((await windroos(['verify', '-', '--json'], { stdin: pieces })).out)).toMatchObject({
      ok: true,
      hands: 20,
    });
    const { exit, out } = await verified(lines.slice(0, 40));
    expect([exit, out]).toEqual([0, expect.stringContaining('After line 40 a match stops, in hand 1')]);
  });

  test('a tile that was not drawn, with what it should be', async () => {
    const drawn = lineOf('drawn', 200);
    const tile = (JSON.parse(lines[drawn]!) as { tile: string }).tile;
    const other = tile === 'dW' ? 'dR' : 'dW';
    const { exit, out } = await verified(
      withLine(drawn, (line) => line.replace(`"tile":"${tile}"`, `"tile":"${other}"`)),
    );
    expect(exit).toBe(1);
    expect(out).toBe(
      [
        `Line ${drawn + 1}: the rules make something else of it.`,
        '  tile',
        `    expected  "${tile}"`,
        `    found     "${other}"`,
        '',
      ].join('\n'),
    );
  });

  test('a payment in the second match, by its line', async () => {
    const ended = lineOf('handEnded', lineOf('matchStarted', 1));
    const changed = withLine(ended, (line) => {
      const event = JSON.parse(line);
      return JSON.stringify({ ...event, payments: { E: 3, S: -1, W: -1, N: -1 } });
    });
    const { exit, out } = await verified(changed, '--json');
    expect([exit, JSON.parse(out)]).toEqual([
      1,
      expect.objectContaining({ ok: false, line: ended + 1, code: 'differs', matches: 2 }),
    ]);
    expect((await verified(changed)).out).toMatch(/ {2}payments\.E\n {4}expected {2}\S+\n {4}found {5}3/);
  });

  test.each<readonly [string, () => readonly string[], RegExp]>([
    [
      'another seed',
      () => withLine(lineOf('handEnded'), (line) => line.replace(/"seed":"../, '"seed":"zz')),
      /^Line \d+: the field ‘seed’/,
    ],
    [
      'a seed that was not promised',
      () => withLine(lineOf('handEnded'), (line) => line.replace(/"seed":"[^"]*"/, `"seed":"${'0'.repeat(64)}"`)),
      /^Line 2: the commitment/,
    ],
    [
      'other dice',
      () => withLine(1, (line) => line.replace(/"dice":\{[^}]*\}/, '"dice":{"east":[1,1],"opener":[1,1]}')),
      /^Line 2: .*\n {2}dice\./,
    ],
    ['a discard that is not there', () => lines.toSpliced(lineOf('discarded'), 1), /^Line 4: this is not allowed here/],
    ['half a line', () => lines.with(9, lines[9]!.slice(0, 20)), /^Line 10: this is not a line of JSON/],
    ['no header', () => lines.slice(1), /^Line 1: a match should begin here/],
    ['nothing', () => [], /^Line 1: /],
  ])('%s', async (_, changed, told) => {
    const { exit, out } = await verified(changed());
    expect([exit, out]).toEqual([1, expect.stringMatching(told)]);
  });

  test('a file that is not there', async () => {
    expect(await windroos(['verify', 'none.jsonl'])).toMatchObject({ exit: 2, out: '' });
  });
});
