import type { Tile } from '@windroos/engine';
import { isChow, isKong, isPung, lowestOf, type PlainSet } from '../plainSet.ts';
import type { KnittedReading, SetsReading } from '../reading.ts';
import { isDragon, isHonour, isPrecious, isTerminal, isWind, rankOf, suitOf, suitsIn } from '../tiles.ts';
import { isSelfDrawn, type McrHand, times, when } from './mcrHand.ts';

type Reading = SetsReading | KnittedReading;

const pungsOf = (sets: readonly PlainSet[], test: (tile: Tile) => boolean): readonly Tile[] =>
  sets.filter(isPung).map(lowestOf).filter(test);

const dragonFans = ({ sets, pair }: Reading): readonly string[] => {
  const pungs = pungsOf(sets, isDragon).length;
  if (pungs === 3) return ['big-three-dragons'];
  if (pungs === 2) return [isDragon(pair[0]!) ? 'little-three-dragons' : 'two-dragon-pungs'];
  return pungs === 1 ? ['dragon-pung'] : [];
};

const windFans = ({ sets, pair }: Reading): readonly string[] => {
  const pungs = pungsOf(sets, isWind).length;
  if (pungs === 4) return ['big-four-winds'];
  if (pungs === 3) return [isWind(pair[0]!) ? 'little-four-winds' : 'big-three-winds'];
  return [];
};

/** Pungs of 1, 9 or a wind that give nothing else: dragons, own and round wind, three winds do (73). */
const plainPreciousPungs = ({ sets }: Reading, { seat, round }: McrHand): number => {
  const threeWinds = pungsOf(sets, isWind).length >= 3;
  const winds = pungsOf(sets, isWind).filter((tile) => !threeWinds && tile !== `w${seat}` && tile !== `w${round}`);
  return pungsOf(sets, isTerminal).length + winds.length;
};

const honourFans = (reading: Reading, hand: McrHand): readonly string[] => [
  ...dragonFans(reading),
  ...windFans(reading),
  ...when(pungsOf(reading.sets, (tile) => tile === `w${hand.round}`).length === 1, 'prevalent-wind'),
  ...when(pungsOf(reading.sets, (tile) => tile === `w${hand.seat}`).length === 1, 'seat-wind'),
];

/** Exactly one of the ladder. */
const kongFans = ({ sets }: Reading): readonly string[] => {
  const kongs = sets.filter(isKong);
  const concealed = kongs.filter((set) => set.where === 'face-down').length;
  if (kongs.length >= 3) return [kongs.length === 4 ? 'four-kongs' : 'three-kongs'];
  if (kongs.length === 2) return [['two-melded-kongs', 'concealed-and-melded-kong', 'two-concealed-kongs'][concealed]!];
  return kongs.length === 1 ? [concealed === 1 ? 'concealed-kong' : 'melded-kong'] : [];
};

/** A pung that another player's tile completed is melded. */
const concealedPungFans = ({ sets, place }: Reading, hand: McrHand): readonly string[] => {
  const concealed = sets.filter(
    (set, index) => isPung(set) && set.where !== 'open' && (index !== place || isSelfDrawn(hand)),
  ).length;
  if (concealed < 2) return [];
  return [['two-concealed-pungs', 'three-concealed-pungs', 'four-concealed-pungs'][concealed - 2]!];
};

const isOutside = (tiles: readonly Tile[]): boolean => tiles.some(isPrecious);
const hasFive = (tiles: readonly Tile[]): boolean => tiles.some((tile) => rankOf(tile) === 5);
const isEven = (tile: Tile): boolean => rankOf(tile) > 0 && rankOf(tile) % 2 === 0;

/** 123 and 789 twice, pair of fives: all of one suit, or the pair in the third. */
const terminalChowFans = ({ sets, pair }: Reading): readonly string[] => {
  const ranks = sets.map((set) => rankOf(lowestOf(set))).toSorted();
  if (!sets.every(isChow) || ranks.join('') !== '1177' || rankOf(pair[0]!) !== 5) return [];
  const suits = suitsIn(sets.flatMap((set) => set.tiles));
  const each = suits.map((suit) => sets.filter((set) => suitOf(lowestOf(set)) === suit).map((set) => set.tiles[0]));
  if (suits.length === 1) return when(suitOf(pair[0]!) === suits[0], 'pure-terminal-chows');
  const bothEnds = each.every((lowest) => lowest.length === 2 && lowest[0] !== lowest[1]);
  return when(suits.length === 2 && bothEnds && !suits.includes(suitOf(pair[0]!)), 'three-suited-terminal-chows');
};

/** What needs four sets and a pair. */
const wholeHandFans = (reading: SetsReading): readonly string[] => {
  const groups = [...reading.sets.map((set) => set.tiles), reading.pair];
  const allPungs = reading.sets.every(isPung);
  return [
    ...when(allPungs, 'all-pungs'),
    ...when(allPungs && groups.flat().every(isEven), 'all-even-pungs'),
    ...when(groups.every(hasFive), 'all-fives'),
    ...when(groups.every(isOutside), 'outside-hand'),
    ...terminalChowFans(reading),
  ];
};

/** All that the sets give by themselves. */
export const setFans = (reading: Reading, hand: McrHand): readonly string[] => [
  ...honourFans(reading, hand),
  ...times('pung-of-terminal-or-honors', plainPreciousPungs(reading, hand)),
  ...kongFans(reading),
  ...concealedPungFans(reading, hand),
  ...when(reading.sets.every(isChow) && !isHonour(reading.pair[0]!), 'all-chows'),
  ...(reading.shape === 'sets' ? wholeHandFans(reading) : ['knitted-straight']),
];
