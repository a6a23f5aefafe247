import type { Tile } from '@windroos/engine';
import type { DoublingItem } from '../plainSheet.ts';
import { isDragon, isHonour, isPrecious, isTerminal, suitsIn } from '../tiles.ts';
import type { CountedHand, CountedSet } from './countedHand.ts';

/** 2 for an open pung of 2 to 8; twice that closed, twice that precious, four times that a kong. */
const pointsOfSet = ({ kind, tile, closed }: CountedSet): number =>
  2 * (closed ? 2 : 1) * (isPrecious(tile) ? 2 : 1) * (kind === 'kong' ? 4 : 1);

const setItems = ({ sets }: CountedHand): readonly DoublingItem[] =>
  sets
    .filter((set) => set.kind !== 'chow')
    .map((set) => [`${set.kind}-${set.closed ? 'dicht' : 'open'}:${set.tile}`, pointsOfSet(set), 0]);

/** Q22: De Rode Draak gives nothing for a pair of the round's wind. */
const pairItems = ({ pairs, seat, round, family }: CountedHand): readonly DoublingItem[] =>
  pairs.flatMap((tile): readonly DoublingItem[] => [
    ...(isDragon(tile) ? [[`paar-draken:${tile}`, 2, 0] as const] : []),
    ...(tile === `w${seat}` ? [[`paar-eigen-wind:${tile}`, 2, 0] as const] : []),
    ...(tile === `w${round}` && family !== 'draak' ? [[`paar-ronde-wind:${tile}`, 2, 0] as const] : []),
  ]);

const honourItems = ({ sets, seat, round }: CountedHand): readonly DoublingItem[] =>
  sets.flatMap(({ tile }): readonly DoublingItem[] => [
    ...(isDragon(tile) ? [[`pung-draken:${tile}`, 0, 1] as const] : []),
    ...(tile === `w${seat}` ? [[`pung-eigen-wind:${tile}`, 0, 1] as const] : []),
    ...(tile === `w${round}` ? [[`pung-ronde-wind:${tile}`, 0, 1] as const] : []),
  ]);

/** The highest one only (Q02, Q21), the first named of equals; a closed kong is a closed pung too (Q04). */
const closedItems = ({ sets, family }: CountedHand): readonly DoublingItem[] => {
  const kongs = sets.filter((set) => set.kind === 'kong').length;
  const closedKongs = sets.filter((set) => set.kind === 'kong' && set.closed).length;
  const closedPungs = sets.filter((set) => set.kind !== 'chow' && set.closed).length;
  if (family === 'simplified') return [];
  if (kongs === 4 && family === 'nts') return [['vier-kongs', 0, 3]];
  if (closedPungs === 4) return [['vier-dichte-pungs', 0, 2]];
  if (closedKongs === 3) return [['drie-dichte-kongs', 0, 2]];
  if (kongs === 4) return [['vier-kongs', 0, 2]];
  return closedPungs === 3 ? [['drie-dichte-pungs', 0, 1]] : [];
};

const oneSuitAndHonours = (tiles: readonly Tile[]): boolean => suitsIn(tiles).length === 1 && tiles.some(isHonour);
/** Q31: both parts are there, ones or nines and honours. */
const onesNinesAndHonours = (tiles: readonly Tile[]): boolean =>
  tiles.every(isPrecious) && tiles.some(isTerminal) && tiles.some(isHonour);

/** The NTS group: the highest only (Q03). The simplified table has the one-suit rows of it. */
const ntsSuitItem = ({ tiles, family }: CountedHand): DoublingItem | null => {
  const nts = family === 'nts';
  if (tiles.every(isHonour)) return ['alleen-troefstenen', 0, 3];
  if (suitsIn(tiles).length === 1 && !tiles.some(isHonour)) return ['zuiver', 0, 3];
  if (nts && oneSuitAndHonours(tiles) && onesNinesAndHonours(tiles)) return ['zeer-schoon', 0, 2];
  if (oneSuitAndHonours(tiles)) return ['schoon', 0, 1];
  return nts && onesNinesAndHonours(tiles) ? ['enen-negens-troefstenen', 0, 1] : null;
};

/** De Rode Draak: the two schoon rows add; the rows of 3 replace them (Q21). The cake is bamboo for schoon (Q08). */
const draakSuitItems = ({ tiles, cake }: CountedHand): readonly DoublingItem[] => {
  if (tiles.every(isHonour)) return [['alleen-troefstenen', 0, 3]];
  if (tiles.every(isTerminal)) return [['alleen-enen-negens', 0, 3]];
  if (suitsIn(tiles).length === 1 && !tiles.some(isHonour)) return [['superschoon', 0, 3]];
  const bamboo = cake && suitsIn(tiles.toSpliced(tiles.indexOf('k1'), 1)).join('') === 'b';
  return [
    ...(bamboo || oneSuitAndHonours(tiles) ? [['schoon', 0, 1] as const] : []),
    ...(onesNinesAndHonours(tiles) ? [['enen-negens-troefstenen', 0, 1] as const] : []),
  ];
};

const suitItems = (hand: CountedHand): readonly DoublingItem[] => {
  if (hand.family === 'draak') return draakSuitItems(hand);
  const item = ntsSuitItem(hand);
  return item ? [item] : [];
};

/** Points and doubles for all players. */
export const everybodysItems = (hand: CountedHand): readonly DoublingItem[] => [
  ...setItems(hand),
  ...pairItems(hand),
  ...honourItems(hand),
  ...closedItems(hand),
  ...suitItems(hand),
];
