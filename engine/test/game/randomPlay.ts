import { actionOf } from '../../src/game/action.ts';
import { isMahjong } from '../../src/game/ready.ts';
import {
  type Action,
  ANNOUNCE,
  type Decision,
  DISCARD,
  DRAW,
  type Draft,
  decide,
  decideClaims,
  fastNumbersFrom,
  type Game,
  handSeed,
  isWindow,
  kindOfMove,
  legalMoves,
  MAHJONG,
  type Move,
  masterSeed,
  moveOf,
  type Numbers,
  onRack,
  opOf,
  PASS,
  type Wall,
} from '../../src/index.ts';

/** Random but lively play: it keeps what fits, calls often, and now and then does something odd. */

const MASTER = masterSeed('random play');
export const numbersFor = (hand: number): Numbers => fastNumbersFrom(handSeed(MASTER, hand));

const chance = (numbers: Numbers, percent: number): boolean => numbers.below(100) < percent;
const pick = <T>(numbers: Numbers, list: readonly T[]): T => list[numbers.below(list.length)]!;

/** How well a tile sits among its neighbours. */
const worth = (draft: Draft, seat: number, kind: number): number => {
  let value = 4 * onRack(draft, seat, kind);
  for (const step of [-2, -1, 1, 2]) {
    const beside = kind + step;
    const inSuit = kind < 27 && beside >= 0 && Math.floor(beside / 9) === Math.floor(kind / 9);
    if (inSuit && onRack(draft, seat, beside) > 0) value += 3 - Math.abs(step);
  }
  return value;
};

const loneliest = (draft: Draft, discards: readonly Move[]): Move => {
  const values = discards.map((move) => worth(draft, draft.turn, kindOfMove(move)));
  return discards[values.indexOf(Math.min(...values))]!;
};

/** Without help a mahjong is mostly called when it is one, now and then falsely. */
const callsMahjong = (draft: Draft, seat: number, numbers: Numbers): boolean =>
  chance(numbers, isMahjong(draft, seat) ? 80 : 2);

/** One of the listed moves of the seat in turn. */
export const randomTurn = (draft: Draft, numbers: Numbers): Move => {
  const moves = legalMoves(draft, draft.turn);
  const discards = moves.filter((move) => opOf(move) === DISCARD);
  const others = moves.filter((move) => opOf(move) !== DISCARD && opOf(move) !== MAHJONG);
  const mahjong = moves.find((move) => opOf(move) === MAHJONG);
  if (mahjong !== undefined && callsMahjong(draft, draft.turn, numbers)) return mahjong;
  if (others.length > 0 && chance(numbers, 70)) return pick(numbers, others);
  return chance(numbers, 15) ? pick(numbers, discards) : loneliest(draft, discards);
};

const isSilent = (move: Move): boolean => opOf(move) === PASS || opOf(move) === DRAW;

const answerOf = (draft: Draft, seat: number, numbers: Numbers): Move => {
  const calls = legalMoves(draft, seat).filter((move) => !isSilent(move));
  const mahjong = calls.find((move) => opOf(move) === MAHJONG);
  const others = calls.filter((move) => opOf(move) !== MAHJONG);
  if (mahjong !== undefined && callsMahjong(draft, seat, numbers)) return mahjong;
  if (others.length > 0 && chance(numbers, 40)) return pick(numbers, others);
  return moveOf(PASS, seat);
};

/** The answers of the other three. */
export const randomAnswers = (draft: Draft, numbers: Numbers): readonly Move[] =>
  [1, 2, 3].map((step) => answerOf(draft, (draft.turn + step) & 3, numbers)).filter((move) => opOf(move) !== PASS);

/** A move in the words of players. */
export const asAction = (game: Game, move: Move): Action => actionOf(game.hand!, move);

/** What everybody does next: one action in turn, or answers. */
export interface NextStep {
  readonly moves: readonly Move[];
  readonly window: boolean;
}

export const randomStep = (draft: Draft, numbers: Numbers): NextStep =>
  isWindow(draft)
    ? { moves: randomAnswers(draft, numbers), window: true }
    : { moves: [randomTurn(draft, numbers)], window: false };

/** The same step on the immutable side. */
export const decideStep = (game: Game, wall: Wall, { moves, window }: NextStep): Decision => {
  const actions = moves.map((move) => asAction(game, move));
  return window ? decideClaims(game, wall, actions) : decide(game, wall, actions[0]!);
};

export const isAnnouncement = (move: Move): boolean => opOf(move) === ANNOUNCE;
