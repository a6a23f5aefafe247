import { type CountedSlot, countDraft, type PlayerId } from '@windroos/pad';
import type { Entering } from './entry.ts';
import { draftFor } from './entryDraft.ts';

/** What the hand counts so far; null while nobody said who won. */
export const countedOf = ({ view, slot, entry }: Pick<Entering, 'view' | 'slot' | 'entry'>): CountedSlot | null => {
  const draft = draftFor(entry);
  return draft === null ? null : countDraft(view, slot, draft);
};

export const isRefused = (counted: CountedSlot | null, player: PlayerId): boolean =>
  counted?.problems.some((problem) => problem.code === 'refused-uncounted' && problem.player === player) === true;
