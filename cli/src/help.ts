import { LANGUAGES, type Language, type Text, text } from '@windroos/texts';
import { type Command, Option } from 'commander';
import { hanging } from './output/width.ts';
import type { Shell } from './shell.ts';

const WORDS = {
  lang: text('taal van het antwoord', 'language of the answer'),
  help: text('toon deze hulp', 'show this help'),
  examples: text('Voorbeelden:', 'Examples:'),
  exits: text('Exitcodes:', 'Exit codes:'),
} as const;

const EXITS: readonly (readonly [code: number, words: Text])[] = [
  [0, text('gelukt', 'done')],
  [
    1,
    text(
      'het antwoord is nee: mahjong geweigerd, niets om op te wachten, fouten in spelregels, log of telblok, een adres dat bezet is',
      'the answer is no: mahjong refused, nothing to wait for, errors in rules, a log or a score pad, an address that is taken',
    ),
  ],
  [
    2,
    text('de vraag klopt niet: een optie, een steen, een bestand', 'the question is wrong: an option, a tile, a file'),
  ],
  [70, text('een fout in Windroos zelf', 'a fault of Windroos itself')],
];

const TITLES: Readonly<Record<string, Text>> = {
  'Usage:': text('Gebruik:', 'Usage:'),
  'Arguments:': text('Argumenten:', 'Arguments:'),
  'Options:': text('Opties:', 'Options:'),
  'Commands:': text('Opdrachten:', 'Commands:'),
};

const titleIn = (language: Language) => (title: string) => TITLES[title]?.[language] ?? title;

const usageIn = (language: Language) => (usage: string) =>
  language === 'nl' ? usage.replace('[options]', '[opties]').replace('[command]', '[opdracht]') : usage;

/** Words beside the options wrap down to this width: the terminal itself would break them anywhere. */
const NARROWEST_WORDS = 10;

/** How every command looks and speaks: titles in the reader's language, output to the shell, errors as values. */
export const dress = (command: Command, shell: Shell): Command =>
  command
    .enablePositionalOptions()
    .helpOption('-h, --help', shell.say(WORDS.help))
    .addOption(new Option('--lang <nl|en>', shell.say(WORDS.lang)).choices(LANGUAGES))
    .configureHelp({
      styleTitle: (title) => shell.paint.strong(titleIn(shell.language)(title)),
      helpWidth: shell.columns,
      minWidthToWrap: NARROWEST_WORDS,
      optionDescription: ({ description }) => description,
      subcommandTerm: (sub) => sub.name(),
      styleUsage: (usage) => usageIn(shell.language)(usage),
    })
    .configureOutput({
      writeOut: (out) => void shell.io.stdout.write(out),
      writeErr: (out) => void shell.io.stderr.write(out),
      outputError: () => undefined,
    })
    .exitOverride();

const exitLines = (shell: Shell): string =>
  [
    shell.paint.strong(shell.say(WORDS.exits)),
    ...EXITS.flatMap(([code, words]) => hanging(`  ${String(code).padStart(2)}  `, shell.say(words), shell.columns)),
  ].join('\n');

/** Examples that can be pasted, and the exit codes, under the help of a command. */
export const withExamples = (command: Command, shell: Shell, examples: readonly string[]): Command =>
  command.addHelpText(
    'after',
    [
      '',
      shell.paint.strong(shell.say(WORDS.examples)),
      ...examples.map((example) => `  $ ${example}`),
      '',
      exitLines(shell),
    ].join('\n'),
  );

/** A command below another, dressed alike. */
export const subcommand = (parent: Command, name: string, summary: Text, shell: Shell): Command =>
  dress(parent.command(name).description(shell.say(summary)), shell);
