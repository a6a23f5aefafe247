import { type Hand, handOf } from '../hand/hand.ts';
import type { HandError, HandSetup } from '../hand/handSetup.ts';
import {
  irregularShape,
  isPairs,
  KNITTINGS,
  type Knitting,
  knittedShape,
  mayBeIrregular,
  pairsShape,
  SHAPES,
  type Shape,
} from '../hand/irregular.ts';
import {
  bitCount,
  type Counts,
  copyInto,
  countIn,
  FIRST_KIND,
  oddIn,
  type Packed,
  presentIn,
  SHIFT_OF,
  SUIT_OF,
  withTile,
} from '../hand/packed.ts';
import { factsOf, IS_PAIRED, IS_SETS } from '../hand/split.ts';
import { rankIndex, tileIndex } from '../hand/tileFacts.ts';
import {
  countKinds,
  countRegularWaits,
  hasFour,
  heldByFour,
  type KindBits,
  kindsIn,
  NOTHING,
  regularWaits,
  stillToCome,
  withKind,
  without,
} from '../hand/waits.ts';
import { fail, ok, type Result } from '../result.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { KINDS, type Tile, tileAt } from '../tile.ts';
import { compiledOf } from './compile.ts';
import type { Compiled } from './compiled.ts';
import { FACET_AT } from './facetTables.ts';

/** The tiles of the cake pair. */
export const CIRCLES_1 = 0;
export const BAMBOO_1 = 9;
const NONE: readonly number[] = [];
const ALL_KINDS: readonly number[] = Array.from({ length: KINDS }, (_, kind) => kind);

export const shapeIndex = (shape: Shape): number => SHAPES.indexOf(shape);

/** Does this rule set know a hand of this shape and these tiles as a mahjong? */
export const recognises = (compiled: Compiled, tiles: Packed, shape: Shape, cake: boolean): boolean => {
  const ranks = rankIndex(tiles);
  const index = tileIndex(tiles, ranks, cake);
  const { facets, shapes } = compiled;
  const tilesAt = FACET_AT.tiles + 2 * index;
  const ranksAt = FACET_AT.ranks + 2 * ranks;
  const shapeAt = FACET_AT.shape + 2 * shapeIndex(shape);
  const low = facets[tilesAt]! & facets[ranksAt]! & facets[shapeAt]! & shapes[0];
  const high = facets[tilesAt + 1]! & facets[ranksAt + 1]! & facets[shapeAt + 1]! & shapes[1];
  return (low | high) !== 0;
};

/** The tiles as the rule set's suit rows see them when bamboo 1 pairs with circles 1 (Q08). */
export const cakeTiles = (compiled: Compiled, tiles: Packed): Packed =>
  compiled.rules.readings.cakeSuit === 'bamboo' ? withTile(withTile(tiles, CIRCLES_1, -1), BAMBOO_1, 1) : tiles;

/** Is the rack only sets, and so many pairs (0 or 1)? */
export const isComplete = (rack: Packed, pairs: number): boolean => {
  let paired = 0;
  for (let suit = 0; suit < 4; suit++) {
    const facts = factsOf(suit, rack[suit]!);
    if ((facts & IS_PAIRED) !== 0) paired++;
    else if ((facts & IS_SETS) === 0) return false;
  }
  return paired === pairs;
};

export const oddKinds = (rack: Packed): number =>
  bitCount(oddIn(rack[0])) + bitCount(oddIn(rack[1])) + bitCount(oddIn(rack[2])) + bitCount(oddIn(rack[3]));

/** The kind of which there is an odd number, when there is one such. */
const oddKind = (rack: Packed): number => {
  let suit = 0;
  while (oddIn(rack[suit]!) === 0) suit++;
  return FIRST_KIND[suit]! + (31 - Math.clz32(oddIn(rack[suit]!))) / 3;
};

/** One tile short of seven pairs: the odd one. */
const pairWait = (compiled: Compiled, rack: Packed): readonly number[] => {
  if (oddKinds(rack) !== 1) return NONE;
  const kind = oddKind(rack);
  const full = withTile(rack, kind, 1);
  const wins =
    isPairs(full, compiled.rules.readings.fourAsTwoPairs) && recognises(compiled, full, pairsShape(full), false);
  return wins ? [kind] : NONE;
};

/** Circles 1, for whoever holds bamboo 1 and all else is complete. */
const cakeWait = (compiled: Compiled, rack: Packed, noMelds: boolean): readonly number[] => {
  if (!compiled.rules.readings.cakePair || countIn(rack, BAMBOO_1) === 0) return NONE;
  const rest = withTile(rack, BAMBOO_1, -1);
  if (isComplete(rest, 0)) return [CIRCLES_1];
  if (!noMelds || !isPairs(rest, compiled.rules.readings.fourAsTwoPairs)) return NONE;
  const tiles = cakeTiles(compiled, withTile(rack, CIRCLES_1, 1));
  return recognises(compiled, tiles, 'pairs', true) ? [CIRCLES_1] : NONE;
};

const full: Counts = [0, 0, 0, 0];

