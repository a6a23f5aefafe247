import { fail, type Result } from '@windroos/engine';
import { openDatabase } from './database.ts';
import { indexedStore } from './indexedStore.ts';
import { memoryStore } from './memoryStore.ts';
import { type StorageProblem, storageProblem } from './problem.ts';
import type { Additions, Store } from './store.ts';
import { tellTabs } from './tabs.ts';

const sayNewer = (): void => {
  storageProblem.value = 'newer';
};

/** A newer database is not ours to touch: nothing is read and nothing is written. */
const refusing = (problem: StorageProblem): Store => ({ ...memoryStore(), add: async () => fail(problem) });

const open = async (): Promise<Store> => {
  const opened = await openDatabase(sayNewer);
  if (opened.ok) return indexedStore(opened.value);
  storageProblem.value = opened.error;
  return opened.error === 'newer' ? refusing('newer') : memoryStore();
};

let opening: Promise<Store> | undefined;

/** What this device keeps; opened when it is first asked for. */
export const device = (): Promise<Store> => {
  opening ??= open();
  return opening;
};

const tell = ({ pads = [], edits = [], rules = [] }: Additions): void => {
  for (const one of edits) tellTabs({ kind: 'edits', ...one });
  if (pads.length > 0) tellTabs({ kind: 'pads' });
  if (rules.length > 0) tellTabs({ kind: 'rules' });
};

/** Keeps it and tells the other tabs. A refusal is said above the page, and given back. */
export const keep = async (additions: Additions): Promise<Result<void, StorageProblem>> => {
  const kept = await (await device()).add(additions);
  if (kept.ok) tell(additions);
  else storageProblem.value = kept.error;
  return kept;
};
