const NS_PER_MS = 1e6;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Nanoseconds for each item of a list, the median of several rounds after some to warm up. */
export const nsEach = <T>(items: readonly T[], work: (item: T) => unknown, rounds: number, warmUp: number): number => {
  const once = (): number => {
    const start = performance.now();
    for (const item of items) work(item);
    return ((performance.now() - start) * NS_PER_MS) / items.length;
  };
  for (let round = 0; round < warmUp; round++) once();
  return median(Array.from({ length: rounds }, once));
};

/** Milliseconds of one call. */
export const msOnce = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

export interface Memory {
  /** Bytes allocated for each item, garbage included. */
  readonly allocated: number;
  /** Bytes still there after a collection. */
  readonly kept: number;
}

/** What each result costs in memory; needs `node --expose-gc`. */
export const bytesEach = <T>(items: readonly T[], work: (item: T) => unknown): Memory | null => {
  const collect = (globalThis as { gc?: () => void }).gc;
  if (collect === undefined) return null;
  const results: unknown[] = new Array(items.length);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < items.length; index++) results[index] = work(items[index]!);
  const during = process.memoryUsage().heapUsed;
  collect();
  const after = process.memoryUsage().heapUsed;
  return { allocated: (during - before) / results.length, kept: (after - before) / results.length };
};

/** How much each of these gets done in a second, the median of several rounds after one to warm up; they take turns. */
export const perSecond = (works: readonly (() => number)[], rounds: number): readonly number[] => {
  const once = (work: () => number): number => {
    const start = performance.now();
    return (1000 * work()) / (performance.now() - start);
  };
  works.forEach(once);
  const speeds = Array.from({ length: rounds }, () => works.map(once));
  return works.map((_, index) => median(speeds.map((round) => round[index]!)));
};
