import { SHAPES, type Shape } from '../hand/irregular.ts';
import { FACETS, type FacetName, type SetCounts } from '../rules/facts.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import {
  type Amounts,
  amountOf,
  anyOf,
  doublesIn,
  either,
  hasMinimumRow,
  NOTHING,
  plus,
  pointsIn,
  sumOf,
} from './possibleAmounts.ts';
import {
  type AskingRow,
  agreeingAbout,
  agreeingByFacets,
  amountsByFacets,
  amountsOfAgreeing,
  askingRows,
  facetGroups,
  facetsOf,
  isLimit,
  rowsWithin,
} from './possibleRows.ts';
import { combinationAmounts, countsKey, extraAmounts, pairAmounts, setsUpToFour } from './possibleSets.ts';
import { allOf, type Steps } from './steps.ts';

/**
 * Which totals a rule set can yield at all. Scoring asks each row about a few facets of a hand; here every value that
 * a facet can have is tried, as if the facets knew nothing of each other, and every way to have four sets. So what a
 * hand really scores is always among the totals, while a total that no points, rounding, doubles, minimum, cap, limit
 * hand or half of one can make is not.
 */
export interface PossibleTotals {
  readonly has: (total: number) => boolean;
  /** In order, up to `most`. */
  readonly list: (most?: number) => readonly number[];
}

/** How many sets there are beside the tiles that make the shape. */
const SETS_BESIDE: Readonly<Record<Shape, number>> = {
  regular: 4,
  'kronkelende-slang': 4,
  'spel-van-de-rode-draak': 4,
  'nine-gates-waited': 4,
  pairs: 0,
  'shifted-pairs': 0,
  orphans: 0,
  'nine-gates': 0,
  'wind-snake': 0,
  'wind-snake-wind-doubled': 0,
  'dragon-snake': 0,
  peking: 0,
  'lesser-knitted': 0,
  'lesser-knitted-full': 0,
  'greater-knitted': 0,
  'knitted-straight': 1,
};

/** Whose totals: which rows count, in which shapes so many sets can be, and what else they have then. */
interface Player {
  readonly rows: readonly AskingRow[];
  readonly shapes: (sets: number) => readonly Shape[];
  readonly beside: (counts: SetCounts) => Amounts;
}

const NONE: Amounts = new Set();
const BODY: readonly FacetName[] = ['sets', 'shape'];
const ONLY_WINNERS: readonly FacetName[] = ['win', 'wait', 'shape', 'rankCounts'];

/** What rows that agree give, looked up once for each selection of them. */
const amountsByAgreeing = (rules: RuleSet, rows: readonly AskingRow[]): ((agreeing: bigint) => Amounts) => {
  const known = new Map<bigint, Amounts>();
  const amountsOf = amountsOfAgreeing(rules, rows);
  return (agreeing) => {
    const amounts = known.get(agreeing) ?? amountsOf(agreeing);
    known.set(agreeing, amounts);
    return amounts;
  };
};

/** So many ways to have sets make a step. */
const BODIES_AT_ONCE = 16;

/** What four sets or fewer can give, with the rows that agree with how they count and with these facets. */
function* amountsOfBody(rules: RuleSet, player: Player, facets: readonly FacetName[]): Steps<Amounts> {
  const rows = rowsWithin(player.rows, facets);
  const amountsOfRows = amountsByAgreeing(rules, rows);
  const otherFacets = facets.filter((name) => !BODY.includes(name));
  const others = agreeingByFacets(rows, otherFacets, rules.readings);
  yield;
  const sets = yield* setsUpToFour(rules);
  const aboutSets = agreeingAbout(rows, 'sets', rules.readings);
  const aboutShape = agreeingAbout(rows, 'shape', rules.readings);
  const bodyOf = (counts: SetCounts): Amounts => {
    const count = counts.chows + counts.pungs;
    const bySets = aboutSets(counts);
    const byShape = player.shapes(count).map((shape) => aboutShape({ shape }));
    const agreeing = new Set(byShape.flatMap((one) => others.map((other) => bySets & one & other)));
    const counted = [...agreeing].filter((one) => !isLimit(rows, one)).map(amountsOfRows);
    const ofSets = sets[count]!.get(countsKey(counts)) ?? NONE;
    return sumOf([either(counted), ofSets, player.beside(counts)]);
  };
  const bodies: Amounts[] = [];
  for (const [, counts] of FACETS.sets.all()) {
    if (bodies.length % BODIES_AT_ONCE === 0) yield;
    bodies.push(bodyOf(counts));
  }
  yield;
  return either(bodies);
}

const rowsAlone = (rules: RuleSet): readonly number[] =>
  rules.rows.filter(({ alone }) => alone).map(({ points = 0, doubles = 0 }) => amountOf(points, doubles));

