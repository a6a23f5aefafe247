/**
 * How well the tiles of one suit fit together, and which of them fits least. A suit is a packed integer as the engine
 * keeps it, three bits a rank; what is worked out once is remembered by the suit's place among all suits.
 */
export interface SuitFit {
  /** What the best way to group the tiles is worth. */
  readonly fit: (suit: number) => number;
  /** 16 × what is lost without the tile that fits least, + its rank from 0; `NO_TILE` for an empty suit. */
  readonly least: (suit: number) => number;
}

export const NO_TILE = 0xffff;

/** What groups of tiles are worth: a set, a pair, two that wait on two kinds or on one, a tile alone. */
export interface GroupValues {
  readonly run: number;
  readonly alike: number;
  readonly pair: number;
  readonly beside: number;
  readonly apart: number;
  readonly alone: number;
}

const RANKS = 9;
const SUITS = 5 ** RANKS;
const LOW_BITS = 15;
const LOW_MASK = 0o77777;

/** Five counts of three bits each as a number of base five; fields that no suit has are left at 0. */
const baseFive = (bits: number): number => {
  let place = 0;
  for (let rank = 4; rank >= 0; rank--) place = 5 * place + Math.min(4, (bits >> (3 * rank)) & 7);
  return place;
};
const LOW_PLACE = Uint32Array.from({ length: 1 << LOW_BITS }, (_, bits) => baseFive(bits));
const HIGH_PLACE = Uint32Array.from({ length: 1 << 12 }, (_, bits) => 5 ** 5 * baseFive(bits));

/** Where a suit stands among the 5⁹. */
export const placeOf = (suit: number): number => LOW_PLACE[suit & LOW_MASK]! + HIGH_PLACE[suit >> LOW_BITS]!;

const countAt = (suit: number, rank: number): number => (suit >> (3 * rank)) & 7;
const without = (suit: number, rank: number, count = 1): number => suit - (count << (3 * rank));

const lowestRank = (suit: number): number => {
  let rank = 0;
  while (countAt(suit, rank) === 0) rank++;
  return rank;
};

/** Two neighbours wait on both sides, unless they stand at an end. */
const besideValue = (values: GroupValues, rank: number): number =>
  rank === 0 || rank === RANKS - 2 ? values.apart : values.beside;

/** A tile in the middle finds a neighbour more easily. */
const aloneValue = (values: GroupValues, rank: number): number => (rank > 1 && rank < RANKS - 2 ? values.alone : 0);

type Fit = (suit: number) => number;

const bestAlike = (values: GroupValues, fit: Fit, suit: number, rank: number): number => {
  const count = countAt(suit, rank);
  let best = aloneValue(values, rank) + fit(without(suit, rank));
  if (count >= 2) best = Math.max(best, values.pair + fit(without(suit, rank, 2)));
  if (count >= 3) best = Math.max(best, values.alike + fit(without(suit, rank, 3)));
  return best;
};

const bestRun = (values: GroupValues, fit: Fit, suit: number, rank: number): number => {
  const rest = without(suit, rank);
  const next = rank < 8 && countAt(suit, rank + 1) > 0;
  const third = rank < 7 && countAt(suit, rank + 2) > 0;
  let best = next ? besideValue(values, rank) + fit(without(rest, rank + 1)) : 0;
  if (third) best = Math.max(best, values.apart + fit(without(rest, rank + 2)));
  if (next && third) best = Math.max(best, values.run + fit(without(without(rest, rank + 1), rank + 2)));
  return best;
};

/** The fit lies in bits 0–6, the rank that fits least in 7–10, what it takes away in 11–15; 0 is not yet known. */
const packed = (fit: number, rank: number, loss: number): number =>
  (fit + 1) | (rank << 7) | (Math.min(31, loss) << 11);

export const suitFitOf = (values: GroupValues): SuitFit => {
  const known = new Uint16Array(SUITS);

  const leastOf = (suit: number, all: number): number => {
    let least = NO_TILE;
    for (let rank = 0; rank < RANKS; rank++) {
      if (countAt(suit, rank) > 0) least = Math.min(least, 16 * (all - fit(without(suit, rank))) + rank);
    }
    return least;
  };
  const workOut = (suit: number): number => {
    const rank = lowestRank(suit);
    const all = Math.max(bestAlike(values, fit, suit, rank), bestRun(values, fit, suit, rank));
    const least = leastOf(suit, all);
    return packed(all, least & 15, least >> 4);
  };
  const look = (suit: number): number => {
    const place = placeOf(suit);
    if (known[place] === 0) known[place] = workOut(suit);
    return known[place]!;
  };
  const fit: Fit = (suit) => (suit === 0 ? 0 : (look(suit) & 127) - 1);
  const least = (suit: number): number => {
    if (suit === 0) return NO_TILE;
    const found = look(suit);
    return 16 * (found >> 11) + ((found >> 7) & 15);
  };
  return { fit, least };
};
