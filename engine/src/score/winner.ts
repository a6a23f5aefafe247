import type { Hand } from '../hand/hand.ts';
import { irregularShape, isPairs, KNITTINGS, knittedShape, pairsShape, type Shape } from '../hand/irregular.ts';
import {
  countIn,
  FIRST_KIND,
  ONE_OF_EACH,
  type Packed,
  presentIn,
  SHIFT_OF,
  SUIT_OF,
  withTile,
} from '../hand/packed.ts';
import { CAKE, CHOW_OPEN, PAIR } from '../hand/setCode.ts';
import { CODE, CODE_BITS, IS_PAIRED, otherSplits, setsIn } from '../hand/split.ts';
import type { Compiled } from './compiled.ts';
import { namedShape } from './namedShapes.ts';
import { NOWHERE, PLACE_OPEN, PLACE_PAIR, PLACE_PUNG, PLACE_WHOLE, placeIn } from './places.ts';
import { firstPair, hasOthers, isWhole, newRackSuits, type RackSuits, takeUp } from './rackSuits.ts';
import { at, canBeCake, onlyWait, prepare } from './situation.ts';
import { placeFour } from './sortSets.ts';
import { SET_ROOM, type Tally } from './tally.ts';
import { ASK, bestTrial, countTrial, startTrials, trial } from './trial.ts';
import { BAMBOO_1, CIRCLES_1, knitLacks, mayKnit, shapeIndex, withoutKnit } from './waits.ts';

const REGULAR = shapeIndex('regular');
const NINE_GATES_WAITED = shapeIndex('nine-gates-waited');
const KNITTED_STRAIGHT = shapeIndex('knitted-straight');
const NINE_GATES_TILES = 0o311111113;

/** The reading at hand: the sets laid aside, those of the rack, the pair last; and where each stands in a sheet. */
const reading = {
  codes: new Int32Array(SET_ROOM),
  places: Int32Array.from({ length: SET_ROOM }, (_, index) => index),
  size: 0,
  shape: REGULAR,
  body: null as Packed | null,
};

const UNMOVED = [0, 1, 2, 3];

/** The reading's shape: that of its sets, if they have a name. */
const shapeOf = (codes: Int32Array): number => {
  const named = reading.body === null ? namedShape(at.compiled, at.hand, codes) : null;
  return named ?? reading.shape;
};

/** Counts the reading with the winning tile in the set at `index`; a claimed tile opens the set it completes. */
const countPlaced = (index: number, place: number, only: number): void => {
  const { codes, places, size } = reading;
  for (let each = 0; each < size; each++) trial.codes[places[each]!] = codes[each]!;
  trial.size = size;
  trial.winCode = -1;
  if (index >= 0) {
    trial.winCode = codes[index]! + (at.claimed && place !== PLACE_PAIR ? CHOW_OPEN : 0);
    trial.codes[places[index]!] = trial.winCode;
  }
  trial.body = reading.body;
  trial.cake = codes[size - 1] === CAKE;
  trial.shape = shapeOf(trial.codes);
  countTrial(place, only);
};

/** The other tile that completes the hand: an open chow's other end, or for a pung the one of the pair. */
const otherWait = (code: number, place: number): number => {
  if (place === PLACE_PUNG) return reading.codes[reading.size - 1]! - PAIR;
  return at.winKind === code ? code + 3 : code - 1;
};

/** Was it the only tile to wait for? Most pungs and open chows tell by themselves that it was not. */
const onlyIn = (code: number, place: number): number => {
  const hasOther = place === PLACE_PUNG || place === PLACE_OPEN;
  return hasOther && countIn(at.hand.all, otherWait(code, place)) < 4 ? 0 : onlyWait();
};

/** Tries every place of the winning tile that could make a difference. */
const countReading = (): void => {
  const { codes, size } = reading;
  if (codes[size - 1] === CAKE) {
    countPlaced(size - 1, PLACE_PAIR, onlyWait());
    return;
  }
  const { samePlace } = at.compiled;
  const melds = at.hand.melds.length;
  let placed = 0;
  for (let index = melds; index < size; index++) {
    const code = codes[index]!;
    const place = placeIn(code, at.winKind);
    if (place === NOWHERE || (index > melds && codes[index - 1] === code)) continue;
    const only = onlyIn(code, place);
    const sort = at.claimed && place === PLACE_PUNG ? 1 << NOWHERE : 1 << samePlace[(only << 3) | place]!;
    if ((placed & sort) !== 0) continue;
    placed |= sort;
    countPlaced(index, place, only);
  }
  if (reading.body !== null && countIn(reading.body, at.winKind) > 0) countPlaced(-1, PLACE_WHOLE, ASK);
};

/** The split that is taken of each suit: its sets in one word; and the pair. */
const chosen = { sets: new Int32Array(SET_ROOM), pair: 0 };

/** Puts the sets of a suit after the others: four at once, of which the next suit writes over what is none. */
const put = (sets: number, end: number, firstKind: number): void => {
  const { codes } = reading;
  codes[end] = (sets & CODE) + firstKind;
  codes[end + 1] = ((sets >> CODE_BITS) & CODE) + firstKind;
  codes[end + 2] = ((sets >> (2 * CODE_BITS)) & CODE) + firstKind;
  codes[end + 3] = ((sets >> (3 * CODE_BITS)) & CODE) + firstKind;
};

