import { type Hand, handOf } from '../hand/hand.ts';
import type { HandError, HandSetup } from '../hand/handSetup.ts';
import {
  irregularShape,
  isPairs,
  KNITTINGS,
  kindsHeld,
  knittedShape,
  pairsShape,
  SHAPES,
  type Shape,
} from '../hand/irregular.ts';
import { bitCount, countIn, oddIn, type Packed, presentIn, withTile } from '../hand/packed.ts';
import { factsOf, IS_PAIRED, IS_SETS } from '../hand/split.ts';
import { rankIndex, tileIndex } from '../hand/tileFacts.ts';
import { type KindBits, kindsIn, regularWaits, stillToCome, withKind } from '../hand/waits.ts';
import { fail, ok, type Result } from '../result.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { type Tile, tileAt } from '../tile.ts';
import { type Compiled, compiledOf } from './compile.ts';

const CIRCLES_1 = 0;
const BAMBOO_1 = 9;

export const shapeIndex = (shape: Shape): number => SHAPES.indexOf(shape);

/** Does this rule set know a hand of this shape and these tiles as a mahjong? */
export const recognises = (compiled: Compiled, tiles: Packed, shape: Shape, cake: boolean): boolean => {
  const ranks = rankIndex(tiles);
  const index = tileIndex(tiles, ranks, cake);
  const { tiles: byTiles, ranks: byRanks, shape: byShape } = compiled.facets;
  const at = shapeIndex(shape);
  const low = byTiles.low[index]! & byRanks.low[ranks]! & byShape.low[at]! & compiled.shapes[0];
  const high = byTiles.high[index]! & byRanks.high[ranks]! & byShape.high[at]! & compiled.shapes[1];
  return (low | high) !== 0;
};

/** The tiles as the rule set's suit rows see them when bamboo 1 pairs with circles 1 (Q08). */
export const cakeTiles = (compiled: Compiled, tiles: Packed): Packed =>
  compiled.rules.readings.cakeSuit === 'bamboo' ? withTile(withTile(tiles, CIRCLES_1, -1), BAMBOO_1, 1) : tiles;

const isComplete = (rack: Packed, pairs: number): boolean => {
  let sets = 0;
  let paired = 0;
  for (let suit = 0; suit < 4; suit++) {
    const facts = factsOf(suit, rack[suit]!);
    if ((facts & IS_SETS) !== 0) sets++;
    if ((facts & IS_PAIRED) !== 0) paired++;
  }
  return paired === pairs && sets + paired === 4;
};

const oddKinds = ([k, b, t, h]: Packed): number =>
  bitCount(oddIn(k)) + bitCount(oddIn(b)) + bitCount(oddIn(t)) + bitCount(oddIn(h));

/** One tile short of seven pairs: the odd one. */
const pairWait = (compiled: Compiled, rack: Packed): readonly number[] => {
  if (oddKinds(rack) !== 1) return [];
  const kind = [...Array(34).keys()].find((candidate) => countIn(rack, candidate) % 2 === 1)!;
  const full = withTile(rack, kind, 1);
  const wins =
    isPairs(full, compiled.rules.readings.fourAsTwoPairs) && recognises(compiled, full, pairsShape(full), false);
  return wins ? [kind] : [];
};

/** Circles 1, for whoever holds bamboo 1 and all else is complete. */
const cakeWait = (compiled: Compiled, rack: Packed, noMelds: boolean): readonly number[] => {
  if (!compiled.rules.readings.cakePair || countIn(rack, BAMBOO_1) === 0) return [];
  const rest = withTile(rack, BAMBOO_1, -1);
  if (isComplete(rest, 0)) return [CIRCLES_1];
  const twins = noMelds && isPairs(rest, compiled.rules.readings.fourAsTwoPairs);
  const tiles = cakeTiles(compiled, withTile(rack, CIRCLES_1, 1));
  return twins && recognises(compiled, tiles, 'pairs', true) ? [CIRCLES_1] : [];
};

/** Orphans, snakes, Peking, knitted singles: at least eleven different kinds on the rack. */
const irregularWaits = (compiled: Compiled, rack: Packed): readonly number[] => {
  if (kindsHeld(rack) < 11) return [];
  return [...Array(34).keys()].filter((kind) => {
    const full = withTile(rack, kind, 1);
    const shape = irregularShape(full) ?? knittedShape(full);
    return shape !== null && recognises(compiled, full, shape, false);
  });
};

const lacks = ([k, b, t]: Packed, knit: readonly [number, number, number]): readonly [number, number, number] => [
  knit[0] & ~presentIn(k),
  knit[1] & ~presentIn(b),
  knit[2] & ~presentIn(t),
];

/** What remains of a rack when as much of a knitted straight as it holds is taken out. */
export const withoutKnit = (rack: Packed, knit: readonly [number, number, number]): Packed => {
  const lacking = lacks(rack, knit);
  return [
    rack[0] - (knit[0] & ~lacking[0]),
    rack[1] - (knit[1] & ~lacking[1]),
    rack[2] - (knit[2] & ~lacking[2]),
    rack[3],
  ];
};

const kindsOfSpread = (spread: number, first: number): readonly number[] =>
  [...Array(9).keys()].filter((rank) => (spread >> (3 * rank)) & 1).map((rank) => first + rank);

/** A knitted straight beside a set and a pair: the rest waits, or the straight lacks one. */
const knittedWaits = (rack: Packed): readonly number[] =>
  KNITTINGS.flatMap((knit) => {
    const lacking = lacks(rack, knit);
    const missing = lacking.flatMap((spread, suit) => kindsOfSpread(spread, 9 * suit));
    if (missing.length > 1) return [];
    const rest = withoutKnit(rack, knit);
    if (missing.length === 1) return isComplete(rest, 1) ? missing : [];
    return kindsIn(regularWaits(rest));
  });

const SHARED: readonly Shape[] = ['knitted-straight'];
export const knowsKnitted = (compiled: Compiled): boolean =>
  SHARED.some((shape) => {
    const at = shapeIndex(shape);
    const { low, high } = compiled.facets.shape;
    return ((low[at]! & compiled.shapes[0]) | (high[at]! & compiled.shapes[1])) !== 0;
  });

const specialWaits = (compiled: Compiled, rack: Packed, melds: number): readonly number[] => [
  ...cakeWait(compiled, rack, melds === 0),
  ...(melds === 0 ? pairWait(compiled, rack) : []),
  ...(melds === 0 ? irregularWaits(compiled, rack) : []),
  ...(melds <= 1 && kindsHeld(rack) >= 8 && knowsKnitted(compiled) ? knittedWaits(rack) : []),
];

const countBits = ([k, b, t, h]: KindBits): number => bitCount(k) + bitCount(b) + bitCount(t) + bitCount(h);

/** Every kind that completes these tiles under a rule set, the minimum ignored. */
export const waitBits = (compiled: Compiled, rack: Packed, all: Packed, melds: number): KindBits =>
  stillToCome(specialWaits(compiled, rack, melds).reduce(withKind, regularWaits(rack)), all);

/** Was the winning tile the only kind that could complete the hand (Q07)? */
export const isOnlyWait = (compiled: Compiled, rack: Packed, all: Packed, melds: number): boolean => {
  const regular = countBits(stillToCome(regularWaits(rack), all));
  return regular < 2 && countBits(waitBits(compiled, rack, all, melds)) === 1;
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
