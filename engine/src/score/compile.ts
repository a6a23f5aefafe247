import type { Shape } from '../hand/irregular.ts';
import { SET_CODES, SET_FACTS, type SetFacts } from '../hand/setCode.ts';
import type { HandEntry, SetEntry } from '../rules/catalogue/entry.ts';
import { CATALOGUE } from '../rules/catalogue.ts';
import { FACETS, type Facet, type FacetName, PLACES } from '../rules/facts.ts';
import type { RowId } from '../rules/ids.ts';
import type { Drop, LimitRow, Readings, Row, RuleSet, Source } from '../rules/ruleSet.ts';
import type { Combination, Selection } from './combine.ts';
import type { Line } from './sheet.ts';

/**
 * A rule set made ready for counting. Rows about the whole hand get a bit in one of two words, rows about parts of it
 * (sets, quads, combinations) a bit in a third. For every value of every facet a table says which rows agree, so the
 * rows of a reading are a handful of look-ups ANDed together. The catalogue's predicates stay the only place where a
 * rule is written; `compile` asks them about everything there is to ask.
 */
export interface Compiled {
  readonly rules: RuleSet;
  /** Rows about the whole hand by bit: 0–30 in the first word, 31–61 in the second. Limit hands come last. */
  readonly handRows: readonly HandRow[];
  readonly partRows: readonly PartRow[];
  /** Part rows that only the winner gets. */
  readonly winnerParts: number;
  /** The tables of all facets, one after the other: `FACET_AT` says where each begins. */
  readonly facets: FacetTable;
  /** Rows (by word) that everyone gets, not only the winner. */
  readonly everyone: Words;
  readonly limits: Words;
  /** Rows that give points; the others give doubles, or are limit hands. */
  readonly points: Words;
  readonly alone: Words;
  /** Rows that take something away, and part rows that do. */
  readonly droppers: Words;
  readonly partDroppers: number;
  readonly partDrops: readonly PartDrop[];
  readonly partDropRows: Words;
  /** Rows that recognise a shape: without one of them a hand that is no sets and a pair is no mahjong. */
  readonly shapes: Words;
  /** Shapes of certain sets or of a body and sets, which are looked for only where a row asks. */
  readonly knowsKnitted: boolean;
  readonly knowsSnake: boolean;
  readonly knowsRedDragonGame: boolean;
  /** By bit: points + 2^20 × doubles. */
  readonly amounts: Int32Array;
  /** By bit: the rows it takes away, one entry for each word. */
  readonly drops: readonly [Int32Array, Int32Array, Int32Array];
  /** By code of a set: how it counts among the sets (`SetCounts`) and among ranks and honours. */
  readonly setCounts: Int32Array;
  /** By 16 × code + 4 × seat + round: the part rows of that set, and what they give together. */
  readonly setRows: Int32Array;
  readonly setAmounts: Int32Array;
  readonly partAmounts: Int32Array;
  readonly quadBit: number;
  /** By 8 × only + place of the winning tile: the first place that no row tells from it. */
  readonly samePlace: Uint8Array;
  readonly combinations: Readonly<Record<'chows' | 'pungs', readonly Combination[]>>;
  readonly selections: Readonly<Record<'chows' | 'pungs', Map<number, Selection>>>;
  /** The lines of sheets written before, which later sheets share. */
  readonly lines: KeptLines;
  readonly minimumRows: Words;
  readonly minimumDoubles: number;
  readonly minimumPoints: number;
}

/**
 * A row of the hand has a line for each choice of sets that earn it; a part row one for each set in each place, and one
 * for sets together or a number of quads.
 */
export interface KeptLines {
  readonly hand: readonly (Line | undefined)[][];
  readonly ofSet: readonly (Line | undefined)[][];
  readonly joined: readonly (Line | undefined)[][];
}

export type Words = readonly [number, number];

/** For the value with index i: the rows that agree, first word at 2i, second at 2i + 1. */
export type FacetTable = Int32Array;

const FACET_NAMES = Object.keys(FACETS) as FacetName[];
const roomUntil = (name: FacetName): number =>
  FACET_NAMES.slice(0, FACET_NAMES.indexOf(name)).reduce((sum, each) => sum + 2 * FACETS[each].size, 0);
export const FACET_AT = Object.fromEntries(FACET_NAMES.map((name) => [name, roomUntil(name)])) as Readonly<
  Record<FacetName, number>
>;
const FACET_END = FACET_NAMES.reduce((sum, name) => sum + 2 * FACETS[name].size, 0);

