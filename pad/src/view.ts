import type { BySeat, RuleSet, Wind } from '@windroos/engine';
import type { Act } from './log/act.ts';
import type { Edit } from './log/edit.ts';
import type { FieldLogs, Version } from './log/fieldLog.ts';
import type { SlotId } from './log/slotId.ts';
import type { ChipsView } from './sheet/chips.ts';
import type { CountRecord, HandView } from './sheet/countHand.ts';
import type { NowView, PayRecord } from './sheet/countSlot.ts';
import type { Payment } from './sheet/payment.ts';
import type { PenaltyView } from './sheet/penalties.ts';
import type { Problem } from './sheet/problem.ts';
import type { Rank } from './sheet/ranking.ts';
import type { HandEntry } from './values/handEntry.ts';
import type { Length } from './values/length.ts';
import type { How, Outcome } from './values/outcome.ts';
import type { ByPlayer, Chairs, Player, PlayerId } from './values/player.ts';

/** `open`: still to be played. `incomplete`: something is asked, left out of the totals. `past-end`: kept, greyed. */
export type SlotState = 'open' | 'incomplete' | 'counted' | 'past-end';

/** The same field changed on the same base: the later one counts, the others are shown beside it. */
export interface Conflict {
  readonly slot: SlotId | null;
  readonly field: string;
  readonly counts: Version;
  readonly others: readonly Version[];
}

/** One hand of the evening. */
export interface SlotView {
  readonly id: SlotId;
  readonly number: number;
  readonly state: SlotState;
  readonly round: Wind;
  readonly roundNumber: number;
  /** The chairs in the order of turns, and who has which wind. */
  readonly chairs: Chairs;
  readonly seats: BySeat<PlayerId>;
  /** Somebody said who was East, instead of the rotation. */
  readonly eastGiven: boolean;
  readonly outcome: Outcome | null;
  /** As it was written, also when it is about an earlier winner; `how.for` says whom it is about. */
  readonly how: How | null;
  /** All that was entered, also for players who do not sit in this hand. */
  readonly entries: ByPlayer<HandEntry>;
  /** The four hands as they count; empty in a draw. */
  readonly hands: ByPlayer<HandView>;
  /** Who pays whom for the mahjong, net for each pair, the winner first; empty unless counted. */
  readonly payments: readonly Payment[];
  /** What the hand brings each player, penalties apart. */
  readonly amounts: ByPlayer<number>;
  readonly penalties: readonly PenaltyView[];
  readonly penaltyAmounts: ByPlayer<number>;
  /** The totals after this hand. */
  readonly running: ByPlayer<number>;
  /** What this engine would make of it, where that differs from what was written; and who wrote it. */
  readonly now: NowView | null;
  readonly engine: string | null;
  readonly problems: readonly Problem[];
  readonly conflicts: readonly Conflict[];
  readonly note: string;
  /** When it was first written down. */
  readonly at: number | null;
  /** What is to be remembered of it. */
  readonly memory: {
    readonly counts: readonly CountRecord[];
    readonly pays: readonly PayRecord[];
    readonly livePays: readonly PayRecord[];
  };
}

/** `sum` of the totals and what the bank holds: together always zero. */
export interface ZeroCheck {
  readonly sum: number;
  readonly bank: number;
  readonly ok: boolean;
}

/** A pad as its edits make it: everything a page shows. */
export interface PadView {
  readonly name: string;
  readonly players: readonly Player[];
  readonly rules: RuleSet | null;
  readonly length: Length;
  /** When it was thrown away. */
  readonly deleted: number | null;
  readonly slots: readonly SlotView[];
  /** The hand to play next; null when the evening is over. */
  readonly next: SlotId | null;
  /** The end was reached and no hand before it is open. */
  readonly finished: boolean;
  /** Penalties for the evening, apart from any hand. */
  readonly penalties: readonly PenaltyView[];
  readonly totals: ByPlayer<number>;
  readonly check: ZeroCheck;
  readonly ranking: readonly Rank[];
  /** Fields of the pad itself that two pages changed at once; those of a hand are with the hand. */
  readonly conflicts: readonly Conflict[];
  readonly chips: ChipsView | null;
  /** The highest number seen: a writer goes on from here. */
  readonly n: number;
  readonly log: PadLog;
}

export interface PadLog {
  readonly edits: readonly Edit[];
  readonly acts: readonly Act[];
  readonly fields: FieldLogs;
}
