import { expect, test } from 'vitest';
import { windroos, wordsOf } from './terminal.ts';

const lines = (text: string): readonly string[] => text.trimEnd().split('\n');

test('each tile with what is left of it and what it would score', async () => {
  const { exit, out } = await windroos(wordsOf("waits 'b34567 wSS' --meld b999 --meld dGGG --seat S --seen b55"));
  expect(exit).toBe(0);
  expect(lines(out)).toEqual([
    'NTS 2019 · Zuid, Oostronde',
    '',
    '╭──┬──┬──┬──┬──┬──┬──╮ ╭──┬──┬──╮ ╭──┬──┬──╮',
    '│🀒 │🀓 │🀔 │🀕 │🀖 │🀁 │🀁 │ │🀘 │🀘 │🀘 │ │🀅 │🀅 │🀅 │',
    '│b3│b4│b5│b6│b7│wS│wS│ │b9│b9│b9│ │dG│dG│dG│',
    '╰──┴──┴──┴──┴──┴──┴──╯ ╰──┴──┴──╯ ╰──┴──┴──╯',
    '      op de lat           open       open',
    '',
    'Je wacht op bamboe 2, 5 en 8.',
    '',
    'steen           nog  zelf gepakt  weggelegd',
    '🀑 b2  bamboe 2    4          160        120',
    '🀔 b5  bamboe 5    1          160        120',
    '🀗 b8  bamboe 8    4          160        120',
  ]);
});

test('a tile that would be refused says why', async () => {
  const { out } = await windroos(wordsOf("waits 'k34567 t22' --meld b345 --meld dGGG --plain --lang en"));
  expect(lines(out)).toEqual([
    'NTS 2019 · East, East round',
    '',
    'k34567 t22 on the rack  b345 open  dGGG open',
    '',
    'You are waiting for circles 2, 5 and 8.',
    '',
    'tile           left  from the wall  from a discard',
    'k2  circles 2     4        refused         refused',
    'k5  circles 5     3        refused         refused',
    'k8  circles 8     4        refused         refused',
    '',
    'circles 2, 5 and 8: No mahjong yet. You have 1 double, you need 2.',
  ]);
});

test('a tile that may be drawn but not claimed', async () => {
  const { out } = await windroos(wordsOf("waits 'k345 b345 t34577 wEE' --plain"));
  expect(lines(out).slice(4)).toEqual([
    'Je wacht op teken 7 en oostenwind.',
    '',
    'steen           nog  zelf gepakt  weggelegd',
    't7  teken 7       2          120  geweigerd',
    'wE  oostenwind    2          480        120',
    '',
    'teken 7, weggelegd: Nog geen mahjong. Je hebt 0 verdubbelingen, je hebt er 2',
    'nodig.',
  ]);
});

test('limit hands are named', async () => {
  const { out } = await windroos(wordsOf("waits 'k19 b19 t19 wESWN dRGW' --seen 'k11 dW' --plain"));
  expect(lines(out).slice(4)).toEqual([
    'Je wacht op kringen 1, kringen 9, bamboe 1, bamboe 9, teken 1, teken 9,',
    'oostenwind, zuidenwind, westenwind, noordenwind, rode draak, groene draak en',
    'witte draak.',
    '',
    'steen             nog         zelf gepakt           weggelegd',
    'k1  kringen 1       1  Dertien wezen 2000  Dertien wezen 2000',
    'k9  kringen 9       3  Dertien wezen 2000  Dertien wezen 2000',
    'b1  bamboe 1        3  Dertien wezen 2000  Dertien wezen 2000',
    'b9  bamboe 9        3  Dertien wezen 2000  Dertien wezen 2000',
    't1  teken 1         3  Dertien wezen 2000  Dertien wezen 2000',
    't9  teken 9         3  Dertien wezen 2000  Dertien wezen 2000',
    'wE  oostenwind      3  Dertien wezen 2000  Dertien wezen 2000',
    'wS  zuidenwind      3  Dertien wezen 2000  Dertien wezen 2000',
    'wW  westenwind      3  Dertien wezen 2000  Dertien wezen 2000',
    'wN  noordenwind     3  Dertien wezen 2000  Dertien wezen 2000',
    'dR  rode draak      3  Dertien wezen 2000  Dertien wezen 2000',
    'dG  groene draak    3  Dertien wezen 2000  Dertien wezen 2000',
    'dW  witte draak     2  Dertien wezen 2000  Dertien wezen 2000',
  ]);
});

test('as JSON, with whole sheets', async () => {
  const { out } = await windroos(wordsOf("waits 'b34567 wSS' --meld b999 --meld dGGG --seat S --json"));
  const { id, waits } = JSON.parse(out);
  expect(id).toBe(null);
  expect(waits.map(({ tile, left }: { tile: string; left: number }) => [tile, left])).toEqual([
    ['b2', 4],
    ['b5', 3],
    ['b8', 4],
  ]);
  expect(waits[0].wall).toMatchObject({ valid: true, limit: null });
  expect(waits[0].wall.total).toBeGreaterThanOrEqual(waits[0].discard.total);
});

test('a case in a file or on stdin may tell a win: it is not looked at', async () => {
  const stdin = JSON.stringify({
    id: 3,
    rules: 'nts-2019',
    hand: 'b34567 wSS',
    melds: ['b999', 'dGGG'],
    seat: 'S',
    round: 'E',
  });
  const { out } = await windroos(['waits', '--json'], { stdin });
  expect(JSON.parse(out)).toMatchObject({ id: 3, waits: [{ tile: 'b2' }, { tile: 'b5' }, { tile: 'b8' }] });
});

test('nothing to wait for is a no', async () => {
  const { exit, out } = await windroos(wordsOf("waits 'k258 b258 t258 wES dRG' --plain"));
  expect(exit).toBe(1);
  expect(lines(out).at(-1)).toBe('Deze hand wacht nog nergens op.');
});

test.each([
  ["waits 'b123'", 'Een hand die wacht heeft 13 stenen, een kong geldt als 3; dit zijn er 3.'],
  ["waits 'b34567 wSS' --meld b999 --meld dGGG --seen x1", 'In ‘--seen’ staat ‘x1’; dat is geen steen.'],
  ["waits 'b1111 b1'", 'Bamboe 1 komt vijf keer voor. Er zijn er maar vier.'],
])('%s', async (command, sentence) => {
  const { exit, err } = await windroos(wordsOf(command));
  expect([exit, err]).toEqual([2, `windroos: ${sentence}\n`]);
});
