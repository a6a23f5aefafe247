import type { Result } from '../result.ts';
import { caseRules, type RulesResolver } from './caseRules.ts';
import type { LineId } from './caseScore.ts';
import { type HandScript, readHandScript } from './handScript.ts';
import { type NotLegal, type PlayedHand, playScript } from './playedHand.ts';
import { type FormatError, idOf } from './reader.ts';

/** The answer to a line of `windroos hand --jsonl`. */
export type PlayedLine = { readonly id: LineId } & PlayedHand;
export interface PlayErrorLine {
  readonly id: LineId;
  readonly error: FormatError | NotLegal;
}

const scriptOf = (value: unknown, resolve?: RulesResolver): Result<HandScript, FormatError> => {
  const read = readHandScript(value);
  if (!read.ok) return read;
  const rules = caseRules(read.value.rules, resolve);
  return rules.ok ? read.value.script(rules.value) : rules;
};

/** Plays the script of a line, or says what is wrong with it. */
export const playHandCase = (value: unknown, resolve?: RulesResolver): PlayedLine | PlayErrorLine => {
  const id = idOf(value);
  const script = scriptOf(value, resolve);
  const played = script.ok ? playScript(script.value) : script;
  return played.ok ? { id, ...played.value } : { id, error: played.error };
};
