import type { IntTable } from '../hand/intTable.ts';
import type { HandEntry } from '../rules/catalogue/entry.ts';
import type { RowId } from '../rules/ids.ts';
import type { LimitRow, Row, RuleSet, Source } from '../rules/ruleSet.ts';
import type { Combination, Selection } from './combine.ts';
import type { Line } from './sheet.ts';

/**
 * A rule set made ready for counting. Rows about the whole hand get a bit in one of two words, rows about parts of it
 * (sets, quads, combinations) a bit in a third. For every value of every facet a table says which rows agree, so the
 * rows of a reading are a handful of look-ups ANDed together. The catalogue's predicates stay the only place where a
 * rule is written; `compile` asks them about everything there is to ask.
 */
export interface Compiled {
  readonly rules: RuleSet;
  /** Rows about the whole hand by bit: 0–30 in the first word, 31–61 in the second. Limit hands come last. */
  readonly handRows: readonly HandRow[];
  readonly partRows: readonly PartRow[];
  /** Part rows that only the winner gets. */
  readonly winnerParts: number;
  /** The tables of all facets, one after the other: `FACET_AT` says where each begins. */
  readonly facets: FacetTable;
  /** Rows (by word) that everyone gets, not only the winner. */
  readonly everyone: Words;
  readonly limits: Words;
  /** Rows that give points; the others give doubles, or are limit hands. */
  readonly points: Words;
  readonly alone: Words;
  /** Rows that take something away, and part rows that do. */
  readonly droppers: Words;
  readonly partDroppers: number;
  readonly partDrops: readonly PartDrop[];
  readonly partDropRows: Words;
  /** Rows that recognise a shape: without one of them a hand that is no sets and a pair is no mahjong. */
  readonly shapes: Words;
  /** Shapes of certain sets or of a body and sets, which are looked for only where a row asks. */
  readonly knowsKnitted: boolean;
  readonly knowsSnake: boolean;
  readonly knowsRedDragonGame: boolean;
  /** By bit: points + 2^20 × doubles. */
  readonly amounts: Int32Array;
  /** By bit: the rows it takes away, one entry for each word. */
  readonly drops: readonly [Int32Array, Int32Array, Int32Array];
  /** By code of a set: how it counts among the sets (`SetCounts`) and among ranks and honours. */
  readonly setCounts: Int32Array;
  /** By 16 × code + 4 × seat + round: the part rows of that set, and what they give together. */
  readonly setRows: Int32Array;
  readonly setAmounts: Int32Array;
  readonly partAmounts: Int32Array;
  readonly quadBit: number;
  /** By 8 × only + place of the winning tile: the first place that no row tells from it. */
  readonly samePlace: Uint8Array;
  /** Does any row combine sets? */
  readonly joinsSets: boolean;
  readonly chowSelections: KeptSelections;
  readonly pungSelections: KeptSelections;
  /** The lines of sheets written before, which later sheets share. */
  readonly lines: KeptLines;
  readonly minimumRows: Words;
  readonly minimumDoubles: number;
  readonly minimumPoints: number;
}

/** The rows that combine chows, or pungs; selections that were worked out, each once; by a key of the sets its number. */
export interface KeptSelections {
  readonly rows: readonly Combination[];
  readonly list: Selection[];
  /** From 1 on. */
  readonly numbers: IntTable;
}

/**
 * A row of the hand has a line for each choice of sets that earn it; a part row one for each set in each place, and one
 * for sets together or a number of quads. Each is one list, with the rows one after the other.
 */
export interface KeptLines {
  readonly hand: (Line | undefined)[];
  readonly ofSet: (Line | undefined)[];
  readonly joined: (Line | undefined)[];
}

export type Words = readonly [number, number];

/** For the value with index i: the rows that agree, first word at 2i, second at 2i + 1. */
export type FacetTable = Int32Array;

export interface HandRow {
  readonly id: RowId;
  readonly kind: 'points' | 'doubles' | 'limit';
  readonly amount: number;
  readonly source: Source;
  readonly entry: HandEntry;
  readonly limit: LimitRow | null;
  /** By code of a set: 1 when it earns this row; null: all do. */
  readonly own: Uint8Array | null;
}

/** A row of the hand that takes part rows away from certain sets only, or so many of them. */
export interface PartDrop {
  readonly row: number;
  readonly parts: number;
  /** By code of a set; null: from any. */
  readonly fromSets: Uint8Array | null;
  readonly atMost: number;
}

export interface PartRow {
  readonly id: RowId;
  readonly row: Row;
  readonly named: boolean;
}

export const WORD_BITS = 31;
export const MAX_HAND_ROWS = 2 * WORD_BITS;
/** Doubles are counted above the points in one number. */
export const DOUBLE = 1 << 20;

/** A hand has at most eight sets in view (those of a player who did not win) and a body. */
export const SET_PLACES = 8;
export const SET_CHOICES = 1 << SET_PLACES;
/** Choices of sets and body that earn a row of the hand, and numbers of quads (0–3). */
export const HAND_CHOICES = 2 * SET_CHOICES;
export const JOINED_COUNTS = 4;
