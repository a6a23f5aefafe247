import type { LogError, LogErrorCode } from '@windroos/engine';
import { type Language, type Text, text } from '@windroos/texts';
import { harmless } from '../output/width.ts';

const SENTENCES: Readonly<Record<LogErrorCode, (field: string) => Text>> = {
  'bad-json': () => text('dit is geen regel JSON', 'this is not a line of JSON'),
  'unknown-version': () =>
    text('deze versie van het logformaat ken ik niet', 'I do not know this version of the log format'),
  'unknown-type': () => text('dit soort gebeurtenis ken ik niet', 'I do not know this type of event'),
  'bad-field': (field) =>
    text(
      `het veld ‘${field}’ ontbreekt, klopt niet of hoort hier niet`,
      `the field ‘${field}’ is missing, not right or does not belong here`,
    ),
  'bad-rules': (field) => text(`de spelregels kloppen niet, bij ‘${field}’`, `the rules are not right, at ‘${field}’`),
  'no-header': () =>
    text('hier hoort een wedstrijd te beginnen, met ‘matchStarted’', 'a match should begin here, with ‘matchStarted’'),
};

const LINE = text('Regel', 'Line');

/** 'Regel 12: dit is geen regel JSON.' */
export const logErrorText = ({ line, code, field = '' }: LogError, language: Language): string =>
  `${LINE[language]} ${line}: ${SENTENCES[code](harmless(field))[language]}.`;
