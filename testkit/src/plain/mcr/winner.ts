import type { HandSetup, Tile, Win } from '@windroos/engine';
import { gatesOf } from '../irregular.ts';
import { isMahjong } from '../mahjong.ts';
import { kindsIn, sameTiles, without } from '../pile.ts';
import { setOfMeld } from '../plainSet.ts';
import { type McrItem, type PlainSheet, refused } from '../plainSheet.ts';
import { type KnittedReading, type PlainReading, plainReadings, type SetsReading } from '../reading.ts';
import { isHonour, rankOf, suitOf, suitsIn } from '../tiles.ts';
import { allTiles, plainWaits } from '../waits.ts';
import { accountOnce } from './accountOnce.ts';
import { chowCombinations, pungCombinations } from './combination.ts';
import { FAN_POINTS, pointsOfFans } from './fanPoints.ts';
import { withoutImplied } from './implied.ts';
import { type McrHand, when } from './mcrHand.ts';
import { setFans } from './setFans.ts';
import { tileFans } from './tileFans.ts';
import { waitFans, winFans } from './winFans.ts';

const MINIMUM = 8;

/** 1112345678999 before the win: any tile of the suit would do. */
const isNineGatesBeforeWin = ({ tiles, melds, winTile }: McrHand): boolean => {
  const before = without(tiles, [winTile]) ?? [];
  return melds.length === 0 && sameTiles(before, gatesOf(suitOf(winTile)));
};

/** One list for each equally good choice of combinations. */
const fansOfSets = (reading: SetsReading | KnittedReading, hand: McrHand): readonly (readonly string[])[] => {
  const others = [
    ...when(isNineGatesBeforeWin(hand), 'nine-gates'),
    ...tileFans(hand),
    ...setFans(reading, hand),
    ...waitFans(reading, hand),
  ];
  return accountOnce(chowCombinations(reading.sets)).flatMap((chows) =>
    accountOnce(pungCombinations(reading.sets)).map((pungs) => [...others, ...chows, ...pungs]),
  );
};

/** Seven pairs in a row of one suit. */
const isShifted = (tiles: readonly Tile[]): boolean => {
  const ranks = kindsIn(tiles).map(rankOf);
  return suitsIn(tiles).length === 1 && !tiles.some(isHonour) && ranks.length === 7 && ranks[6]! - ranks[0]! === 6;
};

const fansOfPairs = (hand: McrHand): readonly string[] => [
  'seven-pairs',
  ...when(isShifted(hand.tiles), 'seven-shifted-pairs'),
  ...tileFans(hand),
];

/** Seven honours greater, fewer lesser; with all nine knitted tiles the straight counts too (opm. 1). */
const fansOfKnittedTiles = ({ tiles }: McrHand): readonly string[] => {
  const honours = tiles.filter(isHonour).length;
  if (honours === 7) return ['greater-honors-and-knitted-tiles'];
  return ['lesser-honors-and-knitted-tiles', ...when(honours === 5, 'knitted-straight')];
};

const fansOfShape = (reading: PlainReading, hand: McrHand): readonly (readonly string[])[] => {
  switch (reading.shape) {
    case 'sets':
    case 'knitted':
      return fansOfSets(reading, hand);
    case 'pairs':
      return [fansOfPairs(hand)];
    case 'honours-and-knitted':
      return [fansOfKnittedTiles(hand)];
    default:
      return [['thirteen-orphans']];
  }
};

const countedFans = (ofShape: readonly string[], hand: McrHand): readonly string[] => {
  const fans = withoutImplied([...ofShape, ...winFans(hand)]);
  return fans.length === 0 ? ['chicken-hand'] : fans;
};

const fanListsWith = (setup: HandSetup, win: Win, winTile: Tile): readonly (readonly string[])[] => {
  const onlyTile = plainWaits('schoon-spel', { ...setup, win: { ...win, tile: winTile } }).length === 1;
  const { seat, round } = setup;
  const hand = { tiles: allTiles(setup), melds: setup.melds.map(setOfMeld), seat, round, win, winTile, onlyTile };
  return plainReadings(setup.rack, setup.melds, winTile)
    .filter((reading) => isMahjong('schoon-spel', reading))
    .flatMap((reading) => fansOfShape(reading, hand))
    .map((fans) => countedFans(fans, hand));
};

const itemsOf = (fans: readonly string[]): readonly McrItem[] =>
  Object.keys(FAN_POINTS)
    .map((id): McrItem => [id, fans.filter((fan) => fan === id).length])
    .filter(([, count]) => count > 0);

const sheetOf = (fans: readonly string[]): PlainSheet => {
  const points = pointsOfFans(fans);
  const items = itemsOf(fans);
  return points < MINIMUM
    ? { valid: false, reason: 'too-few-points', points, total: 0, items }
    : { valid: true, points, total: points, items };
};

/** The highest; several lists of equal value are each right. */
export const scoreMcrWinner = (setup: HandSetup, win: Win): readonly PlainSheet[] => {
  const winTiles = win.tile ? [win.tile] : kindsIn(setup.rack);
  const lists = winTiles.flatMap((tile) => fanListsWith(setup, win, tile));
  const most = Math.max(...lists.map(pointsOfFans));
  return lists.length === 0
    ? [refused('not-a-mahjong')]
    : lists.filter((fans) => pointsOfFans(fans) === most).map(sheetOf);
};
