import type { PlayerId } from '../values/player.ts';

/** Until these are answered the hand is incomplete and left out of the totals. */
export const BLOCKING = [
  'no-rules',
  'winner-not-seated',
  'last-tile-missing',
  'discarder-missing',
  'hand-missing',
  'bad-tiles',
  'refused-uncounted',
] as const;

/** These are said beside the hand; it counts all the same. */
export const MARKS = [
  'refused',
  'despite',
  'unlikely-count',
  'other-circumstances',
  'fifth-copy',
  'engine-differs',
] as const;

export type ProblemCode = (typeof BLOCKING)[number] | (typeof MARKS)[number];

export interface Problem {
  readonly code: ProblemCode;
  readonly player?: PlayerId;
  /** The reason of a refusal, the code of bad tiles, the tile that is there five times. */
  readonly what?: string;
}

export const isBlocking = ({ code }: Problem): boolean => (BLOCKING as readonly string[]).includes(code);
