import { fastMatches, type MatchPlayer } from './fastMatches.ts';
import { loggedMatches } from './loggedMatches.ts';
import { matchCount, type Plan } from './plan.ts';
import { newTally, type Tally } from './tally.ts';

/** Matches that are played at a stretch: from, up to and including. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
}

export interface PlayedChunk {
  readonly tally: Tally;
  readonly log: string;
}

export const matchPlayer = (plan: Plan): MatchPlayer => (plan.logged ? loggedMatches(plan) : fastMatches(plan));

export const playChunk = (play: MatchPlayer, { from, to }: Chunk): PlayedChunk => {
  const tally = newTally();
  let log = '';
  for (let match = from; match <= to; match++) log += play(match, tally);
  return { tally, log };
};

/** Large enough that sending it costs nothing, small enough to stop soon and to keep everybody busy to the end. */
const sizeOf = (plan: Plan, workers: number): number => {
  const most = plan.logged ? 4 : 64;
  return Math.max(1, Math.min(most, Math.ceil(matchCount(plan) / (8 * workers))));
};

export function* chunksOf(plan: Plan, workers: number): Generator<Chunk> {
  const [size, last] = [sizeOf(plan, workers), matchCount(plan)];
  for (let from = 1; from <= last; from += size) yield { from, to: Math.min(last, from + size - 1) };
}
