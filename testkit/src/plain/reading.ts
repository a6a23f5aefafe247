import type { MeldSetup, Tile } from '@windroos/engine';
import { type Arrangement, arrangements, distinctBy } from './arrangement.ts';
import {
  doubledInWindSnake,
  isDragonSnake,
  isHonoursAndKnitted,
  isNineGates,
  isPekingGarden,
  isThirteenOrphans,
  KNITTED_STRAIGHTS,
  pairsOf,
} from './irregular.ts';
import { without } from './pile.ts';
import { nameOfSet, type PlainSet, setOfMeld } from './plainSet.ts';

/** What the winning tile completes: the pair, the knitted straight, or the set with this index. */
export type PlainPlace = 'pair' | 'straight' | number;

/** Sets and a pair; the pair is b1 k1 when Pe-ling eats the cake. */
export interface SetsReading {
  readonly shape: 'sets';
  readonly sets: readonly PlainSet[];
  readonly pair: readonly Tile[];
  readonly place: PlainPlace;
}
/** A knitted straight, one set and a pair. */
export interface KnittedReading {
  readonly shape: 'knitted';
  readonly straight: readonly Tile[];
  readonly sets: readonly PlainSet[];
  readonly pair: readonly Tile[];
  readonly place: PlainPlace;
}
/** Seven pairs, one of which may be the cake. */
export interface PairsReading {
  readonly shape: 'pairs';
  readonly pairs: readonly (readonly Tile[])[];
}
export interface WindSnakeReading {
  readonly shape: 'windenslang';
  readonly doubled: Tile;
}
/** All fourteen tiles together make the hand. */
export interface WholeReading {
  readonly shape: 'negen-poorten' | 'dertien-wezen' | 'drakenslang' | 'hof-van-peking' | 'honours-and-knitted';
}
export type PlainReading = SetsReading | KnittedReading | PairsReading | WindSnakeReading | WholeReading;

/** The bird eats the cake: bamboo 1 held, circle 1 won (Q08). */
export const isCake = (pair: readonly Tile[]): boolean => pair[0] !== pair[1];

const placesIn = (sets: readonly PlainSet[], pair: readonly Tile[], winTile: Tile): readonly PlainPlace[] => {
  const inSets = sets.flatMap((set, index) => (set.where === 'rack' && set.tiles.includes(winTile) ? [index] : []));
  const different = distinctBy(inSets, (index) => nameOfSet(sets[index]!));
  return pair.includes(winTile) ? ['pair', ...different] : different;
};

const laidOut = (melds: readonly MeldSetup[], { sets }: Arrangement): readonly PlainSet[] => [
  ...melds.map(setOfMeld),
  ...sets,
];

const setsReadings = (rack: readonly Tile[], melds: readonly MeldSetup[], winTile: Tile): readonly SetsReading[] =>
  arrangements(rack, true).flatMap((arrangement) => {
    const sets = laidOut(melds, arrangement);
    const pair = arrangement.pair!;
    return sets.length === 4
      ? placesIn(sets, pair, winTile).map((place) => ({ shape: 'sets' as const, sets, pair, place }))
      : [];
  });

const cakeReadings = (rack: readonly Tile[], melds: readonly MeldSetup[], winTile: Tile): readonly SetsReading[] => {
  const rest = winTile === 'k1' ? without(rack, ['b1', 'k1']) : null;
  if (rest === null) return [];
  return arrangements(rest, false)
    .map((arrangement) => laidOut(melds, arrangement))
    .filter((sets) => sets.length === 4)
    .map((sets) => ({ shape: 'sets', sets, pair: ['b1', 'k1'], place: 'pair' }));
};

/** The straight lies on the rack; beside it one set, perhaps on the table, and the pair. */
const readingsWithStraight = (
  straight: readonly Tile[],
  rack: readonly Tile[],
  melds: readonly MeldSetup[],
  winTile: Tile,
): readonly KnittedReading[] => {
  const rest = without(rack, straight);
  if (rest === null) return [];
  return arrangements(rest, true).flatMap((arrangement) => {
    const sets = laidOut(melds, arrangement);
    const pair = arrangement.pair!;
    const inStraight: readonly PlainPlace[] = straight.includes(winTile) ? ['straight'] : [];
    const places = sets.length === 1 ? [...inStraight, ...placesIn(sets, pair, winTile)] : [];
    return places.map((place) => ({ shape: 'knitted' as const, straight, sets, pair, place }));
  });
};

const pairsReadings = (rack: readonly Tile[], winTile: Tile): readonly PairsReading[] => {
  const pairs = pairsOf(rack);
  if (pairs !== null) return [{ shape: 'pairs', pairs }];
  const rest = winTile === 'k1' ? without(rack, ['b1', 'k1']) : null;
  const others = rest && pairsOf(rest);
  return others ? [{ shape: 'pairs', pairs: [...others, ['b1', 'k1']] }] : [];
};

const wholeReadings = (rack: readonly Tile[]): readonly PlainReading[] => {
  const doubled = doubledInWindSnake(rack);
  return [
    ...(isNineGates(rack) ? [{ shape: 'negen-poorten' as const }] : []),
    ...(isThirteenOrphans(rack) ? [{ shape: 'dertien-wezen' as const }] : []),
    ...(doubled ? [{ shape: 'windenslang' as const, doubled }] : []),
    ...(isDragonSnake(rack) ? [{ shape: 'drakenslang' as const }] : []),
    ...(isPekingGarden(rack) ? [{ shape: 'hof-van-peking' as const }] : []),
    ...(isHonoursAndKnitted(rack) ? [{ shape: 'honours-and-knitted' as const }] : []),
  ];
};

/**
 * Every way to read a winner's tiles, the winning tile among the rack, in any rule set.
 * The irregular shapes are played closed: fourteen tiles on the rack, nothing on the table.
 */
export const plainReadings = (
  rack: readonly Tile[],
  melds: readonly MeldSetup[],
  winTile: Tile,
): readonly PlainReading[] => {
  const closed = melds.length === 0 && rack.length === 14;
  return [
    ...setsReadings(rack, melds, winTile),
    ...cakeReadings(rack, melds, winTile),
    ...KNITTED_STRAIGHTS.flatMap((straight) => readingsWithStraight(straight, rack, melds, winTile)),
    ...(closed ? [...pairsReadings(rack, winTile), ...wholeReadings(rack)] : []),
  ];
};
