import type { Tile } from '@windroos/engine';
import { type ByPlayer, type PlayerId, withoutTile } from '@windroos/pad';
import type { Held } from '../../../components/picker/acts.ts';
import { laidHand, layingOf as layingOfHand } from '../../../components/picker/layingSetup.ts';
import { type EntryDraft, type HandDraft, layingOf } from './entryDraft.ts';
import type { Answer } from './specials.ts';

/** The winning tile leaves the hand of somebody who did not win after all; a count typed for a mahjong is asked anew. */
const withoutLast = (hand: HandDraft): HandDraft | undefined => {
  if (hand.kind === 'count') return undefined;
  if (hand.kind !== 'laying') return hand;
  const { rack, melds, last } = laidHand(hand.laying, 14);
  const laying = last === undefined ? hand.laying : layingOfHand({ rack: withoutTile(rack, last), melds });
  return { kind: 'laying', laying, ...(hand.dead === true ? { dead: true } : {}) };
};

/** Of a new winner only tiles stay: a winner cannot be skipped or dead, and a mahjong counts otherwise. */
const asWinner = (hand: HandDraft | undefined): HandDraft | undefined =>
  hand?.kind === 'laying' ? { kind: 'laying', laying: hand.laying } : undefined;

const without = <T>(record: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

const withHandOf = (hands: ByPlayer<HandDraft>, player: PlayerId | null | undefined, hand: HandDraft | undefined) => {
  if (player == null) return hands;
  return hand === undefined ? without(hands, player) : { ...hands, [player]: hand };
};

/** Another winner: how is asked anew, the other answers stay with their players. */
export const withWinner = (entry: EntryDraft, winner: PlayerId | null): EntryDraft => {
  if (winner === entry.winner) return entry;
  const before = entry.winner == null ? undefined : entry.hands[entry.winner];
  const lost = withHandOf(entry.hands, entry.winner, before === undefined ? undefined : withoutLast(before));
  const won = winner === null ? undefined : asWinner(lost[winner]);
  return { ...entry, winner, answer: null, hands: withHandOf(lost, winner, won) };
};

export const withAnswer = (entry: EntryDraft, answer: Answer): EntryDraft => ({ ...entry, answer });

export const withHand = (entry: EntryDraft, player: PlayerId, hand: HandDraft): EntryDraft => ({
  ...entry,
  hands: { ...entry.hands, [player]: hand },
});

export const withoutHand = (entry: EntryDraft, player: PlayerId): EntryDraft => ({
  ...entry,
  hands: without(entry.hands, player),
});

/** A refused mahjong is a dead hand: its tiles stay, and somebody else won. */
export const withDeadWinner = (entry: EntryDraft): EntryDraft => {
  const { winner, hands } = entry;
  if (winner == null) return entry;
  const hand = hands[winner];
  const dead: HandDraft =
    hand?.kind === 'laying'
      ? { ...(withoutLast(hand) as HandDraft & { kind: 'laying' }), dead: true }
      : { kind: 'dead' };
  const { winner: _, ...rest } = entry;
  return { ...rest, answer: null, hands: { ...hands, [winner]: dead } };
};

/** How many of each tile lie in the other hands: there are four of each over the whole table. */
export const heldBesides = (entry: EntryDraft, player: PlayerId): Held => {
  const others = Object.keys(entry.hands).filter((id) => id !== player);
  const laid: readonly Tile[] = others.flatMap((id) => layingOf(entry, id).tiles);
  return (tile) => laid.filter((one) => one === tile).length;
};
