import majiang from '@kobalab/majiang-core';
import type { HandSetup, MeldSetup, Tile } from '@windroos/engine';

/** Scores the same hands as Japanese ones by @kobalab/majiang-core: sets found, rows named, points counted. */

const SUITS: Readonly<Record<string, string>> = { k: 'p', b: 's', t: 'm', w: 'z', d: 'z' };
const HONOURS: Readonly<Record<string, string>> = { wE: '1', wS: '2', wW: '3', wN: '4', dW: '5', dG: '6', dR: '7' };

const suitOf = (tile: Tile): string => SUITS[tile[0]!]!;
const rankOf = (tile: Tile): string => HONOURS[tile] ?? tile[1]!;
const nameOf = (tile: Tile): string => suitOf(tile) + rankOf(tile);

const meldOf = ({ tiles, concealed }: MeldSetup): string =>
  `${suitOf(tiles[0]!)}${tiles.map(rankOf).join('')}${concealed === true ? '' : '-'}`;

/** A won hand as the peer takes it: the rack before the last tile, and the last tile from the wall or from another. */
export interface PeerWin {
  readonly hand: object;
  readonly from: string | null;
}

const without = (tiles: readonly Tile[], tile: Tile): readonly Tile[] => tiles.toSpliced(tiles.indexOf(tile), 1);

export const peerWin = ({ rack, melds, win }: HandSetup): PeerWin | null => {
  if (win?.tile === undefined) return null;
  const drawn = win.from === 'wall' || win.from === 'kong';
  const before = without(rack, win.tile).map(nameOf).join('');
  const text = [before + (drawn ? nameOf(win.tile) : ''), ...melds.map(meldOf)].join(',');
  return { hand: majiang.Shoupai.fromString(text), from: drawn ? null : `${nameOf(win.tile)}-` };
};

const situation = majiang.Util.hule_param({ baopai: ['m1'] });

/** Its rows by name, none when the hand is complete and worth nothing, and its points. */
export interface PeerScore {
  readonly hupai?: readonly { readonly name: string }[];
  readonly defen: number;
}

/** Undefined for a hand that is none in Japan. */
export const peerScore = ({ hand, from }: PeerWin): PeerScore | undefined =>
  majiang.Util.hule(hand, from, situation) as PeerScore | undefined;
