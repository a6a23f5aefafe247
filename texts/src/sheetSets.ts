import { type HandSetup, meldKind, type ScoreSheet, sortTiles, type Tile, type TileSet } from '@windroos/engine';

/** Tiles that lie together on a sheet. */
export interface SheetSet extends TileSet {
  /** Which of `sheet.sets` it is, for lines that point at sets; -1 when the sheet read no sets. */
  readonly at: number;
  /** Where the winning tile lies in it, -1 when it is elsewhere. */
  readonly winAt: number;
}

const countedSets = ({ sets, winSet }: ScoreSheet, { win }: HandSetup): readonly SheetSet[] =>
  sets.map((set, at) => ({
    ...set,
    at,
    winAt: at === winSet && win?.tile !== undefined ? set.tiles.lastIndexOf(win.tile) : -1,
  }));

/** A rack that was not read as sets lies sorted, the sets on the table beside it. */
const typedSets = ({ rack, melds, win }: HandSetup): readonly SheetSet[] => {
  const tiles = sortTiles(rack);
  const winAt = win?.tile === undefined ? -1 : tiles.lastIndexOf(win.tile);
  const table = melds.map(
    (meld): SheetSet => ({
      kind: meldKind(meld) ?? 'loose',
      tiles: meld.tiles,
      concealed: meld.concealed ?? false,
      at: -1,
      winAt: -1,
    }),
  );
  return [...(tiles.length > 0 ? [{ kind: 'loose', tiles, concealed: true, at: -1, winAt } as const] : []), ...table];
};

const countIn = (sets: readonly { readonly tiles: readonly Tile[] }[]): number =>
  sets.reduce((sum, { tiles }) => sum + tiles.length, 0);

/** The tiles as the sheet read them; as they lay where it read no sets, or not all of the tiles. */
export const sheetSets = (sheet: ScoreSheet, setup: HandSetup): readonly SheetSet[] => {
  const typed = typedSets(setup);
  return countIn(sheet.sets) === countIn(typed) ? countedSets(sheet, setup) : typed;
};
