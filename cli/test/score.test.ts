import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, windroos, wordsOf } from './terminal.ts';

const EXAMPLE = wordsOf("score 'b23488 wSSS' --meld dRRR --meld '[b6666]' --win b4 --from discard --seat S --round E");
const lines = (text: string): readonly string[] => text.trimEnd().split('\n');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'windroos-score-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a hand for people', () => {
  test('in Dutch: tiles, lines with sources, and how it adds up', async () => {
    const { exit, out, err } = await windroos(EXAMPLE);
    expect([exit, err]).toEqual([0, '']);
    expect(lines(out)).toEqual([
      'NTS 2019 · Zuid, Oostronde',
      'Laatste steen: bamboe 4, weggelegd door een ander',
      '',
      '╭──┬──┬──╮ ╭──┬──┬──┬──╮ ╭──┬──┬──╮ ╭──┬──┬──╮ ╭──┬──╮',
      '│🀑 │🀒 │🀓 │ │🀕 │🀕 │🀕 │🀕 │ │🀁 │🀁 │🀁 │ │🀄│🀄│🀄│ │🀗 │🀗 │',
      '│b2│b3│b4│ │b6│b6│b6│b6│ │wS│wS│wS│ │dR│dR│dR│ │b8│b8│',
      '╰──┴──┴▲▲╯ ╰──┴──┴──┴──╯ ╰──┴──┴──╯ ╰──┴──┴──╯ ╰──┴──╯',
      '   open        dicht       dicht       open     paar',
      '',
      'Punten',
      '  Mahjong                               20  [1]',
      '  Open pung: rode draak                  4  [1]',
      '  Dichte pung: zuidenwind                8  [1]',
      '  Dichte kong: bamboe 6                 16  [1]',
      'Samen                                   48',
      'Afgerond naar boven                     50',
      '',
      'Verdubbelingen',
      '  Pung of kong draken: rode draak      × 2  [2]',
      '  Pung of kong eigen wind: zuidenwind  × 2  [2]',
      '  Schoon spel                          × 2  [2]',
      '50 × 2 × 2 × 2                         400',
      '',
      '[1] NTS 2019, tabel Basispunten',
      '[2] NTS 2019, tabel Verdubbelingen voor alle spelers',
      '',
      'Totaal: 400 punten',
    ]);
  });

  test('in English, wide, in letters', async () => {
    const { out } = await windroos([...EXAMPLE, '--lang', 'en', '--plain'], { columns: 120 });
    expect(lines(out)).toEqual([
      'NTS 2019 · South, East round',
      'Last tile: bamboo 4, discarded by another player',
      '',
      'b234* open  [b6666] concealed  wSSS concealed  dRRR open  b88 pair',
      '',
      'Points',
      '  Mahjong                                     20  NTS 2019, table ‘Basispunten’',
      '  Open pung: red dragon                        4  NTS 2019, table ‘Basispunten’',
      '  Concealed pung: south wind                   8  NTS 2019, table ‘Basispunten’',
      '  Concealed kong: bamboo 6                    16  NTS 2019, table ‘Basispunten’',
      'Together                                      48',
      'Rounded up                                    50',
      '',
      'Doubles',
      '  Pung or kong of dragons: red dragon        × 2  NTS 2019, table ‘Verdubbelingen voor alle spelers’',
      '  Pung or kong of your own wind: south wind  × 2  NTS 2019, table ‘Verdubbelingen voor alle spelers’',
      '  Clean hand                                 × 2  NTS 2019, table ‘Verdubbelingen voor alle spelers’',
      '50 × 2 × 2 × 2                               400',
      '',
      'Total: 400 points',
    ]);
  });

  test('a refused mahjong says what is missing and ends with 1', async () => {
    const { exit, out } = await windroos(
      wordsOf("score 'b123 b55' --meld k345 --meld t222 --meld wEEE --win b5 --from wall --seat E --round S"),
    );
    expect(exit).toBe(1);
    expect(lines(out).at(-1)).toBe('Nog geen mahjong. Je hebt 1 verdubbeling, je hebt er 2 nodig.');
    expect(out).toContain('Open pung: oostenwind');
    expect(out).not.toContain('Totaal');
  });

  test('no mahjong at all shows the tiles as they were typed', async () => {
    const { exit, out } = await windroos(
      wordsOf("score 'k12 b19 t19 wESWN dRGWW' --win dW --from wall --plain --lang en"),
    );
    expect(exit).toBe(1);
    expect(lines(out)).toEqual([
      'NTS 2019 · East, East round',
      'Last tile: white dragon, drawn from the wall',
      '',
      'k12 b19 t19 wESWN dRGW dW* on the rack',
      '',
      'No mahjong yet. These tiles are not four sets and a pair, nor a special hand.',
    ]);
  });

  test('a limit hand is one line, waiting for one is half of it', async () => {
    const won = await windroos(wordsOf("score 'k19 b19 t19 wESWN dRGWW' --win dW --from wall"), { columns: 100 });
    expect(lines(won.out).slice(-4)).toEqual([
      'Limietspel',
      '  Dertien wezen  2000  NTS 2019, tabel Onregelmatige limietspelen',
      '',
      'Totaal: 2000 punten',
    ]);
    const waiting = await windroos(wordsOf("score 'k19 b19 t19 wESWN dRGW' --plain"), { columns: 100 });
    expect(lines(waiting.out).slice(1)).toEqual([
      'Geen mahjong',
      '',
      'k19 b19 t19 wESWN dRGW',
      '',
      'Limietspel, de helft',
      '  Wachtend op Dertien wezen  1000  NTS 2019, tabel Onregelmatige limietspelen',
      '',
      'Totaal: 1000 punten',
    ]);
  });

  test('the highest score is told when the count goes over it', async () => {
    const { out } = await windroos(
      wordsOf("score 'wEEE dRR' --meld '[dGGGG]' --meld '[wSSSS]' --meld '[wNNNN]' --win dR --from wall"),
    );
    const told = lines(out).filter((line) => /^\d|Meer|Totaal/.test(line));
    expect(told.at(-2)).toMatch(/^Meer krijg je nooit +2000$/);
    expect(told.at(-1)).toBe('Totaal: 2000 punten');
  });

  test('a forgotten winning tile is asked for', async () => {
    const { exit, out } = await windroos(wordsOf("score 'b12355 t999 k123 wEEE'"));
    expect(exit).toBe(0);
    expect(lines(out).slice(-3)).toEqual([
      'Dood spel: het telt niet, en je betaalt wel.',
      'Heb je mahjong gemaakt? Geef dan de laatste steen met --win en --from.',
      'Totaal: 0 punten',
    ]);
  });

  const COUNTS: readonly (readonly [command: string, told: string | null])[] = [
    ["score 'b123'", 'Aantal stenen: 3. Het moeten er 13 zijn, waarbij een kong als 3 geldt.'],
    [
      "score 'b12355 t99 wEEE' --meld '[k1111]' --win b1 --from wall",
      'Aantal stenen: 13. Het moeten er 14 zijn, waarbij een kong als 3 geldt.',
    ],
    [
      "score 'b123556 t999 wEEE' --meld k1111 --win b1 --from wall",
      'Aantal stenen: 15. Het moeten er 14 zijn, waarbij een kong als 3 geldt.',
    ],
    ["score 'b12355 t999 wEEE' --meld k1111 --win b1 --from wall --dead", null],
  ];
  test.each(COUNTS)('%s: a wrong number of tiles is named', async (command, told) => {
    const { out } = await windroos(wordsOf(command));
    expect(lines(out).find((line) => line.startsWith('Aantal')) ?? null).toBe(told);
  });

  test('a hand that has nothing, and one that only pays', async () => {
    const poor = await windroos(wordsOf("score 'k258 b258 t258 wES dRG' --plain"));
    expect(lines(poor.out).slice(-2)).toEqual(['Er ligt niets dat telt.', 'Totaal: 0 punten']);
    const other = await windroos(wordsOf("score 'k258 b258 t258 wES dRG' --plain --rules schoon-spel --lang en"));
    expect(lines(other.out).slice(-2)).toEqual(['Under these rules only the winner counts.', 'Total: 0 points']);
  });

  test('explanations stand under their lines and name the sets that earned them', async () => {
    const { out } = await windroos(
      wordsOf("score 'k23456799' --meld dRRR --meld k888 --win k9 --from discard --explain --lang en"),
    );
    expect(out).toContain(
      '    Beside your winds or dragons you have one suit only: all circles, all\n    bamboos or all characters.',
    );
    expect(out).toContain('    The winning tile is the second one of your pair. (pair circles 9)');
  });

  test('Dutch words for winds and the last tile are understood', async () => {
    const dutch = await windroos(
      wordsOf("score 'b23488 wSSS' --meld dRRR --meld '[b6666]' --win b4 --from weggelegd --seat Z --round oost"),
    );
    expect(dutch.out).toBe((await windroos(EXAMPLE)).out);
  });

  test('tiles wrap on a narrow screen, and colours only come on a terminal that wants them', async () => {
    const narrow = await windroos(EXAMPLE, { columns: 40 });
    expect(
      Math.max(
        ...lines(narrow.out)
          .slice(3, 14)
          .map((line) => [...line].length),
      ),
    ).toBeLessThanOrEqual(40);
    const colour = '\u001b[';
    const shown = async (setting: object) => (await windroos(EXAMPLE, setting)).out.includes(colour);
    expect(await shown({ tty: true })).toBe(true);
    expect(await shown({ tty: true, env: { NO_COLOR: '1' } })).toBe(false);
    expect(await shown({ tty: true, env: { TERM: 'dumb' } })).toBe(false);
    expect(await shown({ tty: false })).toBe(false);
    expect(await shown({ tty: false, env: { FORCE_COLOR: '1' } })).toBe(true);
  });
});

