import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { text } from '@windroos/texts';
import { Stop } from '../exit.ts';
import { harmless } from '../output/width.ts';
import { type Shell, write } from '../shell.ts';

const UNWRITABLE = text('Dit bestand is niet te schrijven', 'This file cannot be written');

const stopAt = (shell: Shell, name: string): Stop => new Stop(`${shell.say(UNWRITABLE)}: ${harmless(name)}.`);

/** Where a log goes as it is made. */
export interface LogWriter {
  readonly write: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const NOWHERE: LogWriter = { write: async () => undefined, close: async () => undefined };

/** A file that is begun anew; that it cannot be written is told before anything is played. */
export const logWriter = async (shell: Shell, name: string | undefined): Promise<LogWriter> => {
  if (name === undefined) return NOWHERE;
  await open(name, 'w').then(
    (file) => file.close(),
    () => {
      throw stopAt(shell, name);
    },
  );
  const stream = createWriteStream(name);
  const failed = new Promise<never>((_, reject) => stream.on('error', () => reject(stopAt(shell, name))));
  failed.catch(() => undefined);
  return {
    write: (lines) => Promise.race([write(stream, lines), failed]),
    close: () => Promise.race([new Promise<void>((resolve) => void stream.end(resolve)), failed]),
  };
};

/** A whole file at once. */
export const writeWhole = async (shell: Shell, name: string, content: string): Promise<void> => {
  const writer = await logWriter(shell, name);
  await writer.write(content);
  await writer.close();
};
