import type { RowId } from './ids.ts';

/** The five documents, and the decisions of this project where they are silent. */
export type SourceDocument = 'nts-2019' | 'nts-2016' | 'pe-ling' | 'rode-draak' | 'schoon-spel' | 'mcr' | 'house';

export interface Source {
  readonly document: SourceDocument;
  /** The chapter, table or number in that document. */
  readonly section: string;
}

/** What a row takes away when it counts: an id in the whole hand, only within its own sets, or so many of it. */
export type Drop =
  | RowId
  | { readonly id: RowId; readonly within: 'own' }
  | { readonly id: RowId; readonly count: number };

/** A score line: a catalogue entry by id, with what it gives and to whom. */
export interface Row {
  readonly id: RowId;
  readonly points?: number;
  /** For a pung or kong of ones, nines, winds or dragons (edelstenen), where that differs. */
  readonly noblePoints?: number;
  readonly doubles?: number;
  /** Everyone who counts, unless only the winner gets it. */
  readonly for?: 'winner' | 'everyone';
  /** Of the rows of one group only the most valuable counts. */
  readonly group?: string;
  readonly drops?: readonly Drop[];
  /** Counts only when nothing else does. */
  readonly alone?: boolean;
  readonly source: Source;
}

/** A limit hand: a fixed value instead of a count. */
export interface LimitRow {
  readonly id: RowId;
  readonly value: number;
  /** Doubles when the whole hand, the last tile too, was drawn by oneself. */
  readonly inHand?: number;
  /** Somebody else won while this hand waited for its last tile: half the value. */
  readonly waitingHalf?: boolean;
  readonly source: Source;
}

/** A mahjong is allowed when any of these is reached; limit hands always are. */
export interface Minimum {
  readonly anyOf: readonly ({ readonly doubles: number } | { readonly points: number } | { readonly row: RowId })[];
}

/** Readings of the documents that a club may want otherwise; the Q number is that of the decision. */
export interface Readings {
  /** Q04: which kongs stand in for a concealed pung. */
  readonly kongAsConcealedPung: 'concealed' | 'any';
  /** Q11: a replacement tile counts as drawn from the wall. */
  readonly replacementIsSelfDrawn: boolean;
  /** Q08: bamboo 1 may pair with a winning circles 1. */
  readonly cakePair: boolean;
  /** Q08: the suit doubles that see a cake pair as bamboo. */
  readonly cakeSuit: 'as-printed' | 'bamboo';
  /** Q23: which robbed kongs give the double. */
  readonly robbedKong: 'any' | 'chow';
  /** Which tile of a windenslang may be the double one. */
  readonly windSnakeDouble: 'any' | 'wind';
  /** Q32: four alike may be two pairs of tweelingen. */
  readonly fourAsTwoPairs: boolean;
  /** Q39: the last discard counts as the last tile too. */
  readonly lastTile: 'drawn' | 'drawn-or-discard';
}

/** How a hand is played; decisions P01–P15. */
export interface Flow {
  readonly deadWall: 'fixed' | 'total-14' | 'none';
  readonly eastStays: 'never' | 'after-mahjong';
  readonly claimOrder: readonly ('limit' | 'pair' | 'pung' | 'chow')[];
  readonly kongAfterClaim: boolean;
  readonly falseMahjong: 'dead-hand' | 'nothing';
  readonly luckyThirteen: boolean;
  readonly rounds: number;
  readonly seasons: boolean;
}

export interface Settlement {
  /** `all`: the winner from everyone, the others among each other. `winner`: only the winner is paid. */
  readonly between: 'all' | 'winner';
  readonly eastDouble: boolean;
  /** With `winner`: what each of the three pays on top of (or, when another discarded, instead of) the score. */
  readonly table: number;
}

export interface Chips {
  readonly values: readonly number[];
  readonly start: readonly number[];
}

/** A rule set is a value: it can be written as JSON, sent, frozen into a log, and changed by a club. */
export interface RuleSet {
  readonly id: string;
  /** The rule set this one changes; absent for the six. */
  readonly extends?: string;
  /** Only for house rules: the names of the six are in texts/. */
  readonly name?: { readonly nl: string; readonly en?: string };
  /** `doubling`: points, rounded, doubled. `points`: points only, and only the winner counts. */
  readonly form: 'doubling' | 'points';
  /** How combinations of sets are joined: all that are there, or each set once (MCR). */
  readonly combine: 'add' | 'account-once';
  readonly minimum: Minimum | null;
  readonly roundTo: number;
  readonly cap: number | null;
  readonly rows: readonly Row[];
  readonly limits: readonly LimitRow[];
  readonly readings: Readings;
  readonly flow: Flow;
  readonly settlement: Settlement;
  readonly chips: Chips | null;
}