describe('a hand for programs', () => {
  const SHEET = {
    id: null,
    valid: true,
    base: 48,
    rounded: 50,
    doubles: 3,
    limit: null,
    total: 400,
    items: [
      { id: 'mahjong', points: 20 },
      { id: 'pung-open:dR', points: 4 },
      { id: 'pung-dicht:wS', points: 8 },
      { id: 'kong-dicht:b6', points: 16 },
      { id: 'pung-draken:dR', doubles: 1 },
      { id: 'pung-eigen-wind:wS', doubles: 1 },
      { id: 'schoon', doubles: 1 },
    ],
  };

  test('--json is the sheet of the file formats', async () => {
    const { exit, out } = await windroos([...EXAMPLE, '--json']);
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toEqual(SHEET);
  });

  test('--explain adds names, tiles and sources', async () => {
    const { out } = await windroos([...EXAMPLE, '--json', '--explain']);
    const { items } = JSON.parse(out) as { items: readonly object[] };
    expect(items[3]).toEqual({
      id: 'kong-dicht:b6',
      points: 16,
      name: 'Dichte kong',
      tiles: ['b6666'],
      source: { document: 'nts-2019', section: 'Basispunten' },
    });
    expect(items.map((item) => Object.keys(item).length)).toEqual(items.map(() => 5));
  });

  test('a case comes from a file, from stdin, and under other rules', async () => {
    const value = {
      id: 7,
      rules: 'nts-2019',
      hand: 'b23488 wSSS',
      melds: ['dRRR', '[b6666]'],
      win: { tile: 'b4', from: 'discard' },
      seat: 'S',
      round: 'E',
    };
    const file = join(folder, 'case.json');
    await writeFile(file, JSON.stringify(value));
    expect(JSON.parse((await windroos(['score', file, '--json'])).out)).toEqual({ ...SHEET, id: 7 });
    const stdin = JSON.stringify(value);
    expect(JSON.parse((await windroos(['score', '--json'], { stdin })).out)).toEqual({ ...SHEET, id: 7 });
    expect(JSON.parse((await windroos(['score', '-', '--json', '--rules', 'nts-2016'], { stdin })).out)).toMatchObject({
      id: 7,
      rounded: 48,
      total: 384,
    });
  });

  test('a file that begins with a mark of the byte order, as some editors write it', async () => {
    const value = { rules: 'nts-2019', hand: 'b23488 wSSS', seat: 'S', round: 'E' };
    const stdin = `\uFEFF${JSON.stringify(value)}\r\n`;
    const file = join(folder, 'marked.json');
    await writeFile(file, stdin);
    const plain = await windroos(['score', '--json'], { stdin: JSON.stringify(value) });
    expect(plain.exit).toBe(0);
    expect(await windroos(['score', '--json'], { stdin })).toEqual(plain);
    expect(await windroos(['score', file, '--json'])).toEqual(plain);
  });

  test('house rules are read from a file', async () => {
    const rules = join(ROOT, 'docs/examples/huisregels.json');
    const { out } = await windroos([...EXAMPLE, '--rules', rules]);
    expect(lines(out)[0]).toBe('Huisregels van De Vier Winden · Zuid, Oostronde');
    expect(lines(out).at(-1)).toBe('Totaal: 400 punten');
    const cake = wordsOf(
      "score 'k1 b1' --meld dRRR --meld dGGG --meld b234 --meld b789 --win k1 --from discard --rules",
    );
    const { out: changed } = await windroos([...cake, rules], { columns: 110 });
    expect(changed).toMatch(/Pe-ling eet cake +20 {2}Huisregels van De Vier Winden\n/);
  });
});

