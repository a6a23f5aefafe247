import { type Check, flag, isRecord, listOf, nullOr, objectOf, oneOf, reserved, text, whole } from './check.ts';
import { isRowId, ROW_IDS } from './ids.ts';
import { badType, joinPath, type RuleError, ruleError } from './ruleError.ts';
import type { Flow, Readings, RuleSet, Settlement, SourceDocument } from './ruleSet.ts';

/** What each field of a rule set may hold, by itself; what fields must be together is in `ruleSense.ts`. */

/** Far above what anybody plays, low enough that a count never overflows. */
export const MOST_POINTS = 5000;
export const MOST_DOUBLES = 10;
export const MOST_VALUE = 1_000_000;
const MOST_ROUNDS = 16;
const MOST_CHIP_VALUES = 8;
const MOST_CHIPS = 100;

export const SOURCE_DOCUMENTS: readonly SourceDocument[] = [
  'nts-2019',
  'nts-2016',
  'pe-ling',
  'rode-draak',
  'schoon-spel',
  'mcr',
  'house',
];

/** The words a setting may take; the others are yes or no. */
type Words<T> = { readonly [K in keyof T as T[K] extends string ? K : never]: readonly T[K][] };
export const READING_WORDS: Words<Readings> = {
  kongAsConcealedPung: ['concealed', 'any'],
  cakeSuit: ['as-printed', 'bamboo'],
  robbedKong: ['any', 'chow'],
  windSnakeDouble: ['any', 'wind'],
  lastTile: ['drawn', 'drawn-or-discard'],
};
export const FLOW_WORDS: Words<Flow> = {
  deadWall: ['fixed', 'total-14', 'none'],
  eastStays: ['never', 'after-mahjong'],
  falseMahjong: ['dead-hand', 'nothing'],
};
export const SETTLEMENT_WORDS: Words<Settlement> = { between: ['all', 'winner'] };
export const RULE_WORDS: Words<Pick<RuleSet, 'form' | 'combine'>> = {
  form: ['doubling', 'points'],
  combine: ['add', 'account-once'],
};
export const CLAIM_CLASSES: Flow['claimOrder'] = ['limit', 'pair', 'pung', 'chow'];

type Checks<T> = { readonly [K in keyof T]-?: Check };

export const READINGS: Checks<Readings> = {
  kongAsConcealedPung: oneOf(READING_WORDS.kongAsConcealedPung),
  replacementIsSelfDrawn: flag,
  cakePair: flag,
  cakeSuit: oneOf(READING_WORDS.cakeSuit),
  robbedKong: oneOf(READING_WORDS.robbedKong),
  windSnakeDouble: oneOf(READING_WORDS.windSnakeDouble),
  fourAsTwoPairs: flag,
  lastTile: oneOf(READING_WORDS.lastTile),
};

export const FLOW: Checks<Flow> = {
  deadWall: oneOf(FLOW_WORDS.deadWall),
  eastStays: oneOf(FLOW_WORDS.eastStays),
  claimOrder: listOf(oneOf(CLAIM_CLASSES), CLAIM_CLASSES.length),
  kongAfterClaim: flag,
  falseMahjong: oneOf(FLOW_WORDS.falseMahjong),
  luckyThirteen: flag,
  rounds: whole(1, MOST_ROUNDS),
  seasons: flag,
};

export const SETTLEMENT: Checks<Settlement> = {
  between: oneOf(SETTLEMENT_WORDS.between),
  eastDouble: flag,
  table: whole(0, MOST_VALUE),
};

const rowId = oneOf(ROW_IDS, 'unknown-row');
const source = objectOf({ document: oneOf(SOURCE_DOCUMENTS), section: text(200) }, 'document', 'section');
const points = whole(0, MOST_POINTS);
const doubles = whole(0, MOST_DOUBLES);

/** An id, or an object that says `within` its own sets or how many. */
const drop: Check = (value, path) => {
  if (!isRecord(value)) return rowId(value, path);
  const how = Object.hasOwn(value, 'count') ? { count: whole(1, 4) } : { within: oneOf(['own']) };
  return objectOf({ id: rowId, ...how }, 'id', ...Object.keys(how))(value, path);
};

