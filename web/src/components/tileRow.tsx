import { tileList, tileName } from '@windroos/texts';
import type { TileId } from '@windroos/tiles';
import { language } from '../app/language.ts';
import { Tile } from './tile.tsx';
import './tileRow.css';

type Shown = TileId | 'back';

export interface TileRowProps {
  /** Sets from left to right; a row breaks between sets, never inside one. */
  readonly sets: readonly (readonly Shown[])[];
  readonly width: number;
  /** The winning tile: which of which set. */
  readonly marked?: { readonly set: number; readonly tile: number };
  /** What the row shows; the names of the tiles unless said otherwise, `null` for decoration. */
  readonly name?: string | null;
  /** Without letters and figures: on pictures that are decoration. */
  readonly plain?: boolean;
}

const isBonus = (tile: TileId): boolean => tile[0] === 's' || tile[0] === 'f';
type Named = Parameters<typeof tileList>[0];

const nameOfSet = (set: readonly Shown[]): string => {
  const faces = set.filter((tile) => tile !== 'back');
  const plain = faces.filter((tile) => !isBonus(tile)) as unknown as Named;
  const bonus = faces.filter(isBonus).map((tile) => tileName(tile, language.value));
  return [...(plain.length > 0 ? [tileList(plain, language.value)] : []), ...bonus].join(', ');
};

const nameOf = ({ sets, name }: TileRowProps): string | null =>
  name === undefined ? sets.map(nameOfSet).join('; ') : name;

/** Tiles in sets, as one picture with one name. */
export const TileRow = (props: TileRowProps) => {
  const name = nameOf(props);
  return (
    <span class="tile-row" {...(name === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}>
      {props.sets.map((set, s) => (
        <span class="tile-set" key={s}>
          {set.map((tile, i) => (
            <Tile
              key={i}
              tile={tile}
              width={props.width}
              name={null}
              plain={props.plain === true}
              marked={props.marked?.set === s && props.marked.tile === i}
            />
          ))}
        </span>
      ))}
    </span>
  );
};
