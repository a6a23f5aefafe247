import type { Hand } from '../hand/hand.ts';
import { irregularShape, isPairs, mayBeIrregular, pairsShape, type Shape } from '../hand/irregular.ts';
import { countIn, FIRST_KIND, type Packed, threeOrFourIn, twoIn, withTile } from '../hand/packed.ts';
import { PAIR, PUNG } from '../hand/setCode.ts';
import { rankIndex, tileIndex } from '../hand/tileFacts.ts';
import { KINDS } from '../tile.ts';
import { type Compiled, WORD_BITS } from './compile.ts';
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
  for (const code of hand.melds) tally.codes[tally.size++] = code;
  for (let suit = 0; suit < 4; suit++) addKinds(threeOrFourIn(hand.rack[suit]!), FIRST_KIND[suit]!, PUNG);
};

/** Every pair that gives something counts; other pairs are not shown. */
const addPairs = (compiled: Compiled, hand: Hand, seatRound: number): void => {
  const first = tally.size;
  addKinds(twoIn(hand.rack[3]), FIRST_KIND[3], PAIR);
  let kept = first;
  for (let index = first; index < tally.size; index++) {
    const code = tally.codes[index]!;
    if (compiled.setRows[(code << 4) | seatRound] !== 0) tally.codes[kept++] = code;
  }
  tally.size = kept;
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
    low & tiles[2 * byTiles]! & ranks[2 * byRanks]! & sets[2 * bySets]! & honours[2 * byHonours]!,
    high & tiles[2 * byTiles + 1]! & ranks[2 * byRanks + 1]! & sets[2 * bySets + 1]! & honours[2 * byHonours + 1]!,
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
  const fits = (bit: number): boolean => {
    const word = bit < WORD_BITS ? 0 : 1;
    const agree =
      facets.tiles[2 * byTiles + word]! & facets.ranks[2 * byRanks + word]! & facets.shape[2 * byShape + word]!;
    return ((agree >> (bit % WORD_BITS)) & 1) === 1;
  };
  return rules.limits.reduce((best, { waitingHalf, value }, index) => {
    const asksShape = handRows[first + index]!.entry.when.shape !== undefined;
    if (waitingHalf !== true || !asksShape || !fits(first + index)) return best;
    return best < 0 || value > rules.limits[best]!.value ? index : best;
  }, -1);
};

const better = (compiled: Compiled, a: number, b: number): number => {
  if (a < 0 || b < 0) return Math.max(a, b);
  return compiled.rules.limits[b]!.value > compiled.rules.limits[a]!.value ? b : a;
};

const ALL_KINDS = Array.from({ length: KINDS }, (_, kind) => kind);

const isOneSuit = (rack: Packed): boolean =>
  rack[3] === 0 && Number(rack[0] === 0) + Number(rack[1] === 0) + Number(rack[2] === 0) === 2;

const shapesOf = (tiles: Packed, fourAsTwoPairs: boolean): readonly Shape[] => {
  const shape = irregularShape(tiles);
  const pairs = isPairs(tiles, fourAsTwoPairs) ? [pairsShape(tiles)] : [];
  return shape === null ? pairs : [shape, ...pairs];
};

/** Which irregular limit hand these thirteen tiles wait for, the most valuable; -1 when none. */
export const waitingFor = (compiled: Compiled, hand: Hand): number => {
  const { rack, melds } = hand;
  if (melds.length > 0 || compiled.rules.limits.length === 0) return -1;
  const nearPairs = oddKinds(rack) === 1;
  if (!nearPairs && !isOneSuit(rack) && !mayBeIrregular(rack)) return -1;
  const { fourAsTwoPairs, cakePair } = compiled.rules.readings;
  const found = ALL_KINDS.filter((kind) => countIn(rack, kind) < 4).flatMap((kind) => {
    const full = withTile(rack, kind, 1);
    return shapesOf(full, fourAsTwoPairs).map((shape) => waitingLimit(compiled, full, shape, false));
  });
  const cake = cakePair && nearPairs && countIn(rack, BAMBOO_1) % 2 === 1;
  const cakeFull = cakeTiles(compiled, withTile(rack, CIRCLES_1, 1));
  const all = cake ? [...found, waitingLimit(compiled, cakeFull, 'pairs', true)] : found;
  return all.reduce((best, index) => better(compiled, best, index), -1);
};
