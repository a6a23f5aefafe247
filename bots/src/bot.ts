import {
  type Action,
  DRAW,
  type Draft,
  type Game,
  legalActions,
  legalMoves,
  MAY_DISCARD,
  MAY_DRAW,
  MAY_PASS,
  type Move,
  moveOf,
  type Numbers,
  opOf,
  options,
  PASS,
  type PackedPlayer,
  type Wind,
  windIndex,
} from '@windroos/engine';

/**
 * A player anywhere: from what its seat sees (a game folded from `eventFor` events) it chooses one of the legal actions;
 * null when there is nothing it must or wants to do. The same numbers give the same choices.
 */
export interface Bot {
  readonly choose: (view: Game, seat: Wind) => Action | null;
}

/** How a bot is made: what it is on the packed side, for the simulator, is all that it is. */
export type NewPlayer = (numbers: Numbers) => PackedPlayer;

const SILENT = MAY_PASS | MAY_DRAW;

/** Nothing to call: the next in turn draws, and so says that it passes. */
const silent = (seat: number, may: number): Move => moveOf((may & MAY_DRAW) === 0 ? PASS : DRAW, seat);

const isSilent = (move: Move): boolean => opOf(move) === PASS || opOf(move) === DRAW;

const moveFor = (player: PackedPlayer, draft: Draft, seat: number): Move => {
  const may = options(draft, seat);
  if ((may & MAY_DISCARD) !== 0) return player.act(draft, seat, may);
  const answer = (may & ~SILENT) === 0 ? moveOf(PASS, seat) : player.answer(draft, seat, may);
  return isSilent(answer) ? silent(seat, may) : answer;
};

/** The same player on the outside: the move it would make, as the listed action. */
export const botOf = (player: PackedPlayer): Bot => ({
  choose: (view, seat) => {
    const actions = legalActions(view, seat);
    if (actions.length === 0 || view.hand === null) return null;
    const index = windIndex(seat);
    const move = moveFor(player, view.hand, index);
    return actions[legalMoves(view.hand, index).indexOf(move)] ?? null;
  },
});
