import { ENGINE_VERSION } from '@windroos/engine';
import { fold } from '../fold.ts';
import { actName } from '../log/act.ts';
import type { Edit, Writer } from '../log/edit.ts';
import { fieldKey, rivalsOf } from '../log/fieldLog.ts';
import { isSame } from '../log/json.ts';
import type { SlotId } from '../log/slotId.ts';
import type { Written } from '../values/written.ts';
import type { PadView, SlotView } from '../view.ts';

/** A field and what it becomes; null takes it away. */
export interface Change {
  readonly slot: SlotId | null;
  readonly field: string;
  readonly value: unknown;
}

export interface CommitOptions {
  /** Slots whose typed counts somebody looked at: they hold under the winds they have now. */
  readonly confirm?: readonly SlotId[];
  /** The act that this one undoes. */
  readonly takesBack?: string;
  /** Amounts to remember or to forget, by slot. */
  readonly memory?: ReadonlyMap<SlotId, Written>;
}

type Draft = Pick<Edit, 'slot' | 'field' | 'value' | 'on'>;

/** One edit for each side of a conflict, so that it ends; nothing when nothing changes, unless it is an undo. */
const draftsOf = (view: PadView, { slot, field, value }: Change, isUndo: boolean): readonly Draft[] => {
  const log = view.log.fields.get(fieldKey(slot, field));
  if (log === undefined) return value === null ? [] : [{ slot, field, value, on: null }];
  if (!isUndo && isSame(log.heads[0]!.value, value) && rivalsOf(log).length === 0) return [];
  return log.heads.map(({ by, n }) => ({ slot, field, value, on: { by, n } }));
};

const numbered = (view: PadView, writer: Writer, drafts: readonly Draft[], takesBack?: string): readonly Edit[] => {
  const { by, at } = writer;
  const first = Math.max(writer.n, view.n + 1);
  const act = actName({ by, n: first }, takesBack);
  return drafts.map((draft, index) => ({ by, n: first + index, at, act, ...draft }));
};

const NOTHING_WRITTEN: Written = { engine: ENGINE_VERSION, counts: {}, pays: {} };

/** What this hand shows and nobody wrote down yet. */
const unwritten = ({ id, memory }: SlotView, confirm: readonly SlotId[]): Written => {
  const counts = memory.counts.filter(({ known, asks }) => !known && (!asks || confirm.includes(id)));
  const pays = memory.pays.filter(({ known }) => !known);
  return {
    engine: ENGINE_VERSION,
    counts: Object.fromEntries(counts.map(({ key, total }) => [key, total])),
    pays: Object.fromEntries(pays.map(({ key, transfers }) => [key, transfers])),
  };
};

const isEmpty = ({ counts, pays }: Written): boolean => Object.keys({ ...counts, ...pays }).length === 0;

const joined = (a: Written, b: Written): Written => ({
  engine: b.engine,
  counts: { ...a.counts, ...b.counts },
  pays: { ...a.pays, ...b.pays },
});

/** The amounts that an act makes are frozen with it: in its own hand, and in the hands that follow from it. */
const memoryChanges = (after: PadView, { confirm = [], memory }: CommitOptions): readonly Change[] => {
  const given = memory ?? new Map<SlotId, Written>();
  const fresh = after.slots.map((slot) => [slot.id, unwritten(slot, confirm)] as const);
  const all = new Map(given);
  for (const [id, written] of fresh)
    if (!isEmpty(written)) all.set(id, joined(all.get(id) ?? NOTHING_WRITTEN, written));
  return [...all].map(([slot, value]) => ({ slot, field: 'written', value }));
};

const asChanges = (memory: CommitOptions['memory']): readonly Change[] =>
  [...(memory ?? [])].map(([slot, value]) => ({ slot, field: 'written', value }));

/** One action of a person as edits: what changed, and the amounts that follow. Nothing changed, no edits. */
export const commit = (
  view: PadView,
  writer: Writer,
  changes: readonly Change[],
  options: CommitOptions = {},
): readonly Edit[] => {
  const isUndo = options.takesBack !== undefined;
  const draftAll = (all: readonly Change[]): readonly Draft[] =>
    all.flatMap((change) => draftsOf(view, change, isUndo));
  const drafts = draftAll(changes);
  const trial = numbered(view, writer, [...drafts, ...draftAll(asChanges(options.memory))]);
  if (trial.length === 0 && options.confirm === undefined) return [];
  const after = fold([...view.log.edits, ...trial]);
  return numbered(view, writer, [...drafts, ...draftAll(memoryChanges(after, options))], options.takesBack);
};
