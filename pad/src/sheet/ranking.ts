import type { PlayerId } from '../values/player.ts';

/** What a player is ranked by; mahjongs made and given away only where a club breaks ties (P11). */
export interface Standing {
  readonly player: PlayerId;
  readonly total: number;
  readonly mahjongs: number;
  readonly given: number;
}

export interface Rank extends Standing {
  readonly rank: number;
}

export type TieBreak = 'mahjongs' | 'given';

const BREAKS: Readonly<Record<TieBreak, (a: Standing, b: Standing) => number>> = {
  mahjongs: (a, b) => b.mahjongs - a.mahjongs,
  given: (a, b) => a.given - b.given,
};

/** Best first; equals share the rank (1, 1, 3, 4) unless a tie-break parts them. */
export const ranked = (standings: readonly Standing[], breaks: readonly TieBreak[] = []): readonly Rank[] => {
  const compare = (a: Standing, b: Standing): number =>
    b.total - a.total || breaks.map((name) => BREAKS[name](a, b)).find((order) => order !== 0) || 0;
  return standings
    .toSorted(compare)
    .map((one) => ({ ...one, rank: 1 + standings.filter((other) => compare(other, one) < 0).length }));
};
