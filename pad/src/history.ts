import { type Act, findAct, firstOfAct, takenBack, takenBackBy } from './log/act.ts';
import { fieldKey } from './log/fieldLog.ts';
import type { SlotId } from './log/slotId.ts';
import type { PadView } from './view.ts';

export interface HistoryChange {
  readonly slot: SlotId | null;
  /** The number of the hand as the sheet has it now; null for a field of the pad, or a hand that is gone. */
  readonly number: number | null;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** One action of a person, as it can be read back. */
export interface HistoryEntry {
  readonly act: string;
  readonly by: string;
  readonly at: number;
  readonly kind: 'act' | 'undo' | 'redo';
  /** It was undone later. */
  readonly takenBack: boolean;
  readonly changes: readonly HistoryChange[];
}

const kindOf = (acts: readonly Act[], { act }: Act): HistoryEntry['kind'] => {
  const target = takenBackBy(act);
  if (target === null) return 'act';
  const undone = findAct(acts, target);
  return undone !== undefined && takenBackBy(undone.act) !== null ? 'redo' : 'undo';
};

const changesOf = (view: PadView, act: Act): readonly HistoryChange[] => {
  const keys = new Map(act.edits.map(({ slot, field }) => [fieldKey(slot, field), { slot, field }]));
  return [...keys].map(([key, { slot, field }]) => {
    const version = view.log.fields.get(key)!.versions.find(({ by, act: name }) => by === act.by && name === act.act)!;
    const number = view.slots.find(({ id }) => id === slot)?.number ?? null;
    return { slot, number, field, before: version.before, after: version.value };
  });
};

/** Frozen amounts go along with what was changed; they are told only when nothing else was. */
const toldChanges = (changes: readonly HistoryChange[]): readonly HistoryChange[] => {
  const facts = changes.filter(({ field }) => field !== 'written');
  return facts.length > 0 ? facts : changes;
};

/** Everything that was ever written, the oldest first: nothing of a pad is lost. */
export const historyOf = (view: PadView): readonly HistoryEntry[] => {
  const { acts } = view.log;
  const gone = takenBack(acts);
  return acts.map((act) => ({
    act: act.act,
    by: act.by,
    at: act.at,
    kind: kindOf(acts, act),
    takenBack: gone.has(firstOfAct(act.act)),
    changes: toldChanges(changesOf(view, act)),
  }));
};

/** What happened to one hand. */
export const historyOfSlot = (view: PadView, slot: SlotId): readonly HistoryEntry[] =>
  historyOf(view)
    .map((entry) => ({ ...entry, changes: entry.changes.filter((change) => change.slot === slot) }))
    .filter(({ changes }) => changes.length > 0);

/** Something that was already written was changed. */
export const isCorrection = ({ changes }: HistoryEntry): boolean =>
  changes.some(({ slot, before }) => slot !== null && before !== null);
