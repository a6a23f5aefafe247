import type { Hand } from '../hand/hand.ts';
import { FIRST_WINS, type WinSource } from '../hand/handSetup.ts';
import { bitCount, countIn, fourIn, type Packed } from '../hand/packed.ts';
import { KONG } from '../hand/setCode.ts';
import { rankIndex, tileIndex } from '../hand/tileFacts.ts';
import type { Compiled } from './compiled.ts';
import { FACET_AT } from './facetTables.ts';
import { newRackSuits } from './rackSuits.ts';
import { BAMBOO_1, CIRCLES_1, cakeTiles, isOnlyWait } from './waits.ts';

const TILES_AT = FACET_AT.tiles;
const RANKS_AT = FACET_AT.ranks;
const WIN_AT = FACET_AT.win;
const CIRCLES_5 = 4;

/** What is the same for all readings of the hand being scored. One at a time: scoring is not re-entrant. */
export const at = {
  compiled: undefined as unknown as Compiled,
  hand: undefined as unknown as Hand,
  winKind: 0,
  /** The suits of the rack, once its reader has taken them up. */
  suits: newRackSuits(),
  /** The winning tile was somebody else's: the pung it completes is open. */
  claimed: false,
  inHand: false,
  seatRound: 0,
  /** Whether the winning tile was the only one to wait for: 1 or 0, and -1 until somebody asks. */
  only: -1,
  quads: 0,
  /** The rows that agree with the tiles and the way of winning. */
  low: 0,
  high: 0,
  cakeLow: 0,
  cakeHigh: 0,
};

const sourceIndex = (from: WinSource): number =>
  from === 'wall' ? 0 : from === 'discard' ? 1 : from === 'kong' ? 2 : 3;

const winIndex = (hand: Hand, winKind: number): number => {
  const win = hand.setup.win!;
  const named = winKind === CIRCLES_1 ? 1 : winKind === CIRCLES_5 ? 2 : 0;
  const first = win.first === undefined ? 0 : 1 + FIRST_WINS.indexOf(win.first);
  let index = sourceIndex(win.from) | (first << 4) | (named << 7) | (openness(hand) << 9);
  if (win.lastTile === true) index |= 1 << 2;
  if (win.kongOnKong === true) index |= 1 << 3;
  if (win.lastOfKind === true) index |= 1 << 6;
  return index;
};

/** 0 no open set, 1 some, 2 four open sets and nothing concealed. */
const openness = ({ open }: Hand): number => (open === 0 ? 0 : open === 4 ? 2 : 1);

/** Kinds of which all four are there, kongs apart. */
const quadsOf = ({ all, melds }: Hand): number => {
  if (fourIn(all[0] | all[1] | all[2] | all[3]) === 0) return 0;
  let quads = bitCount(fourIn(all[0])) + bitCount(fourIn(all[1])) + bitCount(fourIn(all[2])) + bitCount(fourIn(all[3]));
  for (let index = 0; index < melds.length; index++) if (melds[index]! >= KONG) quads--;
  return quads;
};

const prepareTiles = (tiles: Packed, cake: boolean, byWin: number): void => {
  const { facets } = at.compiled;
  const ranks = rankIndex(tiles);
  const index = tileIndex(tiles, ranks, cake);
  const tilesAt = TILES_AT + 2 * index;
  const ranksAt = RANKS_AT + 2 * ranks;
  const winAt = WIN_AT + 2 * byWin;
  const low = facets[tilesAt]! & facets[ranksAt]! & facets[winAt]!;
  const high = facets[tilesAt + 1]! & facets[ranksAt + 1]! & facets[winAt + 1]!;
  if (cake) {
    at.cakeLow = low;
    at.cakeHigh = high;
  } else {
    at.low = low;
    at.high = high;
  }
};

/** Bamboo 1 on the rack and circles 1 as the winning tile (Q08). */
export const canBeCake = (): boolean =>
  at.compiled.rules.readings.cakePair && at.winKind === CIRCLES_1 && countIn(at.hand.rack, BAMBOO_1) > 0;

/** 1 when the winning tile was the only one to wait for (Q07), else 0. */
export const onlyWait = (): number => {
  if (at.only < 0) at.only = isOnlyWait(at.compiled, at.hand, at.winKind, at.suits.facts) ? 1 : 0;
  return at.only;
};

/** Takes a hand up for counting. */
export const prepare = (compiled: Compiled, hand: Hand, winKind: number): void => {
  const { from } = hand.setup.win!;
  at.compiled = compiled;
  at.hand = hand;
  at.winKind = winKind;
  at.claimed = from === 'discard' || from === 'robbed-kong';
  at.seatRound = 4 * hand.seat + hand.round;
  at.inHand = !at.claimed && hand.open === 0;
  at.quads = quadsOf(hand);
  at.only = -1;
  const byWin = winIndex(hand, winKind);
  prepareTiles(hand.all, false, byWin);
  if (canBeCake()) prepareTiles(cakeTiles(compiled, hand.all), true, byWin);
};
