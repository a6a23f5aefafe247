import { isObject, isTile, type MeldSetup, makeMeld, makeTiles, meldKind, type Tile } from '@windroos/engine';
import { type Group, groupsOf } from './groups.ts';
import { COPIES, chowTiles, countsOf, FOURS, type Four, type Laying, NOTHING_LAID } from './laying.ts';

/** The tiles as the engine asks for them. The rack holds the last tile too. */
export interface LaidHand {
  readonly rack: readonly Tile[];
  readonly melds: readonly MeldSetup[];
  readonly last?: Tile;
}

const isMeld = ({ kind, open }: Group): boolean => open || kind === 'kong';

const meldOf = ({ tiles, open }: Group): MeldSetup => (open ? { tiles } : { tiles, concealed: true });

export const laidHand = (laying: Laying, wanted: 13 | 14): LaidHand => {
  const { groups } = groupsOf(laying, wanted);
  const last = laying.last === null ? undefined : laying.tiles[laying.last];
  return {
    rack: groups.filter((group) => !isMeld(group)).flatMap(({ tiles }) => tiles),
    melds: groups.filter(isMeld).map(meldOf),
    ...(last === undefined ? {} : { last }),
  };
};

/** The same in the notation of the file formats. */
export const laidTexts = (
  laying: Laying,
  wanted: 13 | 14,
): { readonly rack: string; readonly melds: readonly string[] } => {
  const { rack, melds } = laidHand(laying, wanted);
  return { rack: makeTiles(rack), melds: melds.map(makeMeld) };
};

const fourOf = (meld: MeldSetup): readonly [Tile, Four] => [meld.tiles[0]!, meld.concealed ? 'kong' : 'kong-open'];

const chowTextOf = (tiles: readonly Tile[]): string =>
  `${tiles[0]![0]}${tiles
    .map((tile) => tile[1])
    .toSorted()
    .join('')}`;

/** Four alike on rack and table that are no kong. */
const apartOf = (
  tiles: readonly Tile[],
  kongs: readonly Tile[],
  pungs: readonly Tile[],
): readonly (readonly [Tile, Four])[] =>
  [...countsOf(tiles)]
    .filter(([tile, count]) => count === COPIES && !kongs.includes(tile))
    .map(([tile]) => [tile, pungs.includes(tile) ? 'pung-open' : 'pung']);

/** Lays a hand that was kept before: the sets on the table first, the last tile last. */
export const layingOf = ({ rack, melds, last }: LaidHand): Laying => {
  const at = last === undefined ? -1 : rack.lastIndexOf(last);
  const rest = at < 0 ? rack : [...rack.toSpliced(at, 1), last!];
  const tiles = [...melds.flatMap((meld) => meld.tiles), ...rest];
  const kongs = melds.filter((meld) => meldKind(meld) === 'kong');
  const pungs = melds.filter((meld) => meldKind(meld) === 'pung').map((meld) => meld.tiles[0]!);
  const fours = kongs.map(fourOf);
  return {
    ...NOTHING_LAID,
    tiles,
    openChows: melds.filter((meld) => meldKind(meld) === 'chow').map((meld) => chowTextOf(meld.tiles)),
    openPungs: pungs,
    fours: Object.fromEntries([
      ...fours,
      ...apartOf(
        tiles,
        fours.map(([tile]) => tile),
        pungs,
      ),
    ]),
    last: at < 0 ? null : tiles.length - 1,
  };
};

const MOST_TILES = 18;
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOST_TILES && value.every((one) => typeof one === 'string');
const isTiles = (value: unknown): value is readonly Tile[] => isTexts(value) && value.every(isTile);
const isFours = (value: unknown): boolean =>
  isObject(value) && Object.entries(value).every(([tile, four]) => isTile(tile) && FOURS.includes(four as Four));
const isChow = (name: string): boolean => chowTiles(name).length === 3 && chowTiles(name).every(isTile);
const isLast = (last: unknown, tiles: readonly Tile[]): boolean =>
  last === null || (Number.isInteger(last) && (last as number) >= 0 && (last as number) < tiles.length);

/** A laying that was kept across a reload; null when it is none. */
export const readLaying = (value: unknown): Laying | null => {
  if (!isObject(value)) return null;
  const { tiles, openChows, openPungs, fours, liked, last } = value;
  const good =
    isTiles(tiles) &&
    [...countsOf(tiles).values()].every((count) => count <= COPIES) &&
    isTexts(openChows) &&
    openChows.every(isChow) &&
    isTiles(openPungs) &&
    isFours(fours) &&
    isTexts(liked) &&
    isLast(last, tiles);
  return good ? ({ tiles, openChows, openPungs, fours, liked, last } as Laying) : null;
};
