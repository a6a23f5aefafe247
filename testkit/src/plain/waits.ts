import type { HandSetup, Tile } from '@windroos/engine';
import type { PlainRulesId } from './book.ts';
import { isMahjong } from './mahjong.ts';
import { countOf, without } from './pile.ts';
import { plainReadings } from './reading.ts';
import { ALL_TILES } from './tiles.ts';

const tilesBeforeWin = ({ rack, win }: HandSetup): readonly Tile[] => (win?.tile && without(rack, [win.tile])) || rack;

/** All tiles of a player: the rack and the sets on the table. */
export const allTiles = ({ rack, melds }: HandSetup): readonly Tile[] => [
  ...rack,
  ...melds.flatMap((meld) => meld.tiles),
];

/**
 * The kinds that would complete the tiles (Q07); of a winner's, those before the winning tile came.
 * A kind of which the player holds all four, rack and sets together, is none.
 */
export const plainWaits = (rules: PlainRulesId, setup: HandSetup): readonly Tile[] => {
  const rack = tilesBeforeWin(setup);
  const held = allTiles({ ...setup, rack });
  return ALL_TILES.filter(
    (tile) =>
      countOf(held, tile) < 4 &&
      plainReadings([...rack, tile], setup.melds, tile).some((reading) => isMahjong(rules, reading)),
  );
};
