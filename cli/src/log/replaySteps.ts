import { emitKeypressEvents } from 'node:readline';
import { text } from '@windroos/texts';
import { print, type Shell, write } from '../shell.ts';
import { eventLines, type ReplayPart, tableAt } from './replayPart.ts';

const WORDS = {
  keys: text(
    'Enter of spatie: verder · b: terug · n: volgend spel · p: vorig spel · q: stop',
    'Enter or space: on · b: back · n: next hand · p: previous hand · q: quit',
  ),
  match: text('Wedstrijd', 'Match'),
} as const;

/** Where we are: which part, and how many of its events have happened. */
interface At {
  readonly part: number;
  readonly count: number;
}

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

const frame = (shell: Shell, parts: readonly ReplayPart[], { part: index, count }: At, plain: boolean): string => {
  const part = parts[index]!;
  const head = `${shell.say(WORDS.match)} ${part.match} · ${count}/${part.events.length}`;
  return [
    `${CLEAR}${shell.paint.faint(head)}`,
    '',
    ...tableAt(shell, part, count),
    '',
    ...eventLines(shell, part, count - 1, plain),
    '',
    shell.paint.faint(shell.say(WORDS.keys)),
  ].join('\n');
};

type Step = (parts: readonly ReplayPart[], at: At) => At | null;

/** The deal and the dice are one step: before the deal there is nothing to see. */
const firstOf = (part: ReplayPart | undefined): number =>
  part?.events[0]?.type === 'handStarted' ? Math.min(2, part.events.length) : 1;

const next: Step = (parts, { part, count }) => {
  if (count < parts[part]!.events.length) return { part, count: count + 1 };
  return nextHand(parts, { part, count }) ?? { part, count };
};
const nextHand: Step = (parts, at) =>
  at.part + 1 < parts.length ? { part: at.part + 1, count: firstOf(parts[at.part + 1]) } : at;
const back: Step = (parts, { part, count }) => {
  if (count > firstOf(parts[part])) return { part, count: count - 1 };
  return part === 0 ? { part, count } : { part: part - 1, count: parts[part - 1]!.events.length };
};
const previousHand: Step = (parts, { part, count }) => {
  const start = firstOf(parts[part]);
  const to = count > start ? part : Math.max(0, part - 1);
  return { part: to, count: firstOf(parts[to]) };
};

const KEYS: Readonly<Record<string, Step>> = {
  return: next,
  space: next,
  right: next,
  b: back,
  left: back,
  n: nextHand,
  p: previousHand,
  q: () => null,
  escape: () => null,
};

interface Key {
  readonly name?: string;
  readonly ctrl?: boolean;
}

const stepFor = ({ name = '', ctrl = false }: Key): Step | undefined =>
  ctrl && (name === 'c' || name === 'd') ? KEYS.q : KEYS[name];

type RawInput = Shell['io']['stdin'] & { setRawMode?: (on: boolean) => unknown };

/** One frame a key, until somebody has seen enough. */
export const stepThrough = async (shell: Shell, parts: readonly ReplayPart[], plain: boolean): Promise<void> => {
  const input: RawInput = shell.io.stdin;
  let at: At = { part: 0, count: firstOf(parts[0]) };
  emitKeypressEvents(input);
  input.setRawMode?.(true);
  input.resume();
  await print(shell, frame(shell, parts, at, plain));
  await new Promise<void>((resolve) => {
    const done = (): void => {
      input.off('keypress', press);
      input.off('end', done);
      resolve();
    };
    const press = (_: string | undefined, key: Key): void => {
      const step = stepFor(key);
      const to = step === undefined ? at : step(parts, at);
      if (to === null) done();
      if (to === null || to === at) return;
      at = to;
      void write(shell.io.stdout, `${frame(shell, parts, at, plain)}\n`);
    };
    input.on('keypress', press);
    input.on('end', done);
  });
  input.setRawMode?.(false);
  input.pause();
};
