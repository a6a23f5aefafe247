import { type MeldSetup, parseMeld, parseTiles, type Tile } from '@windroos/engine';
import type { LaidTiles } from '@windroos/pad';
import type { Laying } from '../../../components/picker/laying.ts';
import { layingOf } from '../../../components/picker/layingSetup.ts';

const tilesIn = (text: string): readonly Tile[] => {
  const tiles = parseTiles(text);
  return tiles.ok ? tiles.value : [];
};

const meldsIn = (texts: readonly string[]): readonly MeldSetup[] =>
  texts.flatMap((text) => {
    const meld = parseMeld(text);
    return meld.ok ? [meld.value] : [];
  });

/** Tiles that were written down, as they lie on the mat. */
export const layingOfEntry = ({ rack, melds }: LaidTiles, last: Tile | undefined): Laying => {
  const tiles = tilesIn(rack);
  return layingOf(
    last === undefined
      ? { rack: tiles, melds: meldsIn(melds) }
      : { rack: [...tiles, last], melds: meldsIn(melds), last },
  );
};