export interface HandRow {
  readonly id: RowId;
  readonly kind: 'points' | 'doubles' | 'limit';
  readonly amount: number;
  readonly source: Source;
  readonly entry: HandEntry;
  readonly limit: LimitRow | null;
  /** By code of a set: 1 when it earns this row; null: all do. */
  readonly own: Uint8Array | null;
}

/** A row of the hand that takes part rows away from certain sets only, or so many of them. */
export interface PartDrop {
  readonly row: number;
  readonly parts: number;
  /** By code of a set; null: from any. */
  readonly fromSets: Uint8Array | null;
  readonly atMost: number;
}

export interface PartRow {
  readonly id: RowId;
  readonly row: Row;
  readonly named: boolean;
}

export const WORD_BITS = 31;
export const MAX_HAND_ROWS = 2 * WORD_BITS;
/** Doubles are counted above the points in one number. */
export const DOUBLE = 1 << 20;

/** A hand has at most eight sets in view (those of a player who did not win) and a body. */
export const SET_PLACES = 8;
export const SET_CHOICES = 1 << SET_PLACES;
const noLines = (count: number): (Line | undefined)[] => new Array<Line | undefined>(count);

const isHand = (id: RowId): boolean => CATALOGUE[id].of === 'hand';
export const isPart = (id: RowId): boolean => !isHand(id);

const amountOf = (row: Row, noble: boolean): number =>
  (noble ? (row.noblePoints ?? row.points ?? 0) : (row.points ?? 0)) + DOUBLE * (row.doubles ?? 0);

const valueOfRow = (row: Row): number => (row.doubles ?? 0) * 1000 + (row.points ?? 0);

/** An exclusive group is its rows by value, each taking away those after it. */
const groupDrops = (rules: RuleSet, row: Row): readonly RowId[] => {
  if (row.group === undefined) return [];
  const group = rules.rows
    .filter((other) => other.group === row.group)
    .toSorted((a, b) => valueOfRow(b) - valueOfRow(a));
  return group.slice(group.indexOf(row) + 1).map(({ id }) => id);
};

const idOfDrop = (drop: Drop): RowId => (typeof drop === 'string' ? drop : drop.id);
const isWhole = (drop: Drop): drop is RowId => typeof drop === 'string';
const isOwn = (drop: Drop): boolean => typeof drop === 'object' && 'within' in drop;

const bitsIn = (bits: readonly number[]): Words => [
  bits.filter((bit) => bit < WORD_BITS).reduce((word, bit) => word | (1 << bit), 0),
  bits.filter((bit) => bit >= WORD_BITS).reduce((word, bit) => word | (1 << (bit - WORD_BITS)), 0),
];

type Asks = (facts: unknown, readings: Readings) => boolean;

/** Which rows agree with each value of a facet: those that do not ask about it, and those whose answer is yes. */
const fillFacet = (table: Int32Array, name: FacetName, rows: readonly HandRow[], readings: Readings): void => {
  const asking = rows.map(({ entry }) => entry.when[name] as Asks | undefined);
  const silent = bitsIn(asking.flatMap((when, bit) => (when === undefined ? [bit] : [])));
  const questions = asking.flatMap((when, bit) => (when === undefined ? [] : [{ bit, when }]));
  for (const [index, facts] of (FACETS[name] as Facet<unknown>).all()) {
    const words = [silent[0], silent[1]] as [number, number];
    for (const { bit, when } of questions)
      if (when(facts, readings)) words[bit < WORD_BITS ? 0 : 1] |= 1 << (bit % WORD_BITS);
    table[FACET_AT[name] + 2 * index] = words[0];
    table[FACET_AT[name] + 2 * index + 1] = words[1];
  }
};

const facetTables = (rows: readonly HandRow[], readings: Readings): FacetTable => {
  const table = new Int32Array(FACET_END);
  for (const name of FACET_NAMES) fillFacet(table, name, rows, readings);
  return table;
};

const partMask = (parts: readonly PartRow[], ids: readonly RowId[]): number =>
  parts.reduce((mask, part, bit) => (ids.includes(part.id) ? mask | (1 << bit) : mask), 0);

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

