import type { Command } from 'commander';
import { withExamples } from '../help.ts';
import type { Io, Shell } from '../shell.ts';

/** Questions can be asked only where somebody can answer them. */
const isInteractive = ({ stdin, stdout, env }: Io): boolean => stdin.isTTY === true && stdout.isTTY === true && !env.CI;

export const define = (command: Command, shell: Shell): void => {
  withExamples(command, shell, ['windroos', 'windroos example --lang en']).action(async () => {
    const { showExample, tour } = await import('../example/tour.ts');
    await (isInteractive(shell.io) ? tour(shell) : showExample(shell));
  });
};
