import type { Hand } from '../hand/hand.ts';
import { irregularShape, isPairs, pairsShape } from '../hand/irregular.ts';
import { countIn, type Packed, packKinds, withTile } from '../hand/packed.ts';
import { CHOW, PUNG } from '../hand/setCode.ts';
import { type Arrangement, arrangements } from '../hand/shape.ts';
import type { Flow, RuleSet } from '../rules/ruleSet.ts';
import { compiledOf } from '../score/compile.ts';
import type { Compiled } from '../score/compiled.ts';
import { scoreHand } from '../score/scoreHand.ts';
import { BAMBOO_1, CIRCLES_1, cakeTiles, recognises } from '../score/waits.ts';
import { kindOf, type Tile } from '../tile.ts';

/**
 * P02: the class of a mahjong claim is the best among its valid readings. Asked only when several call mahjong at
 * once, so each reading is counted on its own: the sets that the winning tile did not complete are laid aside.
 */
export type ClaimClass = Flow['claimOrder'][number];

const isAlike = ([first, second]: readonly Tile[]): boolean => first === second;
const concealedCode = (set: readonly Tile[]): number => (isAlike(set) ? PUNG : CHOW) + kindOf(set[0]!);

/** The same hand with only the pair and the completed set on the rack: it has no other reading. */
const laidAside = (hand: Hand, { sets, place }: Arrangement): Hand => {
  const pair = sets.length - 1;
  const isKept = (index: number): boolean => index === place || index === pair;
  const aside = sets.filter((_, index) => index >= hand.melds.length && !isKept(index));
  const kept = sets.filter((_, index) => isKept(index));
  return {
    ...hand,
    rack: packKinds(kept.flat().map(kindOf)),
    melds: [...hand.melds, ...aside.map(concealedCode)],
  };
};

const placeClass = (completed: readonly Tile[]): ClaimClass => {
  if (completed.length === 2) return 'pair';
  return isAlike(completed) ? 'pung' : 'chow';
};

const regularClasses = (rules: RuleSet, hand: Hand, reading: Arrangement): readonly ClaimClass[] => {
  const sheet = scoreHand(rules, laidAside(hand, reading));
  const place = placeClass(reading.sets[reading.place]!);
  if (!sheet.valid) return [];
  return sheet.limit === null ? [place] : ['limit', place];
};

const isTwins = (compiled: Compiled, rack: Packed): boolean =>
  isPairs(rack, compiled.rules.readings.fourAsTwoPairs) && recognises(compiled, rack, pairsShape(rack), false);

/** P17: the last pair is bamboo 1 with circles 1. */
const isCakeTwins = (compiled: Compiled, { rack, winKind }: Hand): boolean => {
  const { cakePair, fourAsTwoPairs } = compiled.rules.readings;
  if (!cakePair || winKind !== CIRCLES_1 || countIn(rack, BAMBOO_1) === 0) return false;
  const rest = withTile(withTile(rack, CIRCLES_1, -1), BAMBOO_1, -1);
  return isPairs(rest, fourAsTwoPairs) && recognises(compiled, cakeTiles(compiled, rack), 'pairs', true);
};

/** An irregular hand is a limit hand; where limits do not go first, a pair if two of the tile are held, else a chow. */
const irregularClasses = (compiled: Compiled, hand: Hand): readonly ClaimClass[] => {
  if (hand.melds.length > 0) return [];
  const { rack, winKind } = hand;
  if (isTwins(compiled, rack) || isCakeTwins(compiled, hand)) return ['limit', 'pair'];
  const shape = irregularShape(rack);
  if (shape === null || !recognises(compiled, rack, shape, false)) return [];
  return ['limit', countIn(rack, winKind) === 2 ? 'pair' : 'chow'];
};

const classesOf = (rules: RuleSet, hand: Hand): readonly ClaimClass[] => [
  ...arrangements(hand, rules.readings.cakePair).flatMap((reading) => regularClasses(rules, hand, reading)),
  ...irregularClasses(compiledOf(rules), hand),
];

/** The rank of a claim in the rule set's order, 0 first. Without an order all are alike, and the turn decides. */
export const claimRank = (rules: RuleSet, hand: Hand): number => {
  const { claimOrder } = rules.flow;
  if (claimOrder.length === 0) return 0;
  const classes = classesOf(rules, hand);
  const rank = claimOrder.findIndex((name) => classes.includes(name));
  return rank < 0 ? claimOrder.length : rank;
};
