import { isChow } from '../plainSet.ts';
import type { KnittedReading, SetsReading } from '../reading.ts';
import { rankOf } from '../tiles.ts';
import { isSelfDrawn, type McrHand, when } from './mcrHand.ts';

const handFans = (hand: McrHand): readonly string[] => {
  const selfDrawn = isSelfDrawn(hand);
  const concealed = hand.melds.every((set) => set.where === 'face-down');
  const melded = hand.melds.length === 4 && hand.melds.every((set) => set.where === 'open');
  if (concealed) return [selfDrawn ? 'fully-concealed-hand' : 'concealed-hand'];
  if (selfDrawn) return ['self-drawn'];
  return when(melded, 'melded-hand');
};

/** How the last tile came. */
export const winFans = (hand: McrHand): readonly string[] => {
  const { win } = hand;
  return [
    ...handFans(hand),
    ...when(win.lastTile === true && isSelfDrawn(hand), 'last-tile-drawn'),
    ...when(win.lastTile === true && win.from === 'discard', 'last-tile-claim'),
    ...when(win.from === 'kong', 'out-with-replacement-tile'),
    ...when(win.from === 'robbed-kong', 'robbing-the-kong'),
    ...when(win.lastOfKind === true, 'last-tile'),
  ];
};

/** 77, 78, 79: only if it was the only tile. */
export const waitFans = ({ place, sets }: SetsReading | KnittedReading, hand: McrHand): readonly string[] => {
  if (!hand.onlyTile || place === 'straight') return [];
  if (place === 'pair') return ['single-wait'];
  const set = sets[place]!;
  if (!isChow(set)) return [];
  const ranks = set.tiles.map(rankOf).join('');
  const rank = rankOf(hand.winTile);
  if (set.tiles[1] === hand.winTile) return ['closed-wait'];
  return when((ranks === '123' && rank === 3) || (ranks === '789' && rank === 7), 'edge-wait');
};
