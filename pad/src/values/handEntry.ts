import {
  fieldOf,
  isFlag,
  isMissingOr,
  isObject,
  isText,
  isTextList,
  makeTiles,
  parseTiles,
  type Tile,
} from '@windroos/engine';

/** Tiles laid: thirteen on rack and table, the winner's last tile is with `How`. */
export interface LaidTiles {
  readonly kind: 'tiles';
  readonly rack: string;
  readonly melds: readonly string[];
  readonly bonus?: string;
  /** Dood spel, although the tiles are there. */
  readonly dead?: boolean;
  /** A mahjong that the rules refuse, written down all the same for this many. */
  readonly despite?: number;
}

/** What a pad holds of one player's hand. A skipped or dead hand counts 0. */
export type HandEntry =
  | LaidTiles
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'dead' };

const MAX_COUNT = 1e9;
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MAX_COUNT;

const isShort = (value: unknown): value is string => isText(value) && value.length <= 200;
const isMelds = (value: unknown): value is readonly string[] =>
  isTextList(value) && value.length <= 8 && value.every(isShort);

const readLaid = (value: Readonly<Record<string, unknown>>): LaidTiles | null => {
  const [rack, melds, bonus, dead, despite] = ['rack', 'melds', 'bonus', 'dead', 'despite'].map((name) =>
    fieldOf(value, name),
  );
  if (!isShort(rack) || !isMelds(melds)) return null;
  if (!isMissingOr(isShort)(bonus) || !isMissingOr(isFlag)(dead) || !isMissingOr(isCount)(despite)) return null;
  return {
    kind: 'tiles',
    rack,
    melds,
    ...(bonus === undefined ? {} : { bonus }),
    ...(dead === true ? { dead } : {}),
    ...(despite === undefined ? {} : { despite }),
  };
};

type Read = (value: Readonly<Record<string, unknown>>) => HandEntry | null;

const READERS: Readonly<Record<HandEntry['kind'], Read>> = {
  tiles: readLaid,
  count: (value) => {
    const count = fieldOf(value, 'count');
    return isCount(count) ? { kind: 'count', count } : null;
  },
  skipped: () => ({ kind: 'skipped' }),
  dead: () => ({ kind: 'dead' }),
};

export const readHandEntry = (value: unknown): HandEntry | null => {
  const kind = isObject(value) ? fieldOf(value, 'kind') : undefined;
  return isText(kind) && Object.hasOwn(READERS, kind) ? READERS[kind as HandEntry['kind']](value as never) : null;
};

/** The same tiles in another order are the same hand. */
export const sortedTiles = (text: string): string => {
  const tiles = parseTiles(text);
  return tiles.ok ? makeTiles(tiles.value) : text;
};

/** Fourteen tiles with one pointed at: the rack without it, which is how a pad keeps a winner. */
export const withoutTile = (rack: readonly Tile[], tile: Tile): readonly Tile[] => {
  const at = rack.lastIndexOf(tile);
  return at < 0 ? rack : rack.toSpliced(at, 1);
};
