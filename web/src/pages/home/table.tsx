import { Mat } from '../../components/mat.tsx';
import { Rose } from '../../components/rose.tsx';
import { Tile } from '../../components/tile.tsx';
import { STACK, STACK_ID } from '../../components/tileIds.ts';
import './table.css';

const STACKS = Array.from({ length: 17 }, (_, i) => i);

const Wall = () => (
  <div class="home-wall">
    {STACKS.map((i) => (
      <svg key={i} viewBox={`0 0 ${STACK.width} ${STACK.height}`} aria-hidden="true">
        <use href={`#${STACK_ID}`} {...STACK} />
      </svg>
    ))}
  </div>
);

/** East sits opposite where West would be on a map: mahjong turns the other way. */
const SEATS = [
  { tile: 'wN', turn: 180, place: 'top' },
  { tile: 'wE', turn: 90, place: 'left' },
  { tile: 'wW', turn: 270, place: 'right' },
  { tile: 'wS', turn: 0, place: 'bottom' },
] as const;

/** The picture of home: a table with the four winds around the rose. */
export const Table = () => (
  <div class="home-table" aria-hidden="true">
    <Mat rim>
      <Wall />
      <div class="home-round">
        <Rose size={170} />
        {SEATS.map(({ tile, turn, place }) => (
          <span key={tile} class={`home-wind home-wind-${place}`}>
            <Tile tile={tile} turn={turn} width={53} fluid plain name={null} />
          </span>
        ))}
      </div>
      <Wall />
    </Mat>
  </div>
);
