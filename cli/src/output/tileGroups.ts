import {
  type HandSetup,
  makeMeld,
  makeTiles,
  type ScoreSheet,
  sortTiles,
  type Tile,
  type TileSet,
} from '@windroos/engine';
import { type Language, text } from '@windroos/texts';

/** Tiles that lie together: a set, a pair, or a rack that makes no sets. */
export interface TileGroup {
  readonly tiles: readonly Tile[];
  readonly label: string;
  readonly notation: string;
  /** Where the winning tile lies in it, -1 when it is elsewhere. */
  readonly winAt: number;
}

const WORDS = {
  open: text('open', 'open'),
  concealed: text('dicht', 'concealed'),
  pair: text('paar', 'pair'),
  body: text('', ''),
  loose: text('los', 'loose'),
  rack: text('op de lat', 'on the rack'),
} as const;

const labelOf = (set: TileSet, language: Language): string => {
  if (set.kind === 'pair' || set.kind === 'body' || set.kind === 'loose') return WORDS[set.kind][language];
  return (set.concealed ? WORDS.concealed : WORDS.open)[language];
};

/** The winning tile apart at the end, where its star comes: in a long row of tiles it would mark another one. */
const longNotation = (tiles: readonly Tile[], winAt: number): string =>
  winAt < 0 ? makeTiles(tiles) : `${makeTiles(tiles.toSpliced(winAt, 1))} ${tiles[winAt]}`.trim();

const notationOf = ({ kind, tiles, concealed }: TileSet, winAt: number): string => {
  if (kind === 'body') return longNotation(tiles, winAt);
  return kind === 'kong' && concealed ? `[${makeTiles(tiles)}]` : makeTiles(tiles);
};

/** Heaven may leave the tile open: then none is marked. */
const countedGroups = (sheet: ScoreSheet, { win }: HandSetup, language: Language): readonly TileGroup[] =>
  sheet.sets.map((set, index) => {
    const winAt = index === sheet.winSet && win?.tile !== undefined ? set.tiles.lastIndexOf(win.tile) : -1;
    return { tiles: set.tiles, label: labelOf(set, language), notation: notationOf(set, winAt), winAt };
  });

/** A rack that was not read as sets lies sorted, the sets on the table beside it. */
export const typedGroups = ({ rack, melds, win }: HandSetup, language: Language): readonly TileGroup[] => {
  const sorted = sortTiles(rack);
  const winAt = win?.tile === undefined ? -1 : sorted.lastIndexOf(win.tile);
  return [
    { tiles: sorted, label: WORDS.rack[language], notation: longNotation(sorted, winAt), winAt },
    ...melds.map((meld) => ({
      tiles: meld.tiles,
      label: (meld.concealed === true ? WORDS.concealed : WORDS.open)[language],
      notation: makeMeld(meld),
      winAt: -1,
    })),
  ];
};

const countIn = (groups: readonly { readonly tiles: readonly Tile[] }[]): number =>
  groups.reduce((sum, { tiles }) => sum + tiles.length, 0);

/** The tiles as the sheet read them; as they were typed where it read no sets, or not all of the tiles. */
export const groupsOf = (sheet: ScoreSheet, setup: HandSetup, language: Language): readonly TileGroup[] => {
  const typed = typedGroups(setup, language);
  return countIn(sheet.sets) === countIn(typed) ? countedGroups(sheet, setup, language) : typed;
};
