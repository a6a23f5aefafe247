import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diffRules, RULE_SET_IDS, RULE_SETS } from '@windroos/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, windroos } from './terminal.ts';

const HOUSE = join(ROOT, 'docs/examples/huisregels.json');
const lines = (text: string): readonly string[] => text.trimEnd().split('\n');

let folder = '';
const file = async (name: string, text: string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'windroos-rules-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('rules', () => {
  test('lists the six', async () => {
    const { exit, out } = await windroos(['rules']);
    expect(exit).toBe(0);
    const named = lines(out).filter((line) => /^\S/.test(line));
    expect(named.map((line) => line.split('  ')[0])).toEqual(RULE_SET_IDS);
    expect(Math.max(...lines(out).map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(JSON.parse((await windroos(['rules', '--json'])).out)).toEqual(Object.values(RULE_SETS));
    expect(await windroos(['rules', 'list'])).toEqual(await windroos(['rules']));
    expect(await windroos(['rules', 'list', '--json'])).toEqual(await windroos(['rules', '--json']));
  });
});

describe('rules show', () => {
  test.each(RULE_SET_IDS)('%s: a line for each row and limit hand, its source behind it', async (id) => {
    const { exit, out } = await windroos(['rules', 'show', id], { columns: 120 });
    expect(exit).toBe(0);
    const { rows, limits } = RULE_SETS[id];
    const settings = lines(out).findIndex((line) => line.startsWith('Punten voor'));
    const shown = lines(out)
      .slice(settings)
      .filter((line) => line.startsWith('  '));
    expect(shown.length).toBe(rows.length + limits.length);
    expect(shown.filter((line) => line.trim().split(/ {2,}/).length !== 3)).toEqual([]);
  });

  test('a house-rules file, with what it is based on; the value as JSON', async () => {
    const { out } = await windroos(['rules', 'show', HOUSE]);
    expect(lines(out).slice(0, 2)).toEqual([
      'Huisregels van De Vier Winden (de-vier-winden)',
      'Huisregels op basis van nts-2019.',
    ]);
    expect(JSON.parse((await windroos(['rules', 'show', 'pe-ling', '--json'])).out)).toEqual(RULE_SETS['pe-ling']);
  });
});

describe('rules diff', () => {
  test('the ten ways in which the example house rules differ', async () => {
    const { exit, out } = await windroos(['rules', 'diff', 'nts-2019', HOUSE], { columns: 100 });
    expect(exit).toBe(0);
    expect(lines(out)).toEqual([
      '                                 NTS 2019                Huisregels van De Vier Winden',
      '',
      'Instellingen',
      '  Nodig voor mahjong             2 verdubbelingen        1 verdubbeling',
      '  Afronden voor het verdubbelen  naar boven op 10        naar boven op 5',
      '  Hoogste score                  2000                    3000',
      '  Kong als dichte pung           alleen een dichte kong  elke kong',
      '  Lengte van een partij          4 ronden                2 ronden',
      '',
      'Punten en verdubbelingen',
      '  Pe-ling eet cake               10 punten               20 punten',
      '  Pure eenvoud                   1 verdubbeling          2 verdubbelingen',
      '  Laatste steen voor remise      telt niet               10 punten',
      '',
      'Limietspelen',
      '  Windenslang                    1000 punten             1500 punten',
      '  Zeven tweelingen               250 punten              telt niet',
      '',
      '10 verschillen.',
    ]);
  });

  test('every pair of the six: no line looks the same on both sides, and the count is right', async () => {
    for (const a of RULE_SET_IDS) {
      for (const b of RULE_SET_IDS.filter((other) => other !== a)) {
        const { out } = await windroos(['rules', 'diff', a, b, '--lang', 'en'], { columns: 120 });
        const count = diffRules(RULE_SETS[a], RULE_SETS[b]).length;
        expect(lines(out).at(-1)).toBe(count === 1 ? '1 difference.' : `${count} differences.`);
        const halves = lines(out)
          .filter((line) => line.startsWith('  ') && !line.startsWith('   '))
          .map((line) => line.trim().split(/ {2,}/));
        expect(halves.filter(([, left, right]) => left !== undefined && left === right)).toEqual([]);
      }
    }
  });

  test('nothing different; as JSON; fewer words than asked', async () => {
    expect((await windroos(['rules', 'diff', 'pe-ling', 'pe-ling'])).out).toBe(
      'Deze spelregels doen alles hetzelfde.\n',
    );
    const { out } = await windroos(['rules', 'diff', 'nts-2019', 'nts-2016', '--json']);
    expect(JSON.parse(out)).toEqual(diffRules(RULE_SETS['nts-2019'], RULE_SETS['nts-2016']));
    const { exit, err } = await windroos(['rules', 'diff', 'nts-2019']);
    expect([exit, err]).toEqual([2, 'windroos: Er ontbreekt iets: ‘b’. Kijk met --help wat er kan.\n']);
  });
});

describe('rules check', () => {
  test('a file that is right', async () => {
    const { exit, out } = await windroos(['rules', 'check', HOUSE, '--lang', 'en']);
    expect(exit).toBe(0);
    expect(out).toBe(`${HOUSE} is right: House rules of De Vier Winden, 10 differences from NTS 2019.\n`);
  });

  test('an id is no file; and a word that is no command is named', async () => {
    const check = await windroos(['rules', 'check', 'nts-2019']);
    expect([check.exit, check.err]).toEqual([2, 'windroos: Het bestand is niet te lezen: nts-2019.\n']);
    const unknown = await windroos(['rules', 'nts-2019']);
    expect([unknown.exit, unknown.out]).toEqual([2, '']);
    expect(unknown.err).toBe('windroos: De opdracht ‘nts-2019’ ken ik niet. Kijk met --help wat er kan.\n');
  });

  test('house rules that extend a neighbour, also one that begins with a mark of the byte order', async () => {
    await file('marked.json', '\uFEFF{"id":"marked","extends":"nts-2019","cap":3000}');
    const path = await file('on-marked.json', '{"id":"on-marked","extends":"marked","roundTo":5}');
    expect((await windroos(['rules', 'check', path])).exit).toBe(0);
  });

  test('a file that is too large', async () => {
    const { exit, out } = await windroos(['rules', 'check', await file('large.json', ' '.repeat(200_000))]);
    expect(exit).toBe(1);
    expect(lines(out)[0]).toMatch(/:1:1 {2}Het bestand is te groot\.$/);
  });

  test('every error with its line and column; it ends with 1', async () => {
    const path = await file(
      'bad.json',
      '{"id":"x","extends":"nts-2019",\n "rows":{"schoon":{"doubles":-1},"bestaatniet":{"points":3}},\n "flow":{"rounds":1.5}}',
    );
    const { exit, out, err } = await windroos(['rules', 'check', path]);
    expect([exit, err]).toEqual([1, '']);
    expect(lines(out)).toEqual([
      `${path}:2:20  ‘rows.schoon.doubles’ mag niet kleiner dan 0 zijn.`,
      `${path}:2:34  De regel ‘bestaatniet’ in ‘rows.bestaatniet’ ken ik niet.`,
      `${path}:3:10  ‘flow.rounds’ moet een heel getal zijn.`,
      '',
      'Zolang dit niet klopt, telt Windroos er niet mee.',
    ]);
    const json = JSON.parse((await windroos(['rules', 'check', path, '--json', '--lang', 'en'])).out);
    expect(json.ok).toBe(false);
    expect(json.errors[2]).toEqual({
      code: 'not-whole',
      path: 'flow.rounds',
      what: '1.5',
      line: 3,
      column: 10,
      message: '‘flow.rounds’ must be a whole number.',
    });
  });

  test('text that is no JSON, fields that are there twice, files that are not there', async () => {
    const broken = await file('broken.json', '{"id": "x",\n  oeps}');
    expect(lines((await windroos(['rules', 'check', broken])).out)[0]).toBe(
      `${broken}:2:3  Het bestand is geen geldige JSON.`,
    );
    const twice = await file('twice.json', '{"id":"x","extends":"nts-2019","cap":1000,\n"cap":3000}');
    expect((await windroos(['rules', 'check', twice, '--lang', 'en'])).out).toContain(
      ':2:1  The field ‘cap’ is there twice.',
    );
    const { exit, err } = await windroos(['rules', 'check', join(folder, 'none.json')]);
    expect([exit, err]).toEqual([2, `windroos: Het bestand is niet te lezen: ${join(folder, 'none.json')}.\n`]);
  });

  test('house rules may extend those beside them', async () => {
    await file('club.json', '{"id":"club","extends":"nts-2019","cap":3000}');
    const season = await file('season.json', '{"id":"season","extends":"club","roundTo":5}');
    expect((await windroos(['rules', 'check', season])).exit).toBe(0);
    const { out } = await windroos(['rules', 'diff', 'nts-2019', season]);
    expect(out).toContain('2 verschillen.');
    const circle = await file('circle.json', '{"id":"circle","extends":"circle"}');
    expect((await windroos(['rules', 'check', circle])).exit).toBe(1);
  });
});
