import type { Readable, Writable } from 'node:stream';
import { isLanguage, type Language, type Text } from '@windroos/texts';
import { EXIT, type Exit } from './exit.ts';
import { type Paint, paintFor } from './output/paint.ts';

type Terminal = { readonly isTTY?: boolean | undefined; readonly columns?: number | undefined };

/** What a command may touch of the machine; `process` is one, a test makes its own. */
export interface Io {
  readonly stdin: Readable & Pick<Terminal, 'isTTY'>;
  readonly stdout: Writable & Terminal;
  readonly stderr: Writable & Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** How a command speaks: to whom, in which language, how wide, in colour or not. */
export interface Shell {
  readonly io: Io;
  readonly language: Language;
  readonly paint: Paint;
  readonly columns: number;
  readonly say: (words: Text) => string;
  /** What the command will answer to whoever called it. */
  readonly outcome: { exit: Exit };
}

/** `--lang en` and `--lang=en`, wherever it stands: help is made before the options are read. */
const optionIn = (argv: readonly string[]): string | undefined => {
  const inline = argv.find((word) => word.startsWith('--lang='));
  if (inline !== undefined) return inline.slice('--lang='.length);
  const at = argv.indexOf('--lang');
  return at < 0 ? undefined : argv[at + 1];
};

/** The option, then WINDROOS_LANG, then an English machine; Dutch otherwise. */
export const languageOf = (argv: readonly string[], env: Io['env']): Language => {
  const asked = [optionIn(argv), env.WINDROOS_LANG].find(isLanguage);
  if (asked !== undefined) return asked;
  const machine = env.LC_ALL || env.LANG || '';
  return machine.startsWith('en') ? 'en' : 'nl';
};

const WIDEST = 120;
const NARROWEST = 40;
const USUAL = 80;

const columnsOf = ({ stdout, env }: Io): number => {
  const known = stdout.columns ?? Number(env.COLUMNS);
  return known > 0 ? Math.max(NARROWEST, Math.min(WIDEST, known)) : USUAL;
};

const isColourful = ({ stdout, env }: Io): boolean => {
  if (env.NO_COLOR) return false;
  return env.FORCE_COLOR ? env.FORCE_COLOR !== '0' : stdout.isTTY === true && env.TERM !== 'dumb';
};

export const shellFor = (argv: readonly string[], io: Io): Shell => {
  const language = languageOf(argv, io.env);
  return {
    io,
    language,
    paint: paintFor(isColourful(io)),
    columns: columnsOf(io),
    say: (words) => words[language],
    outcome: { exit: EXIT.ok },
  };
};

/** Text with its newline, to stdout; resolves when there is room for more. */
export const write = (stream: Writable, text: string): Promise<void> =>
  stream.write(text) || stream.destroyed
    ? Promise.resolve()
    : new Promise((resolve) => {
        const done = (): void => {
          stream.off('drain', done);
          stream.off('close', done);
          resolve();
        };
        stream.on('drain', done);
        stream.on('close', done);
      });

export const print = (shell: Shell, text: string): Promise<void> => write(shell.io.stdout, `${text}\n`);
