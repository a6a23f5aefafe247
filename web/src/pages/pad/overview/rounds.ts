import type { Wind } from '@windroos/engine';
import type { PadView, SlotView } from '@windroos/pad';

/** The hands of one round, under one heading. */
export interface Round {
  readonly number: number;
  readonly wind: Wind;
  readonly slots: readonly SlotView[];
  /** Still to come: only the heading shows. */
  readonly folded: boolean;
}

const isAhead = (slots: readonly SlotView[], next: PadView['next']): boolean =>
  slots.every(({ id, state }) => state === 'open' && id !== next);

/** Rounds from top to bottom; somebody who was East after all can open a round twice. */
export const roundsOf = ({ slots, next }: PadView): readonly Round[] => {
  const groups: SlotView[][] = [];
  for (const slot of slots) {
    const last = groups.at(-1);
    if (last?.[0]?.roundNumber === slot.roundNumber) last.push(slot);
    else groups.push([slot]);
  }
  return groups.map((group) => ({
    number: group[0]!.roundNumber,
    wind: group[0]!.round,
    slots: group,
    folded: isAhead(group, next),
  }));
};
