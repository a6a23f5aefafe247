import type { TileFacts } from '../facts.ts';
import type { BONUS_IDS } from '../ids.ts';
import { type Entry, hand, type SetEntry } from './entry.ts';

const honours = ({ winds, dragons }: TileFacts): boolean => winds || dragons;
const named = (each: SetEntry['each']): SetEntry => ({ of: 'set', named: true, each });
const concealedAlike = (set: { readonly alike: boolean; readonly concealed: boolean }): boolean =>
  set.alike && set.concealed;

const winningTile = {
  mahjong: hand({ win: () => true }),
  'zelf-getrokken': hand({
    win: ({ from }, readings) => from === 'wall' || (from === 'kong' && readings.replacementIsSelfDrawn),
  }),
  'enig-mogelijke-steen': hand({ wait: ({ only }) => only }),
  'paar-completeren': hand({ wait: ({ place }) => place === 'pair' }, (set) => set.kind === 'pair'),
  'pe-ling-eet-cake': hand({ tiles: ({ cake }) => cake }, (set) => set.cake),
  'laatste-steen-voor-remise': hand({
    win: ({ lastTile, from }, readings) =>
      lastTile &&
      (from === 'wall' || from === 'kong' || (from === 'discard' && readings.lastTile === 'drawn-or-discard')),
  }),
  'winnen-van-de-bodem-van-de-zee': hand({
    win: ({ lastTile, from }) => lastTile && from === 'wall',
  }),
  'de-maan-van-de-bodem-van-de-zee-vissen': hand({
    win: ({ lastTile, from, tile }) => lastTile && from === 'wall' && tile === 'k1',
  }),
  kongroof: hand({
    win: ({ from }) => from === 'robbed-kong',
    wait: ({ place }, readings) =>
      readings.robbedKong === 'any' || place === 'edge' || place === 'closed' || place === 'open',
  }),
  'kong-met-bloeiende-bloemen': hand({ win: ({ from }) => from === 'kong' }),
  pruimenbloesem: hand({ win: ({ from, tile }) => from === 'kong' && tile === 'k5' }),
  'kong-op-kong': hand({ win: ({ from, kongOnKong }) => from === 'kong' && kongOnKong }),
  'gelukkige-dertien': hand({ win: ({ first }) => first === 'thirteen' }),
  'verborgen-schat': hand({ win: ({ from, open }) => open === 'none' && (from === 'wall' || from === 'kong') }),
  'geheel-in-de-hand': hand({ win: ({ from, open }) => open === 'none' && (from === 'wall' || from === 'kong') }),
} satisfies Record<string, Entry>;

const sets = {
  'pung-open': named((set) => set.kind === 'pung' && !set.concealed),
  'pung-dicht': named((set) => set.kind === 'pung' && set.concealed),
  'kong-open': named((set) => set.kind === 'kong' && !set.concealed),
  'kong-dicht': named((set) => set.kind === 'kong' && set.concealed),
  'paar-draken': named((set) => set.kind === 'pair' && set.dragon),
  'paar-eigen-wind': named((set) => set.kind === 'pair' && set.ownWind),
  'paar-ronde-wind': named((set) => set.kind === 'pair' && set.roundWind),
  'pung-draken': named((set) => set.alike && set.dragon),
  'pung-eigen-wind': named((set) => set.alike && set.ownWind),
  'pung-ronde-wind': named((set) => set.alike && set.roundWind),
} satisfies Record<string, Entry>;

const concealment = {
  'drie-dichte-pungs': hand({ sets: ({ concealedPungs }) => concealedPungs === 3 }, concealedAlike),
  'vier-dichte-pungs': hand({ sets: ({ concealedPungs }) => concealedPungs === 4 }, concealedAlike),
  'drie-dichte-kongs': hand(
    { sets: ({ concealedKongs }) => concealedKongs >= 3 },
    (set) => set.kind === 'kong' && set.concealed,
  ),
  'vier-kongs': hand({ sets: ({ kongs }) => kongs === 4 }, (set) => set.kind === 'kong'),
} satisfies Record<string, Entry>;

const purity = {
  // Where cake counts as bamboo, all else bamboo is clean but never pure (Q08).
  schoon: hand({ tiles: (tiles) => tiles.suits === 1 && (honours(tiles) || tiles.cake) }),
  'enen-negens-troefstenen': hand({ tiles: (tiles) => !tiles.simples && tiles.terminals && honours(tiles) }),
  'zeer-schoon': hand({
    tiles: (tiles) => tiles.suits === 1 && !tiles.simples && tiles.terminals && honours(tiles),
  }),
  zuiver: hand({ tiles: (tiles) => tiles.suits === 1 && !honours(tiles) }),
  superschoon: hand({ tiles: (tiles) => tiles.suits === 1 && !honours(tiles) && !tiles.cake }),
  'alleen-troefstenen': hand({ tiles: ({ suits }) => suits === 0 }),
  'alleen-enen-negens': hand({ tiles: (tiles) => tiles.terminals && !tiles.simples && !honours(tiles) }),
} satisfies Record<string, Entry>;

const structure = {
  'alleen-chows': hand({ sets: ({ chows }) => chows === 4 }),
  'vier-chows': hand({ sets: ({ chows }) => chows === 4 }),
  'vier-pungs': hand({ sets: ({ pungs }) => pungs === 4 }),
  'winst-met-gelijke': hand({ sets: ({ pungs }) => pungs === 4 }),
  'winst-met-gelijke-2-8': hand({
    sets: ({ pungs }) => pungs === 4,
    tiles: (tiles) => !tiles.terminals && !honours(tiles),
  }),
  'pure-eenvoud': hand({ tiles: (tiles) => !tiles.terminals && !honours(tiles) }),
  'kleine-vier-winden': hand({ honours: ({ windSets, windPair }) => windSets === 3 && windPair }, (set) => set.wind),
  'kleine-drie-draken': hand(
    { honours: ({ dragonSets, dragonPair }) => dragonSets === 2 && dragonPair },
    (set) => set.dragon,
  ),
  'drie-wijzen': hand({ honours: ({ dragonSets }) => dragonSets === 3 }, (set) => set.dragon),
} satisfies Record<string, Entry>;

const bonus: Record<(typeof BONUS_IDS)[number], Entry> = {
  'eigen-seizoen': { of: 'bonus', count: 'own' },
  'alle-seizoenen': { of: 'bonus', count: 'series' },
  'flower-tile': { of: 'bonus', count: 'each' },
};

/** The rows of the doubling rule sets. */
export const doublingEntries = { ...winningTile, ...sets, ...concealment, ...purity, ...structure, ...bonus };
