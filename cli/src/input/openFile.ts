import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Stop } from '../exit.ts';
import { unreadableText } from '../output/rulesText.ts';
import type { Shell } from '../shell.ts';

/** A file as a stream, stdin by `-`; a file that is not there is told before anything else happens. */
export const openInput = async (shell: Shell, name: string): Promise<Readable> => {
  if (name === '-') return shell.io.stdin;
  try {
    const file = await open(name);
    const isFile = !(await file.stat()).isDirectory();
    await file.close();
    if (isFile) return createReadStream(name);
  } catch {
    // Said below.
  }
  throw new Stop(unreadableText(name, shell.language));
};
