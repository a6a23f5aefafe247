import { ENGINE_VERSION, type Purse, type RuleSet } from '@windroos/engine';
import { fold } from '../fold.ts';
import type { Edit, Writer } from '../log/edit.ts';
import { FIRST_SLOT, type SlotId } from '../log/slotId.ts';
import type { Length } from '../values/length.ts';
import type { Penalty } from '../values/penalty.ts';
import { type PlayerId, tidyName } from '../values/player.ts';
import type { Written } from '../values/written.ts';
import type { Conflict, PadView, SlotView } from '../view.ts';
import { type Change, commit } from './commit.ts';
import { penaltyChanges } from './draft.ts';

export interface PadSetup {
  readonly name: string;
  /** Four names in the order of turns. */
  readonly players: readonly [string, string, string, string];
  readonly rules: RuleSet;
  /** Absent: as many rounds as the rule set plays. */
  readonly length?: Length;
  /** Which of the four is East first, from 0. */
  readonly east: number;
}

const padField = (field: string, value: unknown): Change => ({ slot: null, field, value });

/** The rule set as a plain value of the pad's own: what is frozen shares nothing with the engine. */
export const frozenCopy = (rules: RuleSet): unknown => JSON.parse(JSON.stringify(rules));

export const startPad = (writer: Writer, setup: PadSetup): readonly Edit[] => {
  const players = setup.players.map((name, index) => ({ id: `p${index + 1}`, name: tidyName(name) }));
  return commit(fold([]), writer, [
    padField('name', setup.name.trim()),
    padField('players', players),
    padField('rules', frozenCopy(setup.rules)),
    padField('length', setup.length ?? { rounds: setup.rules.flow.rounds }),
    { slot: FIRST_SLOT, field: 'east', value: players[setup.east]!.id },
  ]);
};

const setPad =
  <T>(field: string) =>
  (view: PadView, writer: Writer, value: T): readonly Edit[] =>
    commit(view, writer, [padField(field, value)]);

export const renamePad = setPad<string>('name');
export const setLength = setPad<Length>('length');

export const changeRules = (view: PadView, writer: Writer, rules: RuleSet): readonly Edit[] =>
  commit(view, writer, [padField('rules', frozenCopy(rules))]);

export const renamePlayer = (view: PadView, writer: Writer, id: PlayerId, name: string): readonly Edit[] =>
  commit(view, writer, [
    padField(
      'players',
      view.players.map((player) => (player.id === id ? { id, name: tidyName(name) } : player)),
    ),
  ]);

/** 'Nog een spel' after the end. */
export const playMore = (view: PadView, writer: Writer): readonly Edit[] =>
  setLength(view, writer, { ...view.length, more: (view.length.more ?? 0) + 1 });

/** A deleted pad lies in the bin: nothing of it is gone. */
export const deletePad = (view: PadView, writer: Writer): readonly Edit[] =>
  commit(view, writer, [padField('deleted', writer.at)]);
export const restorePad = (view: PadView, writer: Writer): readonly Edit[] =>
  commit(view, writer, [padField('deleted', null)]);

const DAY = 24 * 60 * 60 * 1000;
export const BIN_DAYS = 30;
/** May the device forget it? */
export const isPastBin = ({ deleted }: Pick<PadView, 'deleted'>, now: number): boolean =>
  deleted !== null && now - deleted > BIN_DAYS * DAY;

export const setNote = (view: PadView, writer: Writer, slot: SlotId, note: string): readonly Edit[] =>
  commit(view, writer, [{ slot, field: 'note', value: note === '' ? null : note }]);

/** A penalty in a hand, or (slot null) for the evening. */
export const addPenalty = (view: PadView, writer: Writer, slot: SlotId | null, penalty: Penalty): readonly Edit[] =>
  commit(view, writer, penaltyChanges(slot, { ...writer, n: Math.max(writer.n, view.n + 1) }, [penalty]));

/** Null takes it away. */
export const changePenalty = (
  view: PadView,
  writer: Writer,
  slot: SlotId | null,
  id: string,
  penalty: Penalty | null,
): readonly Edit[] => commit(view, writer, [{ slot, field: `penalty:${id}`, value: penalty }]);

/** 'Wij hebben gewisseld': what these players have in chips before this hand (P13). */
export const setPurses = (
  view: PadView,
  writer: Writer,
  slot: SlotId,
  purses: Readonly<Record<PlayerId, Purse | null>>,
): readonly Edit[] =>
  commit(
    view,
    writer,
    Object.entries(purses).map(([id, value]) => ({ slot, field: `purse:${id}`, value })),
  );

/** Ends a conflict: this value, whichever side it is from, replaces them all. */
export const settleConflict = (
  view: PadView,
  writer: Writer,
  { slot, field }: Conflict,
  value: unknown,
): readonly Edit[] => commit(view, writer, [{ slot, field, value }]);

/** The typed counts of a hand hold, also under the winds it has now. */
export const confirmCounts = (view: PadView, writer: Writer, slot: SlotId): readonly Edit[] =>
  commit(view, writer, [], { confirm: [slot] });

const liveAmounts = ({ memory }: SlotView): Written => ({
  engine: ENGINE_VERSION,
  counts: Object.fromEntries(memory.counts.map(({ key, live }) => [key, live])),
  pays: Object.fromEntries(memory.livePays.map(({ key, transfers }) => [key, transfers])),
});

/** Takes over what this engine counts, in the hands where that differs from what was written. */
export const takeOver = (view: PadView, writer: Writer, slots: readonly SlotId[]): readonly Edit[] => {
  const hands = view.slots.filter(({ id, now }) => now !== null && slots.includes(id));
  return commit(view, writer, [], { memory: new Map(hands.map((slot) => [slot.id, liveAmounts(slot)])) });
};
