import { KINDS } from '../tile.ts';
import { type Draft, hasBit, onRack, TURN } from './draft.ts';
import {
  ANNOUNCE,
  CHOW,
  DISCARD,
  DRAW,
  KONG,
  KONG_ADDED,
  KONG_CONCEALED,
  MAHJONG,
  type Move,
  moveOf,
  PASS,
  PUNG,
} from './move.ts';
import {
  kongKinds,
  MAY_ANNOUNCE,
  MAY_CHOW_HIGH,
  MAY_CHOW_LOW,
  MAY_CHOW_MIDDLE,
  MAY_DISCARD,
  MAY_DRAW,
  MAY_KONG,
  MAY_MAHJONG,
  MAY_PASS,
  MAY_PUNG,
  options,
} from './options.ts';

/** The bits of `options` spelled out: every act that a seat may do now. A draw does not say its tile. */

const ALL_KINDS: readonly number[] = Array.from({ length: KINDS }, (_, kind) => kind);

/** P09: who announced gives back what was drawn. */
const discards = (draft: Draft, seat: number): readonly Move[] => {
  const bound = hasBit(draft.announced, seat);
  const kinds = bound ? [draft.tile] : ALL_KINDS.filter((kind) => onRack(draft, seat, kind) > 0);
  return kinds.map((kind) => moveOf(DISCARD, seat, kind));
};

const kongs = (draft: Draft, seat: number): readonly Move[] => {
  if (draft.phase !== TURN) return [moveOf(KONG, seat)];
  return kongKinds(draft, seat).map((kind) =>
    moveOf(onRack(draft, seat, kind) === 4 ? KONG_CONCEALED : KONG_ADDED, seat, kind),
  );
};

type Spelling = readonly [option: number, moves: (draft: Draft, seat: number) => readonly Move[]];

const one =
  (op: number) =>
  (_: Draft, seat: number): readonly Move[] => [moveOf(op, seat)];
const chow =
  (below: number) =>
  ({ tile }: Draft, seat: number): readonly Move[] => [moveOf(CHOW, seat, tile - below)];

const SPELLINGS: readonly Spelling[] = [
  [MAY_DRAW, one(DRAW)],
  [MAY_DISCARD, discards],
  [MAY_CHOW_HIGH, chow(2)],
  [MAY_CHOW_MIDDLE, chow(1)],
  [MAY_CHOW_LOW, chow(0)],
  [MAY_PUNG, one(PUNG)],
  [MAY_KONG, kongs],
  [MAY_MAHJONG, one(MAHJONG)],
  [MAY_PASS, one(PASS)],
  [MAY_ANNOUNCE, one(ANNOUNCE)],
];

export const legalMoves = (draft: Draft, seat: number): readonly Move[] => {
  const may = options(draft, seat);
  return SPELLINGS.flatMap(([option, moves]) => ((may & option) === 0 ? [] : moves(draft, seat)));
};
