import { ok, type Result, type RuleSet } from '@windroos/engine';
import { fold } from '../fold.ts';
import type { Edit, Writer } from '../log/edit.ts';
import { FIRST_SLOT, nextRuled, type SlotId } from '../log/slotId.ts';
import { type Change, commit } from '../make/commit.ts';
import { frozenCopy } from '../make/pad.ts';
import { type HandEntry, isCount } from '../values/handEntry.ts';
import type { Length } from '../values/length.ts';
import { type How, plainHow } from '../values/outcome.ts';
import type { Player, PlayerId } from '../values/player.ts';
import type { PadView, SlotView } from '../view.ts';
import { type CsvError, type CsvRow, type CsvTable, csvError, readCsv } from './csvRead.ts';
import { DEAD, DRAW, EVENING, type PlayerColumn, parseHow, WIND_WORDS } from './csvWords.ts';

/** A cell that says something else than we compute. */
export interface CsvDifference {
  readonly line: number;
  readonly column: 'ronde' | 'oost' | 'betaald' | 'totaal';
  /** The player's column, for the last two. */
  readonly player?: PlayerId;
  readonly given: string;
  readonly computed: string;
}

export interface CsvPad {
  readonly edits: readonly Edit[];
  readonly differences: readonly CsvDifference[];
}

interface Reading {
  readonly players: readonly Player[];
  readonly find: (label: string) => PlayerId | undefined;
}

/** A hand of the table and the slot it goes to. */
interface PlacedRow {
  readonly row: CsvRow;
  readonly slot: SlotId;
}

const numberIn = (cell: string): number | null => {
  const plain = cell.replace('\u2212', '-');
  return /^[+-]?\d{1,9}$/.test(plain) ? Number(plain) : null;
};

const entryIn = (cell: string): HandEntry | null => {
  if (cell === '') return { kind: 'skipped' };
  if (cell.toLowerCase() === DEAD) return { kind: 'dead' };
  const count = numberIn(cell);
  return isCount(count) ? { kind: 'count', count } : null;
};

type Changes = Result<readonly Change[], CsvError>;

const howChange = ({ row, slot }: PlacedRow, { find }: Reading, winner: PlayerId): Changes => {
  const { van, hoe } = row.hand;
  const said = parseHow(hoe);
  if (said === null) return csvError('unknown-word', row.line, 'hoe', hoe);
  const by = find(van);
  if (van !== '' && by === undefined) return csvError('unknown-player', row.line, 'van', van);
  if (hoe === '' && by === undefined) return ok([]);
  const from = said.from ?? (by === undefined ? 'wall' : 'discard');
  const how: How = { ...said, for: winner, from, ...(by === undefined ? {} : { by }) };
  return ok([{ slot, field: 'how', value: plainHow(how) }]);
};

/** Who sits in this hand: four cells `betaald` are filled in. Others who do not say so sit as before. */
const seatedIn = (row: CsvRow, { players }: Reading): readonly PlayerId[] =>
  players.filter((_, index) => row.players[index]!.betaald !== '').map(({ id }) => id);

const handChanges = ({ row, slot }: PlacedRow, { players }: Reading, seated: readonly PlayerId[]): Changes => {
  const changes: Change[] = [];
  for (const [index, { id, name }] of players.entries()) {
    if (!seated.includes(id)) continue;
    const cell = row.players[index]!.telling;
    const value = entryIn(cell);
    if (value === null) return csvError('bad-number', row.line, `telling ${name}`, cell);
    changes.push({ slot, field: `hand:${id}`, value });
  }
  return ok(changes);
};

/** What the column says each player gained or lost: to and from the bank, which is even when the row is. */
const penaltyChanges = (row: CsvRow, slot: SlotId | null, { players }: Reading): Changes => {
  const changes: Change[] = [];
  for (const [index, { id, name }] of players.entries()) {
    const cell = row.players[index]!.straf;
    const amount = cell === '' ? 0 : numberIn(cell);
    if (amount === null) return csvError('bad-number', row.line, `straf ${name}`, cell);
    const value = { players: [id], amount: -amount, to: 'bank', reason: '' };
    if (amount !== 0) changes.push({ slot, field: `penalty:${index + 1}`, value });
  }
  return ok(changes);
};

const joined = (...all: readonly Changes[]): Changes => {
  const bad = all.find((one) => !one.ok);
  return bad ?? ok(all.flatMap((one) => (one.ok ? one.value : [])));
};

const rowChanges = (placed: PlacedRow, reading: Reading, seated: readonly PlayerId[]): Changes => {
  const { row, slot } = placed;
  const { winnaar } = row.hand;
  const penalties = penaltyChanges(row, slot, reading);
  if (winnaar.toLowerCase() === DRAW)
    return joined(ok([{ slot, field: 'result', value: { winner: null } }]), penalties);
  const winner = reading.find(winnaar);
  if (winner === undefined) return csvError('unknown-player', row.line, 'winnaar', winnaar);
  const result = ok([{ slot, field: 'result', value: { winner } }]);
  return joined(result, howChange(placed, reading, winner), handChanges(placed, reading, seated), penalties);
};

