import { chdir, cwd } from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, windroos, wordsOf } from './terminal.ts';

const COMMANDS = [
  '',
  'score',
  'settle',
  'waits',
  'rules',
  'rules list',
  'rules show',
  'rules diff',
  'rules check',
  'pad',
  'example',
  'play',
  'simulate',
  'replay',
  'verify',
  'hand',
];
const before = cwd();
beforeAll(() => chdir(ROOT));
afterAll(() => chdir(before));

describe.each(COMMANDS)('windroos %s --help', (command) => {
  test.each([
    ['nl', 'Gebruik:', 'Voorbeelden:', 'Exitcodes:', 'taal van het antwoord'],
    ['en', 'Usage:', 'Examples:', 'Exit codes:', 'language of the answer'],
  ])('in %s: usage, options, examples, exit codes', async (language, ...parts) => {
    const { exit, out, err } = await windroos([...wordsOf(command), '--help', '--lang', language]);
    expect([exit, err]).toEqual([0, '']);
    for (const part of parts) expect(out).toContain(part);
    expect(out).toMatch(/\n {2}\$ windroos/);
    expect(out).toMatch(/ 0 .*\n {3}1 [^$]*\n {3}2 .*\n {2}70 /);
    const told = out.slice(0, out.indexOf('$ windroos'));
    expect(Math.max(...told.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test.each(['nl', 'en'])('in %s: its words fit a narrow terminal', async (language) => {
    const { out } = await windroos([...wordsOf(command), '--help', '--lang', language], { columns: 40 });
    const wide = out.split('\n').filter((line) => line.length > 40 && line.trim().includes(' '));
    expect(wide.filter((line) => !/^(Gebruik|Usage): |^ {2}\$ /.test(line))).toEqual([]);
  });

  test('its examples work', async () => {
    const { out } = await windroos([...wordsOf(command), '--help']);
    const examples = [...out.matchAll(/\$ windroos ?(.*)/g)].map(([, words]) => words!);
    expect(examples.length).toBeGreaterThan(0);
    const files = /(?<!examples\/)\b(hand|club)\.json|[<>]|--svg/;
    for (const example of examples.filter((words) => !files.test(words))) {
      const { exit, out: shown, err } = await windroos(wordsOf(example));
      expect([example, exit, err, shown.length > 0]).toEqual([
        example,
        expect.toSatisfy((code) => code <= 1),
        '',
        true,
      ]);
    }
  });
});

test('help is the same by its command, and on the version there is nothing but the version', async () => {
  expect((await windroos(['help', 'score'])).out).toBe((await windroos(['score', '--help'])).out);
  expect((await windroos(['help', 'rules', 'diff'])).out).toBe((await windroos(['rules', 'diff', '--help'])).out);
  expect((await windroos(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('there is no help on what does not exist', async () => {
  const { exit, out, err } = await windroos(['help', 'nope']);
  expect([exit, out, err]).toEqual([2, '', 'windroos: De opdracht ‘nope’ ken ik niet. Kijk met --help wat er kan.\n']);
});
