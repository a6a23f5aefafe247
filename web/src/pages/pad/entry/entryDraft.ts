import { isObject, makeMeld, makeTiles, type Tile } from '@windroos/engine';
import {
  type ByPlayer,
  type Draft,
  type HandEntry,
  type Penalty,
  type PlayerId,
  readDraft,
  type SlotId,
  type SlotView,
  withoutTile,
} from '@windroos/pad';
import { type Laying, NOTHING_LAID } from '../../../components/picker/laying.ts';
import { laidHand, readLaying } from '../../../components/picker/layingSetup.ts';
import { draftOf, dropDraft, keepDraft } from '../../../storage/drafts.ts';
import { layingOfEntry } from './laidEntry.ts';
import type { Answer } from './specials.ts';

/** One player's hand while it is entered. Figures as they were typed: an empty field is nothing yet. */
export type HandDraft =
  | { readonly kind: 'laying'; readonly laying: Laying; readonly dead?: boolean; readonly despite?: number }
  | { readonly kind: 'count'; readonly digits: string }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'dead' };

/** A hand that is being entered, on this page only until 'Schrijf op'; it survives a reload. */
export interface EntryDraft {
  /** Undefined until it is answered; null for a draw. */
  readonly winner?: PlayerId | null;
  readonly answer: Answer | null;
  readonly hands: ByPlayer<HandDraft>;
  readonly penalties: readonly Penalty[];
  readonly note: string;
  /** The highest number of the pad when this was begun: what was written since is somebody else's. */
  readonly base: number;
}

export const NOTHING_ENTERED = { answer: null, hands: {}, penalties: [], note: '' } as const;

export const wantedOf = (entry: EntryDraft, player: PlayerId): 13 | 14 => (entry.winner === player ? 14 : 13);

export const layingOf = (entry: EntryDraft, player: PlayerId): Laying => {
  const hand = entry.hands[player];
  return hand?.kind === 'laying' ? hand.laying : NOTHING_LAID;
};

export const isLaid = (entry: EntryDraft, player: PlayerId): boolean => layingOf(entry, player).tiles.length > 0;

/** Its tiles stay, and it counts nothing. */
export const isLaidDead = ({ hands }: EntryDraft, player: PlayerId): boolean => {
  const hand = hands[player];
  return hand?.kind === 'laying' && hand.dead === true;
};

const tilesEntry = (hand: HandDraft & { readonly kind: 'laying' }, wanted: 13 | 14): HandEntry => {
  const { rack, melds, last } = laidHand(hand.laying, wanted);
  return {
    kind: 'tiles',
    rack: makeTiles(last === undefined ? rack : withoutTile(rack, last)),
    melds: melds.map(makeMeld),
    ...(hand.dead === true ? { dead: true } : {}),
    ...(hand.despite === undefined ? {} : { despite: hand.despite }),
  };
};

const entryOf = (hand: HandDraft, wanted: 13 | 14): HandEntry | null => {
  if (hand.kind === 'laying') return hand.laying.tiles.length === 0 ? null : tilesEntry(hand, wanted);
  if (hand.kind === 'count') return hand.digits === '' ? null : { kind: 'count', count: Number(hand.digits) };
  return hand;
};

const lastTileOf = (entry: EntryDraft): Tile | undefined =>
  entry.winner == null ? undefined : laidHand(layingOf(entry, entry.winner), 14).last;

/** What the pad's model asks for; null while nobody said who won. */
export const draftFor = (entry: EntryDraft): Draft | null => {
  const { winner, answer, note, penalties } = entry;
  if (winner === undefined) return null;
  if (winner === null) return { outcome: { winner }, how: null, entries: {}, note, penalties };
  const tile = lastTileOf(entry);
  const entries = Object.entries(entry.hands).flatMap(([id, hand]) => {
    const read = entryOf(hand, wantedOf(entry, id));
    return read === null ? [] : [[id, read] as const];
  });
  return {
    outcome: { winner },
    how: answer === null ? null : { ...answer, for: winner, ...(tile === undefined ? {} : { tile }) },
    entries: Object.fromEntries(entries),
    note,
    penalties,
  };
};

