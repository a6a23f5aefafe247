import { FIRST_WINS, type FirstWin, WIN_SOURCES, type WinSource } from '../hand/handSetup.ts';
import { SHAPES, type Shape } from '../hand/irregular.ts';

/**
 * What score rows ask about a hand, in a few small records. Each has so few possible values that a rule set is
 * compiled by asking every row about all of them; scoring then only looks the answers up.
 */

/** A record whose fields take few values; field by field, each value's place in its list fills some bits of an index. */
export interface Facet<F> {
  readonly size: number;
  readonly all: () => readonly (readonly [index: number, facts: F])[];
}

type Values<F> = { readonly [K in keyof F]: readonly F[K][] };

const bitsFor = (count: number): number => Math.ceil(Math.log2(count));

const facet = <F>(values: Values<F>, possible: (facts: F) => boolean = () => true): Facet<F> => {
  const fields = Object.keys(values) as (keyof F)[];
  const bits = fields.map((field) => bitsFor(values[field].length));
  const size = 2 ** bits.reduce((sum, count) => sum + count, 0);
  const lists = fields.map((field) => values[field]);
  // Plain loops: a page that counts its first hand waits for this.
  const visit = (at: number, shift: number, index: number, facts: F, found: (readonly [number, F])[]): void => {
    if (at === fields.length) {
      if (possible(facts)) found.push([index, { ...facts }]);
      return;
    }
    const list = lists[at]!;
    for (let place = 0; place < list.length; place++) {
      facts[fields[at]!] = list[place]!;
      visit(at + 1, shift + bits[at]!, index | (place << shift), facts, found);
    }
  };
  let all: readonly (readonly [number, F])[] | undefined;
  return {
    size,
    all: () => {
      if (all !== undefined) return all;
      const found: (readonly [number, F])[] = [];
      visit(0, 0, 0, {} as F, found);
      all = found;
      return all;
    },
  };
};

const NO_YES = [false, true] as const;
const TO_FOUR = [0, 1, 2, 3, 4] as const;
const TO_FIVE = [0, 1, 2, 3, 4, 5] as const;

/** Which sorts of tile the hand holds. */
export interface TileFacts {
  /** How many of the three suits. */
  readonly suits: number;
  readonly winds: boolean;
  readonly dragons: boolean;
  readonly terminals: boolean;
  readonly simples: boolean;
  /** Only bamboo 2, 3, 4, 6, 8 and the green dragon. */
  readonly green: boolean;
  /** Only tiles that look the same upside down. */
  readonly reversible: boolean;
  /** The pair is bamboo 1 with circles 1. */
  readonly cake: boolean;
}
export const TILE_FACTS = facet<TileFacts>({
  suits: [0, 1, 2, 3],
  winds: NO_YES,
  dragons: NO_YES,
  terminals: NO_YES,
  simples: NO_YES,
  green: NO_YES,
  reversible: NO_YES,
  cake: NO_YES,
});

/** Which ranks the hand holds: bit 0 for ones up to bit 8 for nines, bit 9 for honours. */
export interface RankFacts {
  readonly ranks: number;
}
export const HONOUR_RANK = 1 << 9;
export const RANK_FACTS = facet<RankFacts>({ ranks: Array.from({ length: 1 << 10 }, (_, ranks) => ranks) });

/** How many sets of each sort; a kong is a pung too, a concealed kong a concealed pung (Q04). */
export interface SetCounts {
  readonly chows: number;
  readonly pungs: number;
  readonly kongs: number;
  readonly concealedKongs: number;
  readonly concealedPungs: number;
}
const possibleCounts = ({ chows, pungs, kongs, concealedKongs, concealedPungs }: SetCounts): boolean =>
  chows + pungs <= 4 && kongs <= pungs && concealedKongs <= kongs && concealedPungs <= pungs;
export const SET_COUNTS = facet<SetCounts>(
  { chows: TO_FOUR, pungs: TO_FOUR, kongs: TO_FOUR, concealedKongs: TO_FOUR, concealedPungs: TO_FOUR },
  possibleCounts,
);

/** In how many of the four sets and the pair there is a one, nine or honour; a five; only even tiles alike. */
export interface RankCounts {
  readonly outside: number;
  readonly fives: number;
  readonly evens: number;
}
export const RANK_COUNTS = facet<RankCounts>({ outside: TO_FIVE, fives: TO_FIVE, evens: TO_FIVE });

/** Pungs and kongs of honours, and whether the pair is one. */
export interface HonourCounts {
  readonly windSets: number;
  readonly dragonSets: number;
  readonly windPair: boolean;
  readonly dragonPair: boolean;
}
export const HONOUR_COUNTS = facet<HonourCounts>({
  windSets: TO_FOUR,
  dragonSets: [0, 1, 2, 3],
  windPair: NO_YES,
  dragonPair: NO_YES,
});

/** How the winner came by the last tile. */
export interface WinFacts {
  readonly from: WinSource;
  readonly lastTile: boolean;
  readonly kongOnKong: boolean;
  readonly first: FirstWin | 'none';
  readonly lastOfKind: boolean;
  /** The winning tile, where a row names it. */
  readonly tile: 'other' | 'k1' | 'k5';
  /** Open sets on the table: none, some, or all four and nothing concealed beside them. */
  readonly open: 'none' | 'some' | 'all';
}
export const NAMED_WIN_TILES = ['other', 'k1', 'k5'] as const;
export const WIN_FACTS = facet<WinFacts>({
  from: WIN_SOURCES,
  lastTile: NO_YES,
  kongOnKong: NO_YES,
  first: ['none', ...FIRST_WINS],
  lastOfKind: NO_YES,
  tile: NAMED_WIN_TILES,
  open: ['none', 'some', 'all'],
});

/** Which part the winning tile completed, and whether it was the only kind that could. */
export interface WaitFacts {
  readonly place: 'pair' | 'pung' | 'edge' | 'closed' | 'open' | 'whole';
  readonly only: boolean;
}
export const PLACES = ['pair', 'pung', 'edge', 'closed', 'open', 'whole'] as const;
export const WAIT_FACTS = facet<WaitFacts>({ place: PLACES, only: NO_YES });

export interface ShapeFacts {
  readonly shape: Shape;
}
export const SHAPE_FACTS = facet<ShapeFacts>({ shape: SHAPES });

/** The facets by the name under which a catalogue entry asks about them. */
export const FACETS = {
  tiles: TILE_FACTS,
  ranks: RANK_FACTS,
  sets: SET_COUNTS,
  rankCounts: RANK_COUNTS,
  honours: HONOUR_COUNTS,
  win: WIN_FACTS,
  wait: WAIT_FACTS,
  shape: SHAPE_FACTS,
} as const;
export type FacetName = keyof typeof FACETS;
export type FactsOf<N extends FacetName> = (typeof FACETS)[N] extends Facet<infer F> ? F : never;
