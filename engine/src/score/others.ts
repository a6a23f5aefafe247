import type { Hand } from '../hand/hand.ts';
import { irregularShape, isPairs, kindsHeld, pairsShape, type Shape } from '../hand/irregular.ts';
import { countIn, type Packed, withTile } from '../hand/packed.ts';
import { PAIR, PUNG } from '../hand/setCode.ts';
import { rankIndex, tileIndex } from '../hand/tileFacts.ts';
import type { Compiled } from './compile.ts';
import { countRows, emptyTally, type Tally } from './tally.ts';
import { cakeTiles, shapeIndex } from './waits.ts';

const tally = emptyTally();

/** The sets of a player who did not win: those on the table, and three or four alike on the rack as a concealed pung. */
const fillSets = (hand: Hand): void => {
  tally.size = 0;
  for (const code of hand.melds) tally.codes[tally.size++] = code;
  for (let kind = 0; kind < 34; kind++) {
    if (countIn(hand.rack, kind) >= 3) tally.codes[tally.size++] = PUNG + kind;
  }
};

/** Every pair that gives something counts; other pairs are not shown. */
const addPairs = (compiled: Compiled, hand: Hand, seatRound: number): void => {
  for (let kind = 27; kind < 34; kind++) {
    if (countIn(hand.rack, kind) === 2 && compiled.setRows[((PAIR + kind) << 4) | seatRound] !== 0) {
      tally.codes[tally.size++] = PAIR + kind;
    }
  }
};

/** Counts what a player who did not win holds. The record is good until the next call. */
export const countOther = (compiled: Compiled, hand: Hand): Tally => {
  const { tiles, ranks, sets, honours } = compiled.facets;
  const byRanks = rankIndex(hand.all);
  const byTiles = tileIndex(hand.all, byRanks, false);
  const seatRound = 4 * hand.seat + hand.round;
  fillSets(hand);
  let word = 0;
  for (let index = 0; index < tally.size; index++) word += compiled.setCounts[tally.codes[index]!]!;
  addPairs(compiled, hand, seatRound);
  const bySets = word & 0x7fff;
  const byHonours = word >> 24;
  const [low, high] = compiled.everyone;
  countRows(
    compiled,
    tally,
    low & tiles.low[byTiles]! & ranks.low[byRanks]! & sets.low[bySets]! & honours.low[byHonours]!,
    high & tiles.high[byTiles]! & ranks.high[byRanks]! & sets.high[bySets]! & honours.high[byHonours]!,
    seatRound,
  );
  return tally;
};

/** The most valuable waiting limit hand that these fourteen tiles are, as an index of the rule set's list. */
const waitingLimit = (compiled: Compiled, tiles: Packed, shape: Shape, cake: boolean): number => {
  const byRanks = rankIndex(tiles);
  const byTiles = tileIndex(tiles, byRanks, cake);
  const byShape = shapeIndex(shape);
  const { facets, handRows, rules } = compiled;
  const first = handRows.length - rules.limits.length;
  const fits = (table: 'low' | 'high', bit: number): boolean =>
    (((facets.tiles[table][byTiles]! & facets.ranks[table][byRanks]! & facets.shape[table][byShape]!) >> (bit % 31)) &
      1) ===
    1;
  return rules.limits.reduce((best, limit, index) => {
    const bit = first + index;
    const entry = handRows[bit]!.entry;
    if (limit.waitingHalf !== true || entry.when.shape === undefined || !fits(bit < 31 ? 'low' : 'high', bit))
      return best;
    return best < 0 || limit.value > rules.limits[best]!.value ? index : best;
  }, -1);
};

const better = (compiled: Compiled, a: number, b: number): number => {
  if (a < 0 || b < 0) return Math.max(a, b);
  return compiled.rules.limits[b]!.value > compiled.rules.limits[a]!.value ? b : a;
};

const ALL_KINDS = Array.from({ length: 34 }, (_, kind) => kind);

/** Which irregular limit hand these thirteen tiles wait for, the most valuable; -1 when none. */
export const waitingFor = (compiled: Compiled, hand: Hand): number => {
  if (hand.melds.length > 0 || !compiled.rules.limits.some(({ waitingHalf }) => waitingHalf === true)) return -1;
  const { fourAsTwoPairs, cakePair } = compiled.rules.readings;
  const odd = ALL_KINDS.filter((kind) => countIn(hand.rack, kind) % 2 === 1);
  const alike = odd.length === 1;
  const [k, b, t, h] = hand.rack;
  const oneSuit = h === 0 && [k, b, t].filter((suit) => suit !== 0).length === 1;
  if (!alike && !oneSuit && kindsHeld(hand.rack) < 12) return -1;
  const found = ALL_KINDS.filter((kind) => countIn(hand.all, kind) < 4).flatMap((kind) => {
    const full = withTile(hand.rack, kind, 1);
    const shape = irregularShape(full);
    const shapes = [...(shape === null ? [] : [shape]), ...(isPairs(full, fourAsTwoPairs) ? [pairsShape(full)] : [])];
    return shapes.map((each) => waitingLimit(compiled, full, each, false));
  });
  const cake =
    cakePair && alike && odd[0] === 9
      ? [waitingLimit(compiled, cakeTiles(compiled, withTile(hand.rack, 0, 1)), 'pairs', true)]
      : [];
  return [...found, ...cake].reduce((best, index) => better(compiled, best, index), -1);
};
