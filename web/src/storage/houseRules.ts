import { type ReadonlySignal, signal } from '@preact/signals';
import type { Result, RuleSet } from '@windroos/engine';
import { device, keep } from './device.ts';
import type { StorageProblem } from './problem.ts';
import type { RulesRecord } from './records.ts';
import { onTabs } from './tabs.ts';

const known = signal<readonly RuleSet[]>([]);

const later = (a: RulesRecord, b: RulesRecord): RulesRecord => (a.at >= b.at ? a : b);

/** Of each rules the last version, unless that says they were removed. */
export const latestRules = (records: readonly RulesRecord[]): readonly RuleSet[] => {
  const byId = new Map<string, RulesRecord>();
  for (const record of records) byId.set(record.id, later(record, byId.get(record.id) ?? record));
  return [...byId.values()].filter(({ removed }) => removed !== true).map(({ rules }) => rules);
};

/** Reads them again, after something else than this file added some. */
export const readHouseRules = async (): Promise<void> => {
  known.value = latestRules(await (await device()).rules());
};

let following = false;

/** The club's own rules on this device, to choose from beside the six. */
export const houseRules = (): ReadonlySignal<readonly RuleSet[]> => {
  if (!following) {
    following = true;
    void readHouseRules();
    onTabs(({ kind }) => kind === 'rules' && void readHouseRules());
  }
  return known;
};

const add = async (record: RulesRecord): Promise<Result<void, StorageProblem>> => {
  const kept = await keep({ rules: [record] });
  if (kept.ok) await readHouseRules();
  return kept;
};

/** `at` is the time now: of two versions the later one counts. */
export const keepRules = (rules: RuleSet, at: number) => add({ id: rules.id, at, rules });
export const removeRules = (rules: RuleSet, at: number) => add({ id: rules.id, at, rules, removed: true });
