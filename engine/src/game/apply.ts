import { codeOfMeld } from '../hand/hand.ts';
import { type BySeat, WINDS, windIndex } from '../seat.ts';
import { kindOf } from '../tile.ts';
import { deal } from './deal.ts';
import { copyDraft, type Draft, type HandSettings, newDraft, OVER } from './draft.ts';
import type { Dealt, Event, FalseMahjong, HandEnded, HandStarted, MatchStarted, ShownHand } from './event.ts';
import { kindSeen, type MoveEvent, moveOfEvent } from './eventMove.ts';
import { byChair, chairOf, emptyGame, type Game } from './game.ts';
import { showMelds, showRack } from './reveal.ts';
import { step } from './step.ts';

/** How an event changes a game: a copy and a step. Nothing is refused and nothing is counted. */

const startMatch = ({ engine, rules, settings, east }: MatchStarted): Game => ({
  ...emptyGame,
  engine,
  rules,
  settings,
  east,
  stage: 'between',
});

/** What the draft of a hand needs to know of the match. */
export const handSettings = ({ rules, settings }: Game): HandSettings => {
  const { luckyThirteen, seasons } = rules.flow;
  return { assistance: settings.assistance, luckyThirteen, seasons };
};

const startHand = (game: Game, event: HandStarted): Game => {
  const hand = newDraft(game.rules, handSettings(game));
  hand.round = windIndex(event.round);
  return { ...game, stage: 'hand', hands: event.hand, east: event.east, hand, ended: null };
};

const changeHand = (game: Game, change: (draft: Draft) => void): Game => {
  if (game.hand === null) return game;
  const hand = copyDraft(game.hand);
  change(hand);
  return { ...game, hand };
};

const dealRacks = (game: Game, { racks }: Dealt): Game =>
  changeHand(game, (draft) =>
    deal(
      draft,
      draft.round,
      WINDS.map((seat) => racks[seat].map(kindSeen)),
    ),
  );

const makeMove = (game: Game, event: MoveEvent): Game => changeHand(game, (draft) => step(draft, moveOfEvent(event)));

const callFalsely = (game: Game, event: FalseMahjong): Game =>
  changeHand(game, (draft) => {
    showRack(draft, windIndex(event.seat), event.rack.map(kindOf));
    step(draft, moveOfEvent(event));
  });

const layOpen = (draft: Draft, hands: BySeat<ShownHand>): void => {
  for (const seat of WINDS) {
    showRack(draft, windIndex(seat), hands[seat].rack.map(kindOf));
    showMelds(draft, windIndex(seat), hands[seat].melds.map(codeOfMeld));
  }
};

const endHand = (game: Game, event: HandEnded): Game => {
  const { hands, payments, winner, from } = event;
  const shown = changeHand(game, (draft) => {
    if (hands !== null) layOpen(draft, hands);
    draft.phase = OVER;
  });
  return {
    ...shown,
    stage: 'between',
    totals: byChair(game, (seat, chair) => game.totals[chair] + payments[seat]),
    made: byChair(game, (seat, chair) => game.made[chair] + (seat === winner ? 1 : 0)),
    given: byChair(game, (seat, chair) => game.given[chair] + (seat === from ? 1 : 0)),
    east: chairOf(game, event.nextEast),
    passes: game.passes + (event.nextEast === 'E' ? 0 : 1),
    ended: event,
  };
};

export const apply = (game: Game, event: Event): Game => {
  switch (event.type) {
    case 'matchStarted':
      return startMatch(event);
    case 'handStarted':
      return startHand(game, event);
    case 'dealt':
      return dealRacks(game, event);
    case 'falseMahjong':
      return callFalsely(game, event);
    case 'handEnded':
      return endHand(game, event);
    case 'matchEnded':
      return { ...game, stage: 'over', ranking: event.ranking };
    default:
      return makeMove(game, event);
  }
};

/** A log, also one cut anywhere, is a game. */
export const replay = (events: readonly Event[]): Game => events.reduce(apply, emptyGame);
