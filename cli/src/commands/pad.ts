import { writeFile } from 'node:fs/promises';
import type { RuleSet } from '@windroos/engine';
import {
  type CsvError,
  type CsvErrorCode,
  type FileError,
  type FileErrorCode,
  fold,
  makeCsv,
  parseAnyFile,
  parseCsv,
} from '@windroos/pad';
import { type Text, text } from '@windroos/texts';
import type { Command } from 'commander';
import { EXIT, Stop } from '../exit.ts';
import { withExamples } from '../help.ts';
import { readInput } from '../input/handCase.ts';
import { addFlags, OTHER_RULES_FLAG } from '../input/handOptions.ts';
import { rulesFinder } from '../input/rulesFile.ts';
import { type Recount, recountView, remarksOf } from '../output/padView.ts';
import { rulesErrorText } from '../output/rulesText.ts';
import { harmless } from '../output/width.ts';
import { print, type Shell } from '../shell.ts';

interface Options {
  readonly csv?: string | true;
  readonly json?: true;
  readonly rules?: string;
}

const WORDS = {
  file: text('een telblok, een back-up of een CSV, of - voor stdin', 'a score pad, a backup or a CSV, or - for stdin'),
  noPads: text('In dit bestand staat geen telblok.', 'There is no score pad in this file.'),
  onePad: text('Met --csv kan er maar één telblok in het bestand staan.', 'With --csv the file can hold only one pad.'),
  unwritable: text('Het bestand is niet te schrijven', 'The file cannot be written'),
} as const;

const FLAGS = [
  [
    '--csv [file]',
    text('schrijf het telblok als CSV, zonder naam naar stdout', 'write the pad as CSV, to stdout without a name'),
  ],
  OTHER_RULES_FLAG,
  ['--json', text('het antwoord als JSON', 'the answer as JSON')],
] as const;

const FILE_ERRORS: Readonly<Record<FileErrorCode, Text>> = {
  'too-large': text('Het bestand is te groot.', 'The file is too large.'),
  'bad-json': text('Dit is geen JSON, of er ontbreekt een stuk.', 'This is not JSON, or part of it is missing.'),
  'not-windroos': text('Dit bestand is niet van Windroos.', 'This file is not from Windroos.'),
  'wrong-kind': text('Dit is geen telblok en geen back-up.', 'This is neither a score pad nor a backup.'),
  'newer-version': text(
    'Dit bestand is van een nieuwere versie van Windroos.',
    'This file is from a newer version of Windroos.',
  ),
  'bad-field': text('In het bestand klopt iets niet', 'Something in the file is not right'),
};

const CSV_ERRORS: Readonly<Record<CsvErrorCode, Text>> = {
  'too-large': text('het bestand is te groot', 'the file is too large'),
  'bad-csv': text('een aanhalingsteken wordt niet gesloten', 'a quotation mark is not closed'),
  'bad-header': text('dit zijn niet de kolommen van een telblok', 'these are not the columns of a score pad'),
  'bad-row': text('er staan te veel cellen', 'there are too many cells'),
  'bad-number': text('dit is geen getal', 'this is not a number'),
  'unknown-player': text('deze speler ken ik niet', 'I do not know this player'),
  'unknown-word': text('dit woord ken ik niet', 'I do not know this word'),
};

const stopAtFile = ({ say }: Shell, { code, field }: FileError): Stop =>
  new Stop(field === undefined ? say(FILE_ERRORS[code]) : harmless(`${say(FILE_ERRORS[code])}: ${field}.`));

const stopAtCsv = ({ say }: Shell, { code, line, column, what }: CsvError): Stop => {
  const place = [say(text(`Regel ${line}`, `Line ${line}`)), ...(column === undefined ? [] : [column])].join(', ');
  return new Stop(harmless(`${place}: ${say(CSV_ERRORS[code])}${what === undefined ? '' : ` (${what})`}.`));
};

const rulesNamed = (shell: Shell, name: string): RuleSet => {
  const found = rulesFinder()(name);
  if (!found.ok) throw new Stop(rulesErrorText(found.error, shell.language));
  return found.value;
};

const isCsv = (content: string): boolean => /^\uFEFF?"?spel\b/i.test(content);

const recountsOf = (shell: Shell, name: string, content: string, options: Options): readonly Recount[] => {
  if (isCsv(content)) {
    const setup = { name, rules: rulesNamed(shell, options.rules ?? 'nts-2019') };
    const read = parseCsv(content, { by: 'csv', n: 1, at: 0 }, setup);
    if (!read.ok) throw stopAtCsv(shell, read.error);
    return [{ id: name, view: fold(read.value.edits), cells: read.value.differences }];
  }
  const read = parseAnyFile(content);
  if (!read.ok) throw stopAtFile(shell, read.error);
  if (read.value.pads.length === 0) throw new Stop(shell.say(WORDS.noPads));
  return read.value.pads.map(({ id, edits }) => ({ id, view: fold(edits), cells: [] }));
};

const recountJson = ({ id, view, cells }: Recount): unknown => ({
  id,
  name: view.name,
  rules: view.rules?.id ?? null,
  hands: view.slots
    .filter(({ outcome }) => outcome !== null)
    .map(({ number, state, amounts, running, now, problems, conflicts }) => ({
      ...{ number, state, amounts, running, now, problems },
      conflicts: conflicts.map(({ field }) => field),
    })),
  totals: view.totals,
  check: view.check,
  differences: cells,
});

const writeCsv = async (shell: Shell, [recount, ...others]: readonly Recount[], to: string | true): Promise<void> => {
  if (others.length > 0) throw new Stop(shell.say(WORDS.onePad));
  const csv = makeCsv(recount!.view);
  if (to === true) return void shell.io.stdout.write(csv);
  try {
    await writeFile(to, csv);
  } catch {
    throw new Stop(`${shell.say(WORDS.unwritable)}: ${harmless(to)}.`);
  }
};

const recountFile = async (shell: Shell, name: string, options: Options): Promise<void> => {
  const recounts = recountsOf(shell, name, await readInput(shell, name), options);
  if (recounts.some((recount) => remarksOf(shell, recount).length > 0)) shell.outcome.exit = EXIT.no;
  if (options.csv !== undefined) return writeCsv(shell, recounts, options.csv);
  if (options.json === true) return print(shell, JSON.stringify(recounts.map(recountJson)));
  return print(shell, recounts.map((recount) => recountView(shell, recount)).join('\n\n'));
};

export const define = (command: Command, shell: Shell): void => {
  withExamples(addFlags(command.argument('<file>', shell.say(WORDS.file)), shell, FLAGS), shell, [
    'windroos pad - < avond.json',
    'windroos pad - --csv < avond.json > avond.csv',
    'windroos pad - --rules rode-draak < avond.csv',
  ]).action((name: string, options: Options) => recountFile(shell, name, options));
};