const handDraftOf = (entry: HandEntry, last: Tile | undefined): HandDraft => {
  if (entry.kind === 'count') return { kind: 'count', digits: String(entry.count) };
  if (entry.kind !== 'tiles') return entry;
  const { dead, despite } = entry;
  return {
    kind: 'laying',
    laying: layingOfEntry(entry, last),
    ...(dead === true ? { dead } : {}),
    ...(despite === undefined ? {} : { despite }),
  };
};

/** A written hand on the same screens. What was said of an earlier winner is not said of this one. */
export const entryOfSlot = ({ outcome, how, entries, note }: SlotView, base: number): EntryDraft => {
  if (outcome === null) return { ...NOTHING_ENTERED, base };
  const { for: about, tile, ...answer } = how ?? { for: null, from: 'wall' as const };
  const isAbout = how !== null && about === outcome.winner;
  const hands = Object.entries(entries).map(
    ([id, entry]) => [id, handDraftOf(entry, isAbout && id === outcome.winner ? tile : undefined)] as const,
  );
  return {
    winner: outcome.winner,
    answer: isAbout ? answer : null,
    hands: Object.fromEntries(hands),
    penalties: [],
    note,
    base,
  };
};

const nameOfDraft = (pad: string, slot: SlotId): string => `pad.${pad}.${slot}`;

export const keepEntry = (pad: string, slot: SlotId, entry: EntryDraft): void => {
  keepDraft(nameOfDraft(pad, slot), entry);
};
export const dropEntry = (pad: string, slot: SlotId): void => dropDraft(nameOfDraft(pad, slot));
export const hasDraft = (pad: string, slot: SlotId): boolean => keptEntry(pad, slot) !== null;

const readHand = (value: unknown): HandDraft | null => {
  if (!isObject(value)) return null;
  if (value.kind === 'skipped' || value.kind === 'dead') return { kind: value.kind };
  if (value.kind === 'count' && typeof value.digits === 'string' && /^\d{0,9}$/.test(value.digits))
    return { kind: 'count', digits: value.digits };
  const laying = value.kind === 'laying' ? readLaying(value.laying) : null;
  if (laying === null) return null;
  const despite = Number.isSafeInteger(value.despite) ? { despite: value.despite as number } : {};
  return { kind: 'laying', laying, ...(value.dead === true ? { dead: true } : {}), ...despite };
};

/** The answers are read by the pad's own reader, as if the hands were still empty. */
const readAnswers = (value: Readonly<Record<string, unknown>>): Pick<EntryDraft, 'winner' | 'answer' | 'penalties'> => {
  const { winner } = value;
  const how = isObject(value.answer) ? { ...value.answer, for: winner } : null;
  const read = readDraft({ outcome: { winner }, how, entries: {}, penalties: value.penalties });
  if (read === null) return { answer: null, penalties: [] };
  const { for: _for, tile: _tile, ...answer } = read.how ?? { for: '', from: 'wall' as const };
  return {
    winner: read.outcome.winner,
    answer: read.how === null ? null : answer,
    penalties: read.penalties ?? [],
  };
};

/** What was being entered before a reload; what is damaged is left out. */
export const keptEntry = (pad: string, slot: SlotId): EntryDraft | null => {
  const value = draftOf(nameOfDraft(pad, slot));
  if (!isObject(value)) return null;
  const hands = Object.entries(isObject(value.hands) ? value.hands : {}).flatMap(([id, hand]) => {
    const read = readHand(hand);
    return read === null ? [] : [[id, read] as const];
  });
  return {
    ...readAnswers(value),
    hands: Object.fromEntries(hands),
    note: typeof value.note === 'string' ? value.note : '',
    base: Number.isSafeInteger(value.base) ? (value.base as number) : 0,
  };
};
