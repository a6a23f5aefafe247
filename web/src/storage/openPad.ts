import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Result } from '@windroos/engine';
import { device, keep } from './device.ts';
import type { StorageProblem } from './problem.ts';
import type { PadRecord, StoredEdit } from './records.ts';
import { onTabs } from './tabs.ts';

/** A pad on the screen: its edits, also those that other tabs make. */
export interface OpenPad<E extends StoredEdit> {
  readonly record: PadRecord;
  /** Each edit once, in no particular order: `fold` sorts. */
  readonly edits: ReadonlySignal<readonly E[]>;
  /** Edits that could not be kept: they are on the page and are tried again with the next ones. */
  readonly unkept: ReadonlySignal<readonly E[]>;
  /** On the page at once; on the device when the promise says so. */
  readonly add: (edits: readonly E[]) => Promise<Result<void, StorageProblem>>;
  readonly close: () => void;
}

const keyOf = ({ by, n }: StoredEdit): string => `${by} ${n}`;

const merged = <E extends StoredEdit>(known: ReadonlyMap<string, E>, more: readonly E[]): ReadonlyMap<string, E> => {
  const next = new Map(known);
  for (const edit of more) if (!next.has(keyOf(edit))) next.set(keyOf(edit), edit);
  return next.size === known.size ? known : next;
};

/** The edits of a pad as they become known, from this device or from another tab. */
interface Hearing<E extends StoredEdit> {
  readonly edits: ReadonlySignal<readonly E[]>;
  readonly learn: (edits: readonly E[]) => void;
  readonly close: () => void;
}

const hear = <E extends StoredEdit>(pad: string): Hearing<E> => {
  const known = signal<ReadonlyMap<string, E>>(new Map());
  const learn = (edits: readonly E[]): void => {
    known.value = merged(known.value, edits);
  };
  const close = onTabs((message) => {
    if (message.kind === 'edits' && message.pad === pad) learn(message.edits as readonly E[]);
  });
  return { edits: computed(() => [...known.value.values()]), learn, close };
};

/** `isNew`: the pad itself is still to be kept, with its first edits. */
const opened = <E extends StoredEdit>(
  record: PadRecord,
  { edits: known, learn, close }: Hearing<E>,
  isNew = false,
): OpenPad<E> => {
  let begun = !isNew;
  const unkept = signal<readonly E[]>([]);
  const add = async (edits: readonly E[]): Promise<Result<void, StorageProblem>> => {
    learn(edits);
    const all = [...unkept.value, ...edits];
    const kept = await keep({ ...(begun ? {} : { pads: [record] }), edits: [{ pad: record.id, edits: all }] });
    begun ||= kept.ok;
    const others = unkept.value.filter((edit) => !all.includes(edit));
    unkept.value = kept.ok ? others : [...others, ...all];
    return kept;
  };
  return { record, edits: known, unkept, add, close };
};

/** Undefined when this device has no such pad. It listens before it reads: what another tab writes meanwhile is heard. */
export const openPad = async <E extends StoredEdit>(id: string): Promise<OpenPad<E> | undefined> => {
  const hearing = hear<E>(id);
  const store = await device();
  const record = (await store.pads()).find((pad) => pad.id === id);
  if (record === undefined) {
    hearing.close();
    return undefined;
  }
  hearing.learn((await store.editsOf(id)) as readonly E[]);
  return opened(record, hearing);
};

/** A new pad with its first edits; on the page also when the device refuses. */
export const beginPad = async <E extends StoredEdit>(record: PadRecord, edits: readonly E[]): Promise<OpenPad<E>> => {
  const pad = opened<E>(record, hear(record.id), true);
  await pad.add(edits);
  return pad;
};
