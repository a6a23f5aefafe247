import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Chunk, matchPlayer, type PlayedChunk, playChunk } from './chunk.ts';
import type { Plan } from './plan.ts';

/** Somewhere that chunks are played, one after another. */
export interface Lane {
  readonly play: (chunk: Chunk) => Promise<PlayedChunk>;
  readonly close: () => Promise<void>;
}

const ownLane = (plan: Plan): Lane => {
  const play = matchPlayer(plan);
  return {
    play: async (chunk) => {
      // Between two chunks Ctrl-C is heard.
      await setImmediate();
      return playChunk(play, chunk);
    },
    close: async () => undefined,
  };
};

const WORKER = new URL('./worker.js', import.meta.url);

const threadLane = (plan: Plan): Lane => {
  const worker = new Worker(WORKER, { workerData: plan });
  return {
    play: async (chunk) => {
      worker.postMessage(chunk);
      const [played] = (await once(worker, 'message')) as [PlayedChunk];
      return played;
    },
    close: async () => {
      await worker.terminate();
    },
  };
};

/** Threads need the build: run from the source there is one lane, and the outcome is the same. */
const canThread = (): boolean => existsSync(fileURLToPath(WORKER));

export const lanesFor = (plan: Plan, workers: number): readonly Lane[] =>
  workers > 1 && canThread() ? Array.from({ length: workers }, () => threadLane(plan)) : [ownLane(plan)];
