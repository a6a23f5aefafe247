import { type Chunk, chunksOf, type PlayedChunk } from './chunk.ts';
import { type Lane, lanesFor } from './lanes.ts';
import type { Plan } from './plan.ts';
import { addTally, newTally, type Tally } from './tally.ts';

export interface RunOptions {
  readonly workers: number;
  readonly signal: AbortSignal;
  /** Called after every chunk. */
  readonly onProgress: (tally: Tally) => void;
  /** Takes the log in order; resolves when there is room for more. */
  readonly writeLog: (text: string) => Promise<void>;
}

/** Plays chunk after chunk on every lane until there are no more, or somebody stops it. */
export const runPlan = async (plan: Plan, options: RunOptions): Promise<Tally> => {
  const sum = newTally();
  const chunks = chunksOf(plan, options.workers);
  let written: Promise<void> = Promise.resolve();
  const take = async ({ tally, log }: PlayedChunk): Promise<void> => {
    addTally(sum, tally);
    if (log !== '') await options.writeLog(log);
    options.onProgress(sum);
  };
  /** Logs are written in the order in which chunks were given out; sums can be added in any. */
  const inOrder = (lane: Lane, chunk: Chunk): Promise<void> => {
    const before = written;
    const played = lane.play(chunk);
    written = Promise.all([played, before]).then(([done]) => take(done));
    return written;
  };
  const drive = async (lane: Lane): Promise<void> => {
    while (!options.signal.aborted) {
      const next = chunks.next();
      if (next.done === true) return;
      await (plan.logged ? inOrder(lane, next.value) : lane.play(next.value).then(take));
    }
  };
  const lanes = lanesFor(plan, options.workers);
  try {
    await Promise.all(lanes.map(drive));
  } finally {
    await Promise.all(lanes.map(({ close }) => close()));
  }
  return sum;
};
