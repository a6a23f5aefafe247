import type { ScoreReport } from './report.ts';

/** Totals that are shown together: from, up to and including. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MOST_BINS = 12;
const STEPS = [1, 2, 4, 5, 8, 10] as const;
/** A few very high totals share the last bin. */
const MOST_OF_THEM = 0.975;

const countsUpTo = ({ distribution }: ScoreReport): number => {
  let left = MOST_OF_THEM * distribution.reduce((sum, [, count]) => sum + count, 0);
  for (const [total, count] of distribution) {
    left -= count;
    if (left <= 0) return total;
  }
  return 0;
};

const doublingEdges = (largest: number): readonly number[] => {
  const doublings = Math.ceil(Math.log2(largest / 20)) + 1;
  return [0, ...Array.from({ length: doublings }, (_, n) => 20 * 2 ** n).filter((edge) => edge <= largest)];
};

/** Equal steps while that takes few of them; where scores double, so do the steps. */
const edgesFor = (score: ScoreReport): readonly number[] => {
  const most = countsUpTo(score);
  const step = STEPS.find((size) => most / size < MOST_BINS);
  if (step === undefined) return doublingEdges(score.largest);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step);
};

const binsBetween = (edges: readonly number[], { distribution, largest }: ScoreReport): readonly Bin[] =>
  edges.map((from, index) => {
    const to = (edges[index + 1] ?? Number.POSITIVE_INFINITY) - 1;
    const inside = distribution.filter(([total]) => total >= from && total <= to);
    return { from, to: Math.min(to, largest), count: inside.reduce((sum, [, count]) => sum + count, 0) };
  });

/** From the first that holds anything. */
export const binsOf = (score: ScoreReport): readonly Bin[] => {
  if (score.distribution.length === 0) return [];
  const bins = binsBetween(edgesFor(score), score);
  return bins.slice(bins.findIndex(({ count }) => count > 0));
};
