import { botOf } from '@windroos/bots';
import {
  type Action,
  chairOf,
  type Decision,
  decide,
  decideClaims,
  type Game,
  type HandWall,
  isWindow,
  type PackedPlayer,
  windAt,
} from '@windroos/engine';
import type { ChairViews } from '../play/chairViews.ts';

type Choose = (seat: number) => Action | null;

/** The other three in turn; who has nothing to call says nothing. */
const answersOf = (turn: number, choose: Choose) => [1, 2, 3].flatMap((step) => choose((turn + step) & 3) ?? []);

/** The next thing that four bots, in the order of the winds, do: each is shown what its own chair sees. */
export const botsDecide = (
  game: Game,
  views: ChairViews,
  wall: HandWall,
  players: readonly PackedPlayer[],
): Decision => {
  const bots = players.map(botOf);
  const choose: Choose = (seat) => bots[seat]!.choose(views[chairOf(game, windAt(seat))], windAt(seat));
  const { turn } = game.hand!;
  if (isWindow(game.hand!)) return decideClaims(game, wall, answersOf(turn, choose));
  const act = choose(turn);
  if (act === null) throw new Error('a bot does nothing in its turn');
  return decide(game, wall, act);
};