const isEvening = ({ hand }: CsvRow): boolean => hand.spel.toLowerCase() === EVENING;

/** Whoever came takes the chair of whoever left. */
const reseated = (chairs: readonly PlayerId[], seated: readonly PlayerId[]): readonly PlayerId[] => {
  const came = seated.filter((id) => !chairs.includes(id));
  return chairs.map((id) => (seated.includes(id) ? id : came.shift()!));
};

const allChanges = (rows: readonly PlacedRow[], evening: readonly CsvRow[], reading: Reading): Changes => {
  const all: Changes[] = evening.map((row) => penaltyChanges(row, null, reading));
  let chairs: readonly PlayerId[] = reading.players.slice(0, 4).map(({ id }) => id);
  for (const placed of rows) {
    const seated = seatedIn(placed.row, reading);
    const now = seated.length === 4 ? reseated(chairs, seated) : chairs;
    if (now.some((id, index) => id !== chairs[index]))
      all.push(ok([{ slot: placed.slot, field: 'seats', value: now }]));
    chairs = now;
    all.push(rowChanges(placed, reading, chairs));
  }
  return joined(...all);
};

const placesFor = (rows: readonly CsvRow[]): readonly PlacedRow[] => {
  let slot = FIRST_SLOT;
  return rows.map((row) => {
    const placed = { row, slot };
    slot = nextRuled(slot);
    return placed;
  });
};

const cellDifferences = ({ row }: PlacedRow, slot: SlotView, { players }: Reading): readonly CsvDifference[] => {
  const nameOf = (id: PlayerId): string => players.find((player) => player.id === id)?.name ?? '';
  const compare = (column: CsvDifference['column'], given: string, computed: string, player?: PlayerId) =>
    given === '' || given.replace('\u2212', '-').replace(/^\+/, '') === computed
      ? []
      : [{ line: row.line, column, given, computed, ...(player === undefined ? {} : { player }) }];
  const amount = (index: number, column: PlayerColumn): string => row.players[index]![column];
  return [
    ...compare('ronde', row.hand.ronde, WIND_WORDS[slot.round]),
    ...compare('oost', row.hand.oost, nameOf(slot.seats.E)),
    ...players.flatMap(({ id }, index) => [
      ...compare('betaald', amount(index, 'betaald'), String(slot.amounts[id]), id),
      ...compare('totaal', amount(index, 'totaal'), String(slot.running[id]), id),
    ]),
  ];
};

const differencesOf = (rows: readonly PlacedRow[], view: PadView, reading: Reading): readonly CsvDifference[] =>
  rows.flatMap((placed) => {
    const slot = view.slots.find(({ id }) => id === placed.slot);
    return slot === undefined ? [] : cellDifferences(placed, slot, reading);
  });

const readingOf = ({ labels }: CsvTable): Reading => {
  const players = labels.map((name, index) => ({ id: `p${index + 1}`, name }));
  const find = (label: string): PlayerId | undefined =>
    (
      players.find(({ name }) => name === label) ??
      players.find(({ name }) => name.toLowerCase() === label.toLowerCase())
    )?.id;
  return { players, find };
};

/** Hands that were paid for after the end were played on purpose: 'nog een spel'. */
const extraHands = (rows: readonly PlacedRow[], view: PadView): number =>
  view.slots.filter(({ id, state }) => {
    const row = rows.find(({ slot }) => slot === id)?.row;
    return state === 'past-end' && row?.players.some(({ betaald }) => betaald !== '') === true;
  }).length;

interface CsvSetup {
  readonly name: string;
  readonly rules: RuleSet;
}

const padChanges = ({ name, rules }: CsvSetup, { players, find }: Reading, east: string): readonly Change[] => [
  { slot: null, field: 'name', value: name },
  { slot: null, field: 'players', value: players },
  { slot: null, field: 'rules', value: frozenCopy(rules) },
  { slot: FIRST_SLOT, field: 'east', value: find(east) ?? players[0]!.id },
];

const lengthChange = (length: Length): Change => ({ slot: null, field: 'length', value: length });

/** A new pad from a CSV file: what was typed is taken, the rest is computed, and what differs is listed. */
export const parseCsv = (text: string, writer: Writer, setup: CsvSetup): Result<CsvPad, CsvError> => {
  const table = readCsv(text);
  if (!table.ok) return table;
  const reading = readingOf(table.value);
  const hands = placesFor(table.value.rows.filter((row) => !isEvening(row)));
  const changes = allChanges(hands, table.value.rows.filter(isEvening), reading);
  if (!changes.ok) return changes;
  const all = [...padChanges(setup, reading, hands[0]?.row.hand.oost ?? ''), ...changes.value];
  const { rounds } = setup.rules.flow;
  const editsFor = (length: Length) => commit(fold([]), writer, [...all, lengthChange(length)]);
  const more = extraHands(hands, fold(editsFor({ rounds })));
  const edits = editsFor(more === 0 ? { rounds } : { rounds, more });
  return ok({ edits, differences: differencesOf(hands, fold(edits), reading) });
};
