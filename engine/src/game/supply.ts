import { replacementSpot } from '../wall/replacement.ts';
import type { Wall } from '../wall/wall.ts';
import { WALL_TILES } from '../wall/wallTile.ts';
import type { Draft } from './draft.ts';

/** A wall as kinds; a simulator's room for walls fits as it is. */
export interface PackedWall {
  readonly live: ArrayLike<number>;
  readonly dead: ArrayLike<number>;
}

const KIND_OF = new Map(WALL_TILES.map((tile, kind) => [tile, kind]));
const kindsOf = (tiles: Wall['live']): Uint8Array => Uint8Array.from(tiles, (tile) => KIND_OF.get(tile)!);

/** A wall is asked about at every decision of its hand, so it is packed once. */
const packed = new WeakMap<Wall, PackedWall>();

export const packWall = (wall: Wall): PackedWall => {
  const known = packed.get(wall);
  if (known !== undefined) return known;
  const fresh = { live: kindsOf(wall.live), dead: kindsOf(wall.dead) };
  packed.set(wall, fresh);
  return fresh;
};

/** Q28: the hand is a draw with so many left in all. */
const KEPT_BACK = { fixed: 0, 'total-14': 14, none: 0 } as const;

/** How many tiles can still be drawn in turn. A fixed dead wall never goes into play, and replaces what it can. */
export const drawable = (draft: Draft): number => {
  const { deadWall } = draft.rules.flow;
  const left = draft.liveSize - draft.live;
  return deadWall === 'fixed' ? left : left + draft.deadSize - draft.loose - KEPT_BACK[deadWall];
};

/** How many replacement tiles are left. */
export const replaceable = (draft: Draft): number =>
  draft.rules.flow.deadWall === 'fixed' ? draft.deadSize - draft.loose : drawable(draft);

/** The next tile of the live wall; where its tail gave an upper tile away, the lower one is what is left (P15). */
export const nextDrawn = (draft: Draft, wall: PackedWall): number => {
  const { live, loose, liveSize } = draft;
  const halfGone = draft.deadSize === 0 && loose % 2 === 1 && live === liveSize - loose - 1;
  return wall.live[halfGone ? live + 1 : live]!;
};

/** The next replacement tile; of a last stack whose upper tile was drawn the lower one is left. */
export const nextLoose = (draft: Draft, wall: PackedWall): number => {
  const settings = { deadWall: draft.rules.flow.deadWall, seasons: draft.settings.seasons };
  const { part, index } = replacementSpot(settings, draft.loose)!;
  return part === 'dead' ? wall.dead[index]! : wall.live[Math.max(index, draft.live)]!;
};
