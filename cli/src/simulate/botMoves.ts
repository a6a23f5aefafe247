import { type Bot, botOf } from '@windroos/bots';
import {
  type Decision,
  decide,
  decideClaims,
  type Game,
  type HandWall,
  isWindow,
  type PackedPlayer,
  windAt,
} from '@windroos/engine';

/** The other three in turn; who has nothing to call says nothing. */
const answersOf = (game: Game, bots: readonly Bot[]) =>
  [1, 2, 3].flatMap((step) => {
    const seat = (game.hand!.turn + step) & 3;
    return bots[seat]!.choose(game, windAt(seat)) ?? [];
  });

/** The next thing that four bots, in the order of the winds, do. */
export const botsDecide = (game: Game, wall: HandWall, players: readonly PackedPlayer[]): Decision => {
  const bots = players.map(botOf);
  if (isWindow(game.hand!)) return decideClaims(game, wall, answersOf(game, bots));
  const { turn } = game.hand!;
  const act = bots[turn]!.choose(game, windAt(turn));
  if (act === null) throw new Error('a bot does nothing in its turn');
  return decide(game, wall, act);
};