const partDropsOf = (rules: RuleSet, hand: readonly HandRow[], parts: readonly PartRow[]): readonly PartDrop[] =>
  rules.rows.flatMap((row) => {
    const bit = hand.findIndex(({ id }) => id === row.id);
    if (bit < 0) return [];
    return (row.drops ?? []).flatMap((drop): readonly PartDrop[] => {
      if (typeof drop === 'string') return [];
      const mask = partMask(parts, [drop.id]);
      if ('count' in drop) return [{ row: bit, parts: mask, fromSets: null, atMost: drop.count }];
      return [{ row: bit, parts: mask, fromSets: hand[bit]!.own, atMost: Number.POSITIVE_INFINITY }];
    });
  });

/** Which of a set's rows stay when the others take away what they do within their own set. */
const afterOwnDrops = (mask: number, parts: readonly PartRow[]): number => {
  const dropped = parts
    .filter((_, bit) => (mask >> bit) & 1)
    .flatMap(({ row }) => (row.drops ?? []).filter(isOwn).map(idOfDrop));
  return mask & ~partMask(parts, dropped);
};

const setMask = (parts: readonly PartRow[], code: number, seat: number, round: number): number => {
  const facts = SET_FACTS[code]!;
  const wind = facts.wind ? facts.tileKind - 27 : -1;
  const asked = { ...facts, ownWind: wind === seat, roundWind: wind === round };
  const fits = parts.reduce((mask, part, bit) => {
    const entry = CATALOGUE[part.id];
    return entry.of === 'set' && (entry as SetEntry).each(asked) ? mask | (1 << bit) : mask;
  }, 0);
  return afterOwnDrops(fits, parts);
};

/** By part row: what it gives for a simple set, and (31 further on) for a noble one. */
const partAmountsOf = (parts: readonly PartRow[]): Int32Array => {
  const amounts = new Int32Array(2 * WORD_BITS);
  for (const [bit, { row }] of parts.entries()) {
    amounts[bit] = amountOf(row, false);
    amounts[WORD_BITS + bit] = amountOf(row, true);
  }
  return amounts;
};

/** What a mask of a set's rows gives together. */
export const amountOfSetRows = (amounts: Int32Array, mask: number, code: number): number => {
  const first = SET_FACTS[code]!.noble ? WORD_BITS : 0;
  let sum = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) sum += amounts[first + 31 - Math.clz32(rest & -rest)]!;
  return sum;
};

const countsOfSet = (set: SetFacts, readings: Readings): number => {
  const kong = set.kind === 'kong';
  const concealedPung = set.alike && (set.concealed || (kong && readings.kongAsConcealedPung === 'any'));
  const five = set.kind === 'chow' ? set.rank >= 3 && set.rank <= 5 : set.rank === 5;
  const even = set.kind !== 'chow' && set.rank > 0 && set.rank % 2 === 0;
  const fields: readonly (readonly [boolean, number])[] = [
    [set.kind === 'chow', 0],
    [set.alike, 3],
    [kong, 6],
    [kong && set.concealed, 9],
    [concealedPung, 12],
    [set.outside, 15],
    [five, 18],
    [even, 21],
    [set.alike && set.wind, 24],
    [set.alike && set.dragon, 27],
    [set.kind === 'pair' && set.wind, 29],
    [set.kind === 'pair' && set.dragon, 30],
  ];
  return fields.reduce((word, [holds, shift]) => (holds ? word | (1 << shift) : word), 0);
};

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

const bitsThat = (rows: readonly HandRow[], holds: (row: HandRow) => boolean): Words =>
  bitsIn(rows.flatMap((row, bit) => (holds(row) ? [bit] : [])));

const minimumOf = (rules: RuleSet, key: 'doubles' | 'points'): number => {
  const wanted = (rules.minimum?.anyOf ?? []).flatMap((way) =>
    key in way ? [(way as Record<string, number>)[key]!] : [],
  );
  return rules.minimum === null ? 0 : Math.min(Number.POSITIVE_INFINITY, ...wanted);
};

const dropTables = (rules: RuleSet, hand: readonly HandRow[], parts: readonly PartRow[]): Compiled['drops'] => {
  const tables = [0, 1, 2].map(() => new Int32Array(MAX_HAND_ROWS + WORD_BITS)) as [Int32Array, Int32Array, Int32Array];
  for (const row of rules.rows) {
    const ids = [...(row.drops ?? []).filter(isWhole), ...groupDrops(rules, row)];
    const handBit = hand.findIndex(({ id }) => id === row.id);
    const bit = handBit >= 0 ? handBit : MAX_HAND_ROWS + parts.findIndex(({ id }) => id === row.id);
    const words = bitsThat(hand, ({ id, limit }) => limit === null && ids.includes(id));
    tables[0][bit] = words[0];
    tables[1][bit] = words[1];
    tables[2][bit] = partMask(parts, ids);
  }
  return tables;
};

