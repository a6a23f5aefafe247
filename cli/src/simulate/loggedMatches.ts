import {
  apply,
  type Decision,
  type Event,
  type Game,
  type HandEnded,
  handSeed,
  makeLog,
  masterSeed,
  replay,
  startHand,
  startMatch,
} from '@windroos/engine';
import { promisedWall } from '../log/promisedWall.ts';
import { type ChairViews, viewsAfter, viewsOf } from '../play/chairViews.ts';
import { botsDecide } from './botMoves.ts';
import type { MatchPlayer } from './fastMatches.ts';
import { handNumber, type Plan, planRules, settingsOf } from './plan.ts';
import { bySeats, seatBots } from './seatedBots.ts';
import { addHand, type Tally } from './tally.ts';

/** Events in the order in which they happen, and the game that they make. */
interface Written {
  game: Game;
  views: ChairViews;
  readonly events: Event[];
}

const write = (written: Written, decision: Decision): void => {
  if (!decision.ok) throw new Error(`a bot was refused: ${decision.error}`);
  for (const event of decision.value) {
    const before = written.game;
    written.events.push(event);
    written.game = apply(before, event);
    written.views = viewsAfter(written.views, event, before, written.game);
  }
};

const addEnded = (tally: Tally, match: number, { game }: Written, before: Game): void => {
  const { winner, from, sheets, payments } = game.ended as HandEnded;
  addHand(tally, { match, hand: game.hands, east: before.east, winner, from, sheets, payments });
};

/** With the documented generator, every event written down. */
export const loggedMatches = (plan: Plan): MatchPlayer => {
  const rules = planRules(plan);
  const master = masterSeed(plan.seed);
  const bots = seatBots(plan);
  const playHand = (written: Written, match: number): void => {
    const number = handNumber(plan, match, written.game.hands + 1);
    const { wall, facts } = promisedWall(written.game, handSeed(master, number));
    const players = bySeats(bots, written.game.east);
    bots.startHand(number);
    write(written, startHand(written.game, wall, facts));
    while (written.game.stage === 'hand') write(written, botsDecide(written.game, written.views, wall, players));
  };
  return (match, tally) => {
    const started = startMatch(rules, settingsOf(plan, rules, match), bots.throwFor(match));
    const game = replay([started]);
    const written: Written = { game, views: viewsOf(game), events: [started] };
    while (written.game.stage !== 'over') {
      const before = written.game;
      playHand(written, match);
      addEnded(tally, match, written, before);
    }
    tally.matches++;
    return makeLog([{ players: plan.bots, events: written.events }]);
  };
};
