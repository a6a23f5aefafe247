import majiang from '@kobalab/majiang-core';
import type { Tile } from '@windroos/engine';

/** How far @kobalab/majiang-core finds a rack from ready: a known amount of work, which tells the pace of a machine. */

const SUITS: Readonly<Record<string, string>> = { k: 'p', b: 's', t: 'm', w: 'z', d: 'z' };
const HONOURS: Readonly<Record<string, string>> = { wE: '1', wS: '2', wW: '3', wN: '4', dW: '5', dG: '6', dR: '7' };

const peerTile = (tile: Tile): string => SUITS[tile[0]!]! + (HONOURS[tile] ?? tile[1]!);

export const peerHand = (rack: readonly Tile[]): object => majiang.Shoupai.fromString(rack.map(peerTile).join(''));

export const peerShanten = (hand: object): number => majiang.Util.xiangting_yiban(hand);