/** Counts the reading that takes the chosen splits. */
const countChosen = ({ facts }: RackSuits): void => {
  const { melds } = at.hand;
  const { codes, places } = reading;
  for (let index = 0; index < melds.length; index++) codes[index] = melds[index]!;
  let end = melds.length;
  for (let suit = 0; suit < 4; suit++) {
    put(chosen.sets[suit]!, end, FIRST_KIND[suit]!);
    end += setsIn(facts[suit]!);
  }
  codes[end] = chosen.pair;
  reading.size = end + 1;
  // A knitted straight leaves one set and a pair, which stand as they are.
  if (end === 4) placeFour(codes, places);
  else places.set(UNMOVED);
  countReading();
};

/** Counts every choice among the splits of the suits from this one on. */
const countEvery = (suits: RackSuits, suit: number): void => {
  if (suit === 4) {
    countChosen(suits);
    return;
  }
  countEvery(suits, suit + 1);
  const { pair } = chosen;
  for (const other of otherSplits(suits.others[suit]!)) {
    chosen.sets[suit] = other.sets;
    if ((suits.facts[suit]! & IS_PAIRED) !== 0) chosen.pair = PAIR + FIRST_KIND[suit]! + other.pair;
    countEvery(suits, suit + 1);
  }
  chosen.sets[suit] = suits.sets[suit]!;
  chosen.pair = pair;
};

/** Counts every arrangement of the rack into sets and a pair; `cake` is the pair when it is not among the tiles. */
const countSplits = (suits: RackSuits, cake: boolean): void => {
  if (!isWhole(suits, cake ? 0 : 1)) return;
  for (let suit = 0; suit < 4; suit++) chosen.sets[suit] = suits.sets[suit]!;
  chosen.pair = cake ? CAKE : firstPair(suits);
  if (hasOthers(suits)) countEvery(suits, 0);
  else countChosen(suits);
};

/** The suits of what a rack is without its cake, or without a knitted straight. */
const rest = newRackSuits();

const countSplitsOf = (tiles: Packed, cake: boolean): void => {
  takeUp(rest, tiles);
  countSplits(rest, cake);
};

const withoutCake = (rack: Packed): Packed => withTile(withTile(rack, CIRCLES_1, -1), BAMBOO_1, -1);

const countRegular = (): void => {
  const { hand } = at;
  reading.body = null;
  reading.shape = waitedOnNineGates() ? NINE_GATES_WAITED : REGULAR;
  countSplits(at.suits, false);
  if (canBeCake()) countSplitsOf(withoutCake(hand.rack), true);
};

/** The thirteen tiles before the winning one were 1112345678999 of one suit. */
const waitedOnNineGates = (): boolean => {
  const { rack, melds } = at.hand;
  if (melds.length > 0 || rack[3] !== 0 || presentIn(rack[0] | rack[1] | rack[2]) !== ONE_OF_EACH) return false;
  const suit = SUIT_OF[at.winKind]!;
  const before = rack[suit]! - (1 << SHIFT_OF[at.winKind]!);
  return before === NINE_GATES_TILES && rack[0] + rack[1] + rack[2] === rack[suit];
};

const countShape = (shape: Shape, cake: boolean): void => {
  trial.size = 0;
  trial.winCode = -1;
  trial.shape = shapeIndex(shape);
  trial.body = at.hand.rack;
  trial.cake = cake;
  countTrial(PLACE_WHOLE, ASK);
};

/** Hands that are no sets and a pair: closed up to the last tile. */
const countIrregular = (): void => {
  const { rack } = at.hand;
  const { fourAsTwoPairs } = at.compiled.rules.readings;
  const shape = irregularShape(rack) ?? knittedShape(rack);
  if (shape !== null) countShape(shape, false);
  if (isPairs(rack, fourAsTwoPairs)) countShape(pairsShape(rack), false);
  if (canBeCake() && isPairs(withoutCake(rack), fourAsTwoPairs)) countShape('pairs', true);
};

/** A knitted straight, with one set (on the rack or the table) and a pair. */
const countKnitted = (): void => {
  const { rack } = at.hand;
  if (!mayKnit(rack, 9)) return;
  for (const knit of KNITTINGS) {
    if (knitLacks(rack, knit) > 0) continue;
    reading.shape = KNITTED_STRAIGHT;
    reading.body = [knit[0], knit[1], knit[2], 0];
    countSplitsOf(withoutKnit(rack, knit), false);
  }
};

/** The best reading of a winner's hand, or null when it is no mahjong at all. The record is good until the next call. */
export const bestReading = (compiled: Compiled, hand: Hand, winKind: number, bonus = 0): Tally | null => {
  startTrials(bonus);
  prepare(compiled, hand, winKind);
  takeUp(at.suits, hand.rack);
  countRegular();
  if (hand.melds.length === 0) countIrregular();
  if (hand.melds.length <= 1 && compiled.knowsKnitted) countKnitted();
  return bestTrial();
};
