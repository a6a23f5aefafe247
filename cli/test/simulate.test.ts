import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULE_SET_IDS, RULE_SETS } from '@windroos/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../src/simulate/report.ts';
import { windroos, wordsOf } from './terminal.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'windroos-simulate-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const simulated = async (words: string): Promise<Report> => {
  const { exit, out, err } = await windroos(wordsOf(`simulate --workers 1 --json ${words}`));
  expect([exit, err]).toEqual([0, '']);
  return JSON.parse(out) as Report;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

describe('simulate', () => {
  test.each(RULE_SET_IDS)('%s: what it adds up agrees with itself', async (rules) => {
    const report = await simulated(`--hands 400 --seed a --rules ${rules}`);
    const { hands, matches, seats, players, winners, others, mahjong, draws } = report;
    expect([hands, matches, mahjong.count + draws.count]).toEqual([400, 25, 400]);
    for (const all of [Object.values(seats), players]) {
      expect(sum(all.map((player) => player.mahjong.count))).toBe(mahjong.count);
      expect(sum(all.map(({ total }) => total))).toBe(0);
      expect(sum(all.map(({ selfDrawn, gaveAway }) => selfDrawn + gaveAway.count))).toBe(mahjong.count);
    }
    expect(sum(winners.distribution.map(([, count]) => count))).toBe(mahjong.count);
    expect(sum(others.distribution.map(([, count]) => count))).toBe(3 * mahjong.count);
    expect([...report.points, ...report.doubles].map(({ id }) => id).toSorted()).toEqual(
      expect.arrayContaining(RULE_SETS[rules].rows.map(({ id }) => id)),
    );
    expect(report.limits.map(({ id }) => id)).toEqual(RULE_SETS[rules].limits.map(({ id }) => id));
    expect(mahjong.count).toBeGreaterThan(0);
  });

  test('the same seed gives the same report, another seed another', async () => {
    const once = await simulated('--hands 100 --seed one');
    expect(await simulated('--hands 100 --seed one')).toEqual(once);
    expect((await simulated('--hands 100 --seed two')).seats).not.toEqual(once.seats);
  });

  test('a match has its rounds, and a better bot wins more', async () => {
    const report = await simulated('--matches 6 --seed m --bots random-legal,keep-what-fits,random-legal,random-legal');
    expect([report.hands, report.matches, report.asked]).toEqual([96, 6, { matches: 6 }]);
    const [first, best, third] = report.players.map((player) => player.mahjong.count);
    expect(best).toBeGreaterThan(first! + third!);
  });

  test('tells it in words, in both languages', async () => {
    const words = 'simulate --workers 1 --hands 64 --seed 3';
    const { out } = await windroos(wordsOf(words));
    expect(out).toMatch(/^NTS 2019 · 64 spellen, 4 wedstrijden · seed 3\nMahjong \d+,\d %/);
    expect((await windroos(wordsOf(`${words} --lang en`))).out).toMatch(/What the winner counts: mean \d+\.\d, median/);
  });

  test.each([
    ['--hands 0', '--hands'],
    ['--hands 3 --matches 3', '--matches'],
    ['--bots clever', 'random-legal'],
    ['--bots random-legal,random-legal', 'keep-what-fits'],
    ['--rules none', 'none'],
    ['--workers many', '--workers'],
    ['--log /nowhere/game.jsonl', '/nowhere/game.jsonl'],
  ])('says what is wrong with %s', async (words, named) => {
    const { exit, err } = await windroos(wordsOf(`simulate ${words}`));
    expect([exit, err]).toEqual([2, expect.stringContaining(named)]);
  });
});

const TAG = /<(\/?)([a-z0-9]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/gi;

/** The tags that are open when a page ends, or the first that closes another. */
const unclosed = (html: string): readonly string[] => {
  const open: string[] = [];
  for (const [, closing, name, , own] of html.matchAll(TAG)) {
    if (closing === '/') {
      if (open.pop() !== name) return [`</${name}>`];
    } else if (own !== '/') open.push(name!);
  }
  return open;
};

test.each(['nl', 'en'])('--html writes a page in %s that needs nothing else', async (language) => {
  const file = join(folder, `${language}.html`);
  await windroos(wordsOf(`simulate --workers 1 --hands 64 --seed <&" --lang ${language} --html ${file}`));
  const page = await readFile(file, 'utf8');
  const body = page.replace(/^<!doctype html>/, '').replace(/<style>[\s\S]*<\/style>/, '');
  expect(page.startsWith(`<!doctype html>\n<html lang="${language}">`)).toBe(true);
  expect(unclosed(body)).toEqual([]);
  expect(body.replace(TAG, '')).not.toMatch(/[<>]/);
  expect(body).toContain('seed &lt;&amp;&quot;');
  expect(body.match(/<svg viewBox="0 0 640/g)).toHaveLength(5);
  expect(page).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg)|<script|@import|url\(/);
});

describe('--log', () => {
  test.each(RULE_SET_IDS)('%s: the log is right, and its hands end the same as scripts', async (rules) => {
    const file = join(folder, `${rules}.jsonl`);
    const report = await simulated(`--hands 40 --seed log --rules ${rules} --log ${file}`);
    expect(report.generator).toBe('chacha20');
    const verdict = await windroos(['verify', file, '--json']);
    expect(JSON.parse(verdict.out)).toMatchObject({ ok: true, matches: 3, hands: 40, cut: [], engines: [] });

    const ended = (await readFile(file, 'utf8'))
      .split('\n')
      .filter((line) => line.startsWith('{"type":"handEnded"'))
      .map((line) => JSON.parse(line));
    const scripts = await windroos(['replay', file, '--scripts']);
    expect([scripts.exit, scripts.err]).toEqual([0, '']);
    const { out } = await windroos(['hand', '--jsonl'], { stdin: scripts.out });
    const played = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(
      played.map(({ end, winner = null, from = null, payments, nextEast }) => ({
        end,
        winner,
        from,
        payments,
        nextEast,
      })),
    ).toEqual(ended.map(({ end, winner, from, payments, nextEast }) => ({ end, winner, from, payments, nextEast })));
    expect(played.flatMap(({ end, totals }) => (end === 'draw' ? [] : Object.values(totals)))).toEqual(
      ended.flatMap(({ end, sheets }) =>
        end === 'draw' ? [] : ['E', 'S', 'W', 'N'].map((seat) => sheets[seat].total),
      ),
    );
    expect(ended.filter(({ end }) => end === 'mahjong')).toHaveLength(report.mahjong.count);
  });
});
