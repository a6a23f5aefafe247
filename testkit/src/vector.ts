import type { BySeat, HandSetup, MeldSetup, Tile, Win, Wind } from '@windroos/engine';
import type { PlainRulesId } from './plain/book.ts';
import type { DoublingItem, McrItem } from './plain/plainSheet.ts';

/** A case of `formats.md`, well-formed. */
export interface HandCase {
  readonly hand: string;
  readonly melds?: readonly string[];
  readonly win?: Win;
  readonly seat: Wind;
  readonly round: Wind;
  readonly dead?: boolean;
}

/** A line of the scoring vectors. */
export interface ScoreVector extends HandCase {
  readonly id: string;
  readonly rules: PlainRulesId;
  readonly expect: {
    readonly valid: boolean;
    readonly total: number;
    readonly items?: readonly (DoublingItem | McrItem)[];
    readonly alt?: readonly (readonly McrItem[])[];
    readonly reason?: string;
    readonly dead?: boolean;
    readonly base?: number;
    readonly rounded?: number;
    readonly doubles?: number;
    readonly limit?: string | null;
    readonly points?: number;
  };
}

/** A line of `settlements.jsonl`. */
export interface SettlementVector {
  readonly id: string;
  readonly rules: PlainRulesId;
  readonly scores: BySeat<number>;
  readonly winner: Wind | null;
  readonly from?: Wind;
  readonly expect: BySeat<number>;
}

/** A line of `hands.jsonl.gz`: four players, scored and settled. */
export interface HandsVector {
  readonly id: string;
  readonly rules: PlainRulesId;
  readonly round: Wind;
  readonly winner: Wind | null;
  readonly from?: Wind;
  readonly win?: Win;
  readonly hands: BySeat<Pick<HandCase, 'hand' | 'melds' | 'dead'>>;
  readonly expect: { readonly totals: BySeat<number>; readonly payments: BySeat<number> };
}

/** `k123 wEE`, tile by tile. */
export const tilesFrom = (text: string): readonly Tile[] =>
  text.split(' ').flatMap((group) => [...group.slice(1)].map((rank) => `${group.charAt(0)}${rank}` as Tile));

const meldFrom = (text: string): MeldSetup =>
  text.startsWith('[') ? { tiles: tilesFrom(text.slice(1, -1)), concealed: true } : { tiles: tilesFrom(text) };

export const setupFrom = ({ hand, melds = [], win, seat, round, dead }: HandCase): HandSetup => ({
  rack: tilesFrom(hand),
  melds: melds.map(meldFrom),
  seat,
  round,
  ...(win ? { win } : {}),
  ...(dead === undefined ? {} : { dead }),
});
