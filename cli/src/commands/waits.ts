import { parseTiles, type Tile } from '@windroos/engine';
import { text } from '@windroos/texts';
import type { Command } from 'commander';
import { EXIT } from '../exit.ts';
import { withExamples } from '../help.ts';
import { askedHand, stopAt } from '../input/handCase.ts';
import { addFlags, type HandOptions, PLAIN_FLAG, withPlaceOptions } from '../input/handOptions.ts';
import { waitsFor, waitsJson } from '../input/waitingHand.ts';
import { waitsView } from '../output/waitsView.ts';
import { print, type Shell } from '../shell.ts';

interface WaitsOptions extends HandOptions {
  readonly seen?: string;
  readonly json?: true;
  readonly plain?: true;
}

const HAND = text(
  'de stenen op de lat; met de sets op tafel samen 13, een kong geldt als 3. Of een JSON-bestand, of - voor stdin',
  'the tiles on the rack; 13 together with the sets on the table, a kong counts as 3. Or a JSON file, or - for stdin',
);

const FLAGS = [
  ['--seen <tiles>', text('stenen die elders open liggen', 'tiles that lie open elsewhere')],
  ['--json', text('het antwoord als JSON', 'the answer as JSON')],
  PLAIN_FLAG,
] as const;

const seenTiles = (shell: Shell, typed = ''): readonly Tile[] => {
  const tiles = parseTiles(typed);
  if (!tiles.ok) throw stopAt(shell, { code: 'unknown-tile', field: '--seen', what: tiles.error.tile }, true);
  return tiles.value;
};

const answer = async (shell: Shell, words: readonly string[], options: WaitsOptions): Promise<void> => {
  const asked = await askedHand(shell, words, options);
  const found = waitsFor(shell, asked, seenTiles(shell, options.seen));
  if (found.length === 0) shell.outcome.exit = EXIT.no;
  const shown =
    options.json === true
      ? JSON.stringify(waitsJson(asked, found))
      : waitsView(shell, asked, found, options.plain === true);
  return print(shell, shown);
};

export const define = (command: Command, shell: Shell): void => {
  const base = withPlaceOptions(command.argument('[hand...]', shell.say(HAND)), shell);
  withExamples(addFlags(base, shell, FLAGS), shell, [
    "windroos waits 'b34567 wSS' --meld b999 --meld dGGG --seat S",
    "windroos waits 'k19 b19 t19 wESWN dRGW' --seen 'k11 dW'",
    "windroos waits 'b1112345678999' --rules schoon-spel --lang en",
  ]).action((words: readonly string[], options: WaitsOptions) => answer(shell, words, options));
};
