import { text } from '@windroos/texts';
import type { Command } from 'commander';
import { EXIT } from '../exit.ts';
import { withExamples } from '../help.ts';
import { scoreLines } from '../input/answerLines.ts';
import { askedHand, refuseTyped, scoredHand } from '../input/handCase.ts';
import { addFlags, type HandOptions, PLAIN_FLAG, withWinOptions } from '../input/handOptions.ts';
import { explainedJson, sheetJson } from '../output/sheetJson.ts';
import { writeSheetSvg } from '../output/sheetSvg.ts';
import { sheetView } from '../output/sheetView.ts';
import { print, type Shell } from '../shell.ts';

interface ScoreOptions extends HandOptions {
  readonly json?: true;
  readonly jsonl?: true;
  readonly explain?: true;
  readonly plain?: true;
  readonly svg?: string;
}

const HAND = text(
  'de stenen op de lat, zoals b123 b55 t999, of een JSON-bestand met één hand, of - voor stdin',
  'the tiles on the rack, such as b123 b55 t999, or a JSON file with one hand, or - for stdin',
);

const OUTPUT_FLAGS = [
  [
    '--explain',
    text('leg elke regel uit; met --json ook stenen en bron', 'explain each line; with --json also tiles and source'),
  ],
  ['--json', text('het telblad als JSON', 'the sheet as JSON')],
  [
    '--jsonl',
    text(
      'lees hand na hand van stdin of uit een bestand en schrijf de telbladen, één per regel',
      'read hand after hand from stdin or a file and write the sheets, one a line',
    ),
  ],
  PLAIN_FLAG,
  [
    '--svg <file>',
    text('teken het telblad ook als plaatje in dit bestand', 'draw the sheet as a picture in this file too'),
  ],
] as const;

const scoreOne = async (shell: Shell, words: readonly string[], options: ScoreOptions): Promise<void> => {
  const asked = await askedHand(shell, words, options);
  const hand = scoredHand(shell, asked);
  if (!hand.sheet.valid) shell.outcome.exit = EXIT.no;
  if (options.svg !== undefined) await writeSheetSvg(shell, hand, options.svg);
  if (options.json !== true) {
    const look = { plain: options.plain === true, explain: options.explain === true };
    return print(shell, sheetView(shell, hand, look));
  }
  const sheet = options.explain === true ? explainedJson(hand, shell.language) : sheetJson(hand);
  return print(shell, JSON.stringify({ id: asked.id, ...sheet }));
};

const scoreMany = (shell: Shell, words: readonly string[], options: ScoreOptions): Promise<void> => {
  refuseTyped(shell, options);
  return scoreLines(shell, words.length === 0 ? '-' : words.join(' '), options);
};

export const define = (command: Command, shell: Shell): void => {
  const base = withWinOptions(command.argument('[hand...]', shell.say(HAND)), shell);
  withExamples(addFlags(base, shell, OUTPUT_FLAGS), shell, [
    "windroos score 'b123 b55 t999' --meld wEEE --meld '[k9999]' --win b5 --from discard --seat E --round S",
    "windroos score 'k19 b19 t19 wESWN dRGWW' --win dW --from wall --explain --lang en",
    'windroos score hand.json --rules rode-draak --json',
    "windroos score 'k234 b55 wSSS' --meld dGGG --meld t999 --win wS --from discard --seat S --svg sheet.svg",
    'windroos score --jsonl < cases.jsonl > sheets.jsonl',
  ]).action((words: readonly string[], options: ScoreOptions) =>
    options.jsonl === true ? scoreMany(shell, words, options) : scoreOne(shell, words, options),
  );
};
