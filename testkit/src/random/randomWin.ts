import type { Tile, Win, WinSource } from '@windroos/engine';
import type { PlainRulesId } from '../plain/book.ts';
import { countOf } from '../plain/pile.ts';
import { type Dice, oneIn, pick } from './dice.ts';
import type { LaidHand } from './laidHand.ts';

const kongsOf = ({ melds }: LaidHand): number => melds.filter((meld) => meld.tiles.length === 4).length;
const heldOf = ({ rack, melds }: LaidHand, tile: Tile): number =>
  countOf([...rack, ...melds.flatMap((meld) => meld.tiles)], tile);

/** A replacement tile needs a kong; a robbed one lies beside an open pung of the same, so nobody else has any. */
const sourcesOf = (hand: LaidHand, tile: Tile): readonly WinSource[] => [
  'wall',
  'discard',
  ...(kongsOf(hand) > 0 ? (['kong', 'kong'] as const) : []),
  ...(heldOf(hand, tile) === 1 ? (['robbed-kong'] as const) : []),
];

/** P01, P20: no robbed tile is the last, nor in the NTS a replacement tile. */
const canBeLast = (rules: PlainRulesId, from: WinSource): boolean =>
  from === 'wall' || from === 'discard' || (from === 'kong' && (rules === 'rode-draak' || rules === 'schoon-spel'));

/** P15: the three others lie open, here or elsewhere; of a robbed kong always. */
const canBeLastOfKind = (rules: PlainRulesId, hand: LaidHand, tile: Tile): boolean =>
  rules === 'schoon-spel' && countOf(hand.rack, tile) === 1;

/** A win that could have happened with these tiles. */
const usualWin = (dice: Dice, rules: PlainRulesId, hand: LaidHand, tile: Tile): Win => {
  const from = pick(dice, sourcesOf(hand, tile));
  const lastOfKind = canBeLastOfKind(rules, hand, tile) && (from === 'robbed-kong' || oneIn(dice, 3));
  return {
    tile,
    from,
    ...(canBeLast(rules, from) && oneIn(dice, 4) ? { lastTile: true } : {}),
    ...(from === 'kong' && kongsOf(hand) > 1 && oneIn(dice, 2) ? { kongOnKong: true } : {}),
    ...(lastOfKind ? { lastOfKind } : {}),
  };
};

/** Heaven with or without the tile named, earth, or an announced thirteen. */
const firstWin = (dice: Dice, tile: Tile): Win =>
  pick<Win>(dice, [
    { tile, from: 'wall', first: 'heaven' },
    { from: 'wall', first: 'heaven' },
    { tile, from: 'discard', first: 'earth' },
    { tile, from: 'discard', first: 'thirteen' },
    { tile, from: 'wall', first: 'thirteen' },
  ]);

export const randomWin = (dice: Dice, rules: PlainRulesId, hand: LaidHand): Win => {
  const tile = hand.winTile && hand.rack.includes(hand.winTile) ? hand.winTile : pick(dice, hand.rack);
  return hand.melds.length === 0 && oneIn(dice, 5) ? firstWin(dice, tile) : usualWin(dice, rules, hand, tile);
};
