import {
  type HandSetup,
  type MeldSetup,
  makeMeld,
  makeTiles,
  type RowId,
  type RuleSet,
  type RuleSetId,
  readCase,
  score,
  sortTiles,
  type Tile,
  UNICODE_BACK,
  unicodeTile,
  type Win,
} from '@windroos/engine';
import {
  type ExampleCase,
  exampleOf,
  type Language,
  numberText,
  roundName,
  rowName,
  type Text,
  text,
  tileName,
  WIND_NAMES,
} from '@windroos/texts';
import { code, table } from './markdown.ts';
import type { Page } from './page.ts';
import { PAGE_WORDS as WORDS } from './pageWords.ts';

const FROM: Readonly<Record<Win['from'], Text>> = {
  wall: text('van de muur', 'from the wall'),
  discard: text('weggelegd', 'discarded'),
  kong: text('als losse steen', 'as a loose tile'),
  'robbed-kong': text('geroofd', 'robbed'),
};
const FIRST: Readonly<Record<NonNullable<Win['first']>, Text>> = {
  heaven: text('gedeeld', 'dealt'),
  earth: text('eerste steen van Oost', 'East’s first discard'),
  thirteen: text('aangekondigd', 'announced'),
};
const LAST_TILE = text('laatste steen', 'last tile');
const KONG_ON_KONG = text('tweede kong', 'second kong');
const LAST_OF_KIND = text('laatste van vier', 'last of four');

/** The examples are ours: one that cannot be read is a bug. */
const setupOf = (rules: RuleSetId, example: ExampleCase): HandSetup => {
  const read = readCase({ rules, ...example });
  const setup = read.ok ? read.value.setup() : read;
  if (!setup.ok) throw new Error(`example of ${rules}: ${JSON.stringify(setup.error)}`);
  return setup.value;
};

const pictures = (tiles: readonly Tile[]): string => sortTiles(tiles).map(unicodeTile).join('');

const meldPicture = ({ tiles, concealed }: MeldSetup): string =>
  concealed === true ? `${UNICODE_BACK}${pictures(tiles.slice(1, 3))}${UNICODE_BACK}` : pictures(tiles);

const pictureOf = ({ rack, melds }: HandSetup): string => [pictures(rack), ...melds.map(meldPicture)].join(' ');

const notationOf = ({ rack, melds }: HandSetup): string =>
  [makeTiles(rack), ...melds.map(makeMeld)].map(code).join(' ');

const tileWords = ({ tile, from }: Win, language: Language): readonly string[] =>
  tile === undefined ? [] : [`${tileName(tile, language)} ${FROM[from][language]}`];

const winWords = (win: Win, language: Language): string =>
  [
    ...tileWords(win, language),
    ...(win.first === undefined ? [] : [FIRST[win.first][language]]),
    ...(win.lastTile === true ? [LAST_TILE[language]] : []),
    ...(win.kongOnKong === true ? [KONG_ON_KONG[language]] : []),
    ...(win.lastOfKind === true ? [LAST_OF_KIND[language]] : []),
  ].join(', ');

/** 'Zuid, Oostronde: kringen 7 van de muur, laatste steen'. */
const wonText = ({ win, seat, round }: HandSetup, language: Language): string => {
  const place = `${WIND_NAMES[seat][language]}, ${roundName(round, language)}`;
  return win === undefined ? place : `${place}: ${winWords(win, language)}`;
};

const totalOf = (rules: RuleSet, setup: HandSetup, language: Language): string => {
  const sheet = score(rules, setup);
  return sheet.ok ? numberText(sheet.value.total, language) : '';
};

interface Shown {
  readonly row: RowId;
  readonly setup: HandSetup;
}

const shownOf = (id: RuleSetId, row: RowId): readonly Shown[] => {
  const example = exampleOf(id, row);
  return example === undefined ? [] : [{ row, setup: setupOf(id, example) }];
};

/** The double for a limit hand drawn by oneself is no row, but has an example too. */
const rowsOf = ({ rows, limits }: RuleSet): readonly RowId[] => [
  ...[...rows, ...limits].map((row) => row.id),
  ...(limits.some((limit) => limit.inHand !== undefined) ? (['geheel-in-de-hand'] as const) : []),
];

/** A hand for every row and limit hand, scored by these very rules. */
export const exampleTable = ({ id, rules, language }: Page): string =>
  table<Shown>(
    [
      { head: WORDS.row[language], cell: ({ row }) => rowName(row, language, id) },
      { head: WORDS.tiles[language], cell: ({ setup }) => pictureOf(setup) },
      { head: WORDS.notation[language], cell: ({ setup }) => notationOf(setup) },
      { head: WORDS.won[language], cell: ({ setup }) => wonText(setup, language) },
      { head: WORDS.score[language], cell: ({ setup }) => totalOf(rules, setup, language), right: true },
    ],
    rowsOf(rules).flatMap((row) => shownOf(id, row)),
  );
