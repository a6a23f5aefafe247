import type { Draft } from '@windroos/engine';
import type { Aim } from './aim.ts';
import { countBits, OUTER, pairsIn, threesIn } from './packed.ts';

/**
 * What a bot looks at: its own tiles, and what lies open for all. One is filled again for each decision, so that
 * nothing is allocated while hands are played.
 */
export interface Held {
  /** The rack by suit as the engine packs it; honours last. */
  readonly rack: Int32Array;
  /** Sets on the table, and what is in them, as bits of `IN_…`. */
  melds: number;
  inMelds: number;
  /** What its sets of honours are worth, and what its pairs of honours could become. */
  sure: number;
  hoped: number;
  /** By honour from East to the white dragon: what a set of it is worth. */
  readonly honourWorth: Uint8Array;
}

export const newHeld = (): Held => ({
  rack: new Int32Array(4),
  melds: 0,
  inMelds: 0,
  sure: 0,
  hoped: 0,
  honourWorth: new Uint8Array(7),
});

/** Suits as bits 0–2, honours 3; a one, a nine or an honour; runs; pungs and kongs; something claimed. */
export const IN_HONOURS = 8;
export const IN_OUTSIDE = 16;
export const IN_CHOW = 32;
export const IN_ALIKE = 64;
export const IN_OPEN = 128;

const weighHonours = (held: Held, aim: Aim, seat: number, round: number): void => {
  const worth = held.honourWorth;
  worth.fill(0, 0, 4).fill(aim.dragon, 4);
  worth[seat]! += aim.ownWind;
  worth[round]! += aim.roundWind;
};

/** What the honours marked by these bits are worth as sets. */
const worthOf = (worth: Uint8Array, marked: number): number => {
  let sum = 0;
  for (let honour = 0, rest = marked; rest !== 0; honour++, rest >>= 3) if ((rest & 1) === 1) sum += worth[honour]!;
  return sum;
};

/** Values the honours of the rack, and those that lie in sets. */
const countHonours = (held: Held, laid: number): void => {
  held.sure = worthOf(held.honourWorth, threesIn(held.rack[3]!) | threesIn(laid));
  held.hoped = worthOf(held.honourWorth, pairsIn(held.rack[3]!));
};

const isOpen = (draft: Draft, seat: number): boolean => {
  for (let place = 4 * seat; place < 4 * seat + draft.meldCount[seat]!; place++) {
    if (draft.meldFrom[place] !== seat) return true;
  }
  return false;
};

/** A suit as a bit; honours are outside too. */
const suitBits = (suit: number): number => (suit < 3 ? 1 << suit : IN_HONOURS | IN_OUTSIDE);

const lookAtMelds = (held: Held, draft: Draft, seat: number): void => {
  let alike = 0;
  for (let suit = 0; suit < 4; suit++) {
    const laid = draft.laid[4 * seat + suit]!;
    if (laid === 0) continue;
    held.inMelds |= suitBits(suit) | ((laid & OUTER) === 0 ? 0 : IN_OUTSIDE);
    alike += countBits(threesIn(laid));
  }
  if (alike > 0) held.inMelds |= IN_ALIKE;
  if (alike < held.melds) held.inMelds |= IN_CHOW;
  if (isOpen(draft, seat)) held.inMelds |= IN_OPEN;
};

/** Looks at what a seat holds now. */
export const lookAt = (held: Held, draft: Draft, seat: number, aim: Aim): void => {
  for (let suit = 0; suit < 4; suit++) held.rack[suit] = draft.racks[4 * seat + suit]!;
  held.melds = draft.meldCount[seat]!;
  held.inMelds = 0;
  if (held.melds > 0) lookAtMelds(held, draft, seat);
  weighHonours(held, aim, seat, draft.round);
  countHonours(held, draft.laid[4 * seat + 3]!);
};

const suitOf = (kind: number): number => (kind < 27 ? Math.floor(kind / 9) : 3);
const rankOf = (kind: number): number => (kind < 27 ? kind % 9 : kind - 27);
const isOuter = (kind: number): boolean => kind < 27 && (kind % 9 === 0 || kind % 9 === 8);

const takeOut = (held: Held, kind: number, count: number): void => {
  held.rack[suitOf(kind)]! -= count << (3 * rankOf(kind));
};

const layDown = (held: Held, kind: number, forms: number): void => {
  held.melds++;
  held.inMelds |= suitBits(suitOf(kind)) | forms;
};

/** As if so many of a kind went from the rack into a pung or kong. */
export const layAlike = (held: Held, draft: Draft, seat: number, kind: number, count: number, open: number): void => {
  takeOut(held, kind, count);
  layDown(held, kind, IN_ALIKE | open | (isOuter(kind) ? IN_OUTSIDE : 0));
  countHonours(held, draft.laid[4 * seat + 3]! + (kind < 27 ? 0 : 3 << (3 * rankOf(kind))));
};

/** As if the discard made this run. */
export const layRun = (held: Held, discard: number, lowest: number): void => {
  for (let kind = lowest; kind < lowest + 3; kind++) if (kind !== discard) takeOut(held, kind, 1);
  layDown(held, lowest, IN_CHOW | IN_OPEN | (isOuter(lowest) || isOuter(lowest + 2) ? IN_OUTSIDE : 0));
};
