import { fourIn, SHIFT_OF, SUIT_OF } from '../hand/packed.ts';
import { PUNG_OPEN } from '../hand/setCode.ts';
import { KINDS } from '../tile.ts';
import { CLAIMS, type Draft, FROM_CLAIM, hasBit, OWED, onRack, ROBBING, TURN } from './draft.ts';
import { isMahjong, isWaiting } from './ready.ts';
import { drawable, replaceable } from './supply.ts';

/** What a seat may do now, as bits. This is the only place that says what is allowed. */
export const MAY_DRAW = 1;
export const MAY_DISCARD = 2;
/** The discard as the lowest, middle or highest tile of a run. */
export const MAY_CHOW_LOW = 4;
export const MAY_CHOW_MIDDLE = 8;
export const MAY_CHOW_HIGH = 16;
export const MAY_PUNG = 32;
export const MAY_KONG = 64;
export const MAY_MAHJONG = 128;
export const MAY_PASS = 256;
export const MAY_ANNOUNCE = 512;
export const MAY_CHOW = MAY_CHOW_LOW | MAY_CHOW_MIDDLE | MAY_CHOW_HIGH;

/** P07, P08: with assistance only what is valid; without it anything, but not twice on the same tile. */
const mayWin = (draft: Draft, seat: number): boolean => {
  if (hasBit(draft.dead, seat) || draft.hidden[seat]! > 0) return false;
  return draft.settings.assistance ? isMahjong(draft, seat) : !hasBit(draft.calledFalsely, seat);
};

const mahjongOption = (draft: Draft, seat: number): number => (mayWin(draft, seat) ? MAY_MAHJONG : 0);

/** P09: after East's first discard, before one's own first draw or claim. */
const announceOption = (draft: Draft, seat: number): number => {
  if (!draft.settings.luckyThirteen || draft.river.length === 0 || draft.hidden[seat]! > 0) return 0;
  if (hasBit(draft.touched | draft.announced | draft.dead, seat)) return 0;
  return draft.settings.assistance && !isWaiting(draft, seat) ? 0 : MAY_ANNOUNCE;
};

/** Four on the rack, or the fourth of an open pung. */
export const canKong = (draft: Draft, seat: number, kind: number): boolean => {
  const count = onRack(draft, seat, kind);
  if (count === 4) return true;
  return count === 1 && hasMeld(draft, seat, PUNG_OPEN + kind);
};

const hasMeld = (draft: Draft, seat: number, code: number): boolean => {
  for (let place = 0; place < draft.meldCount[seat]!; place++) if (draft.melds[4 * seat + place] === code) return true;
  return false;
};

const hasFour = (draft: Draft, seat: number): boolean => {
  const { racks } = draft;
  const first = 4 * seat;
  return fourIn(racks[first]! | racks[first + 1]! | racks[first + 2]! | racks[first + 3]!) !== 0;
};

const hasFourth = (draft: Draft, seat: number): boolean => {
  for (let place = 0; place < draft.meldCount[seat]!; place++) {
    const code = draft.melds[4 * seat + place]!;
    if (code >= PUNG_OPEN && code < PUNG_OPEN + KINDS && onRack(draft, seat, code - PUNG_OPEN) > 0) return true;
  }
  return false;
};

/** P04: at any moment of the turn, or only after drawing; never without a replacement tile. */
const mayKong = (draft: Draft, seat: number): boolean => {
  if (!hasFour(draft, seat) && !hasFourth(draft, seat)) return false;
  if (draft.source === FROM_CLAIM && !draft.rules.flow.kongAfterClaim) return false;
  return replaceable(draft) > 0 && !hasBit(draft.announced, seat);
};

/** The kinds of which this seat may lay a kong in its turn. */
export const kongKinds = (draft: Draft, seat: number): readonly number[] => {
  if (!mayKong(draft, seat)) return [];
  return Array.from({ length: KINDS }, (_, kind) => kind).filter((kind) => canKong(draft, seat, kind));
};

/** P19: after claiming a set it is too late to call. */
const turnOptions = (draft: Draft, seat: number): number => {
  const kong = mayKong(draft, seat) ? MAY_KONG : 0;
  const mahjong = draft.source === FROM_CLAIM ? 0 : mahjongOption(draft, seat);
  return MAY_DISCARD | kong | mahjong;
};

/** Which runs the rack completes, in the three-bit fields around the discard: two below it up to two above. */
const chowOptions = (draft: Draft, seat: number): number => {
  const { tile } = draft;
  if (tile >= 27) return 0;
  const suit = draft.racks[4 * seat + SUIT_OF[tile]!]!;
  const place = SHIFT_OF[tile]!;
  // Six bits of room below rank 1; nothing lies above rank 9.
  const around = place >= 6 ? suit >> (place - 6) : suit << (6 - place);
  const below = (around & 0o70) !== 0;
  const above = (around & 0o7000) !== 0;
  const low = above && (around & 0o70000) !== 0 ? MAY_CHOW_LOW : 0;
  const high = below && (around & 0o7) !== 0 ? MAY_CHOW_HIGH : 0;
  return low | (below && above ? MAY_CHOW_MIDDLE : 0) | high;
};

const alikeOptions = (draft: Draft, seat: number): number => {
  const count = onRack(draft, seat, draft.tile);
  if (count < 2) return 0;
  return count === 3 && replaceable(draft) > 0 ? MAY_PUNG | MAY_KONG : MAY_PUNG;
};

/** P01: after the last tile only mahjong can be called. Who announced is bound (P09). */
const claimOptions = (draft: Draft, seat: number): number => {
  const always = MAY_PASS | mahjongOption(draft, seat) | announceOption(draft, seat);
  if (drawable(draft) === 0) return always;
  const isNext = seat === ((draft.turn + 1) & 3);
  const draw = isNext ? MAY_DRAW : 0;
  if (hasBit(draft.announced, seat)) return always | draw;
  return always | draw | alikeOptions(draft, seat) | (isNext ? chowOptions(draft, seat) : 0);
};

export const options = (draft: Draft, seat: number): number => {
  const own = seat === draft.turn;
  switch (draft.phase) {
    case TURN:
      return own ? turnOptions(draft, seat) : announceOption(draft, seat);
    case CLAIMS:
      return own ? 0 : claimOptions(draft, seat);
    case ROBBING:
      return own ? MAY_DRAW : MAY_PASS | mahjongOption(draft, seat) | announceOption(draft, seat);
    case OWED:
      return own ? MAY_DRAW : 0;
    default:
      return 0;
  }
};
