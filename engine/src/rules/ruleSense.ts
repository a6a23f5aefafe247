import type { Entry } from './catalogue/entry.ts';
import { CATALOGUE } from './catalogue.ts';
import type { RowId } from './ids.ts';
import { joinPath, type RuleError, ruleError } from './ruleError.ts';
import type { Chips, Drop, LimitRow, Row, RuleSet } from './ruleSet.ts';
import { FLOW, READINGS, SETTLEMENT } from './ruleShape.ts';

/** What the fields of a whole rule set must be together; each by itself was checked before. */

/** As many as scoring has room for: rows about the whole hand with the limit hands, and rows about parts of it. */
export const MOST_HAND_ROWS = 62;
export const MOST_PART_ROWS = 31;
/** Without a cap a total must still be a number that can be paid to the point. */
const MOST_UNCAPPED_DOUBLES = 40;

type Rule = (rules: RuleSet) => readonly RuleError[];

const entryOf = (id: RowId): Entry => CATALOGUE[id];
const isHand = (id: RowId): boolean => entryOf(id).of === 'hand';
/** Rows about several sets, or about four alike, only give points. */
const isPointsOnly = (id: RowId): boolean => ['quad', 'chows', 'pungs'].includes(entryOf(id).of);
const isShaped = (id: RowId): boolean => {
  const entry = entryOf(id);
  return entry.of === 'hand' && entry.when.shape !== undefined;
};

const errorWhen = (wrong: boolean, error: () => RuleError): readonly RuleError[] => (wrong ? [error()] : []);

const amountErrors = (rules: RuleSet, row: Row, path: string): readonly RuleError[] => {
  const { id, points, noblePoints, doubles } = row;
  if (points === undefined && doubles === undefined) return [ruleError('missing-field', joinPath(path, 'points'))];
  if (points !== undefined && doubles !== undefined)
    return [ruleError('bad-value', joinPath(path, 'doubles'), doubles)];
  const noDoubles = doubles !== undefined && (rules.form === 'points' || isPointsOnly(id));
  const noNoble = noblePoints !== undefined && (doubles !== undefined || entryOf(id).of !== 'set');
  return [
    ...errorWhen(noDoubles, () => ruleError('bad-value', joinPath(path, 'doubles'), doubles)),
    ...errorWhen(noNoble, () => ruleError('bad-value', joinPath(path, 'noblePoints'), noblePoints)),
  ];
};

/** From its own sets, or so many, a row takes only what counts for single sets. */
const isBadDrop = (row: Row, drop: Drop): boolean => {
  if (typeof drop === 'string') return drop === row.id;
  const taken = entryOf(drop.id).of === 'set' && drop.id !== row.id;
  return !taken || !(isHand(row.id) || ('within' in drop && entryOf(row.id).of === 'set'));
};

const dropErrors = (row: Row, path: string): readonly RuleError[] =>
  (row.drops ?? []).flatMap((drop, index) =>
    errorWhen(isBadDrop(row, drop), () => ruleError('bad-value', joinPath(joinPath(path, 'drops'), index))),
  );

const rowsMakeSense: Rule = (rules) =>
  rules.rows.flatMap((row) => {
    const path = joinPath('rows', row.id);
    return [...amountErrors(rules, row, path), ...dropErrors(row, path)];
  });

const limitErrors = (rules: RuleSet, limit: LimitRow): readonly RuleError[] => {
  const path = joinPath('limits', limit.id);
  if (!isHand(limit.id)) return [ruleError('bad-value', path, limit.id)];
  const { value, waitingHalf = false } = limit;
  return [
    ...errorWhen(value === undefined, () => ruleError('missing-field', joinPath(path, 'value'))),
    ...errorWhen(waitingHalf && value % 2 === 1, () => ruleError('bad-value', joinPath(path, 'value'), value)),
    ...errorWhen(waitingHalf && !isShaped(limit.id), () => ruleError('bad-value', joinPath(path, 'waitingHalf'))),
    ...errorWhen(
      rules.rows.some(({ id }) => id === limit.id),
      () => ruleError('duplicate-row', path, limit.id),
    ),
  ];
};

