import type { Chips, RuleSet } from '../rules/ruleSet.ts';
import { type BySeat, bySeat, type Wind } from '../seat.ts';
import { type Transfer, transfers } from './settle.ts';

/** How many chips of each value, in the order of `rules.chips.values`. */
export type Purse = readonly number[];

/** What moves when somebody pays: worth of `give` − worth of `change` + rest + owed is the amount. */
export interface ChipPayment {
  readonly give: Purse;
  readonly change: Purse;
  /** What is less than the smallest chip: noted, not paid. */
  readonly rest: number;
  /** What the payer has no chips for, or cannot be given change for. */
  readonly owed: number;
}

export const purseWorth = ({ values }: Chips, purse: Purse): number =>
  values.reduce((sum, value, index) => sum + value * (purse[index] ?? 0), 0);

/** What everybody has at the start; null where no chips are used. */
export const startPurse = ({ chips }: RuleSet): Purse | null => chips?.start ?? null;

/** Chips that moved so far: per value how many the payer gave, fewer than none for change. */
interface Way {
  readonly moved: readonly number[];
  readonly chips: number;
}

/** From the most that can come back as change to the most that can be given. */
const choices = (given: number, back: number): readonly number[] =>
  Array.from({ length: given + back + 1 }, (_, index) => index - back);

/** The ways to pay with one value more, of two that pay the same the one that moves fewer chips. */
const withValue = (
  ways: ReadonlyMap<number, Way>,
  value: number,
  moves: readonly number[],
  fits: (paid: number) => boolean,
): ReadonlyMap<number, Way> => {
  const more = new Map<number, Way>();
  for (const [paid, way] of ways)
    for (const move of moves) {
      const sum = paid + move * value;
      const chips = way.chips + Math.abs(move);
      if (fits(sum) && chips < (more.get(sum)?.chips ?? Number.POSITIVE_INFINITY))
        more.set(sum, { moved: [move, ...way.moved], chips });
    }
  return more;
};

/** The most that can be paid of an amount, in the fewest chips: the largest values first, smaller ones and change after. */
const bestWay = (chips: Chips, amount: number, payer: Purse, receiver: Purse): readonly number[] => {
  const { values } = chips;
  let ways: ReadonlyMap<number, Way> = new Map([[0, { moved: [], chips: 0 }]]);
  for (let index = values.length - 1; index >= 0; index--) {
    const [more, back] = [payer, receiver].map((purse) => purseWorth(chips, purse.slice(0, index))) as [number, number];
    const fits = (paid: number): boolean => paid - back <= amount && paid + more >= 0;
    ways = withValue(ways, values[index]!, choices(payer[index] ?? 0, receiver[index] ?? 0), fits);
  }
  return ways.get(Math.max(...ways.keys()))!.moved;
};

/** What one player hands over to another, and what comes back (P13). */
export const payWith = (chips: Chips, amount: number, payer: Purse, receiver: Purse): ChipPayment => {
  const rest = amount % chips.values[0]!;
  const moved = bestWay(chips, amount - rest, payer, receiver);
  const give = moved.map((count) => Math.max(count, 0));
  const change = moved.map((count) => Math.max(-count, 0));
  return { give, change, rest, owed: amount - rest - purseWorth(chips, give) + purseWorth(chips, change) };
};

/** One payment between two players, with the chips that move. */
export interface ChipTransfer extends Transfer {
  readonly payment: ChipPayment;
}

export interface ChipSettlement {
  readonly transfers: readonly ChipTransfer[];
  readonly purses: BySeat<Purse>;
}

const afterPayment = (purse: Purse, gained: Purse, lost: Purse): Purse =>
  purse.map((count, index) => count + gained[index]! - lost[index]!);

const handOver = (chips: Chips, settled: ChipSettlement, transfer: Transfer): ChipSettlement => {
  const { from, to, amount } = transfer;
  const { purses } = settled;
  const payment = payWith(chips, amount, purses[from], purses[to]);
  const { give, change } = payment;
  const after = (seat: Wind): Purse => {
    if (seat === from) return afterPayment(purses[seat], change, give);
    return seat === to ? afterPayment(purses[seat], give, change) : purses[seat];
  };
  return { transfers: [...settled.transfers, { ...transfer, payment }], purses: bySeat(after) };
};

/** The end of a hand in chips: one net payment a pair, to the winner first, then in turn. Null without chips. */
export const settleWithChips = (
  rules: RuleSet,
  purses: BySeat<Purse>,
  scores: BySeat<number>,
  winner: Wind | null,
  from: Wind | null = null,
): ChipSettlement | null => {
  const { chips } = rules;
  if (chips === null) return null;
  const owing = transfers(rules, scores, winner, from).filter(({ amount }) => amount > 0);
  return owing.reduce<ChipSettlement>((settled, transfer) => handOver(chips, settled, transfer), {
    transfers: [],
    purses,
  });
};
