import { parentPort, workerData } from 'node:worker_threads';
import { type Chunk, matchPlayer, playChunk } from './chunk.ts';
import type { Plan } from './plan.ts';

/** A thread that plays the chunks it is given. */
const play = matchPlayer(workerData as Plan);
parentPort?.on('message', (chunk: Chunk) => parentPort?.postMessage(playChunk(play, chunk)));
