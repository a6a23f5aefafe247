import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT, windroos, wordsOf } from './terminal.ts';

const HAND = wordsOf("score 'k234 b55 wSSS' --meld dGGG --meld t999 --win wS --from discard --seat S --round E");

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'windroos-svg-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const drawn = async (words: readonly string[]): Promise<string> => {
  const file = join(folder, 'sheet.svg');
  const { err } = await windroos([...words, '--svg', file]);
  expect(err).toBe('');
  return readFile(file, 'utf8');
};

test('the sheet as a picture, beside the sheet itself', async () => {
  const file = join(folder, 'both.svg');
  const { exit, out } = await windroos([...HAND, '--svg', file]);
  expect([exit, out.includes('Totaal: 160 punten')]).toEqual([0, true]);
  const svg = await readFile(file, 'utf8');
  expect(svg).toContain('<title>Mahjong: 160 punten (Zuid · Oostronde · NTS 2019)</title>');
  expect(svg).toContain('>Samen 32, afgerond</text>');
});

test('in English, and refused', async () => {
  const svg = await drawn([
    ...wordsOf("score 'k234 dRRR t66 k888' --meld b999 --win k8 --from wall --seat E --round E --lang en"),
  ]);
  expect(svg).toContain('<title>No mahjong yet (East · East round · NTS 2019)</title>');
  expect(svg.replaceAll(/<[^>]+>/g, ' ')).toContain('You have 1 double');
});

test('a file that cannot be written is said', async () => {
  const { exit, err } = await windroos([...HAND, '--svg', join(folder, 'nowhere', 'x.svg')]);
  expect(exit).toBe(2);
  expect(err).toContain('kan ik niet schrijven');
});

test('the picture in the README is what this command draws', async () => {
  expect(await drawn(HAND)).toBe(await readFile(join(ROOT, 'docs/screenshots/score-sheet.svg'), 'utf8'));
});
