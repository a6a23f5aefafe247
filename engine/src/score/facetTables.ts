import { FACETS, type Facet, type FacetName, PLACES } from '../rules/facts.ts';
import type { Readings } from '../rules/ruleSet.ts';
import { type FacetTable, type HandRow, WORD_BITS } from './compiled.ts';
import { bitsIn } from './rowBits.ts';

/** Where the table of each facet begins. */
const FACET_NAMES = Object.keys(FACETS) as FacetName[];
const roomUntil = (name: FacetName): number =>
  FACET_NAMES.slice(0, FACET_NAMES.indexOf(name)).reduce((sum, each) => sum + 2 * FACETS[each].size, 0);
export const FACET_AT = Object.fromEntries(FACET_NAMES.map((name) => [name, roomUntil(name)])) as Readonly<
  Record<FacetName, number>
>;
const FACET_END = FACET_NAMES.reduce((sum, name) => sum + 2 * FACETS[name].size, 0);

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

export const facetTables = (rows: readonly HandRow[], readings: Readings): FacetTable => {
  const table = new Int32Array(FACET_END);
  for (const name of FACET_NAMES) fillFacet(table, name, rows, readings);
  return table;
};

/** By 8 × only + place of the winning tile: the first place that no row tells from it. */
export const samePlaces = (table: FacetTable): Uint8Array => {
  const agreeing = (wait: number): string =>
    `${table[FACET_AT.wait + 2 * wait]},${table[FACET_AT.wait + 2 * wait + 1]}`;
  return Uint8Array.from({ length: 16 }, (_, wait) =>
    PLACES.findIndex((_place, place) => agreeing((wait & 8) | place) === agreeing(wait)),
  );
};
