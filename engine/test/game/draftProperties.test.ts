import { describe, expect, test } from 'vitest';
import { FROM_DEAL, OVER, OWED, TURN } from '../../src/game/draft.ts';
import { isWaiting } from '../../src/game/ready.ts';
import {
  clearDraft,
  closeWindow,
  type Draft,
  dealFrom,
  dealInto,
  dealRoom,
  isOver,
  isZeroSum,
  newDraft,
  options,
  outcomeOf,
  playTurn,
  settleOwed,
} from '../../src/index.ts';
import { numbersFor, randomStep } from './randomPlay.ts';
import { settingsOf, VARIANTS, type Variant } from './variants.ts';

const HANDS = 400;

const SEATS = [0, 1, 2, 3] as const;

const bits = (byte: number): number => {
  let count = 0;
  for (let rest = byte; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** The tiles of one seat in an array of packed suits, three bits a rank. */
const inSuits = (tiles: Int32Array, seat: number): number => {
  let count = 0;
  for (let suit = 0; suit < 4; suit++)
    for (let rest = tiles[4 * seat + suit]!; rest !== 0; rest >>= 3) count += rest & 7;
  return count;
};

const unclaimed = (draft: Draft): number => {
  let count = 0;
  for (const entry of draft.river) if (entry < 256) count++;
  return count;
};

const seasonsOut = (draft: Draft, seat: number): number =>
  bits(draft.heldSeasons[seat]!) + bits(draft.laidSeasons[seat]!);

/** Tiles that left the wall and lie somewhere on the table. */
const tilesOut = (draft: Draft): number =>
  SEATS.reduce(
    (sum, seat) => sum + inSuits(draft.racks, seat) + inSuits(draft.laid, seat) + seasonsOut(draft, seat),
    unclaimed(draft),
  );

/** Thirteen, a kong as three; whoever has a tile to discard holds one more. */
const sizeOf = (draft: Draft, seat: number): number =>
  inSuits(draft.racks, seat) + bits(draft.heldSeasons[seat]!) + 3 * draft.meldCount[seat]!;

const holdsOneMore = (draft: Draft, seat: number): boolean => {
  if (draft.phase === OVER) return seat === draft.winner || draft.heldSeasons[seat] !== 0;
  if (draft.source === FROM_DEAL && draft.river.length === 0 && draft.kongRun === 0) return seat === 0;
  return seat === draft.turn && (draft.phase === TURN || (draft.phase === OWED && draft.heldSeasons[seat] !== 0));
};

/** What is remembered about a rack is what a fresh look says. */
const waitsAreRight = (draft: Draft): boolean => {
  if (isOver(draft)) return true;
  const known = draft.waitsKnown;
  const remembered = draft.waits.slice();
  draft.waitsKnown = 0;
  const right = SEATS.every((seat) => {
    if (((known >> seat) & 1) === 0 || (seat === draft.turn && draft.phase === OWED)) return true;
    isWaiting(draft, seat);
    return draft.waits[2 * seat] === remembered[2 * seat] && draft.waits[2 * seat + 1] === remembered[2 * seat + 1];
  });
  draft.waits.set(remembered);
  draft.waitsKnown = known;
  return right;
};

const wrongIn = (draft: Draft): string | null => {
  if (tilesOut(draft) !== draft.live + draft.loose) return 'a tile was lost or made';
  const wrongSeat = SEATS.find((seat) => sizeOf(draft, seat) !== (holdsOneMore(draft, seat) ? 14 : 13));
  if (wrongSeat !== undefined) return `seat ${wrongSeat} holds ${sizeOf(draft, wrongSeat)} in phase ${draft.phase}`;
  if (draft.live + draft.loose > draft.liveSize + draft.deadSize) return 'more tiles than there are';
  if (!isOver(draft) && SEATS.every((seat) => options(draft, seat) === 0)) return 'nobody may do anything';
  return waitsAreRight(draft) ? null : 'wrong waits are remembered';
};

const playOne = (draft: Draft, variant: Variant, hand: number): string | null => {
  const numbers = numbersFor(hand);
  const room = dealRoom({ deadWall: variant.rules.flow.deadWall, seasons: variant.rules.flow.seasons });
  dealInto(room, numbers);
  clearDraft(draft);
  dealFrom(draft, room, hand % 4);
  settleOwed(draft, room);
  let wrong = wrongIn(draft);
  while (wrong === null && !isOver(draft)) {
    const { moves, window } = randomStep(draft, numbers);
    if (window) closeWindow(draft, room, moves);
    else playTurn(draft, room, moves[0]!);
    wrong = wrongIn(draft);
  }
  return wrong;
};

describe.each(VARIANTS)('random hands of $name', (variant) => {
  test('keep every tile, the right number of tiles, somebody who may act, and what they remember', () => {
    const draft = newDraft(variant.rules, settingsOf(variant));
    const ends = { mahjong: 0, draw: 0 };
    for (let hand = 1; hand <= HANDS; hand++) {
      expect(playOne(draft, variant, hand), `hand ${hand}`).toBeNull();
      const { payments, winner } = outcomeOf(draft);
      expect(isZeroSum(payments)).toBe(true);
      ends[winner === null ? 'draw' : 'mahjong']++;
    }
    // The properties are worth something only when hands end both ways.
    expect(ends.mahjong).toBeGreaterThan(0);
    expect(ends.draw).toBeGreaterThan(0);
  });
});
