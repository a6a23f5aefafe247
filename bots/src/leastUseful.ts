import type { Draft } from '@windroos/engine';
import type { Held } from './held.ts';
import { INNER, lowestRank, OUTER, pairsIn, singlesIn, threesIn } from './packed.ts';
import { anySets, CHOWS, onlyRuns, PAIRS, PUNGS, PURE, SUIT } from './plan.ts';
import { NO_TILE, type SuitFit } from './suitFit.ts';

/** Which tile to throw for a plan: what the plan has no use for first, and of the rest what fits least. */

const FIRST_HONOUR = 27;

/** 64 × what is lost + the kind, so that the smallest is the tile to throw. */
type Loss = number;
const loss = (lost: number, kind: number): Loss => 64 * lost + kind;
const NO_LOSS: Loss = 0x7fffffff;

const inSuit = (fits: SuitFit, packed: number, suit: number): Loss => {
  const least = fits.least(packed);
  return least === NO_TILE ? NO_LOSS : loss(least >> 4, 9 * suit + (least & 15));
};

/** Honours: alone (those that are worth nothing first), then pairs, then threes. */
const HONOUR = { alone: 0, worthyAlone: 1, pair: 6, three: 13 } as const;

const honourLoss = (lost: number, marks: number): Loss => loss(lost, FIRST_HONOUR + lowestRank(marks));

const loneHonour = (singles: number, worth: Uint8Array): Loss => {
  for (let rest = singles; rest !== 0; rest &= rest - 1) {
    if (worth[lowestRank(rest)] === 0) return honourLoss(HONOUR.alone, rest);
  }
  return honourLoss(HONOUR.worthyAlone, singles);
};

const leastHonour = ({ rack, honourWorth }: Held): Loss => {
  const honours = rack[3]!;
  if (honours === 0) return NO_LOSS;
  const singles = singlesIn(honours);
  if (singles !== 0) return loneHonour(singles, honourWorth);
  const pairs = pairsIn(honours);
  return pairs !== 0 ? honourLoss(HONOUR.pair, pairs) : honourLoss(HONOUR.three, threesIn(honours));
};

/** Among the fields of this mask in the three suits. */
const leastIn = ({ rack }: Held, fits: SuitFit, mask: number): Loss =>
  Math.min(inSuit(fits, rack[0]! & mask, 0), inSuit(fits, rack[1]! & mask, 1), inSuit(fits, rack[2]! & mask, 2));

const leastOfAny = (held: Held): Loss => Math.min(leastIn(held, anySets, OUTER | INNER), leastHonour(held));

const leastForSuit = (held: Held, suit: number, pure: boolean): Loss => {
  const next = (suit + 1) % 3;
  const last = (suit + 2) % 3;
  const off = Math.min(inSuit(anySets, held.rack[next]!, next), inSuit(anySets, held.rack[last]!, last));
  if (off !== NO_LOSS) return off;
  const honour = leastHonour(held);
  return pure && honour !== NO_LOSS ? honour : Math.min(inSuit(anySets, held.rack[suit]!, suit), honour);
};

const leastForChows = (held: Held): Loss => {
  const off = Math.min(leastHonour(held), leastIn(held, anySets, OUTER));
  return off !== NO_LOSS ? off : leastIn(held, onlyRuns, INNER);
};

/** The tile of these that lies open most often: its fellows will not come. */
const mostSeen = ({ rack }: Held, seen: Int32Array, among: (suit: number) => number): Loss => {
  let least = NO_LOSS;
  for (let suit = 0; suit < 4; suit++) {
    for (let rest = among(rack[suit]!); rest !== 0; rest &= rest - 1) {
      const rank = lowestRank(rest);
      least = Math.min(least, loss(4 - ((seen[suit]! >> (3 * rank)) & 7), 9 * suit + rank));
    }
  }
  return least;
};

/** For pungs a pair goes before a three; for seven pairs the third of a kind goes first. */
const ALIKE = { pungs: [singlesIn, pairsIn, threesIn], pairs: [singlesIn, threesIn, pairsIn] } as const;

const leastForAlike = (
  held: Held,
  seen: Int32Array,
  [first, second, third]: typeof ALIKE.pungs | typeof ALIKE.pairs,
) => {
  const lone = mostSeen(held, seen, first);
  if (lone !== NO_LOSS) return lone;
  const next = mostSeen(held, seen, second);
  return next !== NO_LOSS ? next : mostSeen(held, seen, third);
};

const leastFor = (held: Held, draft: Draft, plan: number): Loss => {
  if (plan >= SUIT && plan < PUNGS) return leastForSuit(held, (plan - SUIT) % 3, plan >= PURE);
  if (plan === CHOWS) return leastForChows(held);
  if (plan === PUNGS) return leastForAlike(held, draft.seen, ALIKE.pungs);
  return plan === PAIRS ? leastForAlike(held, draft.seen, ALIKE.pairs) : leastOfAny(held);
};

/** The kind to throw. */
export const leastUseful = (held: Held, draft: Draft, plan: number): number => leastFor(held, draft, plan) & 63;
