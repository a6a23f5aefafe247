import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { preparePossible, type RuleSet } from '@windroos/engine';
import {
  type Edit,
  fold,
  folding,
  type IsPossible,
  isPossibleTotal,
  type PadView,
  type SlotView,
  type Writer,
} from '@windroos/pad';
import { useEffect } from 'preact/hooks';
import { whenIdle } from '../../../app/later.ts';
import { inSlices, nextTask } from '../../../app/slices.ts';
import { type OpenPad, openPad } from '../../../storage/openPad.ts';
import type { PadRecord } from '../../../storage/records.ts';
import { PAGE_ID } from './pageId.ts';

/** A pad that this page has open: what it shows and how it is changed. */
export interface Opened {
  readonly id: string;
  readonly record: PadRecord;
  readonly view: ReadonlySignal<PadView>;
  /** Edits that the device refused; they count on the page. */
  readonly unkept: ReadonlySignal<readonly Edit[]>;
  readonly write: (edits: readonly Edit[]) => void;
  /** Who writes the next edits, and when. */
  readonly writer: () => Writer;
}

/** Rule sets of which is known what can be counted. */
const questioned = new Set<RuleSet>();
/** Counts were found that had not been questioned: what stands on a page is folded again. */
const found = signal(0);

const isPossible: IsPossible = (rules, ...count) => !questioned.has(rules) || isPossibleTotal(rules, ...count);

const isOdd = (rules: RuleSet, { outcome, hands }: SlotView): boolean =>
  Object.entries(hands).some(
    ([player, { entry }]) => entry?.kind === 'count' && !isPossible(rules, player === outcome?.winner, entry.count),
  );

const ask = async (rules: RuleSet, { view }: Opened): Promise<void> => {
  await inSlices(preparePossible(rules));
  questioned.add(rules);
  if (view.peek().slots.some((slot) => isOdd(rules, slot))) found.value++;
};

/** For screens that mark odd counts: the questions come once the screen stands. */
export const useQuestions = (opened: Opened): void => {
  const { rules } = opened.view.value;
  useEffect(() => {
    if (rules !== null && !questioned.has(rules)) whenIdle(() => void ask(rules, opened));
  }, [rules]);
};

/** What was folded ahead, in slices, and of which edits. */
interface Folded {
  readonly edits: readonly Edit[];
  readonly found: number;
  readonly view: PadView;
}

const folded = async (edits: readonly Edit[]): Promise<Folded> => {
  const before = found.peek();
  const view = await inSlices(folding(edits, [], isPossible));
  // Drawing it is a task of its own.
  await nextTask();
  return { edits, found: before, view };
};

const openedOf = (pad: OpenPad<Edit>, first: Folded | null): Opened => {
  const view = computed(() => {
    const now = { edits: pad.edits.value, found: found.value };
    return first?.edits === now.edits && first.found === now.found ? first.view : fold(now.edits, [], isPossible);
  });
  return {
    id: pad.record.id,
    record: pad.record,
    view,
    unkept: pad.unkept,
    write: (edits) => {
      if (edits.length > 0) void pad.add(edits);
    },
    writer: () => ({ by: PAGE_ID, n: view.value.n + 1, at: Date.now() }),
  };
};

/** Open for as long as this page is: the screens of one pad share it, and it hears the other tabs. */
const known = new Map<string, Promise<Opened | undefined>>();

export const register = (pad: OpenPad<Edit>): Opened => {
  const opened = openedOf(pad, null);
  known.set(opened.id, Promise.resolve(opened));
  return opened;
};

const open = async (id: string): Promise<Opened | undefined> => {
  const pad = await openPad<Edit>(id);
  return pad === undefined ? undefined : openedOf(pad, await folded(pad.edits.value));
};

/** One that is not there may come later, from a file: it is asked for again. */
export const opened = async (id: string): Promise<Opened | undefined> => {
  const there = known.get(id) ?? open(id);
  known.set(id, there);
  const pad = await there;
  if (pad === undefined) known.delete(id);
  return pad;
};

/** Pads of this page that the device refused: they exist nowhere else. */
export const unkeptPads = async (): Promise<readonly Opened[]> => {
  const all = await Promise.all(known.values());
  return all.filter((pad): pad is Opened => pad !== undefined && pad.unkept.value.length > 0);
};

/** After a file came in: pads are read anew, except those that only this page has. */
export const readAnew = async (): Promise<void> => {
  const unkept = (await unkeptPads()).map(({ id }) => id);
  for (const id of [...known.keys()]) if (!unkept.includes(id)) known.delete(id);
};
