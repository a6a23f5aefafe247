import {
  apply,
  chairOf,
  type Event,
  emptyGame,
  type Game,
  type HandEnded,
  handState,
  type Wind,
} from '@windroos/engine';
import type { Shell } from '../shell.ts';
import { eventText } from './eventText.ts';
import { handEndView, winIn } from './handEndView.ts';
import type { LogPart } from './logParts.ts';
import { handStartLines, matchStartLines, rankingLines } from './matchView.ts';
import { placeLine, type SeatLabel, tableLines } from './tableView.ts';

/** A part of a log with the game before it. */
export interface ReplayPart extends LogPart {
  readonly before: Game;
}

/** The game after so many events of a part. */
export const gameAt = ({ before, events }: ReplayPart, count: number): Game =>
  events.slice(0, count).reduce(apply, events[0]?.type === 'matchStarted' ? emptyGame : before);

/** Beside each seat: the player's name, and the total before this hand. */
const labelsFor =
  (part: ReplayPart, game: Game) =>
  (seat: Wind): SeatLabel => {
    const chair = chairOf(game, seat);
    return { name: part.players[chair], total: part.before.totals[chair] };
  };

/** The winds of a hand that is over are those of the hand, not of the next one. */
const seatedAt = (part: ReplayPart, count: number): Game => {
  const game = gameAt(part, count);
  return game.stage === 'hand' ? game : { ...game, east: part.before.east };
};

/** All that lies on the table after so many events. */
export const tableAt = (shell: Shell, part: ReplayPart, count: number): readonly string[] => {
  const game = seatedAt(part, count);
  const state = handState(game);
  if (state === null || game.hands === 0 || state.phase === 'dealing') return [];
  return [placeLine(shell, game.hands, state), ...tableLines(shell, state, labelsFor(part, game))];
};

const endLines = (shell: Shell, part: ReplayPart, ended: HandEnded, at: number, plain: boolean): readonly string[] => [
  '',
  ...(ended.end === 'draw'
    ? []
    : [handEndView(shell, { before: gameAt(part, at), ended, win: winIn(part.events) }, plain)]),
];

/** What an event is told as: a sentence, or a whole view at the beginning and the end. */
export const eventLines = (shell: Shell, part: ReplayPart, at: number, plain: boolean): readonly string[] => {
  const event: Event = part.events[at]!;
  switch (event.type) {
    case 'matchStarted':
      return matchStartLines(shell, event, part.players);
    case 'handStarted':
      return handStartLines(shell, event);
    case 'dealt':
      return [];
    case 'handEnded':
      return [
        ...[eventText(event, { language: shell.language, you: null, plain })].filter((line) => line !== ''),
        ...endLines(shell, part, event, at, plain),
      ];
    case 'matchEnded':
      return ['', ...rankingLines(shell, event.ranking, part.players)];
    default:
      return [eventText(event, { language: shell.language, you: null, plain })];
  }
};
