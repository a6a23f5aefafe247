import type { HandEntry } from '../rules/catalogue/entry.ts';
import { CATALOGUE } from '../rules/catalogue.ts';
import { FACETS, type Facet, type FacetName, type TileFacts } from '../rules/facts.ts';
import type { RowId } from '../rules/ids.ts';
import type { Readings, Row, RuleSet } from '../rules/ruleSet.ts';
import { type Amounts, amountOf, anyOf, either, ONE_MINIMUM_ROW, plus } from './possibleAmounts.ts';
import type { Steps } from './steps.ts';

/** Which rows about the whole hand can count together, by what one or several facets of the hand can be. */

/** A row about the whole hand: what it gives; null for a limit hand, which is never counted beside others. */
export interface AskingRow {
  readonly id: RowId;
  readonly row: Row | null;
  readonly entry: HandEntry;
}

/** Rows that agree with some facts: bit i for the i-th. */
type Agreeing = bigint;

const has = (agreeing: Agreeing, index: number): boolean => ((agreeing >> BigInt(index)) & 1n) === 1n;

const handEntry = (id: RowId): HandEntry | null => {
  const entry = CATALOGUE[id];
  return entry.of === 'hand' ? entry : null;
};

export const facetsOf = ({ entry }: AskingRow): readonly FacetName[] => Object.keys(entry.when) as FacetName[];

const isAlone = (row: Row | null): boolean => row?.alone === true;

export const askingRows = ({ rows, limits }: RuleSet): readonly AskingRow[] =>
  [...rows.map((row) => ({ id: row.id, row })), ...limits.map(({ id }) => ({ id, row: null }))].flatMap((asking) => {
    const entry = handEntry(asking.id);
    return entry === null || isAlone(asking.row) ? [] : [{ ...asking, entry }];
  });

/** Facets that must be looked at together, because some row asks about both. */
export const facetGroups = (
  rows: readonly AskingRow[],
  first: readonly FacetName[],
): readonly (readonly FacetName[])[] =>
  rows
    .filter(({ row }) => row !== null)
    .map(facetsOf)
    .reduce<readonly (readonly FacetName[])[]>(
      (groups, asked) => {
        const touched = groups.filter((group) => group.some((name) => asked.includes(name)));
        const joined = [...new Set([...touched.flat(), ...asked])];
        return [...groups.filter((group) => !touched.includes(group)), joined];
      },
      [first],
    );

/** The rows of a group of facets; a limit hand takes part when one of them alone decides it. */
export const rowsWithin = (rows: readonly AskingRow[], facets: readonly FacetName[]): readonly AskingRow[] =>
  rows.filter((asking) => {
    const asked = facetsOf(asking);
    return asked.every((name) => facets.includes(name)) && (asking.row !== null || asked.length === 1);
  });

/** Facts about tiles are told one by one: not all of them go together. */
const areTiles = ({ suits, winds, dragons, terminals, simples, green, cake }: TileFacts): boolean =>
  suits > 0 === (terminals || simples) &&
  (suits > 0 || winds || dragons) &&
  !(green && (suits > 1 || winds || terminals)) &&
  !(cake && !terminals);

type Asks = (facts: unknown, readings: Readings) => boolean;

/** Which rows agree with the facts of one facet. Most rows do not ask about it: those are answered once. */
export const agreeingAbout = (
  rows: readonly AskingRow[],
  name: FacetName,
  readings: Readings,
): ((facts: unknown) => Agreeing) => {
  const asked = rows.map(({ entry }, index) => ({
    bit: 1n << BigInt(index),
    asks: entry.when[name] as Asks | undefined,
  }));
  const silent = asked.reduce((all, { bit, asks }) => (asks === undefined ? all | bit : all), 0n);
  const questions = asked.flatMap(({ bit, asks }) => (asks === undefined ? [] : [{ bit, asks }]));
  return (facts) => questions.reduce((all, { bit, asks }) => (asks(facts, readings) ? all | bit : all), silent);
};

const agreeingByFacet = (rows: readonly AskingRow[], name: FacetName, readings: Readings): readonly Agreeing[] => {
  const agreeingWith = agreeingAbout(rows, name, readings);
  const found = new Set<Agreeing>();
  for (const [, facts] of (FACETS[name] as Facet<unknown>).all()) {
    if (name !== 'tiles' || areTiles(facts as TileFacts)) found.add(agreeingWith(facts));
  }
  return [...found];
};

