import { closeWindow, isOver, isWindow, playTurn, settleOwed } from './advance.ts';
import { dealFrom } from './deal.ts';
import { clearDraft, type Draft } from './draft.ts';
import { type Move, opOf, PASS } from './move.ts';
import { MAY_DRAW, MAY_PASS, options } from './options.ts';
import type { PackedWall } from './supply.ts';

/** A player on the packed side: chooses one of the moves that its options allow, from what its seat sees. */
export interface PackedPlayer {
  readonly act: (draft: Draft, seat: number, may: number) => Move;
  /** Asked only when there is something to call; PASS is an answer too. */
  readonly answer: (draft: Draft, seat: number, may: number) => Move;
}

const NO_CALLS: readonly Move[] = [];

/** The calls of the other three, in turn. */
const callsOf = (draft: Draft, players: readonly PackedPlayer[]): readonly Move[] => {
  let calls = NO_CALLS;
  for (let turns = 1; turns < 4; turns++) {
    const seat = (draft.turn + turns) & 3;
    const may = options(draft, seat);
    if ((may & ~(MAY_PASS | MAY_DRAW)) === 0) continue;
    const answer = players[seat]!.answer(draft, seat, may);
    if (opOf(answer) !== PASS) calls = [...calls, answer];
  }
  return calls;
};

/** Plays a whole hand on a draft. */
export const playOut = (draft: Draft, wall: PackedWall, round: number, players: readonly PackedPlayer[]): void => {
  clearDraft(draft);
  dealFrom(draft, wall, round);
  settleOwed(draft, wall);
  while (!isOver(draft)) {
    if (isWindow(draft)) {
      closeWindow(draft, wall, callsOf(draft, players));
    } else {
      const { turn } = draft;
      playTurn(draft, wall, players[turn]!.act(draft, turn, options(draft, turn)));
    }
  }
};
