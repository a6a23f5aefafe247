import {
  diffRules,
  fail,
  isObject,
  type JsonObject,
  ok,
  parseRules,
  type Result,
  type RuleSet,
} from '@windroos/engine';
import {
  type Backup,
  type Edit,
  type FileError,
  makeBackup,
  mergeBackups,
  newEdits,
  type PadFile,
  parseAnyFile,
} from '@windroos/pad';
import { changeSettings, readSettings, type Settings, settings, settingTimes } from '../app/settings.ts';
import { device, keep } from './device.ts';
import { latestRules, readHouseRules } from './houseRules.ts';
import type { StorageProblem } from './problem.ts';
import type { PadRecord, RulesRecord } from './records.ts';

const padsHere = async (): Promise<readonly PadFile[]> => {
  const store = await device();
  return Promise.all(
    (await store.pads()).map(async ({ id, engine, rules }) => ({
      id,
      engine,
      rules,
      edits: (await store.editsOf(id)) as readonly Edit[],
    })),
  );
};

/** Each with the time it was chosen. */
const settingsHere = (): JsonObject => {
  const times = settingTimes();
  return Object.fromEntries(
    Object.entries(settings.value).map(([name, value]) => [name, { value, at: times[name as keyof Settings] ?? 0 }]),
  );
};

const rulesHere = async (): Promise<readonly RuleSet[]> => latestRules(await (await device()).rules());

const backupHere = async (): Promise<Backup> => ({
  pads: await padsHere(),
  rules: (await rulesHere()) as unknown as readonly JsonObject[],
  settings: settingsHere(),
});

/** Everything this device keeps, as the text of one file. */
export const backupText = async (): Promise<string> => makeBackup(await backupHere());

/** What came in; twice the same file brings nothing the second time. */
export interface Restored {
  readonly pads: number;
  readonly edits: number;
  readonly rules: number;
}

export type RestoreError = FileError | { readonly code: 'storage'; readonly problem: StorageProblem };

/** They count and play alike and have the same name; in which order a file says it does not matter. */
const sameRules = (a: RuleSet, b: RuleSet): boolean =>
  a.name?.nl === b.name?.nl && a.name?.en === b.name?.en && diffRules(a, b).length === 0;

/** Rules that differ from those of the same name here get a name of their own: nothing is replaced. */
const withOwnName = (rules: RuleSet, here: readonly RuleSet[], n = 1): RuleSet | undefined => {
  const id = n === 1 ? rules.id : `${rules.id}-${n}`;
  const there = here.find((one) => one.id === id);
  if (there === undefined) return { ...rules, id };
  return sameRules(there, rules) ? undefined : withOwnName(rules, here, n + 1);
};

const newRules = (values: readonly JsonObject[], here: readonly RuleSet[], at: number): readonly RulesRecord[] => {
  const resolve = (id: string): unknown => values.find((value) => value.id === id) ?? here.find((one) => one.id === id);
  return values.flatMap((value) => {
    const parsed = parseRules(value, { resolve });
    const rules = parsed.ok ? withOwnName(parsed.value, here) : undefined;
    return rules === undefined ? [] : [{ id: rules.id, at, rules }];
  });
};

const settingsIn = (joined: JsonObject): void => {
  for (const [name, setting] of Object.entries(joined)) {
    if (!isObject(setting)) continue;
    const known = readSettings({ [name]: setting.value });
    if (Object.keys(known).length > 0) changeSettings(known, Number(setting.at) || 0);
  }
};

const recordOf = ({ id, engine, rules }: PadFile, at: number): PadRecord => ({ id, engine, rules, at });

/** Adds what a file has and this device has not; nothing is replaced and nothing goes away. */
export const restore = async (text: string, at: number): Promise<Result<Restored, RestoreError>> => {
  const file = parseAnyFile(text);
  if (!file.ok) return fail(file.error);
  const here = await backupHere();
  const joined = mergeBackups(here, file.value);
  const editsOf = (id: string): readonly Edit[] => here.pads.find((pad) => pad.id === id)?.edits ?? [];
  const pads = joined.pads.filter(({ id }) => !here.pads.some((pad) => pad.id === id));
  const edits = joined.pads
    .map(({ id, edits: all }) => ({ pad: id, edits: newEdits(editsOf(id), all) }))
    .filter((one) => one.edits.length > 0);
  const rules = newRules(file.value.rules, await rulesHere(), at);
  const kept = await keep({ pads: pads.map((pad) => recordOf(pad, at)), edits, rules });
  if (!kept.ok) return fail({ code: 'storage', problem: kept.error });
  settingsIn(joined.settings);
  await readHouseRules();
  const count = edits.reduce((sum, one) => sum + one.edits.length, 0);
  return ok({ pads: pads.length, edits: count, rules: rules.length });
};
