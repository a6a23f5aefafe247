import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { windroos, wordsOf } from './terminal.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'windroos-play-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const played = (words: string, typed: readonly string[]) =>
  windroos(wordsOf(`play ${words}`), { stdin: typed.map((line) => `${line}\n`).join('') });

/** The first choice every time: discards a tile, or calls the best there is. */
const ALWAYS_FIRST = Array.from({ length: 400 }, () => '1');

describe('play', () => {
  test.each(['nts-2019', 'rode-draak', 'schoon-spel'])(
    '%s: a match to its end, which is a log that is right',
    async (rules) => {
      const file = join(folder, `${rules}.jsonl`);
      const { exit, out, err } = await played(
        `--rules ${rules} --hands 2 --seed a --plain --log ${file}`,
        ALWAYS_FIRST,
      );
      expect([exit, err]).toEqual([0, '']);
      expect(out).toContain('Wat doe je?');
      expect(out).toMatch(/\nUitslag\n {2}1 {2}\d .*\n[\s\S]*--seed a\.\n$/);
      const verdict = await windroos(['verify', file, '--json']);
      expect(JSON.parse(verdict.out)).toMatchObject({ ok: true, hands: 2, cut: [] });
    },
  );

  test('shows every sheet and who pays whom after a mahjong', async () => {
    const { out } = await played('--hands 2 --seed a --lang en', ALWAYS_FIRST);
    expect(out).toContain('Mahjong! ');
    expect(out).toContain('Who pays whom');
    expect(out).toMatch(/Total: \d+ points/);
    expect(out).toContain('Enter for the next hand');
  });

  test('other tiles stay hidden until the hand is over', async () => {
    const { out } = await played('--seed donderdag --lang en', ['k5']);
    expect(out).toContain('South draws a tile.');
    expect(out).not.toMatch(/(East|South|West|North) draws (?!a tile)/);
    expect(out.match(/13 tiles/g)!.length).toBeGreaterThanOrEqual(3);
  });

  test('numbers, notation, words and questions are understood; the same seed deals the same tiles', async () => {
    const typed = ['k9', '?', 't', 'k5', 'k2'];
    const { out } = await played('--seed donderdag --lang en --plain', typed);
    expect(out).toContain('That is not possible now.');
    expect(out).toMatch(/Letters:\s+k\s+circles/);
    expect(out).toContain('You discard circles 5.');
    expect(out).toContain('You discard circles 2.');
    expect((await played('--seed donderdag --lang en --plain', typed)).out).toBe(out);
    expect((await played('--seed donderdag --lang en --plain', ['1', '1', 'kong'])).out).toContain(
      'You call kong: wEEEE, from West',
    );
    expect((await played('--seed donderdag --lang en --plain', ['1', '1', ''])).out).not.toContain('You call');
  });

  test('stops when there is nothing more to read, or when asked to', async () => {
    for (const typed of [[], ['q'], ['1', 'stop']]) {
      const { exit, out } = await played('--seed b', typed);
      expect([exit, out]).toEqual([0, expect.stringContaining('Je stopt hier.')]);
    }
  });

  test('--help-off lets one call a mahjong that is none', async () => {
    const file = join(folder, 'off.jsonl');
    const { out } = await played(`--seed b --help-off --plain --log ${file}`, ['mahjong', '1', 'q']);
    expect(out).toContain('Jij roept mahjong, maar dat is het niet');
    expect(await readFile(file, 'utf8')).toContain('"type":"falseMahjong"');
    expect((await windroos(['verify', file])).exit).toBe(0);
  });

  test.each(['--bots clever', '--hands none', '--rules none'])('says what is wrong with %s', async (words) => {
    expect((await played(words, [])).exit).toBe(2);
  });
});
