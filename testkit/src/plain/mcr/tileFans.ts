import type { Tile } from '@windroos/engine';
import { countOf, kindsIn } from '../pile.ts';
import { isKong, lowestOf } from '../plainSet.ts';
import {
  GREEN_TILES,
  isDragon,
  isHonour,
  isPrecious,
  isSimple,
  isTerminal,
  isWind,
  rankOf,
  suitsIn,
} from '../tiles.ts';
import { type McrHand, times, when } from './mcrHand.ts';

/** Opm. 2. */
const REVERSIBLE = 'b2 b4 b5 b6 b8 b9 k1 k2 k3 k4 k5 k8 k9 dW'.split(' ');

const ranksWithin = (tiles: readonly Tile[], low: number, high: number): boolean =>
  tiles.every((tile) => rankOf(tile) >= low && rankOf(tile) <= high);

const suitFans = (tiles: readonly Tile[]): readonly string[] => {
  const suits = suitsIn(tiles).length;
  const honours = tiles.some(isHonour);
  return [
    ...when(suits === 1 && !honours, 'full-flush'),
    ...when(suits === 1 && honours, 'half-flush'),
    ...when(suits === 2, 'one-voided-suit'),
    ...when(suits === 3 && tiles.some(isWind) && tiles.some(isDragon), 'all-types'),
    ...when(!honours, 'no-honors'),
  ];
};

const rankFans = (tiles: readonly Tile[]): readonly string[] => [
  ...when(tiles.every(isHonour), 'all-honors'),
  ...when(tiles.every(isTerminal), 'all-terminals'),
  ...when(tiles.every(isPrecious) && tiles.some(isHonour) && tiles.some(isTerminal), 'all-terminals-and-honors'),
  ...when(tiles.every(isSimple), 'all-simples'),
  ...when(ranksWithin(tiles, 7, 9), 'upper-tiles'),
  ...when(ranksWithin(tiles, 4, 6), 'middle-tiles'),
  ...when(ranksWithin(tiles, 1, 3), 'lower-tiles'),
  ...when(ranksWithin(tiles, 6, 9), 'upper-four'),
  ...when(ranksWithin(tiles, 1, 4), 'lower-four'),
];

/** Four equal tiles that are no kong. */
const tileHogs = ({ tiles, melds }: McrHand): number =>
  kindsIn(tiles).filter(
    (tile) => countOf(tiles, tile) === 4 && !melds.some((set) => isKong(set) && lowestOf(set) === tile),
  ).length;

/** What the tiles show, however they are read. */
export const tileFans = (hand: McrHand): readonly string[] => [
  ...suitFans(hand.tiles),
  ...rankFans(hand.tiles),
  ...when(
    hand.tiles.every((tile) => GREEN_TILES.includes(tile)),
    'all-green',
  ),
  ...when(
    hand.tiles.every((tile) => REVERSIBLE.includes(tile)),
    'reversible-tiles',
  ),
  ...times('tile-hog', tileHogs(hand)),
];