/** Null takes a field away from a row that has it. */
const optional = (fields: Readonly<Record<string, Check>>): Readonly<Record<string, Check>> =>
  Object.fromEntries(Object.entries(fields).map(([field, check]) => [field, nullOr(check)]));

const ROW = {
  ...optional({
    points,
    noblePoints: points,
    doubles,
    for: oneOf(['winner', 'everyone']),
    group: text(40),
    drops: listOf(drop, ROW_IDS.length),
    alone: flag,
  }),
  source,
};
const LIMIT = { value: whole(0, MOST_VALUE), ...optional({ inHand: doubles, waitingHalf: flag }), source };

const isDuplicate = (rows: readonly unknown[], index: number): boolean =>
  rows.slice(0, index).some((row) => isRecord(row) && row.id === (rows[index] as { id: unknown }).id);

/** A whole list of rows: the path names a row by its id, or by its place when that is wrong. */
const rowList =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    const rows = Array.from(value as readonly unknown[]);
    if (rows.length > ROW_IDS.length) return [ruleError('too-many-rows', path)];
    const check = objectOf({ id: rowId, ...fields }, 'id');
    return rows.flatMap((row, index) => {
      if (!isRecord(row) || !isRowId(row.id)) return check(row, joinPath(path, index));
      if (isDuplicate(rows, index)) return [ruleError('duplicate-row', joinPath(path, index), row.id)];
      return check(row, joinPath(path, row.id));
    });
  };

/** Changes by row id: changed fields, or null for a row that goes. */
const rowChanges =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, path) =>
    Object.entries(value as object).flatMap(([id, change]): readonly RuleError[] => {
      const at = joinPath(path, id);
      return isRowId(id) ? nullOr(objectOf(fields))(change, at) : [ruleError('unknown-row', at, id)];
    });

const rows =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    if (Array.isArray(value)) return rowList(fields)(value, path);
    return isRecord(value) ? rowChanges(fields)(value, path) : [badType('object', path, value)];
  };

/** One way to reach the minimum: so many doubles, so many points, or a row. */
const way: Check = (value, path) => {
  const ways = { doubles: whole(0, 100), points: whole(0, MOST_VALUE), row: rowId };
  const errors = objectOf(ways)(value, path);
  if (errors.length > 0) return errors;
  return Object.keys(value as object).length === 1 ? [] : [ruleError('bad-value', path)];
};

const ID_PATTERN = /^[a-z0-9][a-z0-9-]*$/;
const id = text(60, ID_PATTERN);
const name = text(80, /\S/);

/** The fields of a house-rules file, each of which may be absent. */
export const HOUSE_RULES: Check = objectOf(
  {
    $schema: text(200),
    id,
    extends: id,
    name: objectOf({ nl: name, en: name }, 'nl'),
    form: oneOf(RULE_WORDS.form),
    combine: oneOf(RULE_WORDS.combine),
    minimum: nullOr(objectOf({ anyOf: listOf(way, 10) }, 'anyOf')),
    roundTo: whole(1, 1000),
    cap: nullOr(whole(1, MOST_VALUE)),
    rows: rows(ROW),
    limits: rows(LIMIT),
    readings: objectOf(READINGS),
    flow: objectOf(FLOW),
    settlement: objectOf(SETTLEMENT),
    chips: nullOr(
      objectOf(
        {
          values: listOf(whole(1, MOST_VALUE), MOST_CHIP_VALUES),
          start: listOf(whole(0, MOST_CHIPS), MOST_CHIP_VALUES),
        },
        'values',
        'start',
      ),
    ),
    limitHands: reserved,
  },
  'id',
);

/** What a complete rule set has besides its id. */
export const RULE_FIELDS = [
  'form',
  'combine',
  'minimum',
  'roundTo',
  'cap',
  'rows',
  'limits',
  'readings',
  'flow',
  'settlement',
  'chips',
] as const satisfies readonly (keyof RuleSet)[];
