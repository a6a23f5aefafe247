import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, windroos } from './terminal.ts';

const EXAMPLE = join(ROOT, 'docs/examples/match.jsonl');

describe('replay', () => {
  test('tells the whole match: the deal, each move, overruled calls, the sheets, the payments and the ranking', async () => {
    const { exit, out, err } = await windroos(['replay', EXAMPLE, '--plain', '--lang', 'en']);
    expect([exit, err]).toEqual([0, '']);
    const told = [
      '3 Cor begins as East.',
      'Hand 1 · East round · 69 tiles left in the wall',
      'East throws 4 and 3: West breaks the wall, throws 6 and 5, and counts 18 stacks.',
      '▸ East   Cor   0  k29 b999 t1233 wSS dRRG',
      'South draws character 1.',
      'South calls pung: t111, from North (character 1). Overruled: East chow t123.',
      'East draws a loose tile: bamboo 8.',
      'Mahjong! North wins with character 3 from East.',
      'Total: 80 points',
      '◆ North         80           +320',
      '  1  2 Bram  +320',
      '  3  4 Dini  −140',
    ];
    const lines = out.split('\n');
    const found = told.map((line) => lines.findIndex((candidate) => candidate.startsWith(line)));
    expect(found.map((at, index) => (at < 0 ? told[index] : ''))).toEqual(told.map(() => ''));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });

  test('one line an event, with the faces of the tiles, in Dutch', async () => {
    const { out } = await windroos(['replay', EXAMPLE, '--all']);
    expect(out.split('\n').filter((line) => line.endsWith(' weg.'))).toHaveLength(27);
    expect(out).toContain('Zuid roept pung: t111, van Noord (teken 1 🀇). Ging niet door: Oost chow t123.');
  });

  test('--hand and --match choose, and say so when there is none', async () => {
    const { out } = await windroos(['replay', EXAMPLE, '--match', '1', '--hand', '1']);
    expect(out.startsWith('Spel 1')).toBe(true);
    expect(await windroos(['replay', EXAMPLE, '--hand', '2'])).toMatchObject({ exit: 2, out: '' });
  });

  test('--scripts writes what `hand` plays, with the rules by their name', async () => {
    const { out } = await windroos(['replay', EXAMPLE, '--scripts']);
    expect(JSON.parse(out)).toMatchObject({
      id: '1-1',
      rules: 'nts-2019',
      round: 'E',
      moves: expect.arrayContaining([['S pung', 'E chow t123']]),
    });
  });

  test('on a terminal it goes a key at a time, forth and back, and stops', async () => {
    const stdin = [' ', '\r', 'n', ' ', 'b', 'n', 'p', 'q'];
    const { exit, out } = await windroos(['replay', EXAMPLE, '--lang', 'en'], { stdin, tty: true, columns: 90 });
    const frames = out.split('\u001b[2J').slice(1);
    expect(exit).toBe(0);
    expect(frames.map((frame) => /\d+\/\d+/.exec(frame)?.[0])).toEqual(['1/1', '2/59', '3/59', '4/59', '3/59', '2/59']);
    expect(frames[2]).toContain('East discards circles 2');
  });

  test('what cannot be read is told by its line', async () => {
    const broken = (await readFile(EXAMPLE, 'utf8')).replace('"seat":"W","tile":"b7"', '"seat":"Z","tile":"b7"');
    const { exit, err } = await windroos(['replay', '-', '--lang', 'en'], { stdin: broken });
    expect([exit, err]).toEqual([
      2,
      'windroos: Line 8: the field ‘seat’ is missing, not right or does not belong here.\n',
    ]);
  });
});
