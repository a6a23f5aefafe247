import { bySeat, WINDS, type Wind } from '@windroos/engine';
import { howOf } from '../sheet/countSlot.ts';
import type { How, Outcome } from '../values/outcome.ts';
import type { PadView, SlotView } from '../view.ts';
import type { SharedHand } from './sharedHand.ts';

/** A hand of a pad, by wind instead of by player. */
export const sharedHandOf = (view: PadView, slot: SlotView, engine: string, withNames: boolean): SharedHand | null => {
  const { seats, round, outcome } = slot;
  if (view.rules === null || outcome === null) return null;
  const windOf = new Map(WINDS.map((seat) => [seats[seat], seat]));
  const winner = outcome.winner === null ? null : (windOf.get(outcome.winner) ?? null);
  const how = howOf(slot as SlotView & { readonly outcome: Outcome });
  const by = how?.by === undefined ? undefined : windOf.get(how.by);
  const { by: _, ...said } = how ?? {};
  const seated = WINDS.filter((seat) => slot.entries[seats[seat]] !== undefined);
  const nameOf = (seat: Wind): string => view.players.find(({ id }) => id === seats[seat])?.name ?? '';
  return {
    engine,
    rules: view.rules,
    round,
    outcome: { winner },
    how: how === null || winner === null ? null : ({ ...said, for: winner, ...(by && { by }) } as How),
    entries: Object.fromEntries(seated.map((seat) => [seat, slot.entries[seats[seat]]!])),
    names: withNames ? bySeat(nameOf) : {},
  };
};
