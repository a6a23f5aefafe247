import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { windroos, wordsOf } from './terminal.ts';

const lines = (text: string): readonly string[] => text.trimEnd().split('\n');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'windroos-settle-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('four scores: what each wins or loses, and who pays whom', async () => {
  const { exit, out, err } = await windroos(wordsOf('settle --scores E=80,S=10,W=0,N=40 --winner E --from S'));
  expect([exit, err]).toEqual([0, '']);
  expect(lines(out)).toEqual([
    'NTS 2019 · Oost maakt mahjong, met een steen van Zuid',
    '',
    '         telt  wint of verliest',
    '◆ Oost     80              +480',
    '  Zuid     10              −180',
    '  West      0              −210',
    '  Noord    40               −90',
    '  Samen                       0',
    '',
    'Wie betaalt wie',
    '  Zuid   →  Oost   160',
    '  West   →  Oost   160',
    '  Noord  →  Oost   160',
    '  West   →  Zuid    10',
    '  Zuid   →  Noord   30',
    '  West   →  Noord   40',
    '',
    'Oost betaalt en ontvangt dubbel.',
  ]);
});

test('MCR in English: the discarder pays more, East no more than others', async () => {
  const { out } = await windroos(wordsOf('settle --scores N=24 --winner N --from E --rules schoon-spel --lang en'));
  expect(lines(out)).toEqual([
    'Schoon Spel (MCR) · North makes mahjong, with a tile from East',
    '',
    '            counts  wins or loses',
    '  East           0            −32',
    '  South          0             −8',
    '  West           0             −8',
    '◆ North         24            +48',
    '  Together                      0',
    '',
    'Who pays whom',
    '  East   →  North  32',
    '  South  →  North   8',
    '  West   →  North   8',
  ]);
});

test('Pe-ling hands over chips', async () => {
  const { out } = await windroos(wordsOf('settle --scores Z=160,N=20 --winner zuid --rules pe-ling'));
  expect(lines(out).slice(8, 15)).toEqual([
    '',
    'Wie betaalt wie (met de fiches van het begin)',
    '  West   →  Zuid   160  2 × 100; terug 4 × 10',
    '  Noord  →  Zuid   160  2 × 100; terug 4 × 10',
    '  Oost   →  Zuid   320  3 × 100, 2 × 10',
    '  West   →  Noord   20  2 × 10',
    '  Oost   →  Noord   40  4 × 10',
  ]);
  const { out: json } = await windroos(
    wordsOf('settle --scores Z=160,N=20 --winner Z --rules pe-ling --json --explain'),
  );
  const { payments, transfers, chips } = JSON.parse(json);
  expect(payments).toEqual({ E: -360, S: 640, W: -180, N: -100 });
  expect(transfers).toHaveLength(6);
  expect(chips.transfers[0]).toEqual({
    from: 'W',
    to: 'S',
    amount: 160,
    payment: { give: [0, 2, 0, 0], change: [4, 0, 0, 0], rest: 0, owed: 0 },
  });
});

test('nobody pays after a draw', async () => {
  const { exit, out } = await windroos(wordsOf('settle --scores E=20,S=4 --draw'));
  expect(exit).toBe(0);
  expect(lines(out)[0]).toBe('NTS 2019 · Remise: niemand betaalt.');
  expect(out).not.toContain('→');
  expect(JSON.parse((await windroos(wordsOf('settle --draw --json'))).out)).toEqual({
    id: null,
    payments: { E: 0, S: 0, W: 0, N: 0 },
  });
});

const WHOLE = {
  id: 'w',
  rules: 'nts-2019',
  round: 'W',
  winner: 'N',
  from: 'W',
  win: { tile: 'k1', from: 'discard' },
  hands: {
    E: { hand: 'k2233499 wSSSWWW' },
    S: { hand: 'k1199 b333555 dWWW' },
    W: { hand: 'k5 b4689 t23458 wWNN' },
    N: { hand: 'k11 b999 t111 wEEE dRRR' },
  },
};

