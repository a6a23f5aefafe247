import { select, text as textPrompt } from '@clack/prompts';
import { isTile, type JsonObject, parseMeld, parseTiles, WIN_SOURCES, WINDS, type Wind } from '@windroos/engine';
import { errorText, roundName, type Text, WIND_NAMES } from '@windroos/texts';
import { wrap } from '../output/width.ts';
import { print, type Shell } from '../shell.ts';
import { WORDS } from './words.ts';

/** Null: the person pressed escape. */
type Answer<T> = Promise<T | null>;

const kept = (answer: string | symbol): string | null => (typeof answer === 'string' ? answer : null);

const askText = async (
  shell: Shell,
  words: Text,
  placeholder: string,
  wrong: (typed: string) => string | undefined,
): Answer<string> =>
  kept(
    await textPrompt({
      message: shell.say(words),
      placeholder,
      validate: (typed = '') => wrong(typed.trim()),
      input: shell.io.stdin,
      output: shell.io.stdout,
    }),
  );

/** One of a few, with the arrows. */
export const choose = async <T extends string>(
  shell: Shell,
  words: Text,
  options: readonly { readonly value: T; readonly label: string; readonly hint?: string }[],
  initialValue?: T,
): Answer<T> =>
  kept(
    await select<string>({
      message: shell.say(words),
      options: [...options],
      ...(initialValue === undefined ? {} : { initialValue }),
      showInstructions: false,
      input: shell.io.stdin,
      output: shell.io.stdout,
    }),
  ) as T | null;

const notTile = (shell: Shell, field: string, what: string): string =>
  errorText({ code: 'unknown-tile', field, what }, shell.language);

const wrongTiles = (shell: Shell) => (typed: string) => {
  const tiles = parseTiles(typed);
  return tiles.ok ? undefined : notTile(shell, 'hand', tiles.error.tile);
};

const setsIn = (typed: string): readonly string[] => typed.split(/\s+/).filter((word) => word !== '');

const wrongSets = (shell: Shell) => (typed: string) =>
  setsIn(typed)
    .map(parseMeld)
    .flatMap((meld) => (meld.ok ? [] : [notTile(shell, 'melds', meld.error.tile)]))[0];

const wrongTile = (shell: Shell) => (typed: string) =>
  typed === '' || isTile(typed) ? undefined : notTile(shell, 'win.tile', typed);

const askWin = async (shell: Shell): Answer<JsonObject> => {
  const tile = await askText(shell, WORDS.win, 'b4', wrongTile(shell));
  if (tile === null) return null;
  if (!tile.trim()) return {};
  const from = await choose(
    shell,
    WORDS.from,
    WIN_SOURCES.map((value) => ({ value, label: shell.say(WORDS[value]) })),
  );
  return from === null ? null : { win: { tile: tile.trim(), from } };
};

const askWind = (shell: Shell, words: Text, label: (wind: Wind) => string): Answer<Wind> =>
  choose(
    shell,
    words,
    WINDS.map((value) => ({ value, label: label(value) })),
  );

/** A hand asked for step by step, as a case; null when the person thinks better of it. */
export const askHand = async (shell: Shell): Answer<JsonObject> => {
  await print(shell, `\n${wrap(shell.say(WORDS.legend), shell.columns).join('\n')}\n`);
  const hand = await askText(shell, WORDS.rack, 'b23488 wSSS', wrongTiles(shell));
  if (hand === null) return null;
  const melds = await askText(shell, WORDS.melds, 'dRRR [b6666]', wrongSets(shell));
  if (melds === null) return null;
  const win = await askWin(shell);
  if (win === null) return null;
  const seat = await askWind(shell, WORDS.seat, (wind) => WIND_NAMES[wind][shell.language]);
  const round = seat === null ? null : await askWind(shell, WORDS.round, (wind) => roundName(wind, shell.language));
  return round === null ? null : { hand, melds: setsIn(melds), ...win, seat, round };
};