function* amountsOf(rules: RuleSet, player: Player): Steps<Amounts> {
  let amounts = extraAmounts(rules);
  for (const facets of facetGroups(player.rows, BODY)) {
    yield;
    const part = yield* facets.includes('sets')
      ? amountsOfBody(rules, player, facets)
      : amountsByFacets(rules, player.rows, facets);
    yield;
    amounts = plus(amounts, part);
  }
  yield;
  return amounts.has(0) ? either([amounts, anyOf(rowsAlone(rules))]) : amounts;
}

/** A hand that is no sets and a pair is a mahjong only where a row knows its shape. */
const isKnown = (rules: RuleSet, rows: readonly AskingRow[], shape: Shape): boolean =>
  SETS_BESIDE[shape] === 4 ||
  rows.some(({ row, entry }) => row !== null && entry.when.shape?.({ shape }, rules.readings) === true);

const winnerOf = (rules: RuleSet): Player => {
  const rows = askingRows(rules);
  const pair = pairAmounts(rules);
  const byCount = (of: 'chows' | 'pungs') => [0, 1, 2, 3, 4].map((count) => combinationAmounts(rules, of, count));
  const [ofChows, ofPungs] = [byCount('chows'), byCount('pungs')];
  return {
    rows,
    shapes: (sets) => SHAPES.filter((shape) => SETS_BESIDE[shape] === sets && isKnown(rules, rows, shape)),
    beside: ({ chows, pungs }) => (chows + pungs === 0 ? NOTHING : sumOf([pair, ofChows[chows]!, ofPungs[pungs]!])),
  };
};

/** Thirteen tiles: any sets, and pairs of what is left; no winning tile, no limit hand. */
const otherOf = (rules: RuleSet): Player => {
  const pair = either([NOTHING, pairAmounts(rules)]);
  const isForAll = (asking: AskingRow): boolean =>
    asking.row !== null && asking.row.for !== 'winner' && !facetsOf(asking).some((name) => ONLY_WINNERS.includes(name));
  return {
    rows: askingRows(rules).filter(isForAll),
    shapes: () => ['regular'],
    beside: ({ chows, pungs }) => sumOf(Array<Amounts>(Math.floor((13 - 3 * (chows + pungs)) / 2)).fill(pair)),
  };
};

const totalOf = ({ roundTo, cap }: RuleSet, amount: number): number => {
  const total = Math.ceil(pointsIn(amount) / roundTo) * roundTo * 2 ** doublesIn(amount);
  return cap === null ? total : Math.min(total, cap);
};

const isEnough = ({ minimum }: RuleSet, amount: number): boolean =>
  minimum === null ||
  hasMinimumRow(amount) ||
  minimum.anyOf.some(
    (way) =>
      ('doubles' in way && doublesIn(amount) >= way.doubles) || ('points' in way && pointsIn(amount) >= way.points),
  );

function* winnerTotals(rules: RuleSet): Steps<readonly number[]> {
  const amounts = yield* amountsOf(rules, winnerOf(rules));
  const counted = [...amounts].filter((amount) => isEnough(rules, amount));
  const limits = rules.limits.flatMap(({ value, inHand = 0 }) => [value, value * 2 ** inHand]);
  yield;
  return [...counted.map((amount) => totalOf(rules, amount)), ...limits];
}

function* otherTotals(rules: RuleSet): Steps<readonly number[]> {
  if (rules.form === 'points') return [0];
  const halves = rules.limits.filter(({ waitingHalf }) => waitingHalf).map(({ value }) => value / 2);
  const amounts = yield* amountsOf(rules, otherOf(rules));
  return [0, ...[...amounts].map((amount) => totalOf(rules, amount)), ...halves];
}

const totalsOf = (totals: readonly number[]): PossibleTotals => {
  const known = new Set(totals);
  const inOrder = [...known].toSorted((a, b) => a - b);
  return {
    has: (total) => known.has(total),
    list: (most = Number.POSITIVE_INFINITY) => inOrder.filter((total) => total <= most),
  };
};

type Who = 'winner' | 'other';

const kept: Readonly<Record<Who, WeakMap<RuleSet, PossibleTotals>>> = { winner: new WeakMap(), other: new WeakMap() };

function* work(rules: RuleSet, who: Who): Steps<PossibleTotals> {
  const totals = yield* who === 'winner' ? winnerTotals(rules) : otherTotals(rules);
  yield;
  const possible = totalsOf(totals);
  kept[who].set(rules, possible);
  return possible;
}

/** Which totals a winner (of a mahjong that counts) or another player can have at all. */
export const possibleTotals = (rules: RuleSet, who: Who): PossibleTotals =>
  kept[who].get(rules) ?? allOf(work(rules, who));

/** The same ahead of time, for both: a page that must answer taps meanwhile takes the steps one by one. */
export function* preparePossible(rules: RuleSet): Steps<void> {
  for (const who of ['winner', 'other'] as const) if (!kept[who].has(rules)) yield* work(rules, who);
}
