import { PAIR, SET_FACTS, type SetFacts } from '../hand/setCode.ts';
import type { CombinationEntry, SetEntry } from '../rules/catalogue/entry.ts';
import { CATALOGUE } from '../rules/catalogue.ts';
import type { SetCounts } from '../rules/facts.ts';
import type { RowId } from '../rules/ids.ts';
import type { Row, RuleSet } from '../rules/ruleSet.ts';
import { type Amounts, amountOf, anyOf, either, NOTHING, plus, sumOf, upTo } from './possibleAmounts.ts';
import type { Steps } from './steps.ts';

/** What sets, pairs and combinations of sets can give. */

/** Sets that count alike and give the same, as one: how they add to the counts, and what they may give. */
interface SetSort {
  readonly counts: number;
  readonly amounts: Amounts;
}

/** Counts of sets as one number, so that adding a set is adding numbers. */
export const countsKey = ({ chows, pungs, kongs, concealedKongs, concealedPungs }: SetCounts): number =>
  chows + 8 * (pungs + 8 * (kongs + 8 * (concealedKongs + 8 * concealedPungs)));

const countsOf = (set: SetFacts, { readings }: RuleSet): number => {
  const isKong = set.kind === 'kong';
  const kongCounts = isKong && readings.kongAsConcealedPung === 'any';
  return countsKey({
    chows: Number(set.kind === 'chow'),
    pungs: Number(set.alike),
    kongs: Number(isKong),
    concealedKongs: Number(isKong && set.concealed),
    concealedPungs: Number(set.alike && (set.concealed || kongCounts)),
  });
};

/** A row that another may take away, or that only the winner gets, is sometimes there and sometimes not. */
const isTakenBy = (rules: RuleSet, id: RowId): boolean =>
  rules.rows.some(({ drops = [] }) => drops.some((drop) => (typeof drop === 'string' ? drop : drop.id) === id));
const isOptional = (rules: RuleSet, { id, group, for: whom }: Row): boolean =>
  group !== undefined || (whom === 'winner' && rules.form === 'doubling') || isTakenBy(rules, id);

const rowAmount = ({ points = 0, noblePoints = points, doubles = 0 }: Row, noble: boolean): number =>
  amountOf(noble ? noblePoints : points, doubles);

const WINDS_OF_A_SEAT = [
  { ownWind: false, roundWind: false },
  { ownWind: true, roundWind: false },
  { ownWind: false, roundWind: true },
  { ownWind: true, roundWind: true },
] as const;

/** A row about one set: when it counts, and whether it may be missing then. */
interface SetRow {
  readonly row: Row;
  readonly each: SetEntry['each'];
  readonly optional: boolean;
}

const setRows = (rules: RuleSet): readonly SetRow[] =>
  rules.rows.flatMap((row) => {
    const entry = CATALOGUE[row.id];
    return entry.of === 'set' ? [{ row, each: entry.each, optional: isOptional(rules, row) }] : [];
  });

const amountsOfSet = (rows: readonly SetRow[], set: SetFacts): Amounts => {
  const seats = set.wind ? WINDS_OF_A_SEAT : WINDS_OF_A_SEAT.slice(0, 1);
  return either(
    seats.map((seat) => {
      const facts = { ...set, ...seat };
      const fitting = rows.filter(({ each }) => each(facts));
      const certain = fitting.filter(({ optional }) => !optional).map(({ row }) => rowAmount(row, set.noble));
      const others = fitting.filter(({ optional }) => optional).map(({ row }) => rowAmount(row, set.noble));
      return plus(new Set([certain.reduce((sum, amount) => sum + amount, 0)]), anyOf(others));
    }),
  );
};

const setSorts = (rules: RuleSet): readonly SetSort[] => {
  const rows = setRows(rules);
  const sorts = new Map<number, Amounts[]>();
  for (const set of SET_FACTS.slice(0, PAIR)) {
    const counts = countsOf(set, rules);
    sorts.set(counts, [...(sorts.get(counts) ?? []), amountsOfSet(rows, set)]);
  }
  return [...sorts].map(([counts, amounts]) => ({ counts, amounts: either(amounts) }));
};

const withOneMore = (sets: ReadonlyMap<number, Amounts>, sorts: readonly SetSort[]): ReadonlyMap<number, Amounts> => {
  const more = new Map<number, Set<number>>();
  for (const [counts, amounts] of sets)
    for (const sort of sorts) {
      const key = counts + sort.counts;
      const sums = more.get(key) ?? new Set<number>();
      for (const amount of amounts) for (const added of sort.amounts) sums.add(amount + added);
      more.set(key, sums);
    }
  return more;
};

/** What so many sets (the index) can give together, by how they count. */
export function* setsUpToFour(rules: RuleSet): Steps<readonly ReadonlyMap<number, Amounts>[]> {
  const sorts = setSorts(rules);
  const result: ReadonlyMap<number, Amounts>[] = [new Map([[0, NOTHING]])];
  for (let count = 1; count <= 4; count++) {
    yield;
    result.push(withOneMore(result[count - 1]!, sorts));
  }
  return result;
}

export const pairAmounts = (rules: RuleSet): Amounts => {
  const rows = setRows(rules);
  return either(SET_FACTS.slice(PAIR).map((pair) => amountsOfSet(rows, pair)));
};

const timesIn = (count: number, size: number): number =>
  [0, 0, (count * (count - 1)) / 2, count === 4 ? 4 : 1, 1][size]!;

interface Joined {
  readonly size: number;
  readonly points: number;
}

/** Each set once: every combination joins so many sets that were apart. */
const joinedOnce = (rows: readonly Joined[], apart: number): Amounts =>
  either([
    NOTHING,
    ...rows
      .filter(({ size }) => size - 1 <= apart)
      .map(({ size, points }) => plus(new Set([points]), joinedOnce(rows, apart - (size - 1)))),
  ]);

/** What combinations of so many chows or pungs can give. */
export const combinationAmounts = (rules: RuleSet, of: 'chows' | 'pungs', count: number): Amounts => {
  const rows = rules.rows
    .filter(({ id }) => CATALOGUE[id].of === of)
    .map(({ id, points = 0 }) => ({ size: (CATALOGUE[id] as CombinationEntry).size, points }))
    .filter(({ size }) => size <= count);
  if (rules.combine === 'account-once') return joinedOnce(rows, count - 1);
  return sumOf(rows.map(({ size, points }) => upTo(timesIn(count, size), points)));
};

/** Four alike without a kong: at most three times. Seasons and flowers: two of one's own, two series, eight in all. */
const MOST_TIMES = { quad: 3, own: 2, series: 2, each: 8 } as const;

export const extraAmounts = (rules: RuleSet): Amounts =>
  sumOf(
    rules.rows.map((row) => {
      const entry = CATALOGUE[row.id];
      if (entry.of === 'quad') return upTo(MOST_TIMES.quad, rowAmount(row, false));
      return entry.of === 'bonus' ? upTo(MOST_TIMES[entry.count], rowAmount(row, false)) : NOTHING;
    }),
  );
