import type { Win } from '../hand/handSetup.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { scoreHand } from '../score/scoreHand.ts';
import { settle } from '../score/settle.ts';
import type { ScoreSheet } from '../score/sheet.ts';
import { type BySeat, bySeat, type Wind, windAt, windIndex } from '../seat.ts';
import { type Draft, NOBODY } from './draft.ts';
import { handAt } from './seatHand.ts';
import { winOf } from './win.ts';

/** What a hand that is over comes to. */
export interface Outcome {
  readonly winner: Wind | null;
  /** Who discarded the winning tile or was robbed; null when it was drawn. */
  readonly from: Wind | null;
  readonly win: Win | null;
  /** The four counts; null after a draw, which counts for nobody. */
  readonly sheets: BySeat<ScoreSheet> | null;
  readonly totals: BySeat<number>;
  readonly payments: BySeat<number>;
  /** Who of these seats is East in the next hand. */
  readonly nextEast: Wind;
}

const NOTHING = bySeat(() => 0);

/** East passes to the next seat, unless the rule set lets East stay after an own mahjong (Q29). */
export const nextEast = (rules: RuleSet, winner: Wind | null): Wind =>
  rules.flow.eastStays === 'after-mahjong' && winner === 'E' ? 'E' : 'S';

const drawOutcome = (rules: RuleSet): Outcome => ({
  winner: null,
  from: null,
  win: null,
  sheets: null,
  totals: NOTHING,
  payments: NOTHING,
  nextEast: nextEast(rules, null),
});

/** Four sheets and who pays what. P24: the others count what they hold. */
export const outcomeOf = (draft: Draft): Outcome => {
  const { rules } = draft;
  if (draft.winner === NOBODY) return drawOutcome(rules);
  const winner = windAt(draft.winner);
  const from = draft.loser === NOBODY ? null : windAt(draft.loser);
  const win = winOf(draft, draft.winner);
  const sheets = bySeat((seat) => scoreHand(rules, handAt(draft, windIndex(seat), seat === winner ? win : undefined)));
  const totals = bySeat((seat) => sheets[seat].total);
  return {
    winner,
    from,
    win,
    sheets,
    totals,
    payments: settle(rules, totals, winner, from),
    nextEast: nextEast(rules, winner),
  };
};
