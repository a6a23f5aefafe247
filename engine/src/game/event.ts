import type { Win } from '../hand/handSetup.ts';
import type { MeldSetup } from '../hand/meld.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import type { ScoreSheet } from '../score/sheet.ts';
import type { BySeat, Wind } from '../seat.ts';
import type { BonusTile, Tile } from '../tile.ts';
import type { Dice, Throw } from '../wall/dice.ts';
import type { WallTile } from '../wall/wallTile.ts';

/**
 * What happened, one JSON object each: the log of a match is a list of these, and everything else follows from it.
 * Results are in the events, so replaying never decides or counts anything again.
 */
export type Event =
  | MatchStarted
  | HandStarted
  | Dealt
  | Replaced
  | Drawn
  | Discarded
  | Claimed
  | Konged
  | Announced
  | FalseMahjong
  | MahjongCalled
  | HandEnded
  | MatchEnded;

/** A place at the table, counted against the clock. People keep their chair; the seats are winds and move on. */
export type Chair = 0 | 1 | 2 | 3;
export const CHAIRS: readonly Chair[] = [0, 1, 2, 3];
export type ByChair<T> = readonly [T, T, T, T];

/** A tile that this onlooker may not see. */
export type Hidden = 'hidden';
export type Seen<T extends WallTile = WallTile> = T | Hidden;

/** P10: rounds end when East has passed four times; a time limit lets the running hand be finished. */
export type MatchLength = { readonly rounds: number } | { readonly hands: number } | { readonly minutes: number };

export interface MatchSettings {
  /** Mahjong is offered only when valid (P07). */
  readonly assistance: boolean;
  readonly length: MatchLength;
}

/** Who threw what for East; after a tie those who tied throw again. */
export type EastThrows = readonly (readonly { readonly chair: Chair; readonly dice: Throw }[])[];

/** The header of a log: it freezes the rule set's whole value and the engine's version. */
export interface MatchStarted {
  readonly type: 'matchStarted';
  readonly engine: string;
  readonly rules: RuleSet;
  readonly settings: MatchSettings;
  readonly throws: EastThrows;
  readonly east: Chair;
}

export interface HandStarted {
  readonly type: 'handStarted';
  /** Counted from 1. */
  readonly hand: number;
  readonly round: Wind;
  readonly east: Chair;
  readonly dice?: Dice;
  /** The hash that binds the seed, and what people added to it. */
  readonly commitment?: string;
  readonly nonces?: { readonly [seat in Wind]?: string };
}

/** Racks in the order in which the wall was taken; East's fourteenth tile is the last. */
export interface Dealt {
  readonly type: 'dealt';
  readonly racks: BySeat<readonly Seen[]>;
}

/** A season or flower is laid and another tile taken for it. */
export interface Replaced {
  readonly type: 'replaced';
  readonly seat: Wind;
  readonly bonus: BonusTile;
  readonly tile: Seen;
  readonly from: 'wall' | 'loose';
}

export interface Drawn {
  readonly type: 'drawn';
  readonly seat: Wind;
  readonly tile: Seen;
  /** `loose`: the replacement tile of a kong. */
  readonly from: 'wall' | 'loose';
}

export interface Discarded {
  readonly type: 'discarded';
  readonly seat: Wind;
  readonly tile: Tile;
}

/** A call as the others hear it. */
export interface Call {
  readonly seat: Wind;
  readonly call: 'chow' | 'pung' | 'kong' | 'mahjong';
  /** The run that a chow makes. */
  readonly tiles?: readonly Tile[];
}

/** P18: the call that stood, and those that were overruled. */
export interface Claimed {
  readonly type: 'claimed';
  readonly seat: Wind;
  readonly call: 'chow' | 'pung' | 'kong';
  readonly tile: Tile;
  readonly from: Wind;
  /** The whole set. */
  readonly tiles: readonly Tile[];
  readonly overruled: readonly Call[];
}

export interface Konged {
  readonly type: 'konged';
  readonly seat: Wind;
  readonly how: 'concealed' | 'added';
  readonly tile: Seen<Tile>;
}

/** De Gelukkige Dertien. A false one makes a dead hand, which only the announcer knows. */
export interface Announced {
  readonly type: 'announced';
  readonly seat: Wind;
  readonly dead?: true;
}

/** P07: the rack is shown; the tile stays where it was. */
export interface FalseMahjong {
  readonly type: 'falseMahjong';
  readonly seat: Wind;
  readonly tile: Tile;
  readonly rack: readonly Tile[];
  readonly dead: boolean;
}

export interface MahjongCalled {
  readonly type: 'mahjong';
  readonly seat: Wind;
  /** Who discarded the tile or was robbed of it; null when it was drawn. */
  readonly from: Wind | null;
  readonly win: Win;
  readonly overruled: readonly Call[];
}

/** What lies open after a mahjong: a winner's rack holds the winning tile too. */
export interface ShownHand {
  readonly rack: readonly Tile[];
  readonly melds: readonly MeldSetup[];
}

export interface HandEnded {
  readonly type: 'handEnded';
  readonly end: 'mahjong' | 'draw';
  readonly winner: Wind | null;
  readonly from: Wind | null;
  /** All four after a mahjong; after a draw nothing more is shown (P12). */
  readonly hands: BySeat<ShownHand> | null;
  readonly sheets: BySeat<ScoreSheet> | null;
  readonly payments: BySeat<number>;
  /** Who of these seats is East in the next hand. */
  readonly nextEast: Wind;
  /** Opens the commitment. */
  readonly seed?: string;
}

export interface Ranked {
  readonly chair: Chair;
  readonly total: number;
  /** Equal totals share a rank: 1, 1, 3, 4 (P11). */
  readonly rank: number;
}

export interface MatchEnded {
  readonly type: 'matchEnded';
  readonly ranking: readonly Ranked[];
}
