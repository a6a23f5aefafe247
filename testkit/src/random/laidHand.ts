import type { MeldSetup, Tile } from '@windroos/engine';
import { countOf, sorted } from '../plain/pile.ts';
import { ALL_TILES } from '../plain/tiles.ts';
import { type Dice, oneIn, pick, until } from './dice.ts';
import { IRREGULAR, SPECIAL } from './specialGroups.ts';
import {
  atMostFour,
  type MakeGroups,
  relatedSets,
  setsOfPalette,
  type TileGroups,
  tilesOfGroups,
} from './tileGroups.ts';

/** Tiles on the rack and on the table, not yet anybody's. */
export interface LaidHand {
  readonly rack: readonly Tile[];
  readonly melds: readonly MeldSetup[];
  readonly winTile?: Tile;
}

const allOf = ({ rack, melds }: LaidHand): readonly Tile[] => [...rack, ...melds.flatMap((meld) => meld.tiles)];

const fitting = (dice: Dice, make: MakeGroups): TileGroups =>
  until(
    () => make(dice),
    (groups) => atMostFour(tilesOfGroups(groups)),
  );

type Spot = 'rack' | 'open' | 'kong' | 'face-down';

const withSetAt = (hand: LaidHand, set: readonly Tile[], spot: Spot): LaidHand => {
  const kong = [...set, set[0]!];
  if (spot === 'rack') return { ...hand, rack: [...hand.rack, ...set] };
  if (spot === 'open') return { ...hand, melds: [...hand.melds, { tiles: set }] };
  if (spot === 'kong') return { ...hand, melds: [...hand.melds, { tiles: kong }] };
  return { ...hand, melds: [...hand.melds, { tiles: kong, concealed: true }] };
};

/** From all on the rack to all on the table, kongs included. */
const HABITS: readonly (readonly Spot[])[] = [
  ['rack'],
  ['rack', 'rack', 'face-down'],
  ['rack', 'open'],
  ['rack', 'open', 'kong', 'face-down'],
  ['open'],
  ['open', 'kong'],
  ['kong', 'face-down'],
  ['face-down'],
];

/** A fourth tile makes a kong only of a pung, and only if no other set holds it. */
const spotFor = (dice: Dice, groups: TileGroups, set: readonly Tile[], habit: readonly Spot[]): Spot => {
  const spot = pick(dice, habit);
  const canKong = set[0] === set[1] && countOf(tilesOfGroups(groups), set[0]!) === 3;
  return (spot === 'kong' || spot === 'face-down') && !canKong ? pick(dice, ['rack', 'open']) : spot;
};

const laid = (dice: Dice, groups: TileGroups): LaidHand => {
  const habit = pick(dice, HABITS);
  const { rest, winTile } = groups;
  const start: LaidHand = winTile ? { rack: rest, melds: [], winTile } : { rack: rest, melds: [] };
  return groups.sets.reduce((hand, set) => withSetAt(hand, set, spotFor(dice, groups, set, habit)), start);
};

/** The tiles of a mahjong in one rule set or another. */
export const randomLaid = (dice: Dice): LaidHand =>
  laid(dice, fitting(dice, pick(dice, [setsOfPalette, setsOfPalette, relatedSets, pick(dice, SPECIAL)])));

/** Fourteen tiles of an irregular hand. */
export const randomIrregularLaid = (dice: Dice): LaidHand => laid(dice, fitting(dice, pick(dice, IRREGULAR)));

/** One tile of the rack replaced by another: a near miss, or another wait. */
export const withOneChanged = (dice: Dice, hand: LaidHand): LaidHand =>
  until(
    () => ({ ...hand, rack: hand.rack.with(dice.below(hand.rack.length), pick(dice, ALL_TILES)) }),
    (changed) => atMostFour(allOf(changed)),
  );

/** One tile too many, if one can be had, or too few. */
export const withWrongNumber = (dice: Dice, hand: LaidHand): LaidHand =>
  oneIn(dice, 2)
    ? { ...hand, rack: hand.rack.slice(1) }
    : until(
        () => ({ ...hand, rack: [...hand.rack, pick(dice, ALL_TILES)] }),
        (longer) => atMostFour(allOf(longer)),
      );

export const withoutOne = (dice: Dice, hand: LaidHand): LaidHand => ({
  ...hand,
  rack: hand.rack.toSpliced(dice.below(hand.rack.length), 1),
});

export const sortedHand = (hand: LaidHand): LaidHand => ({ ...hand, rack: sorted(hand.rack) });
