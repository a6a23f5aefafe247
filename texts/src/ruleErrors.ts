import { type Language, type Text, text } from './language.ts';

/** What can be wrong with a club's own rules in a file. */
export const RULE_ERROR_CODES = [
  'bad-json',
  'bad-type',
  'unknown-field',
  'missing-field',
  'unknown-row',
  'duplicate-row',
  'negative',
  'not-whole',
  'unknown-rules',
  'circular',
  'bad-value',
] as const;
export type RuleErrorCode = (typeof RULE_ERROR_CODES)[number];

export interface RuleError {
  readonly code: RuleErrorCode;
  /** Where in the file: `rows[3].points`; empty for the file as a whole. */
  readonly path: string;
  /** What stood there, as written. */
  readonly found?: string;
  /** What may stand there: a kind of value, or the values to choose from. */
  readonly expected?: string;
}

const at = (error: RuleError): string => (error.path === '' ? '‘.’' : `‘${error.path}’`);
/** What stood there, in quotes after a space; nothing when it is not known. */
const found = (error: RuleError): string => (error.found === undefined ? '' : ` ‘${error.found}’`);
const afterwards = (label: string, words: string | undefined): string =>
  words === undefined ? '' : ` ${label}: ${words}.`;

const RULE_ERRORS: Readonly<Record<RuleErrorCode, (error: RuleError) => Text>> = {
  'bad-json': () => text('Het bestand is geen geldige JSON.', 'The file is not valid JSON.'),
  'bad-type': (error) =>
    text(
      `${at(error)} heeft een verkeerd soort waarde.${afterwards('Er hoort te staan', error.expected)}`,
      `${at(error)} is the wrong kind of value.${afterwards('It should be', error.expected)}`,
    ),
  'unknown-field': (error) => text(`Het veld ${at(error)} bestaat niet.`, `There is no field ${at(error)}.`),
  'missing-field': (error) => text(`Het veld ${at(error)} ontbreekt.`, `The field ${at(error)} is missing.`),
  'unknown-row': (error) =>
    text(
      `De regel${found(error)} in ${at(error)} ken ik niet.`,
      `I do not know the row${found(error)} in ${at(error)}.`,
    ),
  'duplicate-row': (error) =>
    text(
      `De regel${found(error)} in ${at(error)} staat er twee keer.`,
      `The row${found(error)} in ${at(error)} is there twice.`,
    ),
  negative: (error) => text(`${at(error)} mag niet kleiner dan 0 zijn.`, `${at(error)} may not be less than 0.`),
  'not-whole': (error) => text(`${at(error)} moet een heel getal zijn.`, `${at(error)} must be a whole number.`),
  'unknown-rules': (error) =>
    text(
      `De spelregels${found(error)} in ${at(error)} ken ik niet.`,
      `I do not know the rules${found(error)} in ${at(error)}.`,
    ),
  circular: (error) =>
    text(
      `De spelregels verwijzen via ${at(error)} naar zichzelf.`,
      `The rules refer to themselves through ${at(error)}.`,
    ),
  'bad-value': (error) =>
    text(
      `De waarde${found(error)} van ${at(error)} kan niet.${afterwards('Kies uit', error.expected)}`,
      `The value${found(error)} of ${at(error)} is not possible.${afterwards('Choose from', error.expected)}`,
    ),
};

/** A full sentence that names the place in the file. */
export const ruleErrorText = (error: RuleError, language: Language): string => RULE_ERRORS[error.code](error)[language];
