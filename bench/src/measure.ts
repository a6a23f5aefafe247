const NS_PER_MS = 1e6;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Work on many items, cut in slices: long for the clock, short beside the turns that other programs take. */
export interface Task {
  readonly slices: readonly (() => void)[];
  readonly size: number;
}

const SLICE = 100;

const workOn =
  <T>(items: readonly T[], work: (item: T) => unknown): (() => void) =>
  () => {
    for (const item of items) work(item);
  };

export const taskOf = <T>(items: readonly T[], work: (item: T) => unknown): Task => ({
  slices: Array.from({ length: Math.ceil(items.length / SLICE) }, (_, index) =>
    workOn(items.slice(index * SLICE, (index + 1) * SLICE), work),
  ),
  size: items.length,
});

const timeOf = (slice: () => void): number => {
  const start = performance.now();
  slice();
  return performance.now() - start;
};

const workOff = ({ slices }: Task): void => {
  for (const slice of slices) slice();
};

/** So many rounds make a turn. */
const TURN = 5;

/** A turn of a task: the first round, in which its work takes the processor's caches back, is not counted. */
const takeTurn = (task: Task, times: readonly number[][]): void => {
  workOff(task);
  for (let round = 0; round < TURN; round++) {
    for (const [index, slice] of task.slices.entries()) times[index]!.push(timeOf(slice));
  }
};

/** Nanoseconds for each item, from the times of each slice: of its median round, and of the best tenth. */
export interface Pace {
  readonly median: number;
  readonly best: number;
}

const sumOf = (times: readonly number[][], pick: (sorted: readonly number[]) => number): number =>
  times.reduce((sum, each) => sum + pick(each.toSorted((a, b) => a - b)), 0);

const paceOf = ({ size }: Task, times: readonly number[][]): Pace => {
  const at = (part: number) => (sorted: readonly number[]) => sorted[Math.floor(sorted.length * part)]!;
  const each = NS_PER_MS / Math.max(1, size);
  return { median: sumOf(times, at(0.5)) * each, best: sumOf(times, at(0.1)) * each };
};

/**
 * The pace of some tasks, after some rounds to warm up. The tasks take turns, so that a machine that slows down slows
 * all of them; slices are timed one by one, so that another program's turn spoils one round of one slice only.
 */
export const nsBeside = (tasks: readonly Task[], turns: number, warmUp: number): readonly Pace[] => {
  const times = tasks.map(({ slices }) => slices.map((): number[] => []));
  for (const task of tasks) for (let round = 0; round < warmUp; round++) workOff(task);
  for (let turn = 0; turn < turns; turn++) for (const [index, task] of tasks.entries()) takeTurn(task, times[index]!);
  return tasks.map((task, index) => paceOf(task, times[index]!));
};

export const nsEach = <T>(items: readonly T[], work: (item: T) => unknown, turns: number, warmUp: number): number =>
  nsBeside([taskOf(items, work)], turns, warmUp)[0]!.median;

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

/** A second collection takes what the first one only marked. */
const heapAfter = (collect: () => void): number => {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
};

const bytesOnce = <T>(items: readonly T[], work: (item: T) => unknown, collect: () => void): Memory => {
  const results: unknown[] = new Array(items.length);
  const before = heapAfter(collect);
  for (let index = 0; index < items.length; index++) results[index] = work(items[index]!);
  const during = process.memoryUsage().heapUsed;
  const after = heapAfter(collect);
  return { allocated: (during - before) / results.length, kept: (after - before) / results.length };
};

const MEMORY_ROUNDS = 5;

/** What each result costs in memory, the median of some rounds; needs `node --expose-gc`. */
export const bytesEach = <T>(items: readonly T[], work: (item: T) => unknown): Memory | null => {
  const collect = (globalThis as { gc?: () => void }).gc;
  if (collect === undefined) return null;
  const rounds = Array.from({ length: MEMORY_ROUNDS }, () => bytesOnce(items, work, collect));
  return {
    allocated: median(rounds.map(({ allocated }) => allocated)),
    kept: median(rounds.map(({ kept }) => kept)),
  };
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
