import { CHAIRS, type Chair, type Ranked } from './event.ts';
import type { Game } from './game.ts';

/** What a club may add where totals are equal: most mahjongs made, then fewest given away (P11). */
export type TieBreak = 'made' | 'given';

const KEYS: Readonly<Record<'total' | TieBreak, (game: Game, chair: Chair) => number>> = {
  total: (game, chair) => game.totals[chair],
  made: (game, chair) => game.made[chair],
  given: (game, chair) => -game.given[chair],
};

/** By total, highest first; who is equal in everything asked shares a rank: 1, 1, 3, 4. */
export const rankingOf = (game: Game, tieBreaks: readonly TieBreak[] = []): readonly Ranked[] => {
  const keys = (['total', ...tieBreaks] as const).map((name) => KEYS[name]);
  const compare = (a: Chair, b: Chair): number =>
    keys.reduce((order, key) => (order === 0 ? key(game, b) - key(game, a) : order), 0);
  const sorted = CHAIRS.toSorted(compare);
  return sorted.map((chair) => ({
    chair,
    total: game.totals[chair],
    rank: 1 + sorted.findIndex((other) => compare(other, chair) === 0),
  }));
};
