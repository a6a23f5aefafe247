import type { PadView, SlotView } from '@windroos/pad';

/** What stands beside the number of a hand: each has a sign and, below the sheet, its meaning. */
export const MARKS = ['penalty', 'check', 'conflict', 'pastEnd'] as const;
export type Mark = (typeof MARKS)[number];

export const SIGNS: Readonly<Record<Mark, string>> = { penalty: 's', check: '?', conflict: '≠', pastEnd: '×' };

const IS: Readonly<Record<Mark, (slot: SlotView) => boolean>> = {
  penalty: ({ penalties }) => penalties.length > 0,
  check: ({ problems }) => problems.length > 0,
  conflict: ({ conflicts }) => conflicts.length > 0,
  pastEnd: ({ state }) => state === 'past-end',
};

export const marksOf = (slot: SlotView): readonly Mark[] => MARKS.filter((mark) => IS[mark](slot));

/** Those that occur on this sheet. */
export const marksIn = ({ slots }: PadView): readonly Mark[] => MARKS.filter((mark) => slots.some(IS[mark]));
