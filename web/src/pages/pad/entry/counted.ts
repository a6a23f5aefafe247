import { type CountedSlot, countDraft, type PlayerId } from '@windroos/pad';
import type { Entering } from './entry.ts';
import { draftFor } from './entryDraft.ts';

type Question = Pick<Entering, 'view' | 'slot' | 'entry'>;

interface Answered extends Question {
  readonly counted: CountedSlot | null;
}

/** Tabs, line and sheet ask the same within one drawing. */
let last: Answered | null = null;

const isSame = (a: Question, b: Question): boolean => a.entry === b.entry && a.view === b.view && a.slot === b.slot;

/** What the hand counts so far; null while nobody said who won. */
export const countedOf = ({ view, slot, entry }: Question): CountedSlot | null => {
  if (last !== null && isSame(last, { view, slot, entry })) return last.counted;
  const draft = draftFor(entry);
  last = { view, slot, entry, counted: draft === null ? null : countDraft(view, slot, draft) };
  return last.counted;
};

export const isRefused = (counted: CountedSlot | null, player: PlayerId): boolean =>
  counted?.problems.some((problem) => problem.code === 'refused-uncounted' && problem.player === player) === true;
