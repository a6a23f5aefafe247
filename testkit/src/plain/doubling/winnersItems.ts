import type { Tile, Win } from '@windroos/engine';
import type { DoublingItem } from '../plainSheet.ts';
import type { PlainPlace } from '../reading.ts';
import { isDragon, isSimple, isWind } from '../tiles.ts';
import { type CountedHand, isSelfDrawn } from './countedHand.ts';

/** How the hand was won, beside the tiles. */
export interface WonHand {
  readonly hand: CountedHand;
  readonly win: Win;
  readonly winTile: Tile;
  readonly place: PlainPlace;
  /** Exactly one kind completed the thirteen tiles. */
  readonly onlyTile: boolean;
  /** No set lies open on the table. */
  readonly nothingOpen: boolean;
}

const only = (test: boolean, item: DoublingItem): readonly DoublingItem[] => (test ? [item] : []);

const allChows = ({ sets }: CountedHand): boolean => sets.every((set) => set.kind === 'chow');
const allPungs = ({ sets }: CountedHand): boolean => sets.every((set) => set.kind !== 'chow');

/** Q39: the last tile drawn or discarded; P20: never a robbed one. */
const winPoints = ({ hand, win, place, onlyTile }: WonHand): readonly DoublingItem[] => {
  const draak = hand.family === 'draak';
  return [
    ['mahjong', 20, 0],
    ...only(isSelfDrawn(win), ['zelf-getrokken', 2, 0]),
    ...only(onlyTile, ['enig-mogelijke-steen', 2, 0]),
    ...only(place === 'pair' && hand.family === 'nts', ['paar-completeren', 2, 0]),
    ...only(hand.cake, ['pe-ling-eet-cake', 10, 0]),
    ...only(draak && allChows(hand), ['alleen-chows', 10, 0]),
    ...only(draak && win.lastTile === true && win.from !== 'robbed-kong', ['laatste-steen-voor-remise', 10, 0]),
  ];
};

/** NTS: the last tile of the wall, drawn; circle 1 makes it the moon, which replaces the sea (Q10). */
const seaItems = ({ hand, win, winTile }: WonHand): readonly DoublingItem[] => {
  if (hand.family === 'draak' || win.lastTile !== true || win.from !== 'wall') return [];
  return hand.family === 'nts' && winTile === 'k1'
    ? [['de-maan-van-de-bodem-van-de-zee-vissen', 0, 3]]
    : [['winnen-van-de-bodem-van-de-zee', 0, 1]];
};

/** Plum blossom and kong on kong each replace the flowers; together they add (Q10). */
const kongItems = ({ hand, win, winTile }: WonHand): readonly DoublingItem[] => {
  if (win.from !== 'kong') return [];
  const plum = hand.family === 'nts' && winTile === 'k5';
  const kongOnKong = hand.family === 'nts' && win.kongOnKong === true;
  if (!plum && !kongOnKong) return [['kong-met-bloeiende-bloemen', 0, 1]];
  return [...only(plum, ['pruimenbloesem', 0, 3]), ...only(kongOnKong, ['kong-op-kong', 0, 2])];
};

/** Q23: De Rode Draak gives the double only for a chow. */
const robbedItems = ({ hand, win, place }: WonHand): readonly DoublingItem[] => {
  const chow = typeof place === 'number' && hand.sets[place]!.kind === 'chow';
  return only(win.from === 'robbed-kong' && (hand.family !== 'draak' || chow), ['kongroof', 0, 1]);
};

const pungsOf = ({ sets }: CountedHand, test: (tile: Tile) => boolean): number =>
  sets.filter((set) => set.kind !== 'chow' && test(set.tile)).length;

const ntsItems = (won: WonHand): readonly DoublingItem[] => {
  const { hand } = won;
  const nts = hand.family === 'nts';
  return [
    ...only(allChows(hand), ['vier-chows', 0, 1]),
    ...only(allPungs(hand), ['vier-pungs', 0, 1]),
    ...only(nts && hand.tiles.every(isSimple), ['pure-eenvoud', 0, 1]),
    ...only(nts && pungsOf(hand, isWind) === 3 && hand.pairs.some(isWind), ['kleine-vier-winden', 0, 1]),
    ...only(nts && pungsOf(hand, isDragon) === 2 && hand.pairs.some(isDragon), ['kleine-drie-draken', 0, 1]),
    ...only(nts && won.nothingOpen && isSelfDrawn(won.win), ['verborgen-schat', 0, 2]),
  ];
};

const draakItems = (won: WonHand): readonly DoublingItem[] => {
  const { hand, win } = won;
  return [
    ...only(allPungs(hand), ['winst-met-gelijke', 0, 1]),
    ...only(allPungs(hand) && hand.tiles.every(isSimple), ['winst-met-gelijke-2-8', 0, 1]),
    ...only(win.first === 'thirteen', ['gelukkige-dertien', 0, 1]),
    ...only(win.first === 'earth', ['spel-van-de-aarde', 0, 2]),
    ...only(won.nothingOpen && isSelfDrawn(win), ['verborgen-schat', 0, 3]),
    ...only(pungsOf(hand, isDragon) === 3, ['drie-wijzen', 0, 3]),
  ];
};

/** Points and doubles for the winner alone. */
export const winnersItems = (won: WonHand): readonly DoublingItem[] => [
  ...winPoints(won),
  ...(won.hand.family === 'draak' ? draakItems(won) : ntsItems(won)),
  ...seaItems(won),
  ...kongItems(won),
  ...robbedItems(won),
];
