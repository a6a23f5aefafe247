import { SET_FACTS } from '../hand/setCode.ts';
import { KINDS } from '../tile.ts';
import { type Draft, onRack } from './draft.ts';
import { addTo, take } from './hold.ts';

/** What was hidden from an onlooker is shown, or what was shown is known no longer. */

const rackSize = (draft: Draft, seat: number): number => {
  let size = 0;
  for (let kind = 0; kind < KINDS; kind++) size += onRack(draft, seat, kind);
  return size;
};

/** Tiles of a rack that was shown went out of sight: which ones, an onlooker cannot tell. */
export const coverRack = (draft: Draft, seat: number): void => {
  draft.hidden[seat]! += rackSize(draft, seat);
  draft.racks.fill(0, 4 * seat, 4 * seat + 4);
};

export const showRack = (draft: Draft, seat: number, kinds: readonly number[]): void => {
  draft.racks.fill(0, 4 * seat, 4 * seat + 4);
  draft.hidden[seat] = 0;
  for (const kind of kinds) take(draft, seat, kind);
};

const LAID = { chow: [1, 1, 1], pung: [3], kong: [4], pair: [2] } as const;

/** A face-down kong gets its tiles. */
export const showMelds = (draft: Draft, seat: number, codes: readonly number[]): void => {
  draft.laid.fill(0, 4 * seat, 4 * seat + 4);
  for (const [place, code] of codes.entries()) {
    const { kind, tileKind } = SET_FACTS[code]!;
    draft.melds[4 * seat + place] = code;
    for (const [offset, count] of LAID[kind].entries()) addTo(draft.laid, 4 * seat, tileKind + offset, count);
  }
};
