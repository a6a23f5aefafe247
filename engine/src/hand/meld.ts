import { fail, ok, type Result } from '../result.ts';
import { compareTiles, kindOf, makeTiles, parseTiles, rankOfKind, type Tile, type TileError } from '../tile.ts';

/** A set on the table as somebody typed it: not yet known to be a set at all. */
export interface MeldSetup {
  readonly tiles: readonly Tile[];
  /** True for a concealed kong, which lies face down. */
  readonly concealed?: boolean;
}

export type MeldKind = 'chow' | 'pung' | 'kong';

/** What the tiles of a meld are, or null when they are no set: `b124`, `wESW`, `[b111]`. */
export const meldKind = (meld: MeldSetup): MeldKind | null => {
  const kinds = meld.tiles.map(kindOf).toSorted((a, b) => a - b);
  const [first = -1, second, third] = kinds;
  if (first < 0) return null;
  if (kinds.every((kind) => kind === first)) {
    if (kinds.length === 4) return 'kong';
    return kinds.length === 3 && meld.concealed !== true ? 'pung' : null;
  }
  const runs = kinds.length === 3 && second === first + 1 && third === first + 2;
  return runs && rankOfKind(first) >= 1 && rankOfKind(first) <= 7 && meld.concealed !== true ? 'chow' : null;
};

/** Melds that were read before: there are few, and a shared one is quick to read again. */
const known = new Map<string, MeldSetup>();

const readMeld = (text: string): Result<MeldSetup, TileError> => {
  const concealed = text.length >= 2 && text.startsWith('[') && text.endsWith(']');
  const tiles = parseTiles(concealed ? text.slice(1, -1) : text);
  if (!tiles.ok) return fail(tiles.error);
  return ok(Object.freeze(concealed ? { tiles: tiles.value, concealed } : { tiles: tiles.value }));
};

/** `k111` open pung, `b123` open chow, `t5555` open kong, `[t5555]` concealed kong. */
export const parseMeld = (text: string): Result<MeldSetup, TileError> => {
  const before = known.get(text);
  if (before !== undefined) return ok(before);
  const meld = readMeld(text);
  if (meld.ok && meldKind(meld.value) !== null) known.set(text, meld.value);
  return meld;
};

export const makeMeld = (meld: MeldSetup): string => {
  const text = makeTiles(meld.tiles);
  return meld.concealed === true ? `[${text}]` : text;
};

export const sortMeld = (meld: MeldSetup): MeldSetup => ({ ...meld, tiles: meld.tiles.toSorted(compareTiles) });
