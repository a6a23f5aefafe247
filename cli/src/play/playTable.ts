import type { Bot } from '@windroos/bots';
import {
  apply,
  type ByChair,
  type Chair,
  chairOf,
  type Decision,
  type Event,
  eventFor,
  type Game,
  type HandWall,
  handState,
  makeLogLine,
  seatOfChair,
  type Wind,
} from '@windroos/engine';
import { eventText } from '../log/eventText.ts';
import { handEndView, winIn } from '../log/handEndView.ts';
import type { LogWriter } from '../log/logWriter.ts';
import { handStartLines, rankingLines } from '../log/matchView.ts';
import { placeLine, type SeatLabel } from '../log/tableView.ts';
import { print, type Shell } from '../shell.ts';
import { type ChairViews, viewsAfter } from './chairViews.ts';
import type { Person } from './inputLines.ts';

/** One running match: the game itself, and what each chair may see of it. */
export interface PlayTable {
  readonly shell: Shell;
  readonly person: Person;
  readonly players: ByChair<string>;
  /** By chair; nobody in the person's own. */
  readonly bots: readonly (Bot | null)[];
  readonly log: LogWriter;
  readonly plain: boolean;
  game: Game;
  views: ChairViews;
  wall: HandWall;
  /** The events of this hand. */
  hand: Event[];
}

/** The person's chair. */
export const OWN: Chair = 0;

export const ownView = ({ views }: PlayTable): Game => views[OWN];
export const ownSeat = ({ game }: PlayTable): Wind => seatOfChair(game, OWN);

export const labelsOf =
  ({ game, players }: PlayTable) =>
  (seat: Wind): SeatLabel => {
    const chair = chairOf(game, seat);
    return { name: players[chair], total: game.totals[chair] };
  };

const tell = (table: PlayTable, lines: readonly string[]): Promise<void> =>
  lines.length === 0 ? Promise.resolve() : print(table.shell, lines.join('\n'));

/** Where we are, once the tiles are dealt. */
const startLines = (table: PlayTable): readonly string[] => {
  const { shell, hand } = table;
  const view = ownView(table);
  const state = handState(view);
  const [started] = hand;
  if (state === null || started?.type !== 'handStarted') return [];
  return ['', placeLine(shell, view.hands, state), ...handStartLines(shell, started)];
};

/** What is said when something happens. `before` is the game that it happened in. */
const linesFor = (table: PlayTable, event: Event, before: Game, you: Wind): readonly string[] => {
  const { shell, plain, players } = table;
  switch (event.type) {
    case 'dealt':
      return startLines(table);
    case 'handEnded':
      if (event.end === 'draw') return [eventText(event, { language: shell.language, you, plain })];
      return ['', handEndView(shell, { before, ended: event, win: winIn(table.hand) }, plain)];
    case 'matchEnded':
      return ['', ...rankingLines(shell, event.ranking, players)];
    default:
      return [eventText(event, { language: shell.language, you, plain })].filter((line) => line !== '');
  }
};

const happen = async (table: PlayTable, event: Event): Promise<void> => {
  const [before, you] = [table.game, ownSeat(table)];
  if (event.type === 'handStarted') table.hand = [];
  table.hand.push(event);
  table.game = apply(before, event);
  table.views = viewsAfter(table.views, event, before, table.game);
  await table.log.write(`${makeLogLine({ event, players: null })}\n`);
  await tell(table, linesFor(table, eventFor(event, you), before, you));
};

/** Lets it happen, event after event. */
export const follow = async (table: PlayTable, decision: Decision): Promise<void> => {
  if (!decision.ok) throw new Error(`refused: ${decision.error}`);
  for (const event of decision.value) await happen(table, event);
};