test('four hands from a file: each in short, then the settlement', async () => {
  const file = join(folder, 'hand.json');
  await writeFile(file, JSON.stringify(WHOLE));
  const { exit, out } = await windroos(['settle', file]);
  expect(exit).toBe(0);
  expect(lines(out).slice(0, 17)).toEqual([
    'NTS 2019 · Noord maakt mahjong, met een steen van West',
    '',
    '  Oost   wSSS wWWW k2233499',
    '         16 punten, afgerond 20, 2 verdubbelingen',
    '  Zuid   b333 b555 dWWW k1199',
    '         16 punten, afgerond 20, 2 verdubbelingen',
    '  West   k5 b4689 t23458 wWNN',
    '         0 punten',
    '◆ Noord  b999 t111 wEEE dRRR k11*',
    '         56 punten, afgerond 60, 5 verdubbelingen',
    '',
    '         telt  wint of verliest',
    '  Oost     80             −3680',
    '  Zuid     80             −1840',
    '  West      0             −2160',
    '◆ Noord  1920             +7680',
    '  Samen                       0',
  ]);
  const explained = await windroos(['settle', file, '--explain', '--lang', 'en']);
  expect(explained.out.match(/^Total: /gm)).toHaveLength(4);
});

test('the same from stdin, as JSON, and under other rules', async () => {
  const stdin = JSON.stringify(WHOLE);
  const answer = JSON.parse((await windroos(['settle', '--json'], { stdin })).out);
  expect(answer).toMatchObject({ id: 'w', payments: { E: -3680, S: -1840, W: -2160, N: 7680 } });
  expect(Object.keys(answer.sheets)).toEqual(['E', 'S', 'W', 'N']);
  const other = JSON.parse((await windroos(['settle', '-', '--json', '--rules', 'nts-2016'], { stdin })).out);
  expect(other.sheets.N.total).toBe(56 * 32);
});

test('a mahjong that is refused pays nothing and ends with 1', async () => {
  const stdin = JSON.stringify({
    ...WHOLE,
    hands: { ...WHOLE.hands, N: { hand: 'k11 b999 t123 wEEE k345' } },
    win: { tile: 'k1', from: 'discard' },
  });
  const { exit, out } = await windroos(['settle'], { stdin });
  expect(exit).toBe(1);
  expect(lines(out)[0]).toBe('NTS 2019 · Noord heeft geen geldige mahjong: niemand betaalt.');
  expect(out).toContain('Nog geen mahjong.');
  const english = await windroos(['settle', '--lang', 'en'], { stdin });
  expect(lines(english.out)[0]).toBe('NTS 2019 · North has no valid mahjong: nobody pays.');
});

const WRONG: readonly (readonly [command: string, sentence: string])[] = [
  ['settle --scores E=80', 'Wie maakte mahjong? Geef --winner, of --draw bij remise.'],
  ['settle --scores E=veel --winner E', 'Geef vier scores: --scores E=80,S=10,W=0,N=40.'],
  ['settle --scores X=80 --winner E', 'Geef vier scores: --scores E=80,S=10,W=0,N=40.'],
  ['settle --scores E=80,O=10 --winner E', 'Geef vier scores: --scores E=80,S=10,W=0,N=40.'],
  ['settle --winner E', 'Geef vier scores: --scores E=80,S=10,W=0,N=40.'],
  [
    'settle --scores E=99999999999999999999 --winner E',
    '--scores ontbreekt of klopt niet; kijk met --help wat er kan.',
  ],
  ['settle --scores E=80 --winner E --draw', 'Wie maakte mahjong? Geef --winner, of --draw bij remise.'],
  ['settle hand.json --winner E', 'Geef een bestand of opties als --scores en --winner, niet allebei.'],
  ['settle --jsonl --from E', 'Geef een bestand of opties als --scores en --winner, niet allebei.'],
  ['settle --scores E=80 --winner Q', '--winner ontbreekt of klopt niet; kijk met --help wat er kan.'],
  ['settle --scores E=80 --winner E --from E', '--from ontbreekt of klopt niet; kijk met --help wat er kan.'],
  ['settle nergens.json', 'Het bestand is niet te lezen: nergens.json.'],
];
test.each(WRONG)('%s', async (command, sentence) => {
  const { exit, out, err } = await windroos(wordsOf(command));
  expect([exit, out, err]).toEqual([2, '', `windroos: ${sentence}\n`]);
});
