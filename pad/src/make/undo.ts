import { fail, ok, type Result } from '@windroos/engine';
import { type Act, findAct, stacksOf } from '../log/act.ts';
import type { Edit, Writer } from '../log/edit.ts';
import { type FieldLog, fieldKey, type Version } from '../log/fieldLog.ts';
import { isSame } from '../log/json.ts';
import type { SlotId } from '../log/slotId.ts';
import { writtenBefore } from '../sheet/memo.ts';
import type { Written } from '../values/written.ts';
import type { PadView } from '../view.ts';
import { type Change, commit } from './commit.ts';

/** A field that somebody changed after the act that is to be undone. */
export interface ChangedSince {
  readonly slot: SlotId | null;
  readonly field: string;
  readonly now: Version;
}

export type UndoError =
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'changed-since'; readonly fields: readonly ChangedSince[] };

interface Touched {
  readonly log: FieldLog;
  readonly version: Version;
}

const touchedBy = ({ log: { fields } }: PadView, act: Act): readonly Touched[] => {
  const keys = new Set(act.edits.map(({ slot, field }) => fieldKey(slot, field)));
  return [...keys].map((key) => {
    const log = fields.get(key)!;
    return { log, version: log.versions.find(({ by, act: name }) => by === act.by && name === act.act)! };
  });
};

const isMemory = ({ log }: Touched): boolean => log.field === 'written' && log.slot !== null;

const changedSince = (touched: readonly Touched[]): readonly ChangedSince[] =>
  touched.flatMap(({ log, version }) => {
    const now = log.heads[0]!;
    return isSame(now.value, version.value) ? [] : [{ slot: log.slot, field: log.field, now }];
  });

const inverse = ({ log, version }: Touched): Change => ({
  slot: log.slot,
  field: log.field,
  value: version.before ?? null,
});

const memoryBefore = (touched: readonly Touched[]): ReadonlyMap<SlotId, Written> =>
  new Map(
    touched.flatMap(({ log, version }) => {
      const before = writtenBefore(log, version);
      return before === null ? [] : [[log.slot!, before] as const];
    }),
  );

/** The inverse of an act as a new act; it asks first when somebody changed one of its fields since. */
export const undoAct = (
  view: PadView,
  writer: Writer,
  name: string,
  anyway = false,
): Result<readonly Edit[], UndoError> => {
  const act = findAct(view.log.acts, name);
  if (act === undefined) return fail({ code: 'nothing-to-undo' });
  const touched = touchedBy(view, act);
  const facts = touched.filter((one) => !isMemory(one));
  const fields = changedSince(facts);
  if (fields.length > 0 && !anyway) return fail({ code: 'changed-since', fields });
  const memory = memoryBefore(touched.filter(isMemory));
  return ok(commit(view, writer, facts.map(inverse), { memory, takesBack: act.act }));
};

/** What 'Maak ongedaan' would take back; without a writer the last act of anybody. */
export const undoable = ({ log }: PadView, by?: string): Act | null => stacksOf(log.acts, by).undo.at(-1) ?? null;
export const redoable = ({ log }: PadView, by?: string): Act | null => stacksOf(log.acts, by).redo.at(-1) ?? null;

/** Takes back the last act of this page. */
export const undo = (view: PadView, writer: Writer, anyway = false): Result<readonly Edit[], UndoError> => {
  const act = undoable(view, writer.by);
  return act === null ? fail({ code: 'nothing-to-undo' }) : undoAct(view, writer, act.act, anyway);
};

/** A redo undoes the undo. */
export const redo = (view: PadView, writer: Writer, anyway = false): Result<readonly Edit[], UndoError> => {
  const act = redoable(view, writer.by);
  return act === null ? fail({ code: 'nothing-to-undo' }) : undoAct(view, writer, act.act, anyway);
};
