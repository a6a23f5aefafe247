import { bySeat, type HandSetup, setupOf, type Wind } from '@windroos/engine';
import type { LaidTiles, SharedHand } from '@windroos/pad';

type Winning = SharedHand & { readonly how: NonNullable<SharedHand['how']> };

const isWinning = (hand: SharedHand, seat: Wind): hand is Winning => hand.outcome.winner === seat && hand.how !== null;

const winOf = (hand: SharedHand, seat: Wind) => {
  if (!isWinning(hand, seat)) return undefined;
  const { for: _for, by: _by, ...win } = hand.how;
  return win;
};

const tilesOf = (hand: SharedHand, seat: Wind): LaidTiles | null => {
  const entry = hand.entries[seat];
  return entry?.kind === 'tiles' ? entry : null;
};

/** One player's tiles as the engine asks for them; null when only a count was typed. */
export const sharedSetup = (hand: SharedHand, seat: Wind): HandSetup | null => {
  const laid = tilesOf(hand, seat);
  if (laid === null) return null;
  const win = winOf(hand, seat);
  const rack = win?.tile === undefined ? laid.rack : `${laid.rack} ${win.tile}`;
  const raw = { hand: rack, melds: laid.melds, dead: laid.dead === true, bonus: laid.bonus ?? '' };
  const setup = setupOf(raw, win, seat, hand.round);
  return setup.ok ? setup.value : null;
};

export const sharedSetups = (hand: SharedHand) => bySeat((seat) => sharedSetup(hand, seat));

/** Whose sheet stands on the picture: the winner's, or else that of the first who laid tiles. */
export const seatShown = (hand: SharedHand): Wind | null => {
  const setups = sharedSetups(hand);
  const seats = (Object.keys(setups) as Wind[]).filter((seat) => setups[seat] !== null);
  const winner = seats.find((seat) => seat === hand.outcome.winner);
  return winner ?? seats[0] ?? null;
};
