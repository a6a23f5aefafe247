import type { Readable } from 'node:stream';
import { answerLine, type ErrorLine, type PlayErrorLine, type PlayedLine, playHandCase } from '@windroos/engine';
import { errorText } from '@windroos/texts';
import { errorJson, resolverOf, withRules } from '../input/answerLines.ts';
import { answerLines } from '../input/lines.ts';
import { type RulesFinder, rulesFinder } from '../input/rulesFile.ts';
import type { Shell } from '../shell.ts';

type Answer = PlayedLine | PlayErrorLine | ErrorLine;

const isError = (answer: Answer): answer is PlayErrorLine | ErrorLine => 'error' in answer;

const errorAnswer = (shell: Shell, find: RulesFinder, { id, error }: PlayErrorLine | ErrorLine): object => {
  if (error.code !== 'not-legal') return errorJson(shell, find, { id, error });
  return { id, error: { ...error, message: errorText(error, shell.language) } };
};

/** Every line is a script, every line of stdout how it went. */
export const playLines = (shell: Shell, input: Readable, rules?: string): Promise<void> => {
  const find = rulesFinder();
  const resolve = resolverOf(find);
  return answerLines(input, shell.io.stdout, (line) => {
    const answer = answerLine<Answer>(line, (value) => playHandCase(withRules(value, rules), resolve));
    return JSON.stringify(isError(answer) ? errorAnswer(shell, find, answer) : answer);
  });
};
