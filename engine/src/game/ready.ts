import type { Packed } from '../hand/packed.ts';
import { SHIFT_OF, SUIT_OF } from '../hand/packed.ts';
import { compiledOf } from '../score/compile.ts';
import { scoreHand } from '../score/scoreHand.ts';
import type { ScoreSheet } from '../score/sheet.ts';
import { waitBits } from '../score/waits.ts';
import { type Draft, FROM_CLAIM, hasBit, TURN } from './draft.ts';
import { handAt } from './seatHand.ts';
import { winOf } from './win.ts';

/** What a rack waits for, remembered until the rack changes, and what a mahjong would be worth. */

/** The tile that a player just drew stands apart: the waits are those of the rack before it. */
const apart = (draft: Draft, seat: number): number =>
  draft.phase === TURN && seat === draft.turn && draft.source !== FROM_CLAIM ? draft.tile : -1;

const packedOf = (tiles: Int32Array, seat: number): [number, number, number, number] => [
  tiles[4 * seat]!,
  tiles[4 * seat + 1]!,
  tiles[4 * seat + 2]!,
  tiles[4 * seat + 3]!,
];

const workOut = (draft: Draft, seat: number): void => {
  const rack = packedOf(draft.racks, seat);
  const drawn = apart(draft, seat);
  if (drawn >= 0) rack[SUIT_OF[drawn]!]! -= 1 << SHIFT_OF[drawn]!;
  const laid = packedOf(draft.laid, seat);
  const all: Packed = [rack[0] + laid[0], rack[1] + laid[1], rack[2] + laid[2], rack[3] + laid[3]];
  const [k, b, t, h] = waitBits(compiledOf(draft.rules), rack, all, draft.meldCount[seat]!);
  draft.waits[2 * seat] = k | (b << 9) | (t << 18);
  draft.waits[2 * seat + 1] = h;
};

const remember = (draft: Draft, seat: number): void => {
  if (hasBit(draft.waitsKnown, seat)) return;
  workOut(draft, seat);
  draft.waitsKnown |= 1 << seat;
};

/** Does this kind complete the seat's tiles, whatever they would count? */
export const waitsFor = (draft: Draft, seat: number, kind: number): boolean => {
  remember(draft, seat);
  const place = kind < 27 ? 2 * seat : 2 * seat + 1;
  return ((draft.waits[place]! >> (kind < 27 ? kind : kind - 27)) & 1) === 1;
};

export const isWaiting = (draft: Draft, seat: number): boolean => {
  remember(draft, seat);
  return (draft.waits[2 * seat]! | draft.waits[2 * seat + 1]!) !== 0;
};

/** The sheet of a mahjong that this seat calls now, valid or not. */
export const mahjongSheet = (draft: Draft, seat: number): ScoreSheet =>
  scoreHand(draft.rules, handAt(draft, seat, winOf(draft, seat), draft.phase === TURN ? -1 : draft.tile));

/** Counting is asked for only when the tile completes the hand. */
export const isMahjong = (draft: Draft, seat: number): boolean =>
  waitsFor(draft, seat, draft.tile) && mahjongSheet(draft, seat).valid;
