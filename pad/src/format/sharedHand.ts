import {
  type BySeat,
  bySeat,
  caseRules,
  type FormatError,
  fail,
  fieldOf,
  isObject,
  isText,
  isWind,
  type JsonObject,
  makeRules,
  makeTiles,
  ok,
  parseTiles,
  type Result,
  RULE_SETS,
  type RuleSet,
  rulesOf,
  WINDS,
  type Wind,
} from '@windroos/engine';
import { isSame } from '../log/json.ts';
import { type CountedSlot, countSlot, NO_MEMO } from '../sheet/countSlot.ts';
import { type HandEntry, readHandEntry, sortedTiles, withoutTile } from '../values/handEntry.ts';
import { type How, type Outcome, readHow } from '../values/outcome.ts';
import type { ByPlayer } from '../values/player.ts';
import { readRules } from '../values/rules.ts';

/** One hand apart from its pad: everything that a sheet needs. Its players are the winds. */
export interface SharedHand {
  readonly engine: string;
  readonly rules: RuleSet;
  readonly round: Wind;
  readonly outcome: Outcome;
  readonly how: How | null;
  readonly entries: ByPlayer<HandEntry>;
  /** First names, as far as somebody wants them along. */
  readonly names: Partial<BySeat<string>>;
}

/** The four hands of a shared hand, counted and settled. */
export const countShared = ({ rules, round, outcome, how, entries }: SharedHand): CountedSlot =>
  countSlot({ frozen: readRules(rules), seats: bySeat((seat) => seat), round, outcome, how, entries, memo: NO_MEMO });

/** One of the six by its id; house rules as what they extend and change. */
const rulesJson = (rules: RuleSet): unknown => {
  const own = rulesOf(rules.id);
  if (own !== undefined) return isSame(own, rules) ? rules.id : rules;
  return makeRules(rules, rulesOf(rules.extends ?? '') ?? RULE_SETS['nts-2019']);
};

const handJson = (entry: HandEntry | undefined, last: string | undefined): JsonObject => {
  if (entry === undefined || entry.kind === 'skipped') return { skipped: true };
  if (entry.kind === 'dead') return { dead: true };
  if (entry.kind === 'count') return { count: entry.count };
  const { kind: _, rack, melds, ...rest } = entry;
  const hand = sortedTiles(last === undefined ? rack : `${rack} ${last}`);
  return { hand, ...(melds.length > 0 ? { melds } : {}), ...rest };
};

/** A whole hand as formats.md has it; a typed count stands where the tiles would. */
export const sharedJson = ({ engine, rules, round, outcome, how, entries, names }: SharedHand): JsonObject => {
  const { winner } = outcome;
  const { for: _, by, ...win } = how ?? {};
  return {
    engine,
    rules: rulesJson(rules),
    round,
    winner,
    ...(by === undefined ? {} : { from: by }),
    ...(how === null ? {} : { win }),
    hands: bySeat((seat) => handJson(entries[seat], seat === winner ? how?.tile : undefined)),
    ...(Object.keys(names).length > 0 ? { names } : {}),
  };
};

const badField = (field: string): Result<never, FormatError> => fail({ code: 'bad-field', field });

/** In the file the winner's rack holds the last tile; here it lies apart. */
const withoutLast = (hand: string, how: How | null): Result<string, FormatError> => {
  const tiles = parseTiles(hand);
  if (!tiles.ok) return fail({ code: 'unknown-tile', field: 'hands', what: tiles.error.tile });
  if (how?.tile === undefined) return ok(makeTiles(tiles.value));
  if (!tiles.value.includes(how.tile)) return fail({ code: 'win-tile-not-in-hand', field: 'win.tile', what: how.tile });
  return ok(makeTiles(withoutTile(tiles.value, how.tile)));
};

const entryOf = (value: JsonObject, how: How | null): Result<HandEntry | null, FormatError> => {
  const hand = fieldOf(value, 'hand');
  if (isText(hand)) {
    const rack = withoutLast(hand, how);
    return rack.ok ? ok(readHandEntry({ melds: [], ...value, kind: 'tiles', rack: rack.value })) : rack;
  }
  if (fieldOf(value, 'count') !== undefined) return ok(readHandEntry({ ...value, kind: 'count' }));
  if (fieldOf(value, 'dead') === true) return ok({ kind: 'dead' });
  return ok(fieldOf(value, 'skipped') === true ? { kind: 'skipped' } : null);
};

const entriesOf = (value: unknown, winner: Wind | null, how: How | null): Result<ByPlayer<HandEntry>, FormatError> => {
  const entries: [Wind, HandEntry][] = [];
  for (const seat of WINDS) {
    const hand = isObject(value) ? fieldOf(value, seat) : undefined;
    if (!isObject(hand)) return badField(`hands.${seat}`);
    const entry = entryOf(hand, seat === winner ? how : null);
    if (!entry.ok) return entry;
    if (entry.value === null) return badField(`hands.${seat}`);
    entries.push([seat, entry.value]);
  }
  return ok(Object.fromEntries(entries));
};

const namesOf = (value: unknown): Partial<BySeat<string>> =>
  isObject(value)
    ? Object.fromEntries(WINDS.map((seat) => [seat, fieldOf(value, seat)]).filter(([, name]) => isText(name)))
    : {};

const howIn = (value: JsonObject, winner: Wind | null): How | null | undefined => {
  const win = fieldOf(value, 'win');
  if (winner === null || win === undefined) return null;
  const by = fieldOf(value, 'from');
  return isObject(win)
    ? (readHow({ ...win, for: winner, ...(by === undefined ? {} : { by }) }) ?? undefined)
    : undefined;
};

/** Tiles that cannot lie on one table are an error of the link, not a hand to look at. */
const checked = (shared: SharedHand): Result<SharedHand, FormatError> => {
  const bad = countShared(shared).problems.find(({ code }) => code === 'bad-tiles' || code === 'fifth-copy');
  if (bad === undefined) return ok(shared);
  const code = (bad.code === 'fifth-copy' ? bad.code : bad.what) as FormatError['code'];
  return fail({ code, field: bad.player === undefined ? 'hands' : `hands.${bad.player}` });
};

export const readShared = (value: unknown): Result<SharedHand, FormatError> => {
  if (!isObject(value)) return fail({ code: 'bad-json' });
  const [engine, round, winner] = ['engine', 'round', 'winner'].map((name) => fieldOf(value, name));
  const rules = caseRules(fieldOf(value, 'rules'));
  if (!rules.ok) return rules;
  if (!isText(engine)) return badField('engine');
  if (!isWind(round)) return badField('round');
  if (winner !== null && !isWind(winner)) return badField('winner');
  const how = howIn(value, winner);
  if (how === undefined) return badField('win');
  const entries = entriesOf(fieldOf(value, 'hands'), winner, how);
  if (!entries.ok) return entries;
  const names = namesOf(fieldOf(value, 'names'));
  return checked({ engine, rules: rules.value, round, outcome: { winner }, how, entries: entries.value, names });
};
