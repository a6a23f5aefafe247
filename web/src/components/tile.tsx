import { tileName } from '@windroos/texts';
import { type Cut, cutFor, type TileId, type Turn } from '@windroos/tiles';
import { isLargePrint } from '../app/appearance.ts';
import { language } from '../app/language.ts';
import { settings } from '../app/settings.ts';
import { bodyId, FACE, faceId, isAcross, type PageBody, sizeOf, TURNED } from './tileIds.ts';
import './tile.css';

export interface TileProps {
  readonly tile: TileId | 'back';
  /** In pixels; it chooses the cut of the face. */
  readonly width: number;
  readonly turn?: Turn;
  /** As wide as what holds it; `width` then only chooses the cut. */
  readonly fluid?: boolean;
  /** Outlined, as the winning tile is. */
  readonly marked?: boolean;
  /** For those who do not see it: its name unless said otherwise; `null` leaves it to the words around it. */
  readonly name?: string | null;
  /** Without letters and figures, whatever the settings say: on pictures that are decoration. */
  readonly plain?: boolean;
}

const nameOf = ({ tile, name }: TileProps): string | undefined => {
  if (name !== undefined) return name ?? undefined;
  return tile === 'back' ? undefined : tileName(tile, language.value);
};

/** Below this width the rose on a back is a smudge. */
const ROSE_FROM = 40;
const bodyOf = ({ tile, width }: TileProps): PageBody => {
  if (tile !== 'back') return 'up';
  return width < ROSE_FROM ? 'bare' : 'back';
};

const cutOf = ({ width, plain = false }: TileProps): Cut =>
  plain ? 'plain' : cutFor({ width, index: settings.value.index, largePrint: isLargePrint.value });

/** A tile on its side is as long as it was high. */
const shownWidth = ({ width, turn = 0 }: TileProps): number => (isAcross(turn) ? (width * 4) / 3 : width);

const classOf = ({ marked = false, turn = 0 }: TileProps): string =>
  `tile${marked ? ' tile-marked' : ''}${isAcross(turn) ? ' tile-across' : ''}`;

const Face = (props: TileProps & { readonly tile: TileId }) => (
  <use
    href={`#${faceId(props.tile, cutOf(props), settings.value.letters)}`}
    width={FACE.width}
    height={FACE.height}
    transform={TURNED[props.turn ?? 0]}
  />
);

/** One tile, as the settings want it. */
export const Tile = (props: TileProps) => {
  const { tile, turn = 0, fluid = false } = props;
  const { width, height } = sizeOf(turn);
  const name = nameOf(props);
  return (
    <span class={classOf(props)} style={fluid ? {} : { '--w': `${shownWidth(props)}px` }}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name ?? ''} aria-hidden={name === undefined}>
        <use href={`#${bodyId(bodyOf(props), turn)}`} width={width} height={height} />
        {tile !== 'back' && <Face {...props} tile={tile} />}
      </svg>
    </span>
  );
};
