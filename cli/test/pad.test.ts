import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, windroos } from './terminal.ts';

const BACKUP = join(ROOT, 'pad/test/fixtures/backup-1.json');

let folder = '';
let evening = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'windroos-pad-'));
  const { pads } = JSON.parse(await readFile(BACKUP, 'utf8'));
  evening = JSON.stringify(pads[0]);
  await writeFile(join(folder, 'avond.json'), evening);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const inFolder = (name: string): string => join(folder, name);

describe('windroos pad', () => {
  test('counts a pad again: hand by hand, penalties, totals and the check', async () => {
    const { exit, out } = await windroos(['pad', inFolder('avond.json')]);
    expect(exit).toBe(0);
    expect(out).toContain('Dinsdagavond, tafel 2 · NTS 2019');
    expect(out).toMatch(/\n +1 {2}Oostronde +Ans +Kees +-360 +\+640 +-60 +-220\n/);
    expect(out).toMatch(/\n +4 {2}Oostronde +Henk +remise +0 +0 +0 +0\n/);
    expect(out).toMatch(/\n +6 {2}straf +\+20 +\+20 +-60 +\+20\n/);
    expect(out).toMatch(/\n +avond {2}straf +-20\n/);
    expect(out).toMatch(/\n +totaal +-5430 +-4245 +\+8440 +\+1215\n/);
    expect(out).toContain('Som -20, bank 20, het klopt.\nOpnieuw geteld: alles klopt.\n');
  });

  test('in English, from stdin', async () => {
    const { out } = await windroos(['pad', '-', '--lang', 'en'], { stdin: evening });
    expect(out).toContain('Sum -20, bank 20, correct.');
    expect(out).toContain('Counted again: everything is right.');
  });

  test('what an older engine wrote otherwise is shown, and ends with 1', async () => {
    const older = evening.replaceAll('"engine":"0.1.0","counts"', '"engine":"0.0.9","counts"');
    const stdin = older.replace(/(b1235 t999\|[^"]*":)160/, '$1200');
    const { exit, out } = await windroos(['pad', '-'], { stdin });
    expect(exit).toBe(1);
    expect(out).toContain('spel 1: Kees: nu anders geteld dan opgeschreven (200 → 160, 0.0.9)');
  });

  test('a backup holds several pads, with what is to be answered', async () => {
    const { exit, out } = await windroos(['pad', BACKUP]);
    expect(exit).toBe(1);
    expect(out).toContain('Dinsdagavond, tafel 2 · Pe-ling');
    expect(out).toContain('spel 2: note is op twee plaatsen anders ingevuld');
  });

  test('CSV out, to a file or to stdout, and in again', async () => {
    const csv = (await windroos(['pad', inFolder('avond.json'), '--csv'])).out;
    expect(csv.startsWith('\uFEFFspel;ronde;oost;winnaar;van;hoe;telling Ans;')).toBe(true);
    expect(csv.endsWith('\r\n')).toBe(true);
    const { exit, out } = await windroos(['pad', inFolder('avond.json'), '--csv', inFolder('avond.csv')]);
    expect([exit, out]).toEqual([0, '']);
    expect(await readFile(inFolder('avond.csv'), 'utf8')).toBe(csv);
    const again = await windroos(['pad', inFolder('avond.csv'), '--json']);
    expect(again.exit).toBe(0);
    expect(JSON.parse(again.out)).toMatchObject([
      { rules: 'nts-2019', totals: { p1: -5430, p2: -4245, p3: 8440, p4: 1215 }, differences: [] },
    ]);
    const other = await windroos(['pad', inFolder('avond.csv'), '--rules', 'nts-simplified']);
    expect(other.exit).toBe(1);
    expect(other.out).toContain('zo’n telling bestaat in deze regels niet');
  });

  test.each([
    [['pad', '-'], '{}', 'Dit bestand is niet van Windroos.'],
    [['pad', '-', '--lang', 'en'], '{"windroos":"pad","version":1}', 'Something in the file is not right: id.'],
    [['pad', '-'], 'spel;ronde', 'Regel 1: dit zijn niet de kolommen van een telblok.'],
    [
      ['pad', '-'],
      '{"windroos":"backup","version":1,"pads":[],"rules":[],"settings":{}}',
      'In dit bestand staat geen telblok.',
    ],
    [['pad', '/bestaat/niet.json'], '', 'Het bestand is niet te lezen'],
    [['pad', BACKUP, '--csv'], '', 'Met --csv kan er maar één telblok in het bestand staan.'],
  ])('what cannot be read is said: %#', async (argv, stdin, sentence) => {
    const { exit, out, err } = await windroos(argv, { stdin });
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });
});
