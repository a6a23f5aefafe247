import { countText, refusalFacts, refusalText, ruleSetName, type Text, text } from '@windroos/texts';
import type { Shell } from '../shell.ts';
import { drawTiles, plainTiles } from './drawTiles.ts';
import { endText, placeText } from './handWords.ts';
import { type ScoredHand, sheetEntries } from './sheetLines.ts';
import { sourcedTable } from './sourced.ts';
import { type Column, indent } from './table.ts';
import { groupsOf } from './tileGroups.ts';
import { harmless, wrap } from './width.ts';

export interface SheetLook {
  /** ASCII notation instead of drawn tiles. */
  readonly plain: boolean;
  /** A sentence under each line: when it counts, and for which tiles. */
  readonly explain: boolean;
}

const WORDS = {
  total: text('Totaal', 'Total'),
  nothing: text('Er ligt niets dat telt.', 'There is nothing that counts.'),
  dead: text('Dood spel: het telt niet, en je betaalt wel.', 'Dead hand: it does not count, and you do pay.'),
  onlyWinner: text('Bij deze spelregels telt alleen de winnaar.', 'Under these rules only the winner counts.'),
  winMissing: text(
    'Heb je mahjong gemaakt? Geef dan de laatste steen met --win en --from.',
    'Did you make mahjong? Then give the last tile with --win and --from.',
  ),
} as const satisfies Readonly<Record<string, Text>>;

const headOf = ({ paint, language, columns }: Shell, { rules, setup }: ScoredHand): readonly string[] =>
  [
    `${paint.strong(harmless(ruleSetName(rules, language)))} · ${placeText(setup, language)}`,
    endText(setup, language),
  ].flatMap((line) => wrap(line, columns));

const tilesOf = (shell: Shell, { setup, sheet }: ScoredHand, { plain }: SheetLook): readonly string[] => {
  const groups = groupsOf(sheet, setup, shell.language);
  return plain ? plainTiles(groups, shell.columns) : drawTiles(groups, shell.paint, shell.columns);
};

const columnsFor = ({ paint }: Shell): readonly Column[] => [{}, { align: 'right', paint: paint.strong }];

const tableOf = (shell: Shell, hand: ScoredHand, explain: boolean): readonly string[] => {
  const entries = sheetEntries(hand, explain, shell.language);
  const given = entries.map(({ name, amount, source = '' }) => ({
    cells: amount === undefined ? [shell.paint.strong(name)] : [name, amount],
    source,
  }));
  const { rows, notes } = sourcedTable(shell, columnsFor(shell), given);
  const explained = entries.flatMap(({ below }, index) => [
    ...rows[index]!,
    ...(below === undefined ? [] : indent(wrap(below, shell.columns - 4), '    ').map(shell.paint.faint)),
  ]);
  return notes.length === 0 ? explained : [...explained, '', ...notes];
};

const tilesIn = ({ setup: { rack, melds } }: ScoredHand): number => rack.length + 3 * melds.length;

/** Fourteen tiles and no winning tile: most likely it was forgotten. */
const looksWon = (hand: ScoredHand): boolean => hand.setup.win === undefined && tilesIn(hand) === 14;

/** A wrong number of tiles, in words: it explains a dead hand, and a mahjong that is none. */
const miscount = (hand: ScoredHand): readonly Text[] => {
  const [tiles, due] = [tilesIn(hand), hand.setup.win === undefined ? 13 : 14];
  if (tiles === due) return [];
  return [
    text(
      `Aantal stenen: ${tiles}. Het moeten er ${due} zijn, waarbij een kong als 3 geldt.`,
      `Number of tiles: ${tiles}. There should be ${due}, where a kong counts as 3.`,
    ),
  ];
};

/** Why there are no lines, where nothing was refused. */
const silence = (hand: ScoredHand): readonly Text[] => {
  const { sheet, rules, setup } = hand;
  if (sheet.dead) return [...miscount(hand), WORDS.dead, ...(looksWon(hand) ? [WORDS.winMissing] : [])];
  if (sheet.lines.length > 0) return [];
  return [rules.form === 'points' && setup.win === undefined ? WORDS.onlyWinner : WORDS.nothing];
};

/** The last line: the total, or what is missing. */
const verdictOf = (shell: Shell, hand: ScoredHand): readonly string[] => {
  const { paint, language } = shell;
  const refused = refusalFacts(hand.sheet, hand.rules.minimum);
  const wrapped = (words: readonly string[]) => words.flatMap((sentence) => wrap(sentence, shell.columns));
  if (refused !== null)
    return wrapped([...miscount(hand).map(shell.say), refusalText(refused, language)]).map(paint.bad);
  const total = `${shell.say(WORDS.total)}: ${countText(hand.sheet.total, 'point', language)}`;
  return [...wrapped(silence(hand).map(shell.say)), paint.strong(total)];
};

/** The whole sheet: who, the tiles, line by line with its source, and how it adds up. */
export const sheetView = (shell: Shell, hand: ScoredHand, look: SheetLook): string => {
  const lines = tableOf(shell, hand, look.explain);
  return [
    ...headOf(shell, hand),
    '',
    ...tilesOf(shell, hand, look),
    '',
    ...lines,
    ...(lines.length === 0 ? [] : ['']),
    ...verdictOf(shell, hand),
  ].join('\n');
};
