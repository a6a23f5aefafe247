import { type Action, TILES, type Tile, WINDS } from '../../src/index.ts';

const runs: readonly (readonly Tile[])[] = TILES.flatMap((tile, kind) =>
  kind < 27 && kind % 9 < 7 ? [[tile, TILES[kind + 1]!, TILES[kind + 2]!]] : [],
);

/** Everything that anybody could say at all, legal or not. */
export const ANY_ACTION: readonly Action[] = WINDS.flatMap((seat): readonly Action[] => [
  ...(['draw', 'pung', 'pass', 'announce', 'mahjong'] as const).map((type) => ({ type, seat })),
  ...TILES.flatMap((tile): readonly Action[] => [
    { type: 'discard', seat, tile },
    { type: 'kong', seat, tile },
  ]),
  ...runs.map((tiles) => ({ type: 'chow' as const, seat, tiles })),
]);

/** What a mahjong is worth is told, not asked. */
export const keyOf = (action: Action): string => {
  const { value: _, ...said } = { value: 0, ...action };
  return JSON.stringify(Object.entries(said).toSorted());
};
