import type { RuleSet } from '@windroos/engine';
import { othersCount, type PadView, type PlayerId, type SlotView } from '@windroos/pad';
import { inTurn } from '../state/inTurn.ts';
import type { Opened } from '../state/opened.ts';
import type { EntryDraft } from './entryDraft.ts';

/** The questions in their order; each is a place in the browser's history, so that 'back' is a step back. */
export const STEPS = ['wie', 'hoe', 'leggen', 'typen', 'klopt'] as const;
export type Step = (typeof STEPS)[number];
export const isStep = (value: unknown): value is Step => STEPS.includes(value as Step);

/** What every step of entering a hand knows. */
export interface Entering {
  readonly opened: Opened;
  /** The pad as it was when this hand was begun. */
  readonly view: PadView;
  readonly slot: SlotView;
  readonly rules: RuleSet;
  readonly entry: EntryDraft;
  readonly change: (entry: EntryDraft) => void;
  readonly goTo: (step: Step, player?: PlayerId) => void;
}

/** Whose hands count: everybody's, the winner first, or only the winner's. */
export const countingPlayers = ({
  rules,
  slot,
  entry,
}: Pick<Entering, 'rules' | 'slot' | 'entry'>): readonly PlayerId[] => {
  if (entry.winner == null) return [];
  return othersCount(rules) ? inTurn(slot, entry.winner) : [entry.winner];
};

const isTypedOnly = (slot: SlotView): boolean => {
  const entries = Object.values(slot.entries);
  return entries.some(({ kind }) => kind === 'count') && entries.every(({ kind }) => kind !== 'tiles');
};

/** A table that only types goes to the typing screen by itself: it did so in the last mahjong. */
const typesOnly = ({ slots }: PadView): boolean => {
  const last = slots.findLast(({ outcome }) => outcome !== null && outcome.winner !== null);
  return last !== undefined && isTypedOnly(last);
};

/** Where the counts are entered: as this hand was before, or else as the table did in the last mahjong. */
export const startsTyping = ({ view, entry }: Pick<Entering, 'view' | 'entry'>): boolean => {
  const kinds = Object.values(entry.hands).map(({ kind }) => kind);
  if (entry.winner != null && entry.hands[entry.winner]?.kind === 'laying') return false;
  return kinds.includes('count') || (!kinds.includes('laying') && typesOnly(view));
};
