import { type Edit, fold, type PadView, type SlotView, type WriteError, writeHand } from '@windroos/pad';
import type { Entering } from './entry.ts';
import { draftFor } from './entryDraft.ts';

/** What writing this hand down would do; nothing is kept. */
export interface Trial {
  readonly edits: readonly Edit[] | null;
  readonly error: WriteError | null;
  /** The pad and this hand as they would be. */
  readonly view: PadView;
  readonly slot: SlotView;
}

const NOTHING = { edits: null, error: null } as const;

export const trialOf = ({ opened, view, slot, entry }: Entering): Trial => {
  const draft = draftFor(entry);
  if (draft === null) return { ...NOTHING, view, slot };
  const written = writeHand(view, opened.writer(), slot.id, draft);
  if (!written.ok) return { ...NOTHING, error: written.error, view, slot };
  const after = fold([...opened.view.value.log.edits, ...written.value]);
  return { edits: written.value, error: null, view: after, slot: after.slots.find(({ id }) => id === slot.id) ?? slot };
};
