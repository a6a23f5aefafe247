import { type Draft, legalMoves, type Move } from '@windroos/engine';
import type { NewPlayer } from './bot.ts';

/** Any of the legal moves, each as likely as the other: the yardstick below which no bot should fall. */
export const randomLegal: NewPlayer = (numbers) => {
  const any = (draft: Draft, seat: number): Move => {
    const moves = legalMoves(draft, seat);
    return moves[numbers.below(moves.length)]!;
  };
  return { act: any, answer: any };
};