/** The rows that can agree at once, whatever these facets are. */
export const agreeingByFacets = (
  rows: readonly AskingRow[],
  facets: readonly FacetName[],
  readings: Readings,
): readonly Agreeing[] =>
  facets.reduce<readonly Agreeing[]>(
    (all, name) => {
      const byFacet = agreeingByFacet(rows, name, readings);
      return [...new Set(all.flatMap((one) => byFacet.map((other) => one & other)))];
    },
    [(1n << BigInt(rows.length)) - 1n],
  );

const worthOf = ({ points = 0, doubles = 0 }: Row): number => doubles * 1000 + points;
const idsOf = ({ drops = [] }: Row): readonly RowId[] =>
  drops.map((drop) => (typeof drop === 'string' ? drop : drop.id));

/** In an exclusive group the most valuable row stays; of two alike the first. */
const isAhead = ({ rows }: RuleSet, row: Row, other: Row): boolean =>
  worthOf(row) === worthOf(other) ? rows.indexOf(row) < rows.indexOf(other) : worthOf(row) > worthOf(other);

/** Does a row take another away: by name, or as the better one of its group? */
const takes = (rules: RuleSet, row: Row, other: Row): boolean =>
  idsOf(row).includes(other.id) || (row.group !== undefined && row.group === other.group && isAhead(rules, row, other));

/** A row that gives something: what, whether a row elsewhere may take it away, and which rows here do. */
interface CountingRow {
  readonly index: number;
  readonly given: number;
  readonly optional: boolean;
  readonly makesMinimum: boolean;
  readonly takenBy: Agreeing;
}

const countingRows = (rules: RuleSet, rows: readonly AskingRow[]): readonly CountingRow[] => {
  const here = new Set(rows.map(({ id }) => id));
  const elsewhere = rules.rows.filter(({ id }) => !here.has(id));
  return rows.flatMap(({ row }, index) => {
    if (row === null) return [];
    const takers = rows.flatMap((other, at) => (other.row !== null && takes(rules, other.row, row) ? [at] : []));
    return [
      {
        index,
        given: amountOf(row.points ?? 0, row.doubles ?? 0),
        optional: elsewhere.some((other) => takes(rules, other, row)),
        makesMinimum: isMinimumRow(rules, row.id),
        takenBy: takers.reduce((all, at) => all | (1n << BigInt(at)), 0n),
      },
    ];
  });
};

/** What the rows that agree give: those that a row elsewhere may take away sometimes, the others always. */
export const amountsOfAgreeing = (rules: RuleSet, rows: readonly AskingRow[]): ((agreeing: Agreeing) => Amounts) => {
  const counting = countingRows(rules, rows);
  return (agreeing) => {
    const there = counting.filter(({ index }) => has(agreeing, index));
    const left = there.filter(({ takenBy }) => (takenBy & agreeing) === 0n);
    const certain = left.filter(({ optional }) => !optional);
    const makesMinimum = there.some((row) => row.makesMinimum) ? ONE_MINIMUM_ROW : 0;
    const always = certain.reduce((sum, { given }) => sum + given, makesMinimum);
    return plus(new Set([always]), anyOf(left.filter(({ optional }) => optional).map(({ given }) => given)));
  };
};

const isMinimumRow = ({ minimum }: RuleSet, id: RowId): boolean =>
  minimum?.anyOf.some((way) => 'row' in way && way.row === id) ?? false;

/** A limit hand among them: not counted. */
export const isLimit = (rows: readonly AskingRow[], agreeing: Agreeing): boolean =>
  rows.some(({ row }, index) => row === null && has(agreeing, index));

/** What rows about these facets can give together. */
export function* amountsByFacets(
  rules: RuleSet,
  rows: readonly AskingRow[],
  facets: readonly FacetName[],
): Steps<Amounts> {
  const within = rowsWithin(rows, facets);
  const agreeing = agreeingByFacets(within, facets, rules.readings);
  yield;
  return either(agreeing.filter((one) => !isLimit(within, one)).map(amountsOfAgreeing(rules, within)));
}
