import { text } from '@windroos/texts';
import type { Command } from 'commander';
import { Stop } from '../exit.ts';
import { withExamples } from '../help.ts';
import { addFlags, OTHER_RULES_FLAG } from '../input/handOptions.ts';
import { openInput } from '../input/openFile.ts';
import { playLines } from '../log/handLines.ts';
import type { Shell } from '../shell.ts';

interface HandOptions {
  readonly jsonl?: true;
  readonly rules?: string;
}

const FILE = text(
  'een bestand met scripts, één per regel; anders stdin',
  'a file of scripts, one a line; stdin unless said',
);

const FLAGS = [
  [
    '--jsonl',
    text(
      'lees script na script en schrijf hoe het ging, één per regel (dat gebeurt altijd)',
      'read script after script and write how it went, one a line (it always does)',
    ),
  ],
  OTHER_RULES_FLAG,
] as const;

const NO_SCRIPTS = text(
  'Noem een bestand met scripts, of stuur ze naar stdin. Met `windroos replay --scripts` maak je ze van een log.',
  'Name a file of scripts, or send them to stdin. `windroos replay --scripts` makes them from a log.',
);

const playAll = async (shell: Shell, file: string | undefined, options: HandOptions): Promise<void> => {
  const asked = file ?? (options.jsonl === true || shell.io.stdin.isTTY !== true ? '-' : undefined);
  if (asked === undefined) throw new Stop(shell.say(NO_SCRIPTS));
  return playLines(shell, await openInput(shell, asked), options.rules);
};

export const define = (command: Command, shell: Shell): void => {
  withExamples(addFlags(command.argument('[file]', shell.say(FILE)), shell, FLAGS), shell, [
    'windroos hand --jsonl < scripts.jsonl > outcomes.jsonl',
    'windroos replay docs/examples/match.jsonl --scripts > scripts.jsonl',
  ]).action((file: string | undefined, options: HandOptions) => playAll(shell, file, options));
};
