import type { Readable } from 'node:stream';
import {
  checkPart,
  type Difference,
  ENGINE_VERSION,
  type Event,
  emptyGame,
  type Game,
  type LogError,
} from '@windroos/engine';
import { type LogPart, logParts } from './logParts.ts';

/** What a log holds, as far as it was checked. */
export interface Verdict {
  readonly matches: number;
  readonly hands: number;
  readonly events: number;
  /** Other versions of the engine that made it. */
  readonly engines: readonly string[];
  /** Where matches stop before their end: the line of the last event. */
  readonly cut: readonly { readonly line: number; readonly hand: number; readonly inHand: boolean }[];
  /** The first thing that is wrong; null when all is right. */
  readonly wrong: WrongLine | null;
}

export type WrongLine =
  | { readonly line: number; readonly difference: Difference }
  | { readonly line: number; readonly error: LogError };

type Sums = { -readonly [K in keyof Verdict]: Verdict[K] };

const cutOff = (sums: Sums, game: Game): void => {
  if (game.stage !== 'between' && game.stage !== 'hand') return;
  sums.cut = [...sums.cut, { line: sums.events, hand: game.hands, inHand: game.stage === 'hand' }];
};

const countStart = (sums: Sums, event: Event): void => {
  if (event.type !== 'matchStarted') return;
  sums.matches++;
  if (event.engine !== ENGINE_VERSION && !sums.engines.includes(event.engine))
    sums.engines = [...sums.engines, event.engine];
};

const countPart = (sums: Sums, { events }: LogPart): void => {
  countStart(sums, events[0]!);
  sums.events += events.length;
  if (events[0]!.type === 'handStarted') sums.hands++;
};

/** Decides a whole file again, hand by hand, up to the first thing that is wrong. */
export const verifyLog = async (input: Readable): Promise<Verdict> => {
  const sums: Sums = { matches: 0, hands: 0, events: 0, engines: [], cut: [], wrong: null };
  let game = emptyGame;
  for await (const part of logParts(input)) {
    if (!part.ok) {
      sums.wrong = { line: part.error.line, error: part.error };
      return sums;
    }
    if (part.value.events[0]!.type === 'matchStarted') cutOff(sums, game);
    countPart(sums, part.value);
    const checked = checkPart(game, part.value.events);
    if (!checked.ok) {
      sums.wrong = { line: part.value.line + checked.error.at, difference: checked.error };
      return sums;
    }
    game = checked.value;
  }
  cutOff(sums, game);
  return sums;
};
