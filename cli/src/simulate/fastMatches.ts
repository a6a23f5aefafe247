import {
  type Chair,
  dealInto,
  dealRoom,
  fastNumbersFrom,
  type MatchLength,
  masterSeed,
  newDraft,
  outcomeOf,
  playOut,
  type Wind,
  windIndex,
} from '@windroos/engine';
import { handNumber, type Plan, planRules, settingsOf } from './plan.ts';
import { bySeats, seatBots } from './seatedBots.ts';
import { addHand, type Tally } from './tally.ts';

/** Plays a match and adds it up; answers with its log, or nothing. */
export type MatchPlayer = (match: number, tally: Tally) => string;

interface Place {
  readonly match: number;
  readonly hand: number;
  readonly east: Chair;
  readonly round: number;
}

/** P10. */
const isPlayedOut = (length: MatchLength, hands: number, passes: number): boolean => {
  if ('rounds' in length) return passes >= 4 * length.rounds;
  return 'hands' in length && hands >= length.hands;
};

/** One draft and one room for walls, used again for every hand. */
const handPlayer = (plan: Plan) => {
  const rules = planRules(plan);
  const { luckyThirteen, seasons } = rules.flow;
  const draft = newDraft(rules, { assistance: true, luckyThirteen, seasons });
  const room = dealRoom(rules.flow);
  const numbers = fastNumbersFrom(masterSeed(plan.seed));
  const bots = seatBots(plan);
  const play = ({ match, hand, east, round }: Place, tally: Tally): Wind => {
    const number = handNumber(plan, match, hand);
    numbers.startHand(number);
    dealInto(room, numbers);
    bots.startHand(number);
    playOut(draft, room, round, bySeats(bots, east));
    const { winner, from, sheets, payments, nextEast } = outcomeOf(draft);
    addHand(tally, { match, hand, east, winner, from, sheets, payments });
    return nextEast;
  };
  return { rules, bots, play };
};

/** On the packed side with the faster generator: nothing is written down. */
export const fastMatches = (plan: Plan): MatchPlayer => {
  const { rules, bots, play } = handPlayer(plan);
  return (match, tally) => {
    const { length } = settingsOf(plan, rules, match);
    let { east } = bots.throwFor(match);
    let passes = 0;
    for (let hand = 1; hand === 1 || !isPlayedOut(length, hand - 1, passes); hand++) {
      const passed = windIndex(play({ match, hand, east, round: (passes >> 2) & 3 }, tally));
      east = ((east + passed) & 3) as Chair;
      passes += passed === 0 ? 0 : 1;
    }
    tally.matches++;
    return '';
  };
};
