import type { FacetTable } from './compiled.ts';
import { FACET_AT } from './facetTables.ts';
import { joinSets } from './joinSets.ts';
import { PLACE_WHOLE } from './places.ts';
import { at, onlyWait } from './situation.ts';
import { countLimit, countRows, emptyTally, isBetter, type Tally } from './tally.ts';
import { shapeIndex } from './waits.ts';

/** A reading of a winner's hand, with one place of the winning tile, is tried: counted, and kept when it is the best. */

const SETS_AT = FACET_AT.sets;
const RANK_COUNTS_AT = FACET_AT.rankCounts;
const HONOURS_AT = FACET_AT.honours;
const WAIT_AT = FACET_AT.wait;
const SHAPE_AT = FACET_AT.shape;
/** The last shape that is four sets and a pair: those after it count only where a row recognises them. */
const LAST_OF_SETS = shapeIndex('nine-gates-waited');

let best = emptyTally();
/** The record to be filled in. */
export let trial = emptyTally();

export const startTrials = (bonus: number): void => {
  best.total = -1;
  best.bonus = bonus;
  trial.bonus = bonus;
};

export const bestTrial = (): Tally | null => (best.total < 0 ? null : best);

/** Keeps the trial when it is better; the other record becomes the next trial. */
const keepBetter = (): void => {
  if (best.total >= 0 && !isBetter(trial, best)) return;
  const kept = trial;
  trial = best;
  best = kept;
};

/** Whether it was the only tile to wait for is asked late, and not at all where no row that is left would tell. */
export const ASK = -1;

const wordsDiffer = (facets: FacetTable, a: number, b: number, low: number, high: number): boolean =>
  (((facets[a]! ^ facets[b]!) & low) | ((facets[a + 1]! ^ facets[b + 1]!) & high)) !== 0;

/** For a winning tile in no set, when `low` and `high` are left: a limit hand that stands anyway needs no answer. */
const onlyInWhole = (low: number, high: number): number => {
  const { facets, limits } = at.compiled;
  const one = WAIT_AT + 2 * (PLACE_WHOLE | (1 << 3));
  const many = WAIT_AT + 2 * PLACE_WHOLE;
  const isLimit = ((low & limits[0] & facets[many]!) | (high & limits[1] & facets[many + 1]!)) !== 0;
  const isTold = isLimit
    ? wordsDiffer(facets, one, many, low & limits[0], high & limits[1])
    : wordsDiffer(facets, one, many, low, high);
  return isTold ? onlyWait() : 0;
};

/** Counts the reading in the trial, with the winning tile in this sort of place, the only one to wait for or not. */
export const countTrial = (place: number, only: number): void => {
  const { compiled } = at;
  const { facets } = compiled;
  const { codes } = trial;
  let word = 0;
  for (let index = 0; index < trial.size; index++) word += compiled.setCounts[codes[index]!]!;
  const setsAt = SETS_AT + 2 * (word & 0x7fff);
  const rankCountsAt = RANK_COUNTS_AT + 2 * ((word >> 15) & 0x1ff);
  const honoursAt = HONOURS_AT + 2 * (word >> 24);
  const shapeAt = SHAPE_AT + 2 * trial.shape;
  let low =
    (trial.cake ? at.cakeLow : at.low) &
    facets[setsAt]! &
    facets[rankCountsAt]! &
    facets[honoursAt]! &
    facets[shapeAt]!;
  let high =
    (trial.cake ? at.cakeHigh : at.high) &
    facets[setsAt + 1]! &
    facets[rankCountsAt + 1]! &
    facets[honoursAt + 1]! &
    facets[shapeAt + 1]!;
  const waitAt = WAIT_AT + 2 * (place | ((only === ASK ? onlyInWhole(low, high) : only) << 3));
  low &= facets[waitAt]!;
  high &= facets[waitAt + 1]!;
  if (trial.shape > LAST_OF_SETS && ((low & compiled.shapes[0]) | (high & compiled.shapes[1])) === 0) return;
  if (((low & compiled.limits[0]) | (high & compiled.limits[1])) !== 0) {
    countLimit(compiled, trial, low, high, at.inHand);
  } else {
    trial.quads = at.quads;
    joinSets(compiled, trial);
    countRows(compiled, trial, low, high, at.seatRound);
  }
  keepBetter();
};
