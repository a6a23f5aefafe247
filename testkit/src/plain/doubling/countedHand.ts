import type { HandSetup, Tile, Win, Wind } from '@windroos/engine';
import type { Family } from '../book.ts';
import { countOf, kindsIn } from '../pile.ts';
import { lowestOf, type PlainSet, pungOf, setOfMeld } from '../plainSet.ts';
import { isCake, type SetsReading } from '../reading.ts';
import { allTiles } from '../waits.ts';

/** A set as the tables ask about it. */
export interface CountedSet {
  readonly kind: PlainSet['kind'];
  /** Of a chow the lowest. */
  readonly tile: Tile;
  readonly closed: boolean;
}

/** What everybody's points and doubles look at, winner or not. */
export interface CountedHand {
  readonly family: Family;
  readonly seat: Wind;
  readonly round: Wind;
  readonly tiles: readonly Tile[];
  readonly sets: readonly CountedSet[];
  /** The tile of each pair of equal tiles. */
  readonly pairs: readonly Tile[];
  /** The pair is b1 k1. */
  readonly cake: boolean;
}

export const isSelfDrawn = (win: Win): boolean => win.from === 'wall' || win.from === 'kong';

/** Q05: a set completed by another player's tile is open. */
const closedIn = (reading: SetsReading, win: Win, set: PlainSet, index: number): boolean =>
  set.where === 'face-down' || (set.where === 'rack' && (isSelfDrawn(win) || reading.place !== index));

export const winnersHand = (family: Family, setup: HandSetup, win: Win, reading: SetsReading): CountedHand => ({
  family,
  seat: setup.seat,
  round: setup.round,
  tiles: allTiles(setup),
  sets: reading.sets.map((set, index) => ({
    kind: set.kind,
    tile: lowestOf(set),
    closed: closedIn(reading, win, set, index),
  })),
  pairs: isCake(reading.pair) ? [] : [reading.pair[0]!],
  cake: isCake(reading.pair),
});

/** Who did not win counts three or four equal tiles on the rack as a closed pung, two as a pair. */
export const othersHand = (family: Family, setup: HandSetup): CountedHand => {
  const kinds = kindsIn(setup.rack);
  const pungs = kinds.filter((tile) => countOf(setup.rack, tile) >= 3).map(pungOf);
  const sets = [...setup.melds.map(setOfMeld), ...pungs];
  return {
    family,
    seat: setup.seat,
    round: setup.round,
    tiles: allTiles(setup),
    sets: sets.map((set) => ({ kind: set.kind, tile: lowestOf(set), closed: set.where !== 'open' })),
    pairs: kinds.filter((tile) => countOf(setup.rack, tile) === 2),
    cake: false,
  };
};
