import { FIRST_KIND, type Packed } from '../hand/packed.ts';
import { PAIR } from '../hand/setCode.ts';
import { FACTS, IS_PAIRED_BIT, IS_SETS_BIT, OTHERS, pairIn, SETS, suitAt, suitWords } from '../hand/split.ts';
import { SET_ROOM } from './tally.ts';

/** What is known of the four suits of a rack, read out at once: looking up a suit may move the others. */
export interface RackSuits {
  readonly facts: Int32Array;
  readonly sets: Int32Array;
  readonly others: Int32Array;
}

export const newRackSuits = (): RackSuits => ({
  facts: new Int32Array(SET_ROOM),
  sets: new Int32Array(SET_ROOM),
  others: new Int32Array(SET_ROOM),
});

export const takeUp = ({ facts, sets, others }: RackSuits, rack: Packed): void => {
  for (let suit = 0; suit < 4; suit++) {
    const place = suitAt(suit, rack[suit]!);
    const words = suitWords();
    facts[suit] = words[place + FACTS]!;
    sets[suit] = words[place + SETS]!;
    others[suit] = words[place + OTHERS]!;
  }
};

/** How many of the four suits have a fact. */
const count = (facts: Int32Array, bit: number): number =>
  ((facts[0]! >> bit) & 1) + ((facts[1]! >> bit) & 1) + ((facts[2]! >> bit) & 1) + ((facts[3]! >> bit) & 1);

/** Is the rack only sets, and so many pairs (0 or 1)? */
export const isWhole = ({ facts }: RackSuits, pairs: number): boolean =>
  count(facts, IS_PAIRED_BIT) === pairs && count(facts, IS_SETS_BIT) === 4 - pairs;

/** Has any suit more than one split? */
export const hasOthers = ({ others }: RackSuits): boolean => (others[0]! | others[1]! | others[2]! | others[3]!) !== 0;

/** The code of a pair of this suit if it holds one, else 0: added up, those of the suits are the only pair's. */
const pairCode = (facts: number, suit: 0 | 1 | 2 | 3): number =>
  -((facts >> IS_PAIRED_BIT) & 1) & (PAIR + FIRST_KIND[suit] + pairIn(facts));

/** The pair of a rack that is whole, as each suit's first split has it. */
export const firstPair = ({ facts }: RackSuits): number =>
  pairCode(facts[0]!, 0) + pairCode(facts[1]!, 1) + pairCode(facts[2]!, 2) + pairCode(facts[3]!, 3);
