import type { RuleError, RuleErrorCode, ValueKind } from '@windroos/engine';
import { type Language, type Text, text } from './language.ts';

const at = (error: RuleError): string => `‘${error.path}’`;
/** A place in the file, or the file as a whole, at the start of a sentence. */
const subject = (error: RuleError): Text =>
  error.path === '' ? text('Het bestand', 'The file') : text(at(error), at(error));
/** What stood there, in quotes after a space; nothing when it is not known. */
const found = (error: RuleError): string => (error.what === undefined ? '' : ` ‘${error.what}’`);

const VALUES: Readonly<Record<ValueKind, Text>> = {
  number: text('een getal', 'a number'),
  text: text('een tekst tussen aanhalingstekens', 'a text in quotation marks'),
  flag: text('true of false', 'true or false'),
  list: text('een lijst tussen [ ]', 'a list in [ ]'),
  object: text('een groep velden tussen { }', 'a group of fields in { }'),
};

const RULE_ERRORS: Readonly<Record<RuleErrorCode, (error: RuleError) => Text>> = {
  'bad-json': () => text('Het bestand is geen geldige JSON.', 'The file is not valid JSON.'),
  'bad-type': (error) => {
    const wanted = VALUES[error.wants ?? 'object'];
    const { nl, en } = subject(error);
    return text(`${nl} moet ${wanted.nl} zijn.`, `${en} must be ${wanted.en}.`);
  },
  'unknown-field': (error) => text(`Het veld ${at(error)} bestaat niet.`, `There is no field ${at(error)}.`),
  'missing-field': (error) => text(`Het veld ${at(error)} ontbreekt.`, `The field ${at(error)} is missing.`),
  'duplicate-field': (error) =>
    text(`Het veld ${at(error)} staat er twee keer.`, `The field ${at(error)} is there twice.`),
  reserved: (error) =>
    text(`Het veld ${at(error)} wordt nog niet gebruikt.`, `The field ${at(error)} is not in use yet.`),
  'too-many-rows': (error) => text(`${at(error)} heeft te veel regels.`, `${at(error)} has too many rows.`),
  'too-large': (error) => text(`${subject(error).nl} is te groot.`, `${subject(error).en} is too large.`),
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
      `De waarde${found(error)} van ${at(error)} kan niet.`,
      `The value${found(error)} of ${at(error)} is not possible.`,
    ),
};

/** A full sentence that names the place in the file. */
export const ruleErrorText = (error: RuleError, language: Language): string => RULE_ERRORS[error.code](error)[language];