describe('a wrong question', () => {
  const WRONG: readonly (readonly [command: string, sentence: string])[] = [
    ["score 'b12x'", 'In ‘hand’ staat ‘bx’; dat is geen steen.'],
    ["score 'b11111'", 'Bamboe 1 komt vijf keer voor. Er zijn er maar vier.'],
    ["score 'b11' --meld b124", 'In ‘melds’ staat ‘b124’; dat is geen chow, pung of kong.'],
    ["score 'b11' --win b2 --from wall", 'De winnende steen, bamboe 2, zit niet bij de stenen op de lat.'],
    ["score 'b11' --win b1", '--from ontbreekt of klopt niet; kijk met --help wat er kan.'],
    ["score 'b11' --from wall", '--win ontbreekt of klopt niet; kijk met --help wat er kan.'],
    ["score 'b11' --seat Q", '--seat ontbreekt of klopt niet; kijk met --help wat er kan.'],
    [
      "score 'b11' --rules nts",
      'Spelregels ‘nts’ ken ik niet. Kies uit: nts-2019, nts-2016, nts-simplified, pe-ling, rode-draak, schoon-spel.',
    ],
    ["score 'b11' --rules ./nergens.json", 'Het bestand is niet te lezen: ./nergens.json.'],
    ['score nergens.json', 'Het bestand is niet te lezen: nergens.json.'],
    [
      'score hand.json --seat S',
      '--seat hoort bij een hand die je typt; uit een bestand of van stdin komt alles uit het bestand zelf.',
    ],
    [
      'score --jsonl --last-tile',
      '--last-tile hoort bij een hand die je typt; uit een bestand of van stdin komt alles uit het bestand zelf.',
    ],
    [
      'waits - --meld b111',
      '--meld hoort bij een hand die je typt; uit een bestand of van stdin komt alles uit het bestand zelf.',
    ],
    ['score --jsonl nergens.jsonl', 'Het bestand is niet te lezen: nergens.jsonl.'],
    ['score b11 --xyz', 'De optie ‘--xyz’ ken ik niet. Kijk met --help wat er kan.'],
    ['score b11 --wim b1', 'De optie ‘--wim’ ken ik niet. Bedoel je --win?'],
    ['score b11 --win', 'Achter de optie ‘--win <tile>’ hoort nog iets. Kijk met --help wat er kan.'],
    ['score b11 --lang fr', '‘fr’ past niet bij de optie ‘--lang <nl|en>’. Kijk met --help wat er kan.'],
    ['scoor b11', 'De opdracht ‘scoor’ ken ik niet. Bedoel je score?'],
  ];

  test.each(WRONG)('%s', async (command, sentence) => {
    const { exit, out, err } = await windroos(wordsOf(command));
    expect([exit, out, err]).toEqual([2, '', `windroos: ${sentence}\n`]);
  });

  test('the same in English', async () => {
    const { exit, err } = await windroos(wordsOf("score 'b12x' --lang en"));
    expect([exit, err]).toEqual([2, 'windroos: In ‘hand’ there is ‘bx’, which is not a tile.\n']);
    expect((await windroos(['scoor', '--lang=en'])).err).toBe(
      'windroos: I do not know the command ‘scoor’. Did you mean score?\n',
    );
  });

  test('stdin that is no case, and a terminal where nothing was typed', async () => {
    const broken = await windroos(['score'], { stdin: '{"rules"' });
    expect([broken.exit, broken.err]).toEqual([2, 'windroos: Dit is geen geldig JSON-object.\n']);
    const silent = await windroos(['score'], { tty: true });
    expect(silent.err).toBe('windroos: Typ een hand, zoals ‘b123 b55 t999’, of noem een JSON-bestand.\n');
  });

  test('commands to the terminal hidden in the input are not obeyed', async () => {
    const { err } = await windroos(['score', 'b1\u001b[2J']);
    expect(err).not.toContain('\u001b');
  });
});

test('the language: the option, then WINDROOS_LANG, then the machine, else Dutch', async () => {
  const first = async (argv: readonly string[], env: Record<string, string>) =>
    lines((await windroos([...EXAMPLE, ...argv], { env })).out)[0];
  const [dutch, english] = ['NTS 2019 · Zuid, Oostronde', 'NTS 2019 · South, East round'];
  expect(await first([], {})).toBe(dutch);
  expect(await first([], { LANG: 'C.UTF-8' })).toBe(dutch);
  expect(await first([], { LANG: 'en_GB.UTF-8' })).toBe(english);
  expect(await first([], { LANG: 'en_GB.UTF-8', LC_ALL: 'nl_NL.UTF-8' })).toBe(dutch);
  expect(await first([], { LANG: 'en_GB.UTF-8', WINDROOS_LANG: 'nl' })).toBe(dutch);
  expect(await first(['--lang', 'en'], { WINDROOS_LANG: 'nl' })).toBe(english);
});
