import {
  type BySeat,
  bySeat,
  ENGINE_VERSION,
  type LimitRow,
  ROW_IDS,
  type Row,
  type RowId,
  type RuleSet,
} from '@windroos/engine';
import { matchCount, type Plan, planRules } from './plan.ts';
import type { Largest, LineKind, PlayerTally, Tally } from './tally.ts';

/** How often out of how many. */
export interface Share {
  readonly count: number;
  readonly share: number;
}

export interface PlayerReport {
  readonly mahjong: Share;
  readonly selfDrawn: number;
  readonly gaveAway: Share;
  /** What a hand brings on average, and all together. */
  readonly mean: number;
  readonly total: number;
}

export interface ScoreReport {
  readonly mean: number;
  readonly median: number;
  /** Nine of ten count no more than this. */
  readonly ninety: number;
  readonly largest: number;
  /** Each total that was counted, and how often. */
  readonly distribution: readonly (readonly [total: number, count: number])[];
}

/** A row of the rule set; `winner` is out of all mahjongs, `others` out of all other hands. */
export interface LineReport {
  readonly id: RowId;
  readonly winner: Share;
  readonly others: Share;
}

/** What a simulation found: everything that follows from its plan, so that it can be made again to the letter. */
export interface Report {
  readonly engine: string;
  readonly rules: string;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly generator: 'chacha20' | 'xoshiro128**';
  readonly asked: { readonly hands: number } | { readonly matches: number };
  /** True when it was stopped before the end. */
  readonly stopped: boolean;
  readonly matches: number;
  readonly hands: number;
  readonly mahjong: Share;
  readonly draws: Share;
  readonly selfDrawn: Share;
  readonly seats: BySeat<PlayerReport>;
  readonly players: readonly PlayerReport[];
  readonly winners: ScoreReport;
  readonly others: ScoreReport;
  readonly points: readonly LineReport[];
  readonly doubles: readonly LineReport[];
  readonly limits: readonly LineReport[];
  readonly payments: {
    /** What the winner receives from the three others together. */
    readonly mean: number;
    readonly gain: Largest | null;
    readonly loss: Largest | null;
  };
}

const DIGITS = 1e6;
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;
const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : rounded(part / whole));
const shareOf = (count: number, whole: number): Share => ({ count, share: ratio(count, whole) });

const playerReport = ({ mahjongs, selfDrawn, gaveAway, won }: PlayerTally, hands: number): PlayerReport => ({
  mahjong: shareOf(mahjongs, hands),
  selfDrawn,
  gaveAway: shareOf(gaveAway, hands),
  mean: ratio(won, hands),
  total: won,
});

type Distribution = ScoreReport['distribution'];

const countsIn = (distribution: Distribution): number => distribution.reduce((sum, [, count]) => sum + count, 0);

/** The smallest total that so large a part of them does not exceed. */
const quantile = (distribution: Distribution, part: number): number => {
  let left = part * countsIn(distribution);
  for (const [total, count] of distribution) {
    left -= count;
    if (left <= 0) return total;
  }
  return 0;
};

const scoreReport = (totals: ReadonlyMap<number, number>): ScoreReport => {
  const distribution = [...totals].toSorted(([a], [b]) => a - b);
  const sum = distribution.reduce((all, [total, count]) => all + total * count, 0);
  return {
    mean: ratio(sum, countsIn(distribution)),
    median: quantile(distribution, 0.5),
    ninety: quantile(distribution, 0.9),
    largest: distribution.at(-1)?.[0] ?? 0,
    distribution,
  };
};

/** The rows of the rule set, and what else was counted, in the order of the ids. */
const idsOf = (tally: Tally, kinds: readonly LineKind[], rows: readonly { readonly id: RowId }[]): readonly RowId[] => {
  const own = rows.map(({ id }) => id);
  const counted = new Set(kinds.flatMap((kind) => [...tally.lines[kind].keys()]));
  return [...own, ...ROW_IDS.filter((id) => counted.has(id) && !own.includes(id))];
};

/** Every row, also those that were never counted. */
const linesOf = (
  tally: Tally,
  kinds: readonly LineKind[],
  rows: readonly (Row | LimitRow)[],
): readonly LineReport[] => {
  const wins = tally.hands - tally.draws;
  return idsOf(tally, kinds, rows).map((id) => {
    const counts = kinds.map((kind) => tally.lines[kind].get(id) ?? [0, 0]);
    const [winner, others] = [0, 1].map((side) => counts.reduce((sum, both) => sum + both[side]!, 0));
    return { id, winner: shareOf(winner!, wins), others: shareOf(others!, 3 * wins) };
  });
};

const isDoubling = ({ doubles }: Row): boolean => doubles !== undefined;

const rowReports = (tally: Tally, { rows, limits }: RuleSet) => ({
  points: linesOf(
    tally,
    ['points'],
    rows.filter((row) => !isDoubling(row)),
  ),
  doubles: linesOf(tally, ['doubles'], rows.filter(isDoubling)),
  limits: linesOf(tally, ['limit', 'waiting'], limits),
});

const planReport = (plan: Plan, rules: RuleSet) => ({
  engine: ENGINE_VERSION,
  rules: rules.id,
  bots: plan.bots,
  seed: plan.seed,
  generator: plan.logged ? ('chacha20' as const) : ('xoshiro128**' as const),
  asked: plan.unit === 'hands' ? { hands: plan.count } : { matches: plan.count },
});

export const reportOf = (plan: Plan, tally: Tally): Report => {
  const rules = planRules(plan);
  const { hands, draws, matches } = tally;
  const wins = hands - draws;
  const selfDrawn = tally.chairs.reduce((sum, player) => sum + player.selfDrawn, 0);
  return {
    ...planReport(plan, rules),
    stopped: matches < matchCount(plan),
    matches,
    hands,
    mahjong: shareOf(wins, hands),
    draws: shareOf(draws, hands),
    selfDrawn: shareOf(selfDrawn, wins),
    seats: bySeat((seat) => playerReport(tally.seats[seat], hands)),
    players: tally.chairs.map((player) => playerReport(player, hands)),
    winners: scoreReport(tally.winners),
    others: scoreReport(tally.others),
    ...rowReports(tally, rules),
    payments: { mean: ratio(tally.received, wins), gain: tally.gain, loss: tally.loss },
  };
};
