import type { Readable } from 'node:stream';
import { apply, emptyGame, type Game } from '@windroos/engine';
import { Stop } from '../exit.ts';
import type { Shell } from '../shell.ts';
import { logErrorText } from './logErrorText.ts';
import { logParts } from './logParts.ts';
import type { ReplayPart } from './replayPart.ts';

/** Which part of a file is asked for; all of it where nothing is said. */
export interface Selection {
  readonly match?: number;
  readonly hand?: number;
}

const isAsked = ({ match, hand }: Selection, part: ReplayPart): boolean => {
  const [first] = part.events;
  if (match !== undefined && part.match !== match) return false;
  return hand === undefined || (first?.type === 'handStarted' && first.hand === hand);
};

/** The parts of a log that are asked for, each with the game before it. */
export async function* replayParts(shell: Shell, input: Readable, selection: Selection): AsyncGenerator<ReplayPart> {
  let game: Game = emptyGame;
  for await (const read of logParts(input)) {
    if (!read.ok) throw new Stop(logErrorText(read.error, shell.language));
    const before = read.value.events[0]?.type === 'matchStarted' ? emptyGame : game;
    const part = { ...read.value, before };
    if (isAsked(selection, part)) yield part;
    game = part.events.reduce(apply, before);
  }
}
