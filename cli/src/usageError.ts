import { type Language, type Text, text } from '@windroos/texts';
import type { CommanderError } from 'commander';
import { harmless } from './output/width.ts';

type Sentence = (what: string, value: string) => Text;

/** The parser's own sentences are English; these say the same by its codes. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  'commander.unknownOption': (what) => text(`De optie ${what} ken ik niet.`, `I do not know the option ${what}.`),
  'commander.unknownCommand': (what) => text(`De opdracht ${what} ken ik niet.`, `I do not know the command ${what}.`),
  'commander.missingArgument': (what) => text(`Er ontbreekt iets: ${what}.`, `Something is missing: ${what}.`),
  'commander.optionMissingArgument': (what) =>
    text(`Achter de optie ${what} hoort nog iets.`, `Something should follow the option ${what}.`),
  'commander.missingMandatoryOptionValue': (what) =>
    text(`De optie ${what} is nodig.`, `The option ${what} is needed.`),
  'commander.conflictingOption': (what, other) =>
    text(`De opties ${what} en ${other} gaan niet samen.`, `The options ${what} and ${other} do not go together.`),
  'commander.excessArguments': () => text('Er staan te veel woorden achter.', 'There are too many words behind it.'),
  'commander.invalidArgument': (what, value) =>
    text(`${value} past niet bij de optie ${what}.`, `${value} does not fit the option ${what}.`),
};

const quoted = (message: string): readonly string[] =>
  [...message.matchAll(/'([^']*)'/g)].map(([, word]) => `‘${word}’`);

const hintFor = (message: string): Text => {
  const meant = /Did you mean (?:one of )?(.+)\?/.exec(message)?.[1];
  return meant === undefined
    ? text('Kijk met --help wat er kan.', 'See --help for what is possible.')
    : text(`Bedoel je ${meant}?`, `Did you mean ${meant}?`);
};

/** What was wrong with the words that were typed; null when help was shown instead. */
export const usageText = (error: CommanderError, language: Language): string | null => {
  if (error.code === 'commander.help') return null;
  const [what = '', value = ''] = quoted(harmless(error.message));
  const sentence = SENTENCES[error.code]?.(what, value)[language] ?? error.message;
  return `${sentence} ${hintFor(error.message)[language]}`;
};
