import { type HandSetup, type RuleSet, type ScoreSheet, score, type Tile, waits } from '@windroos/engine';

/** What a tile that completes the hand would give. */
export interface Wait {
  readonly tile: Tile;
  /** How many of it are still elsewhere. */
  readonly left: number;
  readonly discard: ScoreSheet;
  readonly wall: ScoreSheet;
}

const heldOf = ({ rack, melds }: HandSetup, tile: Tile): number =>
  [...rack, ...melds.flatMap(({ tiles }) => tiles)].filter((one) => one === tile).length;

const sheetWith = (rules: RuleSet, setup: HandSetup, tile: Tile, from: 'discard' | 'wall'): ScoreSheet | null => {
  const sheet = score(rules, { ...setup, rack: [...setup.rack, tile], win: { tile, from } });
  return sheet.ok ? sheet.value : null;
};

/** Every tile that completes thirteen tiles, with what it counts as a discard and drawn oneself. */
export const waitsOf = (rules: RuleSet, setup: HandSetup): readonly Wait[] => {
  const found = waits(rules, setup);
  if (!found.ok) return [];
  return found.value.flatMap((tile) => {
    const discard = sheetWith(rules, setup, tile, 'discard');
    const wall = sheetWith(rules, setup, tile, 'wall');
    return discard === null || wall === null ? [] : [{ tile, left: 4 - heldOf(setup, tile), discard, wall }];
  });
};

/** A mahjong that the rules refuse whichever way the tile comes. */
export const isRefused = ({ discard, wall }: Wait): boolean => !discard.valid && !wall.valid;
