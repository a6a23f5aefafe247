import { RULE_SETS, type RuleSetId, type Tile } from '@windroos/engine';
import { expect } from 'vitest';
import {
  type Draft,
  type Edit,
  fold,
  type HandEntry,
  type How,
  type Length,
  type PadView,
  type SlotView,
  startPad,
  type Writer,
  writeHand,
} from '../src/index.ts';

/** A pad on one page (or several): what a test does to it, as people at a table would say it. */
export interface Table {
  edits: Edit[];
  clock: number;
  readonly ids: Readonly<Record<string, string>>;
}

export const NAMES = ['Ans', 'Kees', 'Truus', 'Henk'] as const;
const EIGHT_O_CLOCK = Date.UTC(2026, 0, 13, 19);
const MINUTE = 60_000;

export const viewOf = (table: Table): PadView => fold(table.edits);
export const writerOf = (table: Table, by = 'telefoon'): Writer => {
  table.clock += MINUTE;
  return { by, n: viewOf(table).n + 1, at: table.clock };
};

/** Keeps what a maker made; a refusal fails the test. */
export const keep = (table: Table, edits: readonly Edit[]): readonly Edit[] => {
  table.edits = [...table.edits, ...edits];
  return edits;
};

export const doIt = (
  table: Table,
  make: (view: PadView, writer: Writer) => readonly Edit[],
  by?: string,
): readonly Edit[] => keep(table, make(viewOf(table), writerOf(table, by)));

export const open = (
  rules: RuleSetId,
  names: readonly [string, string, string, string] = [...NAMES],
  length?: Length,
): Table => {
  const ids = Object.fromEntries(names.map((name, index) => [name, `p${index + 1}`]));
  const table: Table = { edits: [], clock: EIGHT_O_CLOCK, ids };
  const setup = { name: 'Dinsdagavond, tafel 2', players: names, rules: RULE_SETS[rules], east: 0 };
  keep(table, startPad(writerOf(table), length === undefined ? setup : { ...setup, length }));
  return table;
};

export type Said = number | 'dood' | 'slaat over' | HandEntry;

export const laid = (rack: string, ...melds: readonly string[]): HandEntry => ({ kind: 'tiles', rack, melds });

const entryOf = (said: Said): HandEntry => {
  if (typeof said === 'number') return { kind: 'count', count: said };
  if (said === 'dood') return { kind: 'dead' };
  return said === 'slaat over' ? { kind: 'skipped' } : said;
};

/** Where the last tile came from: `muur`, or whose discard it was. */
const howOf = (table: Table, won: string, from: string, tile?: Tile): How => {
  const last = tile === undefined ? {} : { tile };
  return from === 'muur'
    ? { for: table.ids[won]!, from: 'wall', ...last }
    : { for: table.ids[won]!, from: 'discard', by: table.ids[from]!, ...last };
};

export const mahjong = (
  table: Table,
  won: string,
  from: string | null,
  said: Readonly<Record<string, Said>>,
  tile?: Tile,
): Draft => ({
  outcome: { winner: table.ids[won]! },
  how: from === null ? null : howOf(table, won, from, tile),
  entries: Object.fromEntries(Object.entries(said).map(([name, one]) => [table.ids[name]!, entryOf(one)])),
});

export const DRAW: Draft = { outcome: { winner: null }, how: null, entries: {} };

export const slotNumber = (view: PadView, number: number): SlotView =>
  view.slots.find((slot) => slot.number === number)!;

/** 'Schrijf op', in the next hand or in one that was written before. */
export const write = (table: Table, draft: Draft, number?: number, by?: string): SlotView => {
  const view = viewOf(table);
  const id = number === undefined ? view.next! : slotNumber(view, number).id;
  const made = writeHand(view, writerOf(table, by), id, draft);
  expect(made).toMatchObject({ ok: true });
  if (made.ok) keep(table, made.value);
  return viewOf(table).slots.find((slot) => slot.id === id)!;
};

/** Amounts by name, in the order of the names. */
export const named = <T>(table: Table, byId: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(table.ids).map(([name, id]) => [name, byId[id]!]));

export const nameOf = (table: Table, id: string): string =>
  Object.entries(table.ids).find(([, known]) => known === id)?.[0] ?? id;

export const winds = (table: Table, { seats }: SlotView): string =>
  (['E', 'S', 'W', 'N'] as const).map((seat) => nameOf(table, seats[seat])).join(' ');

export const problems = (table: Table, slot: SlotView): readonly string[] =>
  slot.problems.map(({ code, player }) => (player === undefined ? code : `${code} ${nameOf(table, player)}`));

export const must = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
};

/** What a page shows, without the log of how it came about. */
export const shown = ({ log: _, n: __, slots, ...view }: PadView): unknown => ({
  ...view,
  slots: slots.map(({ memory: ___, engine: ____, ...slot }) => slot),
});
