import { text } from '@windroos/texts';
import type { Command } from 'commander';
import { Stop } from '../exit.ts';
import { withExamples } from '../help.ts';
import { addFlags, PLAIN_FLAG } from '../input/handOptions.ts';
import { openInput } from '../input/openFile.ts';
import type { ReplayPart } from '../log/replayPart.ts';
import { replayParts, type Selection } from '../log/replayParts.ts';
import { printParts, printScripts } from '../log/replayPrint.ts';
import { stepThrough } from '../log/replaySteps.ts';
import type { Shell } from '../shell.ts';

interface ReplayOptions {
  readonly all?: true;
  readonly scripts?: true;
  readonly match?: string;
  readonly hand?: string;
  readonly plain?: true;
}

const FILE = text('een log, of - voor stdin', 'a log, or - for stdin');

const FLAGS = [
  ['--all', text('toon alles achter elkaar', 'print everything')],
  ['--match <n>', text('alleen deze wedstrijd van het bestand', 'only this match of the file')],
  ['--hand <n>', text('alleen dit spel van de wedstrijd', 'only this hand of the match')],
  [
    '--scripts',
    text('schrijf de spellen als scripts voor ‘windroos hand’', 'write the hands as scripts for ‘windroos hand’'),
  ],
  PLAIN_FLAG,
] as const;

const NOTHING = text('Dat spel staat niet in deze log.', 'That hand is not in this log.');

const numberFrom = (typed: string | undefined): number | undefined => (typed === undefined ? undefined : Number(typed));

const selectionOf = ({ match, hand }: ReplayOptions): Selection => ({
  ...(match === undefined ? {} : { match: numberFrom(match)! }),
  ...(hand === undefined ? {} : { hand: numberFrom(hand)! }),
});

const collected = async (parts: AsyncIterable<ReplayPart>): Promise<readonly ReplayPart[]> => {
  const list: ReplayPart[] = [];
  for await (const part of parts) list.push(part);
  return list;
};

/** The parts, with a word when there are none. */
async function* atLeastOne(shell: Shell, parts: AsyncIterable<ReplayPart>): AsyncGenerator<ReplayPart> {
  let found = false;
  for await (const part of parts) {
    found = true;
    yield part;
  }
  if (!found) throw new Stop(shell.say(NOTHING));
}

const canStep = ({ io }: Shell, file: string, { all }: ReplayOptions): boolean =>
  all !== true && file !== '-' && io.stdin.isTTY === true && io.stdout.isTTY === true;

const replay = async (shell: Shell, file: string, options: ReplayOptions): Promise<void> => {
  const input = await openInput(shell, file);
  const parts = atLeastOne(shell, replayParts(shell, input, selectionOf(options)));
  const plain = options.plain === true;
  if (options.scripts === true) return printScripts(shell, parts);
  return canStep(shell, file, options)
    ? stepThrough(shell, await collected(parts), plain)
    : printParts(shell, parts, plain);
};

export const define = (command: Command, shell: Shell): void => {
  withExamples(addFlags(command.argument('<file>', shell.say(FILE)), shell, FLAGS), shell, [
    'windroos replay docs/examples/match.jsonl',
    'windroos replay docs/examples/match.jsonl --hand 1 --all --plain',
    'windroos replay docs/examples/match.jsonl --scripts',
  ]).action((file: string, options: ReplayOptions) => replay(shell, file, options));
};
