import { newIntTable } from '../hand/intTable.ts';
import type { Shape } from '../hand/irregular.ts';
import { SET_CODES, SET_FACTS } from '../hand/setCode.ts';
import type { HandEntry, SetEntry } from '../rules/catalogue/entry.ts';
import { CATALOGUE } from '../rules/catalogue.ts';
import type { FacetName } from '../rules/facts.ts';
import type { RowId } from '../rules/ids.ts';
import type { LimitRow, Readings, Row, RuleSet } from '../rules/ruleSet.ts';
import type { Combination } from './combine.ts';
import { dropTables, partDropsOf, takesAway } from './compileDrops.ts';
import {
  type Compiled,
  DOUBLE,
  HAND_CHOICES,
  type HandRow,
  JOINED_COUNTS,
  type KeptLines,
  type KeptSelections,
  MAX_HAND_ROWS,
  type PartRow,
  SET_CHOICES,
  SET_PLACES,
} from './compiled.ts';
import { facetTables, samePlaces } from './facetTables.ts';
import { bitsIn, bitsThat, partsThat } from './rowBits.ts';
import { amountOfSetRows, partAmountsOf, setCountsOf, setRowsOf } from './setTables.ts';
import type { Line } from './sheet.ts';
import { allOf, type Steps } from './steps.ts';

const isHand = (id: RowId): boolean => CATALOGUE[id].of === 'hand';

const ownSets = ({ own }: HandEntry): Uint8Array | null =>
  own === undefined ? null : Uint8Array.from(SET_FACTS, (set) => (own(set) ? 1 : 0));

const handRowOf = (row: Row): HandRow => {
  const entry = CATALOGUE[row.id] as HandEntry;
  const kind = row.doubles === undefined ? 'points' : 'doubles';
  return {
    id: row.id,
    kind,
    amount: row.doubles ?? row.points ?? 0,
    source: row.source,
    entry,
    limit: null,
    own: ownSets(entry),
  };
};

const limitRowOf = (limit: LimitRow): HandRow => {
  const entry = CATALOGUE[limit.id] as HandEntry;
  return { id: limit.id, kind: 'limit', amount: limit.value, source: limit.source, entry, limit, own: ownSets(entry) };
};

const noSelections = (rows: readonly Combination[]): KeptSelections => ({ rows, list: [], numbers: newIntTable(1) });

const combinationsOf = (parts: readonly PartRow[], of: 'chows' | 'pungs'): readonly Combination[] =>
  parts.flatMap(({ id, row }, bit) => {
    const entry = CATALOGUE[id];
    return entry.of === of ? [{ bit, points: row.points ?? 0, entry }] : [];
  });

/** Facets that only a winner has: rows that ask about them are never for everyone. */
const WINNER_FACETS: readonly FacetName[] = ['win', 'wait', 'shape', 'rankCounts'];

const isForEveryone = (rules: RuleSet, row: HandRow): boolean =>
  rules.rows.some(({ id, for: whom }) => id === row.id && whom !== 'winner') &&
  WINNER_FACETS.every((name) => row.entry.when[name] === undefined);

const minimumOf = (rules: RuleSet, key: 'doubles' | 'points'): number => {
  const wanted = (rules.minimum?.anyOf ?? []).flatMap((way) =>
    key in way ? [(way as Record<string, number>)[key]!] : [],
  );
  return rules.minimum === null ? 0 : Math.min(Number.POSITIVE_INFINITY, ...wanted);
};

/** Does any row recognise hands of this shape? */
const knowsShape = (rows: readonly HandRow[], shape: Shape, readings: Readings): boolean =>
  rows.some(({ entry }) => entry.when.shape?.({ shape }, readings) === true);

const noLines = (count: number): (Line | undefined)[] => new Array<Line | undefined>(count);

const keptLines = (hand: readonly HandRow[], parts: readonly PartRow[]): KeptLines => ({
  hand: noLines(hand.length * HAND_CHOICES),
  ofSet: noLines(parts.length * SET_CODES * SET_PLACES),
  joined: noLines(parts.length * JOINED_COUNTS * SET_CHOICES),
});

