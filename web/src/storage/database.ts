import { fail, ok, type Result } from '@windroos/engine';
import type { StorageProblem } from './problem.ts';

const NAME = 'windroos';

type Migration = (database: IDBDatabase) => void;

/** One step for each version; a released step never changes. */
export const MIGRATIONS: readonly Migration[] = [
  (database) => {
    database.createObjectStore('pads', { keyPath: 'id' });
    database.createObjectStore('edits', { keyPath: ['pad', 'by', 'n'] });
    database.createObjectStore('rules', { keyPath: ['id', 'at'] });
  },
];

const upgrade = (database: IDBDatabase, from: number): void => {
  for (const step of MIGRATIONS.slice(from)) step(database);
};

/** What went wrong, in the words that the page has sentences for. */
export const problemOf = (error: unknown): StorageProblem => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'VersionError') return 'newer';
  return name === 'QuotaExceededError' ? 'quota' : 'failed';
};

/** A request to the database as a promise. */
export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** `onNewer`: another tab opened a newer version; this one lets go of the database and must be loaded again. */
export const openDatabase = (onNewer: () => void): Promise<Result<IDBDatabase, StorageProblem>> =>
  new Promise((resolve) => {
    let request: IDBOpenDBRequest;
    try {
      request = indexedDB.open(NAME, MIGRATIONS.length);
    } catch {
      resolve(fail('unavailable'));
      return;
    }
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
    request.onblocked = () => resolve(fail('blocked'));
    request.onerror = () => {
      const problem = problemOf(request.error);
      resolve(fail(problem === 'failed' ? 'unavailable' : problem));
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => {
        request.result.close();
        onNewer();
      };
      resolve(ok(request.result));
    };
  });
