import { fail, isObject, ok, type Result } from '@windroos/engine';
import { fold } from '../fold.ts';
import type { Edit, Writer } from '../log/edit.ts';
import { keyText } from '../log/edit.ts';
import type { SlotId } from '../log/slotId.ts';
import { type CountedSlot, countSlot, NO_MEMO } from '../sheet/countSlot.ts';
import { isBlocking, type Problem } from '../sheet/problem.ts';
import { type HandEntry, readHandEntry } from '../values/handEntry.ts';
import { type How, type Outcome, plainHow, readHow, readOutcome } from '../values/outcome.ts';
import { type Penalty, readPenalty } from '../values/penalty.ts';
import { type ByPlayer, readPlayerId } from '../values/player.ts';
import { readRules } from '../values/rules.ts';
import type { PadView, SlotView } from '../view.ts';
import { type Change, commit } from './commit.ts';
import { beginsAt } from './forgotten.ts';

/** A hand that is being entered: it belongs to its page until 'Schrijf op' makes edits of it. */
export interface Draft {
  readonly outcome: Outcome;
  readonly how: How | null;
  readonly entries: ByPlayer<HandEntry>;
  readonly note?: string;
  /** New penalties of this hand. */
  readonly penalties?: readonly Penalty[];
}

export type WriteError =
  | { readonly code: 'unknown-slot' }
  /** What is missing or wrong; a mahjong that the rules refuse is `refused-uncounted` until it says `despite`. */
  | { readonly code: 'not-yet'; readonly problems: readonly Problem[] };

/** What a written hand looks like on the same screens: to correct it, change it and write it again. */
export const draftOf = ({ outcome, how, entries, note }: SlotView): Draft | null =>
  outcome === null ? null : { outcome, how, entries, note };

/** What a draft counts while it is being laid, without writing anything. */
export const countDraft = (view: PadView, slot: SlotView, { outcome, how, entries }: Draft): CountedSlot =>
  countSlot({
    frozen: readRules(view.rules),
    seats: slot.seats,
    round: slot.round,
    outcome,
    how,
    entries,
    memo: NO_MEMO,
  });

const handChanges = (view: PadView, slot: SlotId, entries: ByPlayer<HandEntry>): readonly Change[] =>
  view.players.map(({ id }) => ({ slot, field: `hand:${id}`, value: entries[id] ?? null }));

export const penaltyChanges = (
  slot: SlotId | null,
  { by, n }: Writer,
  penalties: readonly Penalty[],
): readonly Change[] =>
  penalties.map((value, index) => ({ slot, field: `penalty:${keyText({ by, n })}.${index + 1}`, value }));

/** `how` is about the winner, whoever filled it in. */
const howFor = ({ outcome, how }: Draft): How | null =>
  how === null || outcome.winner === null ? null : plainHow({ ...how, for: outcome.winner });

const noteChange = (slot: SlotId, note: string | undefined): readonly Change[] =>
  note === undefined ? [] : [{ slot, field: 'note', value: note === '' ? null : note }];

const changesOf = (view: PadView, writer: Writer, slot: SlotId, draft: Draft): readonly Change[] => [
  ...beginsAt(view, slot),
  { slot, field: 'result', value: draft.outcome },
  { slot, field: 'how', value: howFor(draft) },
  ...handChanges(view, slot, draft.entries),
  ...noteChange(slot, draft.note),
  ...penaltyChanges(slot, { ...writer, n: Math.max(writer.n, view.n + 1) }, draft.penalties ?? []),
];

const isInTheWay = (problem: Problem): boolean => isBlocking(problem) || problem.code === 'fifth-copy';

/** 'Schrijf op': a whole hand, new or corrected. Refused while something is missing; an odd count never is. */
export const writeHand = (
  view: PadView,
  writer: Writer,
  slot: SlotId,
  draft: Draft,
): Result<readonly Edit[], WriteError> => {
  const edits = commit(view, writer, changesOf(view, writer, slot, draft), { confirm: [slot] });
  const written = fold([...view.log.edits, ...edits]).slots.find(({ id }) => id === slot);
  if (written === undefined) return fail({ code: 'unknown-slot' });
  const problems = written.problems.filter(isInTheWay);
  return problems.length > 0 ? fail({ code: 'not-yet', problems }) : ok(edits);
};

/** Part of a hand changed: another winner, one count. What is asked then is left open, and the hand waits for it. */
export const correctHand = (view: PadView, writer: Writer, slot: SlotId, part: Partial<Draft>): readonly Edit[] => {
  const { outcome, how, entries, note } = part;
  const winner = (outcome ?? view.slots.find(({ id }) => id === slot)?.outcome)?.winner;
  const about = (given: How): How => plainHow(winner == null ? given : { ...given, for: winner });
  return commit(view, writer, [
    ...(outcome === undefined ? [] : [{ slot, field: 'result', value: outcome }]),
    ...(how === undefined ? [] : [{ slot, field: 'how', value: how === null ? null : about(how) }]),
    ...Object.entries(entries ?? {}).map(([id, value]) => ({ slot, field: `hand:${id}`, value })),
    ...noteChange(slot, note),
  ]);
};

/** The hand was not played after all: its place is open again. */
export const clearHand = (view: PadView, writer: Writer, slot: SlotId): readonly Edit[] =>
  commit(view, writer, [
    { slot, field: 'result', value: null },
    { slot, field: 'how', value: null },
    ...handChanges(view, slot, {}),
  ]);

/** A draft that a page kept across a reload, or null when it is none. */
export const readDraft = (value: unknown): Draft | null => {
  if (!isObject(value) || !isObject(value.entries)) return null;
  const outcome = readOutcome(value.outcome);
  if (outcome === null) return null;
  const entries = Object.entries(value.entries).flatMap(([id, entry]) => {
    const read = readHandEntry(entry);
    return read === null || readPlayerId(id) === null ? [] : [[id, read] as const];
  });
  const penalties = (Array.isArray(value.penalties) ? value.penalties : []).flatMap((one) => readPenalty(one) ?? []);
  const note = typeof value.note === 'string' ? { note: value.note } : {};
  return { outcome, how: readHow(value.how), entries: Object.fromEntries(entries), penalties, ...note };
};
