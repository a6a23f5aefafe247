import { ok } from '@windroos/engine';
import type { PadRecord, RulesRecord, StoredEdit } from './records.ts';
import type { Store } from './store.ts';

const addNew = <T>(map: Map<string, T>, key: string, value: T): void => {
  if (!map.has(key)) map.set(key, value);
};

/** For a browser that keeps nothing: as long as the page is open. */
export const memoryStore = (): Store => {
  const pads = new Map<string, PadRecord>();
  const edits = new Map<string, Map<string, StoredEdit>>();
  const rules = new Map<string, RulesRecord>();
  const editsIn = (pad: string): Map<string, StoredEdit> => {
    const list = edits.get(pad) ?? new Map<string, StoredEdit>();
    edits.set(pad, list);
    return list;
  };
  return {
    pads: async () => [...pads.values()],
    editsOf: async (pad) => [...editsIn(pad).values()],
    rules: async () => [...rules.values()],
    add: async (additions) => {
      for (const pad of additions.pads ?? []) addNew(pads, pad.id, pad);
      for (const { pad, edits: list } of additions.edits ?? [])
        for (const edit of list) addNew(editsIn(pad), `${edit.by} ${edit.n}`, edit);
      for (const one of additions.rules ?? []) addNew(rules, `${one.id} ${one.at}`, one);
      return ok(undefined);
    },
  };
};
