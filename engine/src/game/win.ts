import type { FirstWin, Win, WinSource } from '../hand/handSetup.ts';
import { SHIFT_OF, SUIT_OF } from '../hand/packed.ts';
import { tileAt } from '../tile.ts';
import {
  CLAIMS,
  type Draft,
  FROM_DEAL,
  FROM_DISCARD,
  FROM_KONG,
  FROM_LOOSE,
  FROM_ROBBED,
  hasBit,
  ROBBING,
} from './draft.ts';
import { drawable } from './supply.ts';

/** The facts of a mahjong, as the situation in which it is called gives them. */

const SOURCES: readonly WinSource[] = ['wall', 'wall', 'kong', 'wall', 'discard', 'discard', 'robbed-kong'];

/** Where the winning tile comes from if mahjong is called now; after the call it stands in the draft. */
const sourceNow = (draft: Draft): number => {
  if (draft.phase === CLAIMS) return FROM_DISCARD;
  return draft.phase === ROBBING ? FROM_ROBBED : draft.source;
};

const isLoose = (source: number): boolean => source === FROM_LOOSE || source === FROM_KONG;

/** P01, P20: never a robbed kong, and a replacement tile only where it comes from the wall that is played out. */
const isLastTile = (draft: Draft, source: number): boolean => {
  if (source === FROM_ROBBED || drawable(draft) > 0) return false;
  return !isLoose(source) || draft.rules.flow.deadWall !== 'fixed';
};

/** P06, P09. */
const firstOf = (draft: Draft, seat: number, source: number): FirstWin | null => {
  if (source === FROM_DEAL) return 'heaven';
  if (source === FROM_DISCARD && draft.river.length === 1) return 'earth';
  return hasBit(draft.announced, seat) ? 'thirteen' : null;
};

/** P15: the other three lie in rivers and open sets; the winning tile itself lies there too unless it was drawn. */
const isLastOfKind = (draft: Draft, source: number): boolean => {
  if (!draft.tellsLastOfKind) return false;
  const { tile } = draft;
  const lying = (draft.seen[SUIT_OF[tile]!]! >> SHIFT_OF[tile]!) & 7;
  return lying - (source >= FROM_DISCARD ? 1 : 0) === 3;
};

export const winOf = (draft: Draft, seat: number): Win => {
  const source = sourceNow(draft);
  const first = firstOf(draft, seat, source);
  return {
    tile: tileAt(draft.tile),
    from: SOURCES[source]!,
    ...(first === null ? {} : { first }),
    ...(isLastTile(draft, source) ? { lastTile: true } : {}),
    ...(source === FROM_KONG && draft.kongRun > 1 ? { kongOnKong: true } : {}),
    ...(isLastOfKind(draft, source) ? { lastOfKind: true } : {}),
  };
};
