import type { FirstWin, RowId, Tile, Wind, WinSource } from '@windroos/engine';

/** How the example was won, as a case writes it. */
export interface ExampleWin {
  /** Absent for heaven: the dealt tiles have no last one. */
  readonly tile?: Tile;
  readonly from: WinSource;
  readonly lastTile?: true;
  readonly kongOnKong?: true;
  readonly first?: FirstWin;
  readonly lastOfKind?: true;
}

/** A hand in the notation of the files: all but `id` and `rules` of a case. */
export interface ExampleCase {
  readonly hand: string;
  readonly melds?: readonly string[];
  readonly win: ExampleWin;
  readonly seat: Wind;
  readonly round: Wind;
}

export type ExampleCases = Readonly<Partial<Record<RowId, ExampleCase>>>;

/** The winds only matter in some examples: South in the east round unless said otherwise. */
const AT = { seat: 'S', round: 'E' } as const;
type Place = Partial<Pick<ExampleCase, 'seat' | 'round'>>;

export const drawn = (tile: Tile, more: Partial<ExampleWin> = {}): ExampleWin => ({ tile, from: 'wall', ...more });
export const called = (tile: Tile, more: Partial<ExampleWin> = {}): ExampleWin => ({ tile, from: 'discard', ...more });
export const afterKong = (tile: Tile, more: Partial<ExampleWin> = {}): ExampleWin => ({ tile, from: 'kong', ...more });
export const robbed = (tile: Tile): ExampleWin => ({ tile, from: 'robbed-kong' });

/** A hand with sets on the table. */
export const open = (hand: string, melds: string, win: ExampleWin, place: Place = {}): ExampleCase => ({
  hand,
  melds: melds.split(' '),
  win,
  ...AT,
  ...place,
});

/** A hand with nothing on the table. */
export const closed = (hand: string, win: ExampleWin, place: Place = {}): ExampleCase => ({
  hand,
  win,
  ...AT,
  ...place,
});
