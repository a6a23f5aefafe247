import { createInterface } from 'node:readline';
import { type Shell, write } from '../shell.ts';

/** Somebody who answers, at a keyboard or in a file. */
export interface Person {
  /** What was typed after these words; null when nothing comes any more. */
  readonly ask: (words: string) => Promise<string | null>;
  readonly leave: () => void;
}

/** A line each time it is asked for: nothing is read ahead of its question, and an end is an answer too. */
export const personAt = (shell: Shell): Person => {
  const lines = createInterface({ input: shell.io.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  const answers = lines[Symbol.asyncIterator]();
  return {
    ask: async (words) => {
      await write(shell.io.stdout, words);
      const answer = await answers.next();
      if (answer.done === true) return null;
      if (shell.io.stdin.isTTY !== true) await write(shell.io.stdout, '\n');
      return answer.value.trim();
    },
    leave: () => lines.close(),
  };
};
