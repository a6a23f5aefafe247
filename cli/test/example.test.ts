import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { run } from '../src/run.ts';
import { windroos } from './terminal.ts';

const [DOWN, UP, ENTER, CANCEL] = ['\u001b[B', '\u001b[A', '\r', '\u0003'] as const;
type Keys = readonly string[];
const type = (text: string): Keys => [text, ENTER];

/** Somebody at a terminal who presses the next keys when a new question stands there. */
const play = async (argv: readonly string[], answers: readonly Keys[]): Promise<{ exit: number; shown: string }> => {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => stdin });
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 100, rows: 60 });
  const waiting = [...answers];
  let shown = '';
  let answered = 0;
  let quiet: NodeJS.Timeout | undefined;
  const press = (): void => {
    answered = shown.length;
    for (const key of waiting.shift() ?? [CANCEL]) stdin.write(key);
  };
  stdout.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    clearTimeout(quiet);
    const asked = shown.lastIndexOf('◆');
    if (asked >= answered && asked > shown.lastIndexOf('◇')) quiet = setTimeout(press, 20);
  });
  const exit = await run(argv, { stdin, stdout, stderr: new PassThrough(), env: { NO_COLOR: '1' } });
  clearTimeout(quiet);
  return { exit, shown };
};

test('where nobody can answer it shows the sheet and ends by itself', async () => {
  const { exit, out } = await windroos([]);
  expect(exit).toBe(0);
  expect(out).toContain('Totaal: 400 punten');
  expect(out).toContain('npx windroos --help');
  expect((await windroos(['--lang', 'en'])).out).toContain('Total: 400 points');
  expect((await windroos(['example'], { tty: true, env: { CI: '1' } })).out).toContain('Totaal: 400 punten');
});

test('explains, changes the rules and the language, and stops', async () => {
  const { exit, shown } = await play([], [[ENTER], [DOWN, ENTER], [UP, ENTER], [UP, UP, ENTER], [UP, ENTER]]);
  expect(exit).toBe(0);
  expect(shown).toContain('Drie gelijke stenen die je alle drie zelf hebt gepakt.');
  expect(shown).toContain('Schoon Spel (MCR) · Zuid, Oostronde');
  expect(shown).toContain('Schoon Spel (MCR) · South, East round');
  expect(shown).toContain('Total: 14 points');
  expect(shown).toContain('Goodbye.');
});

test('scores a hand that is typed, and says what is wrong with one that cannot be', async () => {
  const own = [DOWN, DOWN, ENTER];
  const typed = [type('k234 b55678'), type('k456 t345'), type('b8'), [DOWN, ENTER], [ENTER], [ENTER]];
  const wrong = [type('k11111'), [ENTER], [ENTER], [ENTER], [ENTER]];
  const { shown } = await play(['--lang', 'en'], [own, ...typed, own, ...wrong, [UP, ENTER]]);
  expect(shown).toContain('Total: 80 points');
  expect(shown).toContain('Circles 1 occurs five times. There are only four.');
  expect(shown).toContain('Goodbye.');
});

test('ctrl-c leaves a question, and then the example', async () => {
  const { exit, shown } = await play([], [[DOWN, ENTER], [CANCEL], [CANCEL]]);
  expect(exit).toBe(0);
  expect(shown).toContain('Tot ziens.');
});
