import { parseMeld, parseTiles, type Tile } from '@windroos/engine';
import { type LaidTiles, type PadView, readHandEntry } from '@windroos/pad';
import { TileRow } from '../../../components/tileRow.tsx';
import { padHandWords } from '../../../messages/padHand.ts';
import { valueText } from './valueText.ts';

const WIDTH = 26;

const meldTiles = (text: string): readonly Tile[] => {
  const meld = parseMeld(text);
  return meld.ok ? meld.value.tiles : [];
};

/** The rack suit by suit as it was written, then what lay apart. */
const setsOf = ({ rack, melds }: LaidTiles): readonly (readonly Tile[])[] => {
  const suits = rack.split(' ').map((text) => {
    const tiles = parseTiles(text);
    return tiles.ok ? tiles.value : [];
  });
  return [...suits, ...melds.map(meldTiles)].filter((set) => set.length > 0);
};

interface ValueProps {
  readonly view: PadView;
  readonly field: string;
  readonly value: unknown;
  /** What stands there for an empty field. */
  readonly empty: string;
}

/** A value as a person reads it: a hand of tiles is drawn, anything else is said. */
export const ValueShown = ({ view, field, value, empty }: ValueProps) => {
  const entry = field.startsWith('hand:') ? readHandEntry(value) : null;
  if (entry?.kind !== 'tiles') return <>{valueText(view, field, value) ?? empty}</>;
  return (
    <>
      <TileRow sets={setsOf(entry)} width={WIDTH} />
      {entry.dead === true && ` ${padHandWords().entries.dead}`}
    </>
  );
};
