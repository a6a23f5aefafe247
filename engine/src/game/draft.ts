import { SHIFT_OF, SUIT_OF } from '../hand/packed.ts';
import { SET_CODES } from '../hand/setCode.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { KINDS } from '../tile.ts';

/**
 * A hand being played, packed and mutable: what the simulator runs on, and what an immutable `Game` copies. Seats are
 * 0–3 for E S W N, tiles their kinds, seasons 34–41. `step` changes it, `options` asks it; nothing else does either.
 */
export interface Draft {
  readonly rules: RuleSet;
  readonly settings: HandSettings;
  /** A win says whether the other three of its kind lie open (P15): where a row counts it. */
  readonly tellsLastOfKind: boolean;
  /** How many tiles the live and the dead wall held when the hand began. */
  readonly liveSize: number;
  readonly deadSize: number;
  /** The wind of the round. */
  round: number;
  phase: number;
  /** Whose turn it is; in a window, who discarded or added to a pung. */
  turn: number;
  /** The tile that matters now: just drawn, just discarded, or added to a pung. */
  tile: number;
  /** Where the tile of the turn came from. */
  source: number;
  /** Tiles that left the live wall (the deal too), and replacement tiles taken. */
  live: number;
  loose: number;
  /** Kongs since the last discard (P03). */
  kongRun: number;
  /** Seats as bits: who drew or claimed, announced De Gelukkige Dertien, has a dead hand, called this tile falsely. */
  touched: number;
  announced: number;
  dead: number;
  calledFalsely: number;
  /** Who won, and who discarded or was robbed; -1 for nobody. */
  winner: number;
  loser: number;
  /** By 4 × seat + suit, three bits a rank: tiles on the rack, and in sets on the table. */
  readonly racks: Int32Array;
  readonly laid: Int32Array;
  /** Tiles on a rack that this onlooker may not see. */
  readonly hidden: Uint8Array;
  /** Seasons as bits: still on the rack, and laid. */
  readonly heldSeasons: Uint8Array;
  readonly laidSeasons: Uint8Array;
  /** By 4 × seat + place: codes of sets, and the seat that discarded the claimed tile (its own when concealed). */
  readonly melds: Uint8Array;
  readonly meldFrom: Uint8Array;
  readonly meldCount: Uint8Array;
  /** All discards in order: kind, seat in bits 6–7, claimed in bit 8. */
  readonly river: number[];
  /** Tiles that lay or lie open: discards and open sets. */
  readonly seen: Int32Array;
  /** Remembered: by 2 × seat, the kinds that complete a rack, suits and honours apart; known for seats as bits. */
  readonly waits: Int32Array;
  waitsKnown: number;
}

/** What is agreed for a match beside its rule set. */
export interface HandSettings {
  /** Mahjong and De Gelukkige Dertien are offered only when valid (P07). */
  readonly assistance: boolean;
  readonly luckyThirteen: boolean;
  readonly seasons: boolean;
}

/** Phases: nothing dealt, a player's turn, a discard or an added kong may be called, a loose tile is owed, ended. */
export const IDLE = 0;
export const TURN = 1;
export const CLAIMS = 2;
export const ROBBING = 3;
export const OWED = 4;
export const OVER = 5;

/** Sources of the tile of a turn, or of a mahjong. */
export const FROM_WALL = 0;
export const FROM_LOOSE = 1;
export const FROM_KONG = 2;
export const FROM_DEAL = 3;
export const FROM_CLAIM = 4;
export const FROM_DISCARD = 5;
export const FROM_ROBBED = 6;

/** A tile that may not be seen, and a concealed kong of such tiles. */
export const HIDDEN = 42;
export const HIDDEN_KONG = SET_CODES;

export const NOBODY = -1;
const DEAD_WALL = 14;
const MOST_MELDS = 4;

export const isSeason = (kind: number): boolean => kind >= KINDS && kind < HIDDEN;

const wallSizes = (rules: RuleSet, seasons: boolean): { readonly liveSize: number; readonly deadSize: number } => {
  const deadSize = rules.flow.deadWall === 'none' ? 0 : DEAD_WALL;
  return { liveSize: 4 * KINDS + (seasons ? 8 : 0) - deadSize, deadSize };
};

const nothingYet = {
  round: 0,
  phase: IDLE,
  turn: 0,
  tile: 0,
  source: FROM_DEAL,
  live: 0,
  loose: 0,
  kongRun: 0,
  touched: 0,
  announced: 0,
  dead: 0,
  calledFalsely: 0,
  winner: NOBODY,
  loser: NOBODY,
  waitsKnown: 0,
};

export const newDraft = (rules: RuleSet, settings: HandSettings): Draft => ({
  rules,
  settings,
  tellsLastOfKind: rules.rows.some(({ id }) => id === 'last-tile'),
  ...wallSizes(rules, settings.seasons),
  ...nothingYet,
  racks: new Int32Array(16),
  laid: new Int32Array(16),
  hidden: new Uint8Array(4),
  heldSeasons: new Uint8Array(4),
  laidSeasons: new Uint8Array(4),
  melds: new Uint8Array(4 * MOST_MELDS),
  meldFrom: new Uint8Array(4 * MOST_MELDS),
  meldCount: new Uint8Array(4),
  river: [],
  seen: new Int32Array(4),
  waits: new Int32Array(8),
});

/** Ready for the next deal. */
export const clearDraft = (draft: Draft): void => {
  Object.assign(draft, nothingYet);
  draft.river.length = 0;
  for (const tiles of [draft.racks, draft.laid, draft.seen]) tiles.fill(0);
  for (const bytes of [draft.hidden, draft.heldSeasons, draft.laidSeasons, draft.meldCount]) bytes.fill(0);
};

export const copyDraft = (draft: Draft): Draft => ({
  ...draft,
  racks: new Int32Array(draft.racks),
  laid: new Int32Array(draft.laid),
  hidden: new Uint8Array(draft.hidden),
  heldSeasons: new Uint8Array(draft.heldSeasons),
  laidSeasons: new Uint8Array(draft.laidSeasons),
  melds: new Uint8Array(draft.melds),
  meldFrom: new Uint8Array(draft.meldFrom),
  meldCount: new Uint8Array(draft.meldCount),
  river: draft.river.slice(),
  seen: new Int32Array(draft.seen),
  waits: new Int32Array(draft.waits),
});

/** How many of a kind lie on a rack. */
export const onRack = (draft: Draft, seat: number, kind: number): number =>
  (draft.racks[4 * seat + SUIT_OF[kind]!]! >> SHIFT_OF[kind]!) & 7;

export const hasBit = (seats: number, seat: number): boolean => ((seats >> seat) & 1) === 1;

/** Which set of the table is this seat's open pung of a kind; -1 when it has none. */
export const meldPlace = (draft: Draft, seat: number, code: number): number => {
  const first = MOST_MELDS * seat;
  for (let place = first; place < first + draft.meldCount[seat]!; place++)
    if (draft.melds[place] === code) return place;
  return -1;
};
