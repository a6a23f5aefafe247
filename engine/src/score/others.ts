import type { Hand } from '../hand/hand.ts';
import { irregularShape, isPairs, mayBeIrregular, pairsShape, type Shape } from '../hand/irregular.ts';
import {
  type Counts,
  copyInto,
  countIn,
  FIRST_KIND,
  type Packed,
  SHIFT_OF,
  SUIT_OF,
  threeOrFourIn,
  twoIn,
  withTile,
} from '../hand/packed.ts';
import { PAIR, PUNG } from '../hand/setCode.ts';
import { rankIndex, tileIndex } from '../hand/tileFacts.ts';
import { KINDS } from '../tile.ts';
import { type Compiled, WORD_BITS } from './compiled.ts';
import { FACET_AT } from './facetTables.ts';
import { sortSets } from './sortSets.ts';
import { countRows, emptyTally, type Tally } from './tally.ts';
import { BAMBOO_1, CIRCLES_1, cakeTiles, oddKinds, shapeIndex } from './waits.ts';

const tally = emptyTally();

const addKinds = (spread: number, first: number, form: number): void => {
  for (let rest = spread; rest !== 0; rest &= rest - 1) {
    tally.codes[tally.size++] = form + first + (31 - Math.clz32(rest & -rest)) / 3;
  }
};

/** The sets of a player who did not win: those on the table, and three or four alike on the rack as a concealed pung. */
const fillSets = (hand: Hand): void => {
  tally.size = 0;
  for (let index = 0; index < hand.melds.length; index++) tally.codes[tally.size++] = hand.melds[index]!;
  for (let suit = 0; suit < 4; suit++) addKinds(threeOrFourIn(hand.rack[suit]!), FIRST_KIND[suit]!, PUNG);
};

/** Every pair that gives something counts; other pairs are not shown. */
const addPairs = (compiled: Compiled, hand: Hand, seatRound: number): void => {
  const first = tally.size;
  addKinds(twoIn(hand.rack[3]), FIRST_KIND[3], PAIR);
  let kept = first;
  for (let index = first; index < tally.size; index++) {
    const code = tally.codes[index]!;
    if ((compiled.setRows[(code << 4) | seatRound]! & ~compiled.winnerParts) !== 0) tally.codes[kept++] = code;
  }
  tally.size = kept;
};

/** What is left of the rack beside its sets: one record, used again for each hand. */
const rest: Counts = [0, 0, 0, 0];

/** The tiles of the rack that lie in none of the sets from `first` on. */
const looseTiles = (rack: Packed, first: number): Packed | null => {
  copyInto(rest, rack);
  for (let index = first; index < tally.size; index++) {
    const code = tally.codes[index]!;
    const kind = code % 34;
    rest[SUIT_OF[kind]!]! -= (code < PAIR ? 3 : 2) << SHIFT_OF[kind]!;
  }
  return (rest[0] | rest[1] | rest[2] | rest[3]) === 0 ? null : rest;
};

/** Counts what a player who did not win holds. The record is good until the next call. */
export const countOther = (compiled: Compiled, hand: Hand, bonus = 0): Tally => {
  tally.bonus = bonus;
  tally.withheld = compiled.winnerParts;
  const { facets } = compiled;
  const ranks = rankIndex(hand.all);
  const ranksAt = FACET_AT.ranks + 2 * ranks;
  const tilesAt = FACET_AT.tiles + 2 * tileIndex(hand.all, ranks, false);
  const seatRound = 4 * hand.seat + hand.round;
  fillSets(hand);
  let word = 0;
  for (let index = 0; index < tally.size; index++) word += compiled.setCounts[tally.codes[index]!]!;
  addPairs(compiled, hand, seatRound);
  tally.body = looseTiles(hand.rack, hand.melds.length);
  sortSets(tally.codes, tally.size);
  const setsAt = FACET_AT.sets + 2 * (word & 0x7fff);
  const honoursAt = FACET_AT.honours + 2 * (word >> 24);
  const [low, high] = compiled.everyone;
  countRows(
    compiled,
    tally,
    low & facets[tilesAt]! & facets[ranksAt]! & facets[setsAt]! & facets[honoursAt]!,
    high & facets[tilesAt + 1]! & facets[ranksAt + 1]! & facets[setsAt + 1]! & facets[honoursAt + 1]!,
    seatRound,
  );
  return tally;
};

/** Of two limit hands (or none, -1) the more valuable; of equal ones the first. */
const moreValuable = (compiled: Compiled, a: number, b: number): number => {
  if (a < 0 || b < 0) return Math.max(a, b);
  return compiled.rules.limits[b]!.value > compiled.rules.limits[a]!.value ? b : a;
};

/** The most valuable limit hand with a waiting half that these fourteen tiles are, as an index of the rule set's list. */
const limitOf = (compiled: Compiled, tiles: Packed, shape: Shape, cake: boolean): number => {
  const { facets, handRows, rules } = compiled;
  const ranks = rankIndex(tiles);
  const ranksAt = FACET_AT.ranks + 2 * ranks;
  const tilesAt = FACET_AT.tiles + 2 * tileIndex(tiles, ranks, cake);
  const shapeAt = FACET_AT.shape + 2 * shapeIndex(shape);
  const first = handRows.length - rules.limits.length;
  let best = -1;
  for (let index = 0; index < rules.limits.length; index++) {
    const bit = first + index;
    if (rules.limits[index]!.waitingHalf !== true || handRows[bit]!.entry.when.shape === undefined) continue;
    const word = bit < WORD_BITS ? 0 : 1;
    const agree = facets[tilesAt + word]! & facets[ranksAt + word]! & facets[shapeAt + word]!;
    if ((agree >> (bit % WORD_BITS)) & 1) best = moreValuable(compiled, best, index);
  }
  return best;
};

const isOneSuit = (rack: Packed): boolean =>
  rack[3] === 0 && Number(rack[0] === 0) + Number(rack[1] === 0) + Number(rack[2] === 0) === 2;

const limitWith = (compiled: Compiled, rack: Packed, kind: number): number => {
  const full = withTile(rack, kind, 1);
  const shape = irregularShape(full);
  const limit = shape === null ? -1 : limitOf(compiled, full, shape, false);
  if (!isPairs(full, compiled.rules.readings.fourAsTwoPairs)) return limit;
  return moreValuable(compiled, limit, limitOf(compiled, full, pairsShape(full), false));
};

const limitWithCake = (compiled: Compiled, rack: Packed): number => {
  const { cakePair, fourAsTwoPairs } = compiled.rules.readings;
  if (!cakePair || countIn(rack, BAMBOO_1) === 0 || !isPairs(withTile(rack, BAMBOO_1, -1), fourAsTwoPairs)) return -1;
  return limitOf(compiled, cakeTiles(compiled, withTile(rack, CIRCLES_1, 1)), 'pairs', true);
};

/** Which irregular limit hand these thirteen tiles wait for, the most valuable; -1 when none. */
export const waitingFor = (compiled: Compiled, { rack, melds }: Hand): number => {
  if (melds.length > 0 || compiled.rules.limits.length === 0) return -1;
  if (oddKinds(rack) !== 1 && !isOneSuit(rack) && !mayBeIrregular(rack)) return -1;
  let best = limitWithCake(compiled, rack);
  for (let kind = 0; kind < KINDS; kind++) {
    if (countIn(rack, kind) < 4) best = moreValuable(compiled, best, limitWith(compiled, rack, kind));
  }
  return best;
};