/** Orphans, snakes, Peking, knitted singles. */
const irregularWaits = (compiled: Compiled, rack: Packed): readonly number[] => {
  if (!mayBeIrregular(rack)) return NONE;
  let found = NONE;
  for (let kind = 0; kind < KINDS; kind++) {
    const suit = SUIT_OF[kind]!;
    copyInto(full, rack);
    full[suit]! += 1 << SHIFT_OF[kind]!;
    const shape = irregularShape(full) ?? knittedShape(full);
    if (shape !== null && recognises(compiled, full, shape, false)) found = [...found, kind];
  }
  return found;
};

/** Tiles of all three suits, enough of them different. */
export const mayKnit = (rack: Packed, kinds: number): boolean =>
  rack[0] !== 0 &&
  rack[1] !== 0 &&
  rack[2] !== 0 &&
  bitCount(presentIn(rack[0])) + bitCount(presentIn(rack[1])) + bitCount(presentIn(rack[2])) >= kinds;

/** How many tiles of a knitted straight the rack lacks. */
export const knitLacks = (rack: Packed, knit: Knitting): number =>
  bitCount(knit[0] & ~presentIn(rack[0])) +
  bitCount(knit[1] & ~presentIn(rack[1])) +
  bitCount(knit[2] & ~presentIn(rack[2]));

/** What remains of a rack when as much of a knitted straight as it holds is taken out. */
export const withoutKnit = (rack: Packed, knit: Knitting): Packed => [
  rack[0] - (knit[0] & presentIn(rack[0])),
  rack[1] - (knit[1] & presentIn(rack[1])),
  rack[2] - (knit[2] & presentIn(rack[2])),
  rack[3],
];

const missingKind = (rack: Packed, knit: Knitting): number =>
  ALL_KINDS.find(
    (kind) => kind < 27 && (knit[Math.floor(kind / 9)]! >> (3 * (kind % 9))) & 1 && countIn(rack, kind) === 0,
  )!;

/** A knitted straight beside a set and a pair: the rest waits, or the straight lacks one. */
const knittedWaits = (rack: Packed): readonly number[] => {
  let found = NONE;
  for (const knit of KNITTINGS) {
    const lacks = knitLacks(rack, knit);
    if (lacks > 1) continue;
    const rest = withoutKnit(rack, knit);
    if (lacks === 0) found = found.concat(kindsIn(regularWaits(rest)));
    else if (isComplete(rest, 1)) found = [...found, missingKind(rack, knit)];
  }
  return found;
};

/** All ways to win that are not sets and a pair of equal tiles. */
const specialWaits = (compiled: Compiled, rack: Packed, melds: number): readonly number[] => {
  const cake = cakeWait(compiled, rack, melds === 0);
  const pairs = melds > 0 ? NONE : pairWait(compiled, rack);
  const irregular = melds > 0 ? NONE : irregularWaits(compiled, rack);
  const knitted = melds <= 1 && compiled.knowsKnitted && mayKnit(rack, 8) ? knittedWaits(rack) : NONE;
  const found = cake.length + pairs.length + irregular.length + knitted.length;
  return found === 0 ? NONE : [...cake, ...pairs, ...irregular, ...knitted];
};

/** Every kind that completes these tiles under a rule set, the minimum ignored. */
export const waitBits = (compiled: Compiled, rack: Packed, all: Packed, melds: number): KindBits =>
  stillToCome(specialWaits(compiled, rack, melds).reduce(withKind, regularWaits(rack)), all);

/** The rack before the winning tile came, and the kinds that could not come: room that is used again for each hand. */
const before: Counts = [0, 0, 0, 0];
const held: Counts = [0, 0, 0, 0];

/** The kinds that the player held four of before the winning tile came. */
const heldBefore = (all: Packed, winKind: number): KindBits => {
  if (!hasFour(all)) return NOTHING;
  heldByFour(all, held);
  const suit = SUIT_OF[winKind]!;
  held[suit]! &= ~(1 << (winKind - FIRST_KIND[suit]!));
  return held;
};

/** Was the winning tile the only kind that could complete the hand (Q07)? `facts` are those of the rack's suits. */
export const isOnlyWait = (
  compiled: Compiled,
  { rack, all, melds }: Hand,
  winKind: number,
  facts: Int32Array,
): boolean => {
  const suit = SUIT_OF[winKind]!;
  copyInto(before, rack);
  before[suit]! -= 1 << SHIFT_OF[winKind]!;
  const gone = heldBefore(all, winKind);
  const changed = factsOf(suit, before[suit]!);
  const regular = countRegularWaits(
    suit === 0 ? changed : facts[0]!,
    suit === 1 ? changed : facts[1]!,
    suit === 2 ? changed : facts[2]!,
    suit === 3 ? changed : facts[3]!,
    gone,
  );
  if (regular > 1) return false;
  const special = specialWaits(compiled, before, melds.length);
  if (special === NONE) return regular === 1;
  return countKinds(without(special.reduce(withKind, regularWaits(before)), gone)) === 1;
};

/** The tiles that complete thirteen tiles under a rule set; what they would score is for `score` to say. */
export const waits = (rules: RuleSet, setup: HandSetup): Result<readonly Tile[], HandError> => {
  const hand = handOf(setup);
  return hand.ok ? ok(waitsOfHand(rules, hand.value)) : fail(hand.error);
};

export const waitsOfHand = (rules: RuleSet, hand: Hand): readonly Tile[] => {
  if (!hand.rightCount || hand.setup.win !== undefined) return [];
  return kindsIn(waitBits(compiledOf(rules), hand.rack, hand.all, hand.melds.length)).map(tileAt);
};
