import {
  type HandSetup,
  type MeldSetup,
  makeMeld,
  makeTiles,
  meldKind,
  type RowId,
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

const sameSet = (set: TileSet, meld: MeldSetup): boolean =>
  set.kind === meldKind(meld) &&
  set.concealed === (meld.concealed ?? false) &&
  sortTiles(set.tiles).join() === sortTiles(meld.tiles).join();

/** Which of the counted sets were on the rack: all but one for each set on the table. */
const onRack = (sheet: ScoreSheet, melds: readonly MeldSetup[]): readonly TileSet[] =>
  melds.reduce<readonly TileSet[]>((sets, meld) => {
    const at = sets.findIndex((set) => sameSet(set, meld));
    return at < 0 ? sets : sets.toSpliced(at, 1);
  }, sheet.sets);

type Place = (set: TileSet, tile: Tile) => boolean;
const isPair: Place = (set) => set.kind === 'pair';
const isMiddle: Place = (set, tile) => set.kind === 'chow' && set.tiles[1] === tile;
const isEdge: Place = ({ kind, tiles: [first, , last] }, tile) =>
  kind === 'chow' && ((first![1] === '1' && last === tile) || (last![1] === '9' && first === tile));

/** Lines that say which set the winning tile completed. */
const PLACE_ROWS: readonly (readonly [RowId, Place])[] = [
  ['paar-completeren', isPair],
  ['pe-ling-eet-cake', isPair],
  ['single-wait', isPair],
  ['closed-wait', isMiddle],
  ['edge-wait', isEdge],
];

/** Where the sheet is silent every place counts the same: a claimed pung, then a chow, then what is left. */
const LIKELY: readonly Place[] = [
  ({ kind, concealed }) => kind !== 'body' && !concealed,
  ({ kind }) => kind === 'chow',
  () => true,
];

const winningSet = (sheet: ScoreSheet, { melds, win }: HandSetup): TileSet | undefined => {
  const tile = win?.tile;
  if (tile === undefined) return undefined;
  const holders = onRack(sheet, melds).filter((set) => set.tiles.includes(tile));
  const told = PLACE_ROWS.filter(([row]) => sheet.lines.some((line) => line.row === row)).map(([, place]) => place);
  const place = [...told, ...LIKELY].find((fits) => holders.some((set) => fits(set, tile)));
  return holders.find((set) => place?.(set, tile));
};

const labelOf = (set: TileSet, language: Language): string => {
  if (set.kind === 'pair' || set.kind === 'body' || set.kind === 'loose') return WORDS[set.kind][language];
  return (set.concealed ? WORDS.concealed : WORDS.open)[language];
};

const notationOf = ({ kind, tiles, concealed }: TileSet): string =>
  kind === 'kong' && concealed ? `[${makeTiles(tiles)}]` : makeTiles(tiles);

const countedGroups = (sheet: ScoreSheet, setup: HandSetup, language: Language): readonly TileGroup[] => {
  const winning = winningSet(sheet, setup);
  return sheet.sets.map((set, index) => ({
    tiles: set.tiles,
    label: labelOf(set, language),
    notation: notationOf(set),
    winAt: index === sheet.sets.indexOf(winning!) ? set.tiles.lastIndexOf(setup.win!.tile!) : -1,
  }));
};

/** A rack that was not read as sets lies sorted, the sets on the table beside it. */
export const typedGroups = ({ rack, melds, win }: HandSetup, language: Language): readonly TileGroup[] => {
  const sorted = sortTiles(rack);
  const winAt = win?.tile === undefined ? -1 : sorted.lastIndexOf(win.tile);
  return [
    { tiles: sorted, label: WORDS.rack[language], notation: makeTiles(rack), winAt },
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