const limitsMakeSense: Rule = (rules) => rules.limits.flatMap((limit) => limitErrors(rules, limit));

const fitsInScoring: Rule = ({ rows, limits }) => {
  const parts = rows.filter(({ id }) => !isHand(id)).length;
  const tooMany = rows.length - parts + limits.length > MOST_HAND_ROWS || parts > MOST_PART_ROWS;
  return errorWhen(tooMany, () => ruleError('too-many-rows', 'rows'));
};

/** A way to the minimum is a row about the whole hand that this rule set has, and that counts beside others. */
const wayErrors = ({ rows }: RuleSet, wanted: RowId, path: string): readonly RuleError[] => {
  const row = rows.find(({ id }) => id === wanted);
  if (row === undefined) return [ruleError('unknown-row', path, wanted)];
  return errorWhen(!isHand(wanted) || row.alone === true, () => ruleError('bad-value', path, wanted));
};

const minimumCanBeReached: Rule = (rules) => {
  const { minimum } = rules;
  if (minimum === null) return [];
  if (minimum.anyOf.length === 0) return [ruleError('bad-value', 'minimum.anyOf')];
  return minimum.anyOf.flatMap((way, index) =>
    'row' in way ? wayErrors(rules, way.row, `minimum.anyOf.${index}.row`) : [],
  );
};

/** Sets of dragons: three; of one's own wind or the round's: one; of anything: four. Two series of four bonus tiles. */
const timesOf = (id: RowId): number => {
  const entry = entryOf(id);
  if (entry.of === 'hand') return 1;
  if (entry.of === 'bonus') return entry.count === 'each' ? 8 : 2;
  if (id === 'pung-draken' || id === 'paar-draken') return 3;
  return id.endsWith('-wind') ? 1 : 4;
};

const doublesOf = ({ id, doubles = 0 }: Row): number => doubles * timesOf(id);

const mostDoubles = ({ rows }: RuleSet): number => {
  const best = new Map<string, number>();
  for (const row of rows) {
    const group = row.group === undefined ? `row ${row.id}` : `group ${row.group}`;
    best.set(group, Math.max(best.get(group) ?? 0, doublesOf(row)));
  }
  return [...best.values()].reduce((sum, doubles) => sum + doubles, 0);
};

const totalsStayExact: Rule = (rules) =>
  errorWhen(rules.cap === null && mostDoubles(rules) > MOST_UNCAPPED_DOUBLES, () => ruleError('too-large', 'cap'));

const claimsDiffer: Rule = ({ flow: { claimOrder = [] } }) =>
  errorWhen(new Set(claimOrder).size < claimOrder.length, () => ruleError('bad-value', 'flow.claimOrder'));

/** Chip values go up, and each is a number of the smallest: what is left over is less than one chip. */
const areChips = ({ values, start }: Chips): boolean =>
  values.length > 0 &&
  values.length === start.length &&
  values.every((value, index) => value % values[0]! === 0 && (index === 0 || value > values[index - 1]!));

const chipsMakeSense: Rule = ({ chips }) =>
  errorWhen(chips !== null && !areChips(chips), () => ruleError('bad-value', 'chips'));

const missingIn = (part: object, fields: object, path: string): readonly RuleError[] =>
  Object.keys(fields)
    .filter((field) => !Object.hasOwn(part, field))
    .map((field) => ruleError('missing-field', joinPath(path, field)));

const nothingIsMissing: Rule = ({ readings, flow, settlement }) => [
  ...missingIn(readings, READINGS, 'readings'),
  ...missingIn(flow, FLOW, 'flow'),
  ...missingIn(settlement, SETTLEMENT, 'settlement'),
];

const RULES: readonly Rule[] = [
  rowsMakeSense,
  limitsMakeSense,
  fitsInScoring,
  minimumCanBeReached,
  totalsStayExact,
  nothingIsMissing,
  claimsDiffer,
  chipsMakeSense,
];

export const senseErrors: Rule = (rules) => RULES.flatMap((rule) => rule(rules));
