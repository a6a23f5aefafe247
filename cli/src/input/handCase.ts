import { readFile } from 'node:fs/promises';
import {
  caseRules,
  type FormatError,
  formatErrorOf,
  type HandSetup,
  idOf,
  parseJson,
  type RuleSet,
  readCase,
  score,
} from '@windroos/engine';
import { errorText, text } from '@windroos/texts';
import { Stop } from '../exit.ts';
import { rulesErrorText, unreadableText } from '../output/rulesText.ts';
import type { ScoredHand } from '../output/sheetLines.ts';
import { harmless } from '../output/width.ts';
import type { Shell } from '../shell.ts';
import { withRules } from './answerLines.ts';
import { caseOf, type HandOptions, OPTION_OF_FIELD, typedOption } from './handOptions.ts';
import { readAll, textIn } from './lines.ts';
import { rulesFinder } from './rulesFile.ts';

const WORDS = {
  noHand: text(
    'Typ een hand, zoals ‘b123 b55 t999’, of noem een JSON-bestand.',
    'Type a hand, such as ‘b123 b55 t999’, or name a JSON file.',
  ),
  besideFile: text(
    'hoort bij een hand die je typt; uit een bestand of van stdin komt alles uit het bestand zelf',
    'belongs to a hand that you type; a file or stdin tells all of it itself',
  ),
  wrongOption: text(
    'ontbreekt of klopt niet; kijk met --help wat er kan',
    'is missing or not right; see --help for what is possible',
  ),
} as const;

/** A file by its name, stdin by `-`. */
export const readInput = async (shell: Shell, name: string): Promise<string> => {
  if (name === '-') return readAll(shell.io.stdin);
  try {
    return textIn(await readFile(name));
  } catch {
    throw new Stop(unreadableText(name, shell.language));
  }
};

/** Says what is wrong with a field: the option that gives it where it was typed, the field where it stood in a file. */
export const stopAt = (shell: Shell, error: FormatError, typed: boolean): Stop => {
  const option = typed && error.code === 'bad-field' ? OPTION_OF_FIELD[error.field ?? ''] : undefined;
  if (option !== undefined) return new Stop(`${option} ${shell.say(WORDS.wrongOption)}.`);
  return new Stop(harmless(errorText(error, shell.language)));
};

/** No tile has a dot or a slash in its name. */
const isFileName = (word: string): boolean => word === '-' || /[./\\]/.test(word);

/** The words of a hand, or one file that holds a case; stdin when nothing is typed and somebody pipes. */
export const fileAmong = ({ io, say }: Shell, words: readonly string[]): string | null => {
  if (words.length === 1 && isFileName(words[0]!)) return words[0]!;
  if (words.length > 0) return null;
  if (io.stdin.isTTY === true) throw new Stop(say(WORDS.noHand));
  return '-';
};

/** A hand to look at, wherever it came from. */
export interface AskedHand {
  readonly id: string | number | null;
  readonly rules: RuleSet;
  readonly setup: HandSetup;
  /** On the command line itself, so that errors name options. */
  readonly typed: boolean;
}

export const caseIn = async (shell: Shell, file: string, options: { readonly rules?: string }): Promise<unknown> => {
  const json = parseJson(await readInput(shell, file));
  if (!json.ok) throw stopAt(shell, json.error, false);
  return withRules(json.value, options.rules);
};

/** The rules that a question names, writes out, or keeps in a file. */
export const rulesFor = (shell: Shell, rules: unknown): RuleSet => {
  if (typeof rules !== 'string') {
    const read = caseRules(rules);
    if (!read.ok) throw stopAt(shell, read.error, false);
    return read.value;
  }
  const found = rulesFinder()(rules);
  if (!found.ok) throw new Stop(rulesErrorText(found.error, shell.language));
  return found.value;
};

/** The hand of a case, or a sentence that says what is wrong with it. */
const askedCase = (shell: Shell, value: unknown, typed: boolean): AskedHand => {
  const read = readCase(value);
  if (!read.ok) throw stopAt(shell, read.error, typed);
  const rules = rulesFor(shell, read.value.rules);
  const setup = read.value.setup();
  if (!setup.ok) throw stopAt(shell, setup.error, typed);
  return { id: idOf(value), rules, setup: setup.value, typed };
};

/** What is typed beside a file would change nothing: better to say so. */
export const refuseTyped = (shell: Shell, options: HandOptions): void => {
  const option = typedOption(options);
  if (option !== undefined) throw new Stop(`${option} ${shell.say(WORDS.besideFile)}.`);
};

/** The hand that was asked about, in words or in a file. */
export const askedHand = async (shell: Shell, words: readonly string[], options: HandOptions): Promise<AskedHand> => {
  const file = fileAmong(shell, words);
  if (file === null) return askedCase(shell, caseOf(words, options), true);
  refuseTyped(shell, options);
  return askedCase(shell, await caseIn(shell, file, options), false);
};

export const scoredHand = (shell: Shell, { rules, setup, typed }: AskedHand): ScoredHand => {
  const sheet = score(rules, setup);
  if (!sheet.ok) throw stopAt(shell, formatErrorOf(sheet.error), typed);
  return { rules, setup, sheet: sheet.value };
};

/** A case scored at once. */
export const handOfCase = (shell: Shell, value: unknown): ScoredHand =>
  scoredHand(shell, askedCase(shell, value, false));
