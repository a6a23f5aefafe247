import type { Transfer } from '@windroos/engine';
import type { FieldLog, Version } from '../log/fieldLog.ts';
import { readWritten, type Written } from '../values/written.ts';

/** What was once written down for a hand, by what it was made from. A newer engine does not change it. */
export interface Memo {
  readonly counts: ReadonlyMap<string, number>;
  /** The count these tiles last had under any circumstances. */
  readonly latest: ReadonlyMap<string, number>;
  readonly pays: ReadonlyMap<string, readonly Transfer[]>;
  /** The engine that wrote last. */
  readonly engine: string | null;
}

export const countKey = (content: string, circumstances: string): string => `${content}@${circumstances}`;
const contentOf = (key: string): string => key.slice(0, key.lastIndexOf('@'));

const putIn = <T>(map: Map<string, T>, entries: Readonly<Record<string, T | null>>): void => {
  for (const [key, value] of Object.entries(entries)) {
    map.delete(key);
    if (value !== null) map.set(key, value);
  }
};

const memoOfVersions = (versions: readonly Version[]): Memo => {
  const counts = new Map<string, number>();
  const pays = new Map<string, readonly Transfer[]>();
  let engine: string | null = null;
  for (const { value } of versions) {
    const written = readWritten(value);
    if (written === null) continue;
    engine = written.engine;
    putIn(counts, written.counts);
    putIn(pays, written.pays);
  }
  const latest = new Map([...counts].map(([key, count]) => [contentOf(key), count]));
  return { counts, latest, pays, engine };
};

/** Every version that was ever written is remembered: two pages that wrote at once both stay right. */
export const memoOf = (log: FieldLog | undefined): Memo => memoOfVersions(log?.versions ?? []);

const asBefore = <T>(keys: readonly string[], before: ReadonlyMap<string, T>): Readonly<Record<string, T | null>> =>
  Object.fromEntries(keys.map((key) => [key, before.get(key) ?? null]));

/** What takes one version back: each of its amounts as it was before, or forgotten. */
export const writtenBefore = (log: FieldLog, version: Version): Written | null => {
  const written = readWritten(version.value);
  if (written === null) return null;
  const before = memoOfVersions(log.versions.slice(0, log.versions.indexOf(version)));
  return {
    engine: before.engine ?? written.engine,
    counts: asBefore(Object.keys(written.counts), before.counts),
    pays: asBefore(Object.keys(written.pays), before.pays),
  };
};
