import { HONOUR_RANK, type RankFacts, type TileFacts, type WinFacts } from '../facts.ts';
import { type Entry, type HandEntry, hand, type SetEntry } from './entry.ts';

const honours = ({ winds, dragons }: TileFacts): boolean => winds || dragons;
const selfDrawn = ({ from }: WinFacts): boolean => from === 'wall' || from === 'kong';

/** All tiles within these ranks, and no honours. */
const within = (...ranks: readonly number[]): HandEntry => {
  const allowed = ranks.reduce((bits, rank) => bits | (1 << (rank - 1)), 0);
  return hand({ ranks: (facts: RankFacts) => (facts.ranks & ~allowed) === 0 });
};

const each = (when: SetEntry['each']): SetEntry => ({ of: 'set', named: false, each: when });

const shapes = {
  'seven-pairs': hand({ shape: ({ shape }) => shape === 'pairs' || shape === 'shifted-pairs' }),
  'seven-shifted-pairs': hand({ shape: ({ shape }) => shape === 'shifted-pairs' }),
  'thirteen-orphans': hand({ shape: ({ shape }) => shape === 'orphans' }),
  'nine-gates': hand({ shape: ({ shape }) => shape === 'nine-gates-waited' }),
  'greater-honors-and-knitted-tiles': hand({ shape: ({ shape }) => shape === 'greater-knitted' }),
  'lesser-honors-and-knitted-tiles': hand({
    shape: ({ shape }) => shape === 'lesser-knitted' || shape === 'lesser-knitted-full',
  }),
  'knitted-straight': hand({ shape: ({ shape }) => shape === 'knitted-straight' || shape === 'lesser-knitted-full' }),
} satisfies Record<string, Entry>;

const tiles = {
  'all-green': hand({ tiles: ({ green }) => green }),
  'all-terminals': hand({ tiles: (facts) => facts.terminals && !facts.simples && !honours(facts) }),
  'all-honors': hand({ tiles: ({ suits }) => suits === 0 }),
  'all-terminals-and-honors': hand({ tiles: (facts) => facts.terminals && !facts.simples && honours(facts) }),
  'full-flush': hand({ tiles: (facts) => facts.suits === 1 && !honours(facts) }),
  'half-flush': hand({ tiles: (facts) => facts.suits === 1 && honours(facts) }),
  'upper-tiles': within(7, 8, 9),
  'middle-tiles': within(4, 5, 6),
  'lower-tiles': within(1, 2, 3),
  'upper-four': within(6, 7, 8, 9),
  'lower-four': within(1, 2, 3, 4),
  'all-simples': within(2, 3, 4, 5, 6, 7, 8),
  'no-honors': hand({ ranks: ({ ranks }) => (ranks & HONOUR_RANK) === 0 }),
  'reversible-tiles': hand({ tiles: ({ reversible }) => reversible }),
  'all-types': hand({ tiles: ({ suits, winds, dragons }) => suits === 3 && winds && dragons }),
  'one-voided-suit': hand({ tiles: ({ suits }) => suits === 2 }),
} satisfies Record<string, Entry>;

const winds = {
  'big-four-winds': hand({ honours: ({ windSets }) => windSets === 4 }, (set) => set.wind),
  'little-four-winds': hand({ honours: ({ windSets, windPair }) => windSets === 3 && windPair }, (set) => set.wind),
  'big-three-winds': hand({ honours: ({ windSets }) => windSets === 3 }, (set) => set.wind && set.alike),
  'big-three-dragons': hand({ honours: ({ dragonSets }) => dragonSets === 3 }, (set) => set.dragon),
  'little-three-dragons': hand(
    { honours: ({ dragonSets, dragonPair }) => dragonSets === 2 && dragonPair },
    (set) => set.dragon,
  ),
  'two-dragon-pungs': hand({ honours: ({ dragonSets }) => dragonSets === 2 }, (set) => set.dragon && set.alike),
  'dragon-pung': each((set) => set.alike && set.dragon),
  'prevalent-wind': each((set) => set.alike && set.roundWind),
  'seat-wind': each((set) => set.alike && set.ownWind),
  'pung-of-terminal-or-honors': each((set) => set.alike && set.noble),
} satisfies Record<string, Entry>;

const kong = (kongs: number, concealed: number | null): HandEntry =>
  hand(
    { sets: (sets) => sets.kongs === kongs && (concealed === null || sets.concealedKongs === concealed) },
    (set) => set.kind === 'kong',
  );
const concealedPungs = (count: number): HandEntry =>
  hand({ sets: (sets) => sets.concealedPungs === count }, (set) => set.alike && set.concealed);

const sets = {
  'four-kongs': kong(4, null),
  'three-kongs': kong(3, null),
  'two-concealed-kongs': kong(2, 2),
  'concealed-and-melded-kong': kong(2, 1),
  'two-melded-kongs': kong(2, 0),
  'concealed-kong': kong(1, 1),
  'melded-kong': kong(1, 0),
  'four-concealed-pungs': concealedPungs(4),
  'three-concealed-pungs': concealedPungs(3),
  'two-concealed-pungs': concealedPungs(2),
  'all-pungs': hand({ sets: ({ pungs }) => pungs === 4 }),
  // A knitted straight counts as three chows: with a fourth and a pair of a suit it is all chows too.
  'all-chows': hand({
    sets: ({ chows, pungs }) => chows >= 1 && pungs === 0,
    ranks: ({ ranks }) => (ranks & HONOUR_RANK) === 0,
  }),
  'all-even-pungs': hand({ rankCounts: ({ evens }) => evens === 5 }),
  'all-fives': hand({ rankCounts: ({ fives }) => fives === 5 }),
  'outside-hand': hand({ rankCounts: ({ outside }) => outside === 5 }),
  'tile-hog': { of: 'quad' },
} satisfies Record<string, Entry>;

const winning = {
  'chicken-hand': hand({ win: () => true }),
  'last-tile-drawn': hand({ win: (win) => win.lastTile && selfDrawn(win) }),
  'last-tile-claim': hand({ win: ({ lastTile, from }) => lastTile && from === 'discard' }),
  'out-with-replacement-tile': hand({ win: ({ from }) => from === 'kong' }),
  'robbing-the-kong': hand({ win: ({ from }) => from === 'robbed-kong' }),
  'last-tile': hand({ win: ({ lastOfKind }) => lastOfKind }),
  'melded-hand': hand({ win: (win) => win.open === 'all' && !selfDrawn(win) }),
  'concealed-hand': hand({ win: (win) => win.open === 'none' && !selfDrawn(win) }),
  'fully-concealed-hand': hand({ win: (win) => win.open === 'none' && selfDrawn(win) }),
  'self-drawn': hand({ win: selfDrawn }),
  'edge-wait': hand({ wait: ({ place, only }) => only && place === 'edge' }),
  'closed-wait': hand({ wait: ({ place, only }) => only && place === 'closed' }),
  'single-wait': hand({ wait: ({ place, only }) => only && place === 'pair' }, (set) => set.kind === 'pair'),
} satisfies Record<string, Entry>;

/** The combinations of the Mahjong Competition Rules, those of several chows or pungs apart. */
export const mcrEntries = { ...shapes, ...tiles, ...winds, ...sets, ...winning };
