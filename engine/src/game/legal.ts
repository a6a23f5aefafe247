import { type Wind, windIndex } from '../seat.ts';
import { type Action, actionOf } from './action.ts';
import type { Game } from './game.ts';
import { legalMoves } from './legalMoves.ts';
import { mahjongSheet } from './ready.ts';

/** With assistance a mahjong is listed with its value. */
const valued = (game: Game, action: Action): Action =>
  action.type === 'mahjong' && game.settings.assistance && game.hand !== null
    ? { ...action, value: mahjongSheet(game.hand, windIndex(action.seat)).total }
    : action;

/** Everything that a seat may do now, and nothing else is allowed: buttons, bots and `decide` all read this list. */
export const legalActions = (game: Game, seat: Wind): readonly Action[] => {
  const { hand } = game;
  if (hand === null || game.stage !== 'hand') return [];
  return legalMoves(hand, windIndex(seat)).map((move) => valued(game, actionOf(hand, move)));
};
