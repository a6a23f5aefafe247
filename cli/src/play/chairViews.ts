import { apply, type ByChair, byChair, type Event, eventFor, type Game } from '@windroos/engine';

/** The game as each chair sees it, folded from what is shown there: all that a bot or a person is given. */
export type ChairViews = ByChair<Game>;

/** Before the first hand all see the same. */
export const viewsOf = (game: Game): ChairViews => [game, game, game, game];

/** After an event; the seats are those of its hand, which a start sets. */
export const viewsAfter = (views: ChairViews, event: Event, before: Game, after: Game): ChairViews =>
  byChair(event.type === 'handStarted' ? after : before, (seat, chair) => apply(views[chair], eventFor(event, seat)));
