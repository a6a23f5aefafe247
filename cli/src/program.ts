import { readFileSync } from 'node:fs';
import { text } from '@windroos/texts';
import { Command } from 'commander';
import { COMMANDS } from './commands.ts';
import { dress, subcommand, withExamples } from './help.ts';
import type { Shell } from './shell.ts';

const WORDS = {
  about: text(
    'Mahjong zoals jouw club het speelt: tellen, uitleggen en afrekenen onder zes Nederlandse spelregels.',
    'Mahjong the way your club plays it: score, explain and settle under six Dutch rule sets.',
  ),
  helpCommand: text('toon de hulp van een opdracht', 'show the help of a command'),
  version: text('toon de versie', 'show the version'),
} as const;

const version = (): string => {
  const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(file) as { readonly version: string }).version;
};

/** The program with the commands that were named loaded, and the others by their summary only. */
export const programFor = async (argv: readonly string[], shell: Shell): Promise<Command> => {
  const program = dress(new Command('windroos').description(shell.say(WORDS.about)), shell)
    .version(version(), '-V, --version', shell.say(WORDS.version))
    .helpCommand('help [command]', shell.say(WORDS.helpCommand));
  for (const { name, summary, load } of COMMANDS) {
    const command = subcommand(program, name, summary, shell);
    if (argv.includes(name)) (await load()).define(command, shell);
  }
  return withExamples(program, shell, [
    'windroos',
    "windroos score 'b123 b55 t999' --meld wEEE --meld '[k9999]' --win b5 --from discard",
    'windroos rules diff nts-2019 rode-draak',
    'windroos help score',
  ]);
};
