import { KINDS } from '../tile.ts';
import { type Draft, FROM_DEAL, FROM_LOOSE, FROM_WALL, OWED, TURN } from './draft.ts';
import { draw, forgetWaits, take } from './hold.ts';
import { isLiveSeason, kindOfMove, type Move, seasonOf } from './move.ts';
import type { PackedWall } from './supply.ts';

/** The deal, and the seasons that are replaced right after it or when they are drawn. */

/** 4 + 4 + 4 + 1 each, East's fourteenth last. */
const dealtAt = (seat: number, n: number): number => {
  if (n < 12) return 16 * Math.floor(n / 4) + 4 * seat + (n % 4);
  return n === 12 ? 48 + seat : 52;
};
const DEALT: readonly (readonly number[])[] = [0, 1, 2, 3].map((seat) =>
  Array.from({ length: seat === 0 ? 14 : 13 }, (_, n) => dealtAt(seat, n)),
);

/** The four racks in the order in which they were taken. */
export const dealtRacks = (wall: PackedWall): readonly (readonly number[])[] =>
  DEALT.map((places) => places.map((place) => wall.live[place]!));

/** East first, each until none is left (P14); then East's turn. */
const nextAfterDeal = (draft: Draft): void => {
  const seat = draft.heldSeasons.findIndex((held) => held !== 0);
  draft.turn = Math.max(0, seat);
  draft.phase = seat < 0 ? TURN : OWED;
};

/** Tiles that may not be seen are only counted; East's fourteenth is the last of its rack. */
export const deal = (draft: Draft, round: number, racks: readonly ArrayLike<number>[]): void => {
  draft.round = round;
  for (let seat = 0; seat < 4; seat++) {
    const rack = racks[seat]!;
    for (let index = 0; index < rack.length; index++) take(draft, seat, rack[index]!);
    draft.live += rack.length;
  }
  draft.tile = racks[0]![racks[0]!.length - 1]!;
  draft.touched = 1;
  nextAfterDeal(draft);
};

export const dealFrom = (draft: Draft, wall: PackedWall, round: number): void => deal(draft, round, dealtRacks(wall));

const laySeason = (draft: Draft, seat: number, season: number): void => {
  const bit = 1 << (season - KINDS);
  draft.heldSeasons[seat]! &= ~bit;
  draft.laidSeasons[seat]! |= bit;
};

const replaceDealt = (draft: Draft, seat: number, move: Move): void => {
  const kind = kindOfMove(move);
  take(draft, seat, kind);
  forgetWaits(draft, seat);
  if (isLiveSeason(move)) draft.live++;
  else draft.loose++;
  if (seat === 0 && seasonOf(move) === draft.tile) draft.tile = kind;
  nextAfterDeal(draft);
};

/** Lays a season and takes a tile for it, which is as if it had been drawn: it gives no bloeiende bloemen (P14). */
export const replaceSeason = (draft: Draft, seat: number, move: Move): void => {
  laySeason(draft, seat, seasonOf(move));
  if (draft.source === FROM_DEAL) replaceDealt(draft, seat, move);
  else draw(draft, seat, kindOfMove(move), isLiveSeason(move) ? FROM_WALL : FROM_LOOSE);
};
