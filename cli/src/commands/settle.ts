import { WINDS } from '@windroos/engine';
import { text } from '@windroos/texts';
import type { Command } from 'commander';
import { EXIT, Stop } from '../exit.ts';
import { withExamples } from '../help.ts';
import { settleLines } from '../input/answerLines.ts';
import { caseIn } from '../input/handCase.ts';
import { chipsOf, handEndOf, type SettleOptions, settlementOf, transfersOf } from '../input/handEnd.ts';
import { addFlags, OTHER_RULES_FLAG } from '../input/handOptions.ts';
import { settlementView } from '../output/settlementView.ts';
import { sheetView } from '../output/sheetView.ts';
import { print, type Shell } from '../shell.ts';

interface Options extends SettleOptions {
  readonly json?: true;
  readonly jsonl?: true;
  readonly explain?: true;
}

const FILE = text(
  'een JSON-bestand met vier scores of vier handen, of - voor stdin',
  'a JSON file with four scores or four hands, or - for stdin',
);

const FLAGS = [
  ['--scores <scores>', text('wat ieder telt: E=80,S=10,W=0,N=40', 'what each counts: E=80,S=10,W=0,N=40')],
  ['--winner <wind>', text('wie mahjong maakte', 'who made mahjong')],
  ['--from <wind>', text('wie de laatste steen weglegde of werd beroofd', 'who discarded the last tile or was robbed')],
  ['--draw', text('remise', 'nobody won')],
  OTHER_RULES_FLAG,
  [
    '--explain',
    text(
      'toon ook de vier telbladen; met --json wie wie betaalt',
      'show the four sheets too; with --json who pays whom',
    ),
  ],
  ['--json', text('het antwoord als JSON', 'the answer as JSON')],
  [
    '--jsonl',
    text(
      'lees spel na spel van stdin of uit een bestand en schrijf de antwoorden, één per regel',
      'read hand after hand from stdin or a file and write the answers, one a line',
    ),
  ],
] as const;

const TWICE = text(
  'Geef een bestand of opties als --scores en --winner, niet allebei.',
  'Give a file or options such as --scores and --winner, not both.',
);

const isTold = ({ scores, winner, from, draw }: Options): boolean =>
  [scores, winner, from, draw].some((option) => option !== undefined);

/** The file that was named; stdin when nothing is told and somebody pipes. */
const fileOf = ({ io, say }: Shell, named: string | undefined, options: Options): string | undefined => {
  const told = isTold(options);
  if (told && (named !== undefined || options.jsonl === true)) throw new Stop(say(TWICE));
  return named ?? (options.jsonl === true || !(told || io.stdin.isTTY === true) ? '-' : undefined);
};

const settleOne = async (shell: Shell, file: string | undefined, options: Options): Promise<void> => {
  const value = file === undefined ? settlementOf(shell, options) : await caseIn(shell, file, options);
  const end = handEndOf(shell, value, file === undefined);
  if (end.refused !== null) shell.outcome.exit = EXIT.no;
  if (options.json === true) {
    const more = options.explain === true ? { transfers: transfersOf(end), chips: chipsOf(end) } : {};
    return print(shell, JSON.stringify({ ...end.answer, ...more }));
  }
  const look = { plain: false, explain: false };
  const sheets =
    options.explain === true && end.hands !== null
      ? WINDS.map((seat) => `${sheetView(shell, end.hands![seat], look)}\n`)
      : [];
  return print(shell, [...sheets, settlementView(shell, end)].join('\n'));
};

export const define = (command: Command, shell: Shell): void => {
  withExamples(addFlags(command.argument('[file]', shell.say(FILE)), shell, FLAGS), shell, [
    'windroos settle --scores E=80,S=10,W=0,N=40 --winner E --from S',
    'windroos settle --scores S=160,N=20 --winner S --rules pe-ling',
    'windroos settle docs/examples/hand.json --lang en',
    'windroos settle --jsonl < hands.jsonl > payments.jsonl',
  ]).action(async (named: string | undefined, options: Options) => {
    const file = fileOf(shell, named, options);
    return options.jsonl === true ? settleLines(shell, file ?? '-', options) : settleOne(shell, file, options);
  });
};
