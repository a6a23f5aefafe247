import { text } from '@windroos/texts';
import { CommanderError } from 'commander';
import { COMMANDS } from './commands.ts';
import { EXIT, type Exit, Stop } from './exit.ts';
import { programFor } from './program.ts';
import { type Io, type Shell, shellFor, write } from './shell.ts';
import { usageText } from './usageError.ts';

const BUG = text(
  'Dit is een fout in Windroos, niet van jou. Meld hem met wat je intypte.',
  'This is a fault of Windroos, not yours. Please report it with what you typed.',
);

const complain = async (shell: Shell, sentence: string): Promise<void> =>
  write(shell.io.stderr, `windroos: ${sentence}\n`);

/** Help and the version end as an error of code 0; what is printed then has been printed. */
const answerTo = async (shell: Shell, error: unknown): Promise<Exit> => {
  if (error instanceof Stop) {
    await complain(shell, error.message);
    return error.exit;
  }
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return EXIT.ok;
    const sentence = usageText(error, shell.language);
    if (sentence !== null) await complain(shell, sentence);
    return EXIT.input;
  }
  await complain(shell, `${shell.say(BUG)}\n${error instanceof Error ? error.stack : String(error)}`);
  return EXIT.bug;
};

const isLanguageOnly = (argv: readonly string[]): boolean =>
  argv.every((word, index) => word.startsWith('--lang') || argv[index - 1] === '--lang');

/** `help rules diff` is `rules diff --help`; a command that does not exist is refused by its name. */
const withoutHelpWord = (argv: readonly string[]): readonly string[] => {
  const [first, topic = '-', ...rest] = argv;
  if (first !== 'help' || topic.startsWith('-')) return argv;
  return COMMANDS.some(({ name }) => name === topic) ? [topic, ...rest, '--help'] : [topic, ...rest];
};

/** One command from its words to its exit code. */
export const run = async (argv: readonly string[], io: Io): Promise<Exit> => {
  const words = isLanguageOnly(argv) ? ['example', ...argv] : withoutHelpWord(argv);
  const shell = shellFor(words, io);
  try {
    const program = await programFor(words, shell);
    await program.parseAsync([...words], { from: 'user' });
    return shell.outcome.exit;
  } catch (error) {
    return answerTo(shell, error);
  }
};
