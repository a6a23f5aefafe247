import { FACETS, type Facet, type FacetName, PLACES } from '../rules/facts.ts';
import type { Readings } from '../rules/ruleSet.ts';
import { type FacetTable, type HandRow, WORD_BITS } from './compiled.ts';
import { bitsThat } from './rowBits.ts';
import type { Steps } from './steps.ts';

/** Where the table of each facet begins. */
const FACET_NAMES = Object.keys(FACETS) as FacetName[];
const roomUntil = (name: FacetName): number =>
  FACET_NAMES.slice(0, FACET_NAMES.indexOf(name)).reduce((sum, each) => sum + 2 * FACETS[each].size, 0);
export const FACET_AT = Object.fromEntries(FACET_NAMES.map((name) => [name, roomUntil(name)])) as Readonly<
  Record<FacetName, number>
>;
const FACET_END = FACET_NAMES.reduce((sum, name) => sum + 2 * FACETS[name].size, 0);

type Asks = (facts: unknown, readings: Readings) => boolean;

/** Each with its bit, and in which word that is. */
interface Question {
  readonly when: Asks;
  readonly word: 0 | 1;
  readonly bit: number;
}

const questionsAbout = (name: FacetName, rows: readonly HandRow[]): readonly Question[] =>
  rows.flatMap(({ entry }, bit) => {
    const when = entry.when[name] as Asks | undefined;
    return when === undefined ? [] : [{ when, word: bit < WORD_BITS ? 0 : 1, bit: 1 << (bit % WORD_BITS) } as const];
  });

/** So many values make a step. */
const AT_ONCE = 128;

/** Which rows agree with each value of a facet: those that do not ask about it, and those whose answer is yes. */
function* fillFacet(table: Int32Array, name: FacetName, rows: readonly HandRow[], readings: Readings): Steps<void> {
  const silent = bitsThat(rows, ({ entry }) => entry.when[name] === undefined);
  const questions = questionsAbout(name, rows);
  const values = (FACETS[name] as Facet<unknown>).all();
  for (let nth = 0; nth < values.length; nth++) {
    if (nth % AT_ONCE === 0) yield;
    const [index, facts] = values[nth]!;
    const at = FACET_AT[name] + 2 * index;
    table[at] = silent[0];
    table[at + 1] = silent[1];
    for (let asked = 0; asked < questions.length; asked++) {
      const { when, word, bit } = questions[asked]!;
      if (when(facts, readings)) table[at + word]! |= bit;
    }
  }
}

export function* facetTables(rows: readonly HandRow[], readings: Readings): Steps<FacetTable> {
  const table = new Int32Array(FACET_END);
  for (const name of FACET_NAMES) yield* fillFacet(table, name, rows, readings);
  return table;
}

/** By 8 × only + place of the winning tile: the first place that no row tells from it. */
export const samePlaces = (table: FacetTable): Uint8Array => {
  const agreeing = (wait: number): string =>
    `${table[FACET_AT.wait + 2 * wait]},${table[FACET_AT.wait + 2 * wait + 1]}`;
  return Uint8Array.from({ length: 16 }, (_, wait) =>
    PLACES.findIndex((_place, place) => agreeing((wait & 8) | place) === agreeing(wait)),
  );
};