const partRowsOf = (rules: RuleSet): readonly PartRow[] =>
  rules.rows
    .filter(({ id }) => !isHand(id))
    .map((row) => ({ id: row.id, row, named: (CATALOGUE[row.id] as SetEntry).named === true }));

const handRowsOf = (rules: RuleSet): readonly HandRow[] => [
  ...rules.rows.filter(({ id }) => isHand(id)).map(handRowOf),
  ...rules.limits.map(limitRowOf),
];

function* compile(rules: RuleSet): Steps<Compiled> {
  const partRows = partRowsOf(rules);
  const handRows = handRowsOf(rules);
  yield;
  const drops = dropTables(rules, handRows, partRows);
  yield;
  const partDrops = partDropsOf(rules, handRows, partRows);
  const partAmounts = partAmountsOf(partRows);
  const setRows = yield* setRowsOf(partRows);
  const setAmounts = setRows.map((rows, index) => amountOfSetRows(partAmounts, rows, index >> 4));
  yield;
  const setCounts = setCountsOf(rules.readings);
  const facets = yield* facetTables(handRows, rules.readings);
  yield;
  const lines = keptLines(handRows, partRows);
  yield;
  const chowSelections = noSelections(combinationsOf(partRows, 'chows'));
  const pungSelections = noSelections(combinationsOf(partRows, 'pungs'));
  const minimumRow = (row: HandRow): boolean =>
    rules.minimum?.anyOf.some((way) => 'row' in way && way.row === row.id) ?? false;
  return {
    rules,
    handRows,
    partRows,
    facets,
    everyone: bitsThat(handRows, (row) => isForEveryone(rules, row)),
    limits: bitsThat(handRows, ({ limit }) => limit !== null),
    points: bitsThat(handRows, ({ kind }) => kind === 'points'),
    alone: bitsThat(handRows, ({ id }) => rules.rows.some((row) => row.id === id && row.alone === true)),
    droppers: bitsIn(handRows.flatMap((_, bit) => (takesAway(drops, bit) ? [bit] : []))),
    partDroppers: partsThat(partRows, (_, bit) => takesAway(drops, MAX_HAND_ROWS + bit)),
    winnerParts: partsThat(partRows, ({ row }) => row.for === 'winner'),
    partDrops,
    partDropRows: bitsIn(partDrops.map(({ row }) => row)),
    shapes: bitsThat(handRows, ({ entry }) => entry.when.shape !== undefined),
    knowsKnitted: knowsShape(handRows, 'knitted-straight', rules.readings),
    knowsSnake: knowsShape(handRows, 'kronkelende-slang', rules.readings),
    knowsRedDragonGame: knowsShape(handRows, 'spel-van-de-rode-draak', rules.readings),
    amounts: Int32Array.from(handRows, (row) => (row.kind === 'doubles' ? DOUBLE * row.amount : row.amount)),
    drops,
    setCounts,
    setRows,
    setAmounts,
    partAmounts,
    samePlace: samePlaces(facets),
    quadBit: partRows.findIndex(({ id }) => CATALOGUE[id].of === 'quad'),
    joinsSets: chowSelections.rows.length + pungSelections.rows.length > 0,
    chowSelections,
    pungSelections,
    lines,
    minimumRows: bitsThat(handRows, minimumRow),
    minimumDoubles: minimumOf(rules, 'doubles'),
    minimumPoints: minimumOf(rules, 'points'),
  };
}

const compiled = new WeakMap<RuleSet, Compiled>();
let latest: Compiled | undefined;

/** Compiles a rule set on first use; the same value is never compiled twice. */
export const compiledOf = (rules: RuleSet): Compiled => {
  if (latest?.rules === rules) return latest;
  latest = compiled.get(rules) ?? allOf(compile(rules));
  compiled.set(rules, latest);
  return latest;
};

/** The same ahead of time: a page that must answer taps meanwhile takes the steps one by one. */
export function* prepare(rules: RuleSet): Steps<void> {
  if (!compiled.has(rules)) compiled.set(rules, yield* compile(rules));
}
