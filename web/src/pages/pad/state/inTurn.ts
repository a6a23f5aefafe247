import type { PlayerId, SlotView } from '@windroos/pad';

/** The winner first, then in turn. */
export const inTurn = (slot: SlotView, winner: PlayerId): readonly PlayerId[] => {
  const at = slot.chairs.indexOf(winner);
  return slot.chairs.map((_, step) => slot.chairs[(at + step) % slot.chairs.length]!);
};
