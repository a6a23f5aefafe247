import { type Edit, type EditKey, keyText } from './edit.ts';

/** The name of an act: its first edit, and for an undo (or a redo, which undoes an undo) the act it takes back. */
export const actName = (first: EditKey, takesBack?: string): string =>
  takesBack === undefined ? keyText(first) : `${keyText(first)}~${firstOfAct(takesBack)}`;

/** An act without what it takes back. */
export const firstOfAct = (act: string): string => act.split('~', 1)[0]!;
/** The act that this one takes back, by its first edit. */
export const takenBackBy = (act: string): string | null => act.split('~')[1] ?? null;

export interface Act {
  readonly act: string;
  readonly by: string;
  readonly at: number;
  readonly edits: readonly Edit[];
}

/** The acts of a pad in the order in which they began; an act belongs to one writer. */
export const actsOf = (edits: readonly Edit[]): readonly Act[] => {
  const acts = new Map<string, Edit[]>();
  for (const edit of edits) {
    const key = `${edit.by} ${edit.act}`;
    const there = acts.get(key);
    if (there === undefined) acts.set(key, [edit]);
    else there.push(edit);
  }
  return [...acts.values()].map((all) => ({ act: all[0]!.act, by: all[0]!.by, at: all[0]!.at, edits: all }));
};

interface Stacks {
  readonly undo: readonly Act[];
  readonly redo: readonly Act[];
}

const without = (acts: readonly Act[], name: string): readonly Act[] =>
  acts.filter(({ act }) => firstOfAct(act) !== name);
const has = (acts: readonly Act[], name: string): boolean => acts.some(({ act }) => firstOfAct(act) === name);

/** A new act ends what could be redone; an undo moves an act from one stack to the other, a redo back. */
const pushed = ({ undo, redo }: Stacks, act: Act): Stacks => {
  const target = takenBackBy(act.act);
  if (target === null) return { undo: [...undo, act], redo: [] };
  if (has(redo, target)) return { undo: [...undo, act], redo: without(redo, target) };
  return { undo: without(undo, target), redo: [...redo, act] };
};

/** What a page can still undo and redo, the next one last. Without a writer: the acts of everybody. */
export const stacksOf = (acts: readonly Act[], by?: string): Stacks =>
  acts.filter((act) => by === undefined || act.by === by).reduce<Stacks>(pushed, { undo: [], redo: [] });

export const findAct = (acts: readonly Act[], name: string): Act | undefined =>
  acts.find(({ act }) => firstOfAct(act) === firstOfAct(name));

/** Acts whose effect was taken back, by name: an undo of an undo does not count as one. */
export const takenBack = (acts: readonly Act[]): ReadonlySet<string> => {
  const gone = new Set<string>();
  for (const { act } of acts.toReversed()) {
    const target = takenBackBy(act);
    if (target !== null && !gone.has(firstOfAct(act))) gone.add(target);
  }
  return gone;
};
