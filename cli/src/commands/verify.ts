import { text } from '@windroos/texts';
import type { Command } from 'commander';
import { EXIT } from '../exit.ts';
import { withExamples } from '../help.ts';
import { addFlags } from '../input/handOptions.ts';
import { openInput } from '../input/openFile.ts';
import { verdictJson, verdictView } from '../log/verdictView.ts';
import { verifyLog } from '../log/verifyLog.ts';
import { print, type Shell } from '../shell.ts';

const FILE = text('een log, of - voor stdin', 'a log, or - for stdin');
const FLAGS = [['--json', text('het antwoord als JSON', 'the answer as JSON')]] as const;

const verify = async (shell: Shell, file: string, json: boolean): Promise<void> => {
  const verdict = await verifyLog(await openInput(shell, file));
  if (verdict.wrong !== null) shell.outcome.exit = EXIT.no;
  return print(shell, json ? JSON.stringify(verdictJson(verdict)) : verdictView(shell, verdict));
};

export const define = (command: Command, shell: Shell): void => {
  withExamples(addFlags(command.argument('<file>', shell.say(FILE)), shell, FLAGS), shell, [
    'windroos verify docs/examples/match.jsonl',
    'windroos verify docs/examples/match.jsonl --json',
  ]).action((file: string, { json }: { readonly json?: true }) => verify(shell, file, json === true));
};
