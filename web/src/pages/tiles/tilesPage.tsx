import { SUIT_NAMES, tileName } from '@windroos/texts';
import { TILE_IDS, type TileId } from '@windroos/tiles';
import { language } from '../../app/language.ts';
import { useTitle } from '../../app/title.ts';
import { Mat } from '../../components/mat.tsx';
import { Tile } from '../../components/tile.tsx';
import { TileRow } from '../../components/tileRow.tsx';
import { tilesWords } from '../../messages/tiles.ts';
import { TileSwitches } from './tileSwitches.tsx';
import './tilesPage.css';

export const frame = 'site';

const ofSuits = (suits: string): readonly TileId[] => TILE_IDS.filter((tile) => suits.includes(tile[0]!));

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

interface Row {
  readonly name: string;
  readonly tiles: readonly (TileId | 'back')[];
}

const rows = (): readonly Row[] => {
  const t = tilesWords();
  const suit = (letter: 'k' | 'b' | 't'): Row => ({
    name: capital(SUIT_NAMES[letter][language.value]),
    tiles: ofSuits(letter),
  });
  return [
    suit('k'),
    suit('b'),
    suit('t'),
    { name: t.honours, tiles: [...ofSuits('wd'), 'back'] },
    { name: t.bonus, tiles: ofSuits('sf') },
  ];
};

const SOFT_HYPHEN = '\u00ad';

/** Where a narrow column breaks 'noordenwind' is not left to the browser: few of them know Dutch. */
const nameOf = (tile: TileId | 'back'): string =>
  tile === 'back' ? tilesWords().back : tileName(tile, language.value).replace(/(?<=\w)wind$/, `${SOFT_HYPHEN}wind`);

const RowOfTiles = ({ name, tiles }: Row) => (
  <section class="all-tiles-row">
    <h2>{name}</h2>
    <ul class="plain">
      {tiles.map((tile) => (
        <li key={tile}>
          <Tile tile={tile} width={84} fluid name={null} />
          <span>{nameOf(tile)}</span>
        </li>
      ))}
    </ul>
  </section>
);

const SMALL: readonly { readonly width: number; readonly tiles: readonly TileId[] }[] = [
  { width: 28, tiles: ['k1', 'k6', 'k9', 'b1', 'b7', 'b8', 't3', 't7', 'wE', 'wN', 'dR', 'dG', 'dW'] },
  { width: 40, tiles: ['k8', 'b9', 't5', 'wS', 'dG', 's1'] },
];

const SmallTiles = () => (
  <section class="all-tiles-small">
    <h2 class="unseen">{tilesWords().small}</h2>
    {SMALL.map(({ width, tiles }) => (
      <figure key={width}>
        <figcaption>{tilesWords().pixels(width)}</figcaption>
        <TileRow sets={tiles.map((tile) => [tile])} width={width} />
      </figure>
    ))}
  </section>
);

export const Page = () => {
  const t = tilesWords();
  useTitle(t.title);
  return (
    <div class="stack tiles-page">
      <h1 tabIndex={-1}>{t.title}</h1>
      <p class="lead">{t.lead}</p>
      <TileSwitches />
      <Mat>
        <div class="all-tiles">
          {rows().map((row) => (
            <RowOfTiles key={row.name} {...row} />
          ))}
          <SmallTiles />
        </div>
      </Mat>
    </div>
  );
};
