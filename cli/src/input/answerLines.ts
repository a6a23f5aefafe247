import {
  answerLine,
  type ErrorLine,
  isErrorLine,
  isObject,
  type RulesResolver,
  scoreCase,
  settleCase,
} from '@windroos/engine';
import { errorText } from '@windroos/texts';
import { rulesErrorText } from '../output/rulesText.ts';
import type { Shell } from '../shell.ts';
import { answerLines } from './lines.ts';
import { openInput } from './openFile.ts';
import { type RulesFinder, rulesFinder } from './rulesFile.ts';

/** The same case under other rules, when they were asked for. */
export const withRules = (value: unknown, rules: string | undefined): unknown =>
  isObject(value) && rules !== undefined ? { ...value, rules } : value;

/** For the engine a name means rules or nothing. */
export const resolverOf =
  (find: RulesFinder): RulesResolver =>
  (name) => {
    const found = find(name);
    return found.ok ? found.value : undefined;
  };

/** An error as files have it, with a message in the reader's language. */
export const errorJson = ({ language }: Shell, find: RulesFinder, { id, error }: ErrorLine): object => {
  const { code, field, what } = error;
  const found = code === 'unknown-rules' && what !== undefined ? find(what) : null;
  const message = found?.ok === false ? rulesErrorText(found.error, language) : errorText(error, language);
  return { id, error: { code, ...(field === undefined ? {} : { field }), message } };
};

interface LinesOptions {
  readonly rules?: string;
}

/** Every line of a file or of stdin is a case, every line of stdout its answer. */
const answerAll = async (
  shell: Shell,
  file: string,
  { rules }: LinesOptions,
  answer: (value: unknown, resolve: RulesResolver) => object | ErrorLine,
): Promise<void> => {
  const find = rulesFinder();
  const resolve = resolverOf(find);
  return answerLines(await openInput(shell, file), shell.io.stdout, (line) => {
    const answered = answerLine(line, (value) => answer(withRules(value, rules), resolve));
    return JSON.stringify(isErrorLine(answered) ? errorJson(shell, find, answered) : answered);
  });
};

export const scoreLines = (shell: Shell, file: string, options: LinesOptions): Promise<void> =>
  answerAll(shell, file, options, scoreCase);
export const settleLines = (shell: Shell, file: string, options: LinesOptions): Promise<void> =>
  answerAll(shell, file, options, settleCase);
