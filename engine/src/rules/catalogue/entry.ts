import type { SetFacts } from '../../hand/setCode.ts';
import type { FacetName, FactsOf } from '../facts.ts';
import type { Readings } from '../ruleSet.ts';

/**
 * A catalogue entry says when a row counts. It looks at one reading of a hand: at the hand as a whole, at each set by
 * itself, at tiles of which all four are there, or at several sets together.
 */
export type Entry = HandEntry | SetEntry | QuadEntry | CombinationEntry | BonusEntry;

/** Counts once, when every question it asks is answered yes. */
export interface HandEntry {
  readonly of: 'hand';
  readonly when: { readonly [N in FacetName]?: (facts: FactsOf<N>, readings: Readings) => boolean };
  /** The sets that earn it; all of them unless said. */
  readonly own?: (set: SetFacts) => boolean;
}

/** Counts for each set that fits, with the set's tile in its id or not. */
export interface SetEntry {
  readonly of: 'set';
  readonly named: boolean;
  readonly each: (set: SetFacts & { readonly ownWind: boolean; readonly roundWind: boolean }) => boolean;
}

/** Counts for each kind of which all four are in hand and no kong. */
export interface QuadEntry {
  readonly of: 'quad';
}

/** Counts for so many chows or pungs (by suit 0–2 and rank 1–9, sorted) that together make a pattern. */
export interface CombinationEntry {
  readonly of: 'chows' | 'pungs';
  readonly size: 2 | 3 | 4;
  readonly when: (sets: readonly SuitSet[], pair: SuitSet | null) => boolean;
}

export interface SuitSet {
  readonly suit: number;
  readonly rank: number;
}

/** Seasons and flowers: each own one, or a whole series. */
export interface BonusEntry {
  readonly of: 'bonus';
  readonly count: 'own' | 'series' | 'each';
}

export const hand = (when: HandEntry['when'], own?: (set: SetFacts) => boolean): HandEntry =>
  own === undefined ? { of: 'hand', when } : { of: 'hand', when, own };
