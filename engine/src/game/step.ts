import { CHOW_OPEN, KONG_OPEN, KONG as KONG_SET, PUNG_OPEN } from '../hand/setCode.ts';
import { replaceSeason } from './deal.ts';
import {
  CLAIMS,
  type Draft,
  FROM_CLAIM,
  FROM_DISCARD,
  FROM_KONG,
  FROM_ROBBED,
  FROM_WALL,
  HIDDEN,
  HIDDEN_KONG,
  meldPlace,
  OVER,
  OWED,
  ROBBING,
  TURN,
} from './draft.ts';
import { addTo, draw, forgetWaits, give, lay, open, take } from './hold.ts';
import {
  ANNOUNCE,
  CHOW,
  DISCARD,
  DRAW,
  FALSE_MAHJONG,
  KONG,
  KONG_ADDED,
  KONG_CONCEALED,
  kindOfMove,
  LOOSE,
  MAHJONG,
  type Move,
  opOf,
  PASS,
  PUNG,
  SEASON,
  seatOfMove,
} from './move.ts';
import { coverRack } from './reveal.ts';

/** How a move changes a hand. Nothing is refused here and nothing is counted: `options` and `outcome` do that. */

const drawLive = (draft: Draft, seat: number, kind: number): void => draw(draft, seat, kind, FROM_WALL);
const drawLoose = (draft: Draft, seat: number, kind: number): void => draw(draft, seat, kind, FROM_KONG);

const discard = (draft: Draft, seat: number, kind: number): void => {
  // What was just drawn goes out again: the rack is as it was.
  if (kind !== draft.tile || draft.source === FROM_CLAIM) forgetWaits(draft, seat);
  give(draft, seat, kind, 1);
  addTo(draft.seen, 0, kind, 1);
  draft.river.push(kind | (seat << 6));
  draft.tile = kind;
  draft.kongRun = 0;
  draft.calledFalsely = 0;
  draft.phase = CLAIMS;
};

const CLAIMED = 1 << 8;

/** The discard joins a set; the claimer's turn begins. */
const claim = (draft: Draft, seat: number, code: number): void => {
  draft.river[draft.river.length - 1]! |= CLAIMED;
  addTo(draft.laid, 4 * seat, draft.tile, 1);
  lay(draft, seat, code, draft.turn);
  draft.turn = seat;
  draft.touched |= 1 << seat;
  draft.calledFalsely = 0;
  draft.source = FROM_CLAIM;
  draft.phase = TURN;
};

const chow = (draft: Draft, seat: number, lowest: number): void => {
  for (let kind = lowest; kind < lowest + 3; kind++) if (kind !== draft.tile) open(draft, seat, kind, 1);
  claim(draft, seat, CHOW_OPEN + lowest);
};

const pung = (draft: Draft, seat: number): void => {
  open(draft, seat, draft.tile, 2);
  claim(draft, seat, PUNG_OPEN + draft.tile);
};

const kong = (draft: Draft, seat: number): void => {
  open(draft, seat, draft.tile, 3);
  claim(draft, seat, KONG_OPEN + draft.tile);
  draft.kongRun = 1;
  draft.phase = OWED;
};

const concealedKong = (draft: Draft, seat: number, kind: number): void => {
  if (kind === HIDDEN) coverRack(draft, seat);
  give(draft, seat, kind, 4);
  if (kind !== HIDDEN) addTo(draft.laid, 4 * seat, kind, 4);
  lay(draft, seat, kind === HIDDEN ? HIDDEN_KONG : KONG_SET + kind, seat);
  draft.kongRun++;
  draft.phase = OWED;
};

const addedKong = (draft: Draft, seat: number, kind: number): void => {
  open(draft, seat, kind, 1);
  draft.melds[meldPlace(draft, seat, PUNG_OPEN + kind)] = KONG_OPEN + kind;
  forgetWaits(draft, seat);
  draft.tile = kind;
  draft.kongRun++;
  draft.calledFalsely = 0;
  draft.phase = ROBBING;
};

/** P05: the kong falls back to an open pung; its fourth tile is the robber's. */
const fallBack = (draft: Draft): void => {
  const { turn, tile } = draft;
  draft.melds[meldPlace(draft, turn, KONG_OPEN + tile)] = PUNG_OPEN + tile;
  addTo(draft.laid, 4 * turn, tile, -1);
};

const claimMahjong = (draft: Draft, seat: number): void => {
  const robbed = draft.phase === ROBBING;
  if (robbed) fallBack(draft);
  else draft.river[draft.river.length - 1]! |= CLAIMED;
  draft.source = robbed ? FROM_ROBBED : FROM_DISCARD;
  draft.loser = draft.turn;
  take(draft, seat, draft.tile);
};

const mahjong = (draft: Draft, seat: number): void => {
  if (draft.phase !== TURN) claimMahjong(draft, seat);
  draft.winner = seat;
  draft.phase = OVER;
};

const falseMahjong = (draft: Draft, seat: number, dead: number): void => {
  draft.calledFalsely |= 1 << seat;
  draft.dead |= dead << seat;
};

const announce = (draft: Draft, seat: number, dead: number): void => {
  draft.announced |= 1 << seat;
  draft.dead |= dead << seat;
};

type Step = (draft: Draft, seat: number, kind: number, move: Move) => void;

const STEPS: Readonly<Record<number, Step>> = {
  [DRAW]: drawLive,
  [LOOSE]: drawLoose,
  [DISCARD]: discard,
  [CHOW]: chow,
  [PUNG]: pung,
  [KONG]: kong,
  [KONG_CONCEALED]: concealedKong,
  [KONG_ADDED]: addedKong,
  [MAHJONG]: mahjong,
  [FALSE_MAHJONG]: falseMahjong,
  [ANNOUNCE]: announce,
  [SEASON]: (draft, seat, _, move) => replaceSeason(draft, seat, move),
  [PASS]: () => {},
};

export const step = (draft: Draft, move: Move): void => {
  STEPS[opOf(move)]!(draft, seatOfMove(move), kindOfMove(move), move);
};

/** Nobody won and nothing can be drawn. */
export const endInDraw = (draft: Draft): void => {
  draft.phase = OVER;
};
