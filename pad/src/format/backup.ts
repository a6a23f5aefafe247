import { fieldOf, isObject, type JsonObject, ok, type Result } from '@windroos/engine';
import { type Edit, keyText } from '../log/edit.ts';
import { canonical, isShallow } from '../log/json.ts';
import { type FileError, fileError } from './fileError.ts';
import { DATA_VERSION, mergePads, type PadFile, padJson, readEnvelope, readPad, readText } from './padFile.ts';

/** Everything that a device keeps. */
export interface Backup {
  readonly pads: readonly PadFile[];
  /** House rules, as their files have them. */
  readonly rules: readonly JsonObject[];
  /** By name; a value `{value, at}` knows when it was chosen, so that the latest choice can count. */
  readonly settings: JsonObject;
}

const joinedPads = (pads: readonly PadFile[]): readonly PadFile[] => {
  const byId = new Map<string, PadFile>();
  for (const pad of pads) {
    const there = byId.get(pad.id);
    byId.set(pad.id, there === undefined ? pad : mergePads(there, pad));
  }
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
};

/** The same rules once; two that differ both stay. */
const joinedRules = (rules: readonly JsonObject[]): readonly JsonObject[] => {
  const byText = new Map(rules.map((one) => [canonical(one), one]));
  return [...byText.keys()].toSorted().map((key) => byText.get(key)!);
};

const chosenAt = (setting: unknown): number => {
  const at = isObject(setting) ? fieldOf(setting, 'at') : undefined;
  return typeof at === 'number' ? at : 0;
};

const laterSetting = (a: unknown, b: unknown): unknown => {
  const order = chosenAt(a) - chosenAt(b);
  return order > 0 || (order === 0 && canonical(a) >= canonical(b)) ? a : b;
};

const joinedSettings = (a: JsonObject, b: JsonObject): JsonObject => {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].toSorted();
  const chosen = (name: string): unknown => {
    if (!Object.hasOwn(a, name)) return b[name];
    return Object.hasOwn(b, name) ? laterSetting(a[name], b[name]) : a[name];
  };
  return Object.fromEntries(names.map((name) => [name, chosen(name)]));
};

/** All of both, nothing deleted: in any order, and as often as you like. */
export const mergeBackups = (a: Backup, b: Backup): Backup => ({
  pads: joinedPads([...a.pads, ...b.pads]),
  rules: joinedRules([...a.rules, ...b.rules]),
  settings: joinedSettings(a.settings, b.settings),
});

/** The edits that are still to be added to what is kept. */
export const newEdits = (kept: readonly Edit[], merged: readonly Edit[]): readonly Edit[] => {
  const known = new Set(kept.map(keyText));
  return merged.filter((edit) => !known.has(keyText(edit)));
};

const readPads = (values: readonly unknown[]): Result<readonly PadFile[], FileError> => {
  const pads: PadFile[] = [];
  for (const [index, value] of values.entries()) {
    const pad = readPad(value);
    if (!pad.ok) {
      const { code, field } = pad.error;
      return fileError(
        code === 'newer-version' ? code : 'bad-field',
        `pads.${index}${field === undefined ? '' : `.${field}`}`,
      );
    }
    pads.push(pad.value);
  }
  return ok(joinedPads(pads));
};

const isRulesList = (value: unknown): value is readonly JsonObject[] =>
  Array.isArray(value) && value.every((one) => isObject(one) && isShallow(one));

export const readBackup = (value: unknown): Result<Backup, FileError> => {
  const envelope = readEnvelope(value, 'backup');
  if (!envelope.ok) return envelope;
  const [pads, rules, settings] = ['pads', 'rules', 'settings'].map((name) => fieldOf(envelope.value, name));
  if (!Array.isArray(pads)) return fileError('bad-field', 'pads');
  if (!isRulesList(rules)) return fileError('bad-field', 'rules');
  if (!isObject(settings) || !isShallow(settings)) return fileError('bad-field', 'settings');
  const read = readPads(pads);
  return read.ok ? ok({ pads: read.value, rules, settings }) : read;
};

export const parseBackup = (text: string): Result<Backup, FileError> => {
  const json = readText(text);
  return json.ok ? readBackup(json.value) : json;
};

export const makeBackup = ({ pads, rules, settings }: Backup): string =>
  `${JSON.stringify({ windroos: 'backup', version: DATA_VERSION, pads: pads.map(padJson), rules, settings })}\n`;

export const EMPTY_BACKUP: Backup = { pads: [], rules: [], settings: {} };

/** Either kind of file as a backup: a single pad is a small one. */
export const parseAnyFile = (text: string): Result<Backup, FileError> => {
  const json = readText(text);
  if (!json.ok) return json;
  const pad = readPad(json.value);
  if (pad.ok) return ok({ ...EMPTY_BACKUP, pads: [pad.value] });
  return pad.error.code === 'wrong-kind' ? readBackup(json.value) : pad;
};
