import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { run } from '../src/run.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Setting {
  readonly stdin?: string | Iterable<string | Buffer>;
  readonly tty?: boolean;
  readonly columns?: number;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

class Screen extends Writable {
  readonly isTTY: boolean;
  readonly columns: number | undefined;
  text = '';
  constructor({ tty = false, columns }: Setting) {
    super({ decodeStrings: false });
    this.isTTY = tty;
    this.columns = columns;
  }
  override _write(chunk: string | Buffer, _: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

const inputOf = ({ stdin = '', tty = false }: Setting): Readable & { isTTY?: boolean } =>
  Object.assign(Readable.from(typeof stdin === 'string' ? [stdin] : stdin), { isTTY: tty });

/** Runs a real command without a process: what it prints, and how it ends. */
export const windroos = async (argv: readonly string[], setting: Setting = {}): Promise<Answer> => {
  const [stdout, stderr] = [new Screen(setting), new Screen(setting)];
  const exit = await run(argv, { stdin: inputOf(setting), stdout, stderr, env: setting.env ?? {} });
  return { exit, out: stdout.text, err: stderr.text };
};

export const jsonLines = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');

/** The answers that were printed, one a line. */
export const parsed = (out: string): readonly Record<string, unknown>[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** The words of a line as a shell reads them: split at spaces, quotes kept together. */
export const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word!);
