import { BOTS } from '@windroos/bots';
import { type Chair, fastNumbersFrom, handSeed, masterSeed, type PackedPlayer, throwForEast } from '@windroos/engine';
import type { Plan } from './plan.ts';

/** Numbers of their own for the players and for the dice of the first East, far from those of hands. */
const APART = 2 ** 40;
const FOR_EAST = 4;

/** The four players of a simulation, who begin each hand with the same numbers whatever was played before it. */
export interface SeatedBots {
  /** By chair. */
  readonly players: readonly PackedPlayer[];
  readonly startHand: (handNumber: number) => void;
  readonly throwFor: (match: number) => ReturnType<typeof throwForEast>;
}

export const seatBots = ({ bots, seed }: Plan): SeatedBots => {
  const master = masterSeed(seed);
  const numbers = bots.map((_, chair) => fastNumbersFrom(handSeed(master, APART + chair)));
  const forEast = fastNumbersFrom(handSeed(master, APART + FOR_EAST));
  return {
    players: bots.map((name, chair) => BOTS[name](numbers[chair]!)),
    startHand: (handNumber) => {
      for (const each of numbers) each.startHand(handNumber);
    },
    throwFor: (match) => {
      forEast.startHand(match);
      return throwForEast(forEast);
    },
  };
};

/** The players in the order of the winds. */
export const bySeats = ({ players }: SeatedBots, east: Chair): readonly PackedPlayer[] => [
  ...players.slice(east),
  ...players.slice(0, east),
];
