import { WINDS, type Wind } from '@windroos/engine';
import type { PadView, PlayerId, SlotView } from '@windroos/pad';
import { numberText } from '@windroos/texts';
import { language } from '../../../app/language.ts';
import { padWords } from '../../../messages/pad.ts';

const MINUS = '\u2212';

/** '+480', '−130', '0'. */
export const signed = (amount: number): string => {
  if (amount === 0) return '0';
  return `${amount > 0 ? '+' : MINUS}${numberText(Math.abs(amount), language.value)}`;
};

export const plain = (amount: number): string =>
  `${amount < 0 ? MINUS : ''}${numberText(Math.abs(amount), language.value)}`;

/** A player's name, or their number for one without. */
export const nameOf = ({ players }: Pick<PadView, 'players'>, id: PlayerId): string => {
  const index = players.findIndex((player) => player.id === id);
  return players[index]?.name || padWords().player(index + 1);
};

export const windOf = ({ seats }: Pick<SlotView, 'seats'>, id: PlayerId): Wind | null =>
  WINDS.find((wind) => seats[wind] === id) ?? null;

/** The hand whose winds are those of now: the next one, or the last when the evening is over. */
export const slotNow = ({ slots, next }: PadView): SlotView | undefined =>
  slots.find(({ id }) => id === next) ?? slots.at(-1);

/** Seated in this hand, East first. */
export const seatedIn = ({ seats }: Pick<SlotView, 'seats'>): readonly PlayerId[] => WINDS.map((wind) => seats[wind]);

/** When the pad was begun, also when it came from a file. */
export const begunAt = ({ log }: PadView): number => Math.min(...log.edits.map(({ at }) => at));

export const isPlayed = ({ state }: SlotView): boolean => state !== 'open';
export const playedCount = ({ slots }: PadView): number => slots.filter(isPlayed).length;