const takesAway = (drops: Compiled['drops'], bit: number): boolean => drops.some((table) => table[bit] !== 0);

const samePlaces = (table: FacetTable): Uint8Array => {
  const agreeing = (wait: number): string =>
    `${table[FACET_AT.wait + 2 * wait]},${table[FACET_AT.wait + 2 * wait + 1]}`;
  return Uint8Array.from({ length: 16 }, (_, wait) =>
    PLACES.findIndex((_place, place) => agreeing((wait & 8) | place) === agreeing(wait)),
  );
};

/** Does any row recognise hands of this shape? */
const knowsShape = (rows: readonly HandRow[], shape: Shape, readings: Readings): boolean =>
  rows.some(({ entry }) => entry.when.shape?.({ shape }, readings) === true);

const compile = (rules: RuleSet): Compiled => {
  const partRows = rules.rows
    .filter(({ id }) => isPart(id))
    .map((row) => ({ id: row.id, row, named: (CATALOGUE[row.id] as SetEntry).named === true }));
  const counted = rules.rows.filter(({ id }) => isHand(id)).map(handRowOf);
  const handRows = [...counted, ...rules.limits.map(limitRowOf)];
  const drops = dropTables(rules, handRows, partRows);
  const partDrops = partDropsOf(rules, handRows, partRows);
  const partAmounts = partAmountsOf(partRows);
  const setRows = new Int32Array(16 * SET_CODES);
  const setAmounts = new Int32Array(16 * SET_CODES);
  for (let index = 0; index < setRows.length; index++) {
    // Only sets of winds look at the seat and the round.
    const known = (index & 15) > 0 && !SET_FACTS[index >> 4]!.wind;
    setRows[index] = known ? setRows[index & ~15]! : setMask(partRows, index >> 4, (index >> 2) & 3, index & 3);
    setAmounts[index] = amountOfSetRows(partAmounts, setRows[index]!, index >> 4);
  }
  const facets = facetTables(handRows, rules.readings);
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
    partDroppers: partRows.reduce(
      (mask, _, bit) => (takesAway(drops, MAX_HAND_ROWS + bit) ? mask | (1 << bit) : mask),
      0,
    ),
    winnerParts: partRows.reduce((mask, { row }, bit) => (row.for === 'winner' ? mask | (1 << bit) : mask), 0),
    partDrops,
    partDropRows: bitsIn(partDrops.map(({ row }) => row)),
    shapes: bitsThat(handRows, ({ entry }) => entry.when.shape !== undefined),
    knowsKnitted: knowsShape(handRows, 'knitted-straight', rules.readings),
    knowsSnake: knowsShape(handRows, 'kronkelende-slang', rules.readings),
    knowsRedDragonGame: knowsShape(handRows, 'spel-van-de-rode-draak', rules.readings),
    amounts: Int32Array.from(handRows, (row) => (row.kind === 'doubles' ? DOUBLE * row.amount : row.amount)),
    drops,
    setCounts: Int32Array.from(SET_FACTS, (set) => countsOfSet(set, rules.readings)),
    setRows,
    setAmounts,
    partAmounts,
    samePlace: samePlaces(facets),
    quadBit: partRows.findIndex(({ id }) => CATALOGUE[id].of === 'quad'),
    combinations: { chows: combinationsOf(partRows, 'chows'), pungs: combinationsOf(partRows, 'pungs') },
    selections: { chows: new Map(), pungs: new Map() },
    lines: {
      hand: handRows.map(() => noLines(2 * SET_CHOICES)),
      ofSet: partRows.map(() => noLines(SET_CODES * SET_PLACES)),
      joined: partRows.map(() => noLines(4 * SET_CHOICES)),
    },
    minimumRows: bitsThat(handRows, minimumRow),
    minimumDoubles: minimumOf(rules, 'doubles'),
    minimumPoints: minimumOf(rules, 'points'),
  };
};

const compiled = new WeakMap<RuleSet, Compiled>();
let latest: Compiled | undefined;

/** Compiles a rule set on first use; the same value is never compiled twice. */
export const compiledOf = (rules: RuleSet): Compiled => {
  if (latest?.rules === rules) return latest;
  latest = compiled.get(rules) ?? compile(rules);
  compiled.set(rules, latest);
  return latest;
};
