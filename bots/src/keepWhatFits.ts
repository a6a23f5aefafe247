import {
  ANNOUNCE,
  CHOW,
  DISCARD,
  type Draft,
  isWaiting,
  KONG,
  KONG_ADDED,
  KONG_CONCEALED,
  kongKinds,
  MAHJONG,
  MAY_ANNOUNCE,
  MAY_CHOW,
  MAY_CHOW_HIGH,
  MAY_CHOW_LOW,
  MAY_CHOW_MIDDLE,
  MAY_KONG,
  MAY_MAHJONG,
  MAY_PUNG,
  type Move,
  mahjongSheet,
  moveOf,
  onRack,
  PASS,
  type PackedPlayer,
  PUNG,
  waitsFor,
} from '@windroos/engine';
import { type Aim, aimOf } from './aim.ts';
import type { NewPlayer } from './bot.ts';
import { type Held, IN_OPEN, layAlike, layRun, lookAt, newHeld } from './held.ts';
import { leastUseful } from './leastUseful.ts';
import { bestPlan, PAIRS, POINT, planOf, type Ranked } from './plan.ts';

/**
 * Keeps what fits: pairs, threes and neighbours, for the plan that suits its tiles best and reaches the minimum of the
 * rule set. It claims when that makes the hand better, lays kongs that cost little, and wins when it can. It knows
 * nothing of danger or of what others collect.
 */

/** A claim must make the hand better by so much: what lies on the table cannot be rearranged. */
const CLAIM_GAIN = 2 * POINT;
/** So much may a kong cost: it brings a tile, and mostly points. */
const KONG_GAIN = 4 * POINT;

const planNow = (held: Held, draft: Draft, seat: number, aim: Aim): Ranked => {
  lookAt(held, draft, seat, aim);
  return bestPlan(held, aim);
};

const afterAlike = (held: Held, draft: Draft, seat: number, aim: Aim, kind: number, count: number, open: number) => {
  lookAt(held, draft, seat, aim);
  layAlike(held, draft, seat, kind, count, open);
  return bestPlan(held, aim);
};

const afterRun = (held: Held, draft: Draft, seat: number, aim: Aim, lowest: number): Ranked => {
  lookAt(held, draft, seat, aim);
  layRun(held, draft.tile, lowest);
  return bestPlan(held, aim);
};

/** Without help a mahjong is always listed: this player calls only a real one. */
const wins = (draft: Draft, seat: number, may: number): boolean => {
  if ((may & MAY_MAHJONG) === 0) return false;
  return draft.settings.assistance || (waitsFor(draft, seat, draft.tile) && mahjongSheet(draft, seat).valid);
};

const kongInTurn = (held: Held, draft: Draft, seat: number, aim: Aim, now: Ranked): Move => {
  for (const kind of planOf(now) === PAIRS ? [] : kongKinds(draft, seat)) {
    if (onRack(draft, seat, kind) < 4) return moveOf(KONG_ADDED, seat, kind);
    if (afterAlike(held, draft, seat, aim, kind, 4, 0) + KONG_GAIN >= now) return moveOf(KONG_CONCEALED, seat, kind);
  }
  return moveOf(PASS, seat);
};

const discard = (held: Held, draft: Draft, seat: number, may: number): Move => {
  const aim = aimOf(draft.rules);
  const now = planNow(held, draft, seat, aim);
  if ((may & MAY_KONG) !== 0) {
    const kong = kongInTurn(held, draft, seat, aim, now);
    if (kong !== moveOf(PASS, seat)) return kong;
    lookAt(held, draft, seat, aim);
  }
  return moveOf(DISCARD, seat, leastUseful(held, draft, planOf(now)));
};

/** The discard as the lowest, middle and highest tile of a run. */
const RUNS = [MAY_CHOW_LOW, MAY_CHOW_MIDDLE, MAY_CHOW_HIGH] as const;

const chow = (held: Held, draft: Draft, seat: number, may: number, atLeast: Ranked): Move => {
  const aim = aimOf(draft.rules);
  let best = atLeast;
  let move = moveOf(PASS, seat);
  for (let below = 0; below < 3; below++) {
    if ((may & RUNS[below]!) === 0) continue;
    const after = afterRun(held, draft, seat, aim, draft.tile - below);
    if (after > best) move = moveOf(CHOW, seat, draft.tile - below);
    best = Math.max(best, after);
  }
  return move;
};

const claim = (held: Held, draft: Draft, seat: number, may: number): Move => {
  const aim = aimOf(draft.rules);
  const now = planNow(held, draft, seat, aim);
  const { tile } = draft;
  if ((may & MAY_KONG) !== 0 && afterAlike(held, draft, seat, aim, tile, 3, IN_OPEN) + KONG_GAIN > now) {
    return moveOf(KONG, seat);
  }
  if ((may & MAY_PUNG) !== 0 && afterAlike(held, draft, seat, aim, tile, 2, IN_OPEN) > now + CLAIM_GAIN) {
    return moveOf(PUNG, seat);
  }
  return (may & MAY_CHOW) === 0 ? moveOf(PASS, seat) : chow(held, draft, seat, may, now + CLAIM_GAIN);
};

const MAY_CLAIM = MAY_CHOW | MAY_PUNG | MAY_KONG;

export const keepWhatFits: NewPlayer = (): PackedPlayer => {
  const held = newHeld();
  return {
    act: (draft, seat, may) => {
      if (wins(draft, seat, may)) return moveOf(MAHJONG, seat);
      // P09: whoever announced gives back what was drawn.
      const bound = ((draft.announced >> seat) & 1) === 1;
      return bound ? moveOf(DISCARD, seat, draft.tile) : discard(held, draft, seat, may);
    },
    answer: (draft, seat, may) => {
      if (wins(draft, seat, may)) return moveOf(MAHJONG, seat);
      if ((may & MAY_ANNOUNCE) !== 0 && isWaiting(draft, seat)) return moveOf(ANNOUNCE, seat);
      return (may & MAY_CLAIM) === 0 ? moveOf(PASS, seat) : claim(held, draft, seat, may);
    },
  };
};
