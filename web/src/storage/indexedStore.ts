import { fail, ok, type Result } from '@windroos/engine';
import { done, problemOf } from './database.ts';
import type { StorageProblem } from './problem.ts';
import type { PadRecord, RulesRecord, StoredEdit } from './records.ts';
import type { Additions, Store } from './store.ts';

type StoredRow = StoredEdit & { readonly pad: string };

const withoutPad = ({ pad: _pad, ...edit }: StoredRow): StoredEdit => edit;

/** Adds what is not there yet; the same key twice is the same thing twice. */
const addNew = (store: IDBObjectStore, rows: readonly object[]): void => {
  for (const row of rows) {
    const request = store.add(row);
    request.onerror = (event) => {
      if (request.error?.name !== 'ConstraintError') return;
      event.preventDefault();
      event.stopPropagation();
    };
  }
};

const committed = (transaction: IDBTransaction): Promise<Result<void, StorageProblem>> =>
  new Promise((resolve) => {
    transaction.oncomplete = () => resolve(ok(undefined));
    transaction.onabort = () => resolve(fail(problemOf(transaction.error)));
  });

const write = (database: IDBDatabase, { pads = [], edits = [], rules = [] }: Additions) => {
  const transaction = database.transaction(['pads', 'edits', 'rules'], 'readwrite', { durability: 'strict' });
  const finished = committed(transaction);
  addNew(transaction.objectStore('pads'), pads);
  addNew(
    transaction.objectStore('edits'),
    edits.flatMap(({ pad, edits: list }) => list.map((edit) => ({ pad, ...edit }))),
  );
  addNew(transaction.objectStore('rules'), rules);
  return finished;
};

/** The store of a browser that has IndexedDB. */
export const indexedStore = (database: IDBDatabase): Store => {
  const all = <T>(name: string, range?: IDBKeyRange): Promise<readonly T[]> =>
    done<T[]>(database.transaction(name).objectStore(name).getAll(range));
  return {
    pads: () => all<PadRecord>('pads'),
    editsOf: async (pad) => (await all<StoredRow>('edits', IDBKeyRange.bound([pad], [pad, []]))).map(withoutPad),
    rules: () => all<RulesRecord>('rules'),
    add: async (additions) => {
      try {
        return await write(database, additions);
      } catch (error) {
        return fail(problemOf(error));
      }
    },
  };
};
