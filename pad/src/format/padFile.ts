import {
  ENGINE_VERSION,
  fieldOf,
  isObject,
  isText,
  type JsonObject,
  ok,
  parseJson,
  type Result,
} from '@windroos/engine';
import { badFieldOfEdit, type Edit, mergeEdits } from '../log/edit.ts';
import { canonical, isShallow } from '../log/json.ts';
import type { PadView } from '../view.ts';
import { type FileError, fileError } from './fileError.ts';

export const DATA_VERSION = 1;
/** An evening is some 100 kB; a backup of many years some 20 MB. */
export const MOST_TEXT = 64_000_000;

/** A pad as it is kept and passed on: its id and its edits say all; the rest is for who reads the file without us. */
export interface PadFile {
  readonly id: string;
  /** The engine that made the file. */
  readonly engine: string;
  /** The rule set of the pad, or null. */
  readonly rules: unknown;
  readonly edits: readonly Edit[];
}

const isPadId = (value: unknown): value is string => isText(value) && /^[\w.-]{1,64}$/.test(value);

/** An object of ours of this kind and of a version we know. */
export const readEnvelope = (value: unknown, kind: string): Result<JsonObject, FileError> => {
  if (!isObject(value)) return fileError('not-windroos');
  const [is, version] = [fieldOf(value, 'windroos'), fieldOf(value, 'version')];
  if (!isText(is)) return fileError('not-windroos');
  if (!Number.isSafeInteger(version) || (version as number) < 1) return fileError('bad-field', 'version');
  if ((version as number) > DATA_VERSION) return fileError('newer-version');
  return is === kind ? ok(value) : fileError('wrong-kind');
};

const badEdit = (edits: readonly unknown[]): string | null => {
  for (const [index, edit] of edits.entries()) {
    const field = badFieldOfEdit(edit);
    if (field !== null) return `edits.${index}.${field}`;
  }
  return null;
};

export const readPad = (value: unknown): Result<PadFile, FileError> => {
  const envelope = readEnvelope(value, 'pad');
  if (!envelope.ok) return envelope;
  const [id, engine, rules, edits] = ['id', 'engine', 'rules', 'edits'].map((name) => fieldOf(envelope.value, name));
  if (!isPadId(id)) return fileError('bad-field', 'id');
  if (!isText(engine)) return fileError('bad-field', 'engine');
  if (rules !== null && !(isObject(rules) && isShallow(rules))) return fileError('bad-field', 'rules');
  if (!Array.isArray(edits)) return fileError('bad-field', 'edits');
  const bad = badEdit(edits);
  return bad === null ? ok({ id, engine, rules, edits: mergeEdits(edits as Edit[]) }) : fileError('bad-field', bad);
};

/** The text of a file as JSON; a byte-order mark that a mail program added does not matter. */
export const readText = (text: string): Result<unknown, FileError> => {
  if (text.length > MOST_TEXT) return fileError('too-large');
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  return json.ok ? json : fileError('bad-json');
};

export const parsePad = (text: string): Result<PadFile, FileError> => {
  const json = readText(text);
  return json.ok ? readPad(json.value) : json;
};

export const padFileOf = (id: string, view: PadView): PadFile => ({
  id,
  engine: ENGINE_VERSION,
  rules: view.rules,
  edits: view.log.edits,
});

/** The file as a value, the known fields first. */
export const padJson = ({ id, engine, rules, edits }: PadFile): JsonObject => ({
  windroos: 'pad',
  version: DATA_VERSION,
  id,
  engine,
  rules,
  edits,
});

export const makePad = (pad: PadFile): string => `${JSON.stringify(padJson(pad))}\n`;

const greater = <T>(a: T, b: T): T => (canonical(a) >= canonical(b) ? a : b);

/** Two files of one pad: all edits of both. */
export const mergePads = (a: PadFile, b: PadFile): PadFile => ({
  id: a.id,
  engine: greater(a.engine, b.engine),
  rules: greater(a.rules, b.rules),
  edits: mergeEdits(a.edits, b.edits),
});
