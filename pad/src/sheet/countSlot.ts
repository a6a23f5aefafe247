import { type BySeat, bySeat, type RuleSet, type Transfer, transfers, WINDS, type Wind } from '@windroos/engine';
import { isSame } from '../log/json.ts';
import type { HandEntry } from '../values/handEntry.ts';
import { type How, isFromOther, type Outcome } from '../values/outcome.ts';
import type { ByPlayer, PlayerId } from '../values/player.ts';
import type { FrozenRules } from '../values/rules.ts';
import { type CountedHand, type CountRecord, countHand, type HandView } from './countHand.ts';
import { fifthCopy } from './fifthCopy.ts';
import { type Memo, memoOf } from './memo.ts';
import { type Payment, paymentsOf } from './payment.ts';
import { type IsPossible, isPossibleTotal } from './possible.ts';
import { isBlocking, type Problem } from './problem.ts';

/** Everything that decides what a hand counts and who pays. */
export interface SlotInput {
  readonly frozen: FrozenRules | null;
  readonly seats: BySeat<PlayerId>;
  readonly round: Wind;
  readonly outcome: Outcome;
  readonly how: How | null;
  readonly entries: ByPlayer<HandEntry>;
  readonly memo: Memo;
  /** Which typed counts are not questioned; unless said, those that the rules can yield. */
  readonly isPossible?: IsPossible;
}

export interface PayRecord {
  readonly key: string;
  readonly transfers: readonly Transfer[];
  readonly known: boolean;
}

/** What this engine would make of a hand that was written down otherwise. */
export interface NowView {
  readonly totals: ByPlayer<number>;
  readonly payments: readonly Payment[];
}

export interface CountedSlot {
  readonly hands: ByPlayer<HandView>;
  /** One net payment a pair, to the winner first; nothing while the hand is incomplete. */
  readonly payments: readonly Payment[];
  readonly problems: readonly Problem[];
  readonly now: NowView | null;
  readonly records: readonly CountRecord[];
  readonly pays: readonly PayRecord[];
  /** What taking over this engine's amounts would write. */
  readonly livePays: readonly PayRecord[];
}

export const NO_MEMO: Memo = memoOf(undefined);

export const NO_COUNT: CountedSlot = {
  hands: {},
  payments: [],
  problems: [],
  now: null,
  records: [],
  pays: [],
  livePays: [],
};

const isComplete = (problems: readonly Problem[]): boolean => !problems.some(isBlocking);

const seatOf = (seats: BySeat<PlayerId>, player: PlayerId | null | undefined): Wind | null =>
  WINDS.find((seat) => seats[seat] === player) ?? null;

/** How the present winner won; what was said of an earlier winner does not count any more. */
export const howOf = ({ how, outcome }: Pick<SlotInput, 'how' | 'outcome'>): How | null =>
  how !== null && how.for === outcome.winner ? how : null;

const discarderOf = (input: SlotInput, winner: Wind): Wind | null => {
  const how = howOf(input);
  if (how === null || !isFromOther(how.from)) return null;
  const seat = seatOf(input.seats, how.by);
  return seat === winner ? null : seat;
};

/** Where the discarder pays, somebody must know who it was. */
const asksDiscarder = (rules: RuleSet, input: SlotInput, winner: Wind): boolean => {
  if (rules.settlement.between !== 'winner') return false;
  const how = howOf(input);
  return how === null || (isFromOther(how.from) && discarderOf(input, winner) === null);
};

const payRecord = (
  frozen: FrozenRules,
  memo: Memo,
  scores: BySeat<number>,
  winner: Wind,
  from: Wind | null,
): PayRecord => {
  const key = `${winner}${from ?? ''}:${WINDS.map((seat) => scores[seat]).join()}.${frozen.print}`;
  const known = memo.pays.get(key);
  return { key, transfers: known ?? transfers(frozen.rules, scores, winner, from), known: known !== undefined };
};

type Hands = BySeat<CountedHand>;

const isAsWritten = (hands: Hands, pay: PayRecord, live: PayRecord): boolean =>
  WINDS.every((seat) => hands[seat].now === null) && isSame(pay.transfers, live.transfers);

const settled = (input: SlotInput, frozen: FrozenRules, hands: Hands, winner: Wind): Partial<CountedSlot> => {
  const { memo, seats } = input;
  const from = discarderOf(input, winner);
  const pay = payRecord(
    frozen,
    memo,
    bySeat((seat) => hands[seat].total ?? 0),
    winner,
    from,
  );
  const liveScores = bySeat((seat) => hands[seat].now ?? hands[seat].total ?? 0);
  const live = payRecord(frozen, NO_MEMO, liveScores, winner, from);
  const now: NowView = {
    totals: Object.fromEntries(WINDS.map((seat) => [seats[seat], liveScores[seat]])),
    payments: paymentsOf(live.transfers, seats),
  };
  return {
    payments: paymentsOf(pay.transfers, seats),
    pays: [pay],
    livePays: [live],
    now: isAsWritten(hands, pay, live) ? null : now,
  };
};

const handsOf = (input: SlotInput, frozen: FrozenRules): Hands =>
  bySeat((seat) => {
    const { seats, round, outcome, entries, memo, isPossible = isPossibleTotal } = input;
    const player = seats[seat];
    const won = outcome.winner === player;
    const entry = Object.hasOwn(entries, player) ? entries[player]! : null;
    return countHand(entry, { player, frozen, seat, round, won, how: won ? howOf(input) : null, memo, isPossible });
  });

const viewOf = ({ entry, sheet, total, now }: CountedHand): HandView => ({ entry, sheet, total, now });

const countMahjong = (input: SlotInput, frozen: FrozenRules, winner: Wind): CountedSlot => {
  const { seats } = input;
  const hands = handsOf(input, frozen);
  const all = WINDS.map((seat) => hands[seat]);
  const problems: readonly Problem[] = [
    ...all.flatMap((hand) => hand.problems),
    ...(asksDiscarder(frozen.rules, input, winner) ? [{ code: 'discarder-missing' } as const] : []),
    ...fifthCopy(
      all.map(({ entry }) => entry),
      howOf(input)?.tile,
    ),
  ];
  return {
    ...NO_COUNT,
    hands: Object.fromEntries(WINDS.map((seat) => [seats[seat], viewOf(hands[seat])])),
    problems,
    records: all.flatMap(({ record }) => (record === null ? [] : [record])),
    ...(isComplete(problems) ? settled(input, frozen, hands, winner) : {}),
  };
};

/** A hand that is over, counted and settled as far as it can be. */
export const countSlot = (input: SlotInput): CountedSlot => {
  const { frozen, outcome, seats } = input;
  if (outcome.winner === null) return NO_COUNT;
  if (frozen === null) return { ...NO_COUNT, problems: [{ code: 'no-rules' }] };
  const winner = seatOf(seats, outcome.winner);
  if (winner !== null) return countMahjong(input, frozen, winner);
  return { ...NO_COUNT, problems: [{ code: 'winner-not-seated', player: outcome.winner }] };
};
