import { fail, ok, type Result } from '../result.ts';
import { score } from '../score/scoreHand.ts';
import type { ScoreSheet } from '../score/sheet.ts';
import { formatErrorOf, readCase } from './case.ts';
import { caseRules, type RulesResolver } from './caseRules.ts';
import { type FormatError, idOf, parseJson } from './reader.ts';
import { makeSheet, type SheetJson } from './sheetJson.ts';

export type LineId = string | number | null;

/** An answer that says what is wrong; whoever shows it adds a message in its own language. */
export interface ErrorLine {
  readonly id: LineId;
  readonly error: FormatError;
}

export type SheetLine = { readonly id: LineId } & SheetJson;

export const isErrorLine = (line: object): line is ErrorLine => 'error' in line;

/** Scores a case; errors come in the order in which the format names them. */
export const sheetOfCase = (value: unknown, resolve?: RulesResolver): Result<ScoreSheet, FormatError> => {
  const read = readCase(value);
  if (!read.ok) return read;
  const rules = caseRules(read.value.rules, resolve);
  if (!rules.ok) return rules;
  const setup = read.value.setup();
  if (!setup.ok) return setup;
  const sheet = score(rules.value, setup.value);
  return sheet.ok ? ok(sheet.value) : fail(formatErrorOf(sheet.error));
};

/** One hand to score, as formats.md has it, to its answer. */
export const scoreCase = (value: unknown, resolve?: RulesResolver): SheetLine | ErrorLine => {
  const id = idOf(value);
  const sheet = sheetOfCase(value, resolve);
  return sheet.ok ? { id, ...makeSheet(sheet.value) } : { id, error: sheet.error };
};

/** Answers a line of text: whatever it is, there is an answer. */
export const answerLine = <A>(
  text: string,
  answer: (value: unknown, resolve?: RulesResolver) => A,
  resolve?: RulesResolver,
): A | ErrorLine => {
  const json = parseJson(text);
  return json.ok ? answer(json.value, resolve) : { id: null, error: json.error };
};
