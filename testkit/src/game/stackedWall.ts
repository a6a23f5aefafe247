import { type RuleSet, replacementSpot, WALL_TILES, type Wall, type WallTile, type Wind } from '@windroos/engine';

/** What a scenario lays in the wall; everything that is not named is filled up with what is left, in order. */
export interface Stacked {
  readonly E?: string;
  readonly S?: string;
  readonly W?: string;
  readonly N?: string;
  /** The first draws after the deal. */
  readonly draws?: string;
  /** The last tiles of the live wall. */
  readonly last?: string;
  /** Replacement tiles in the order in which they are taken. */
  readonly loose?: string;
}

export const tiles = (text: string): readonly WallTile[] =>
  text
    .split(' ')
    .filter((group) => group !== '')
    .flatMap((group) => [...group.slice(1)].map((rank) => `${group.charAt(0)}${rank}` as WallTile));

const boxFor = (seasons: boolean): readonly WallTile[] => [
  ...WALL_TILES.slice(0, 34).flatMap((tile) => [tile, tile, tile, tile]),
  ...(seasons ? WALL_TILES.slice(34) : []),
];

/** Where each seat's nth tile lies in the live wall. */
const dealPlace = (seat: Wind, n: number): number => {
  const index = 'ESWN'.indexOf(seat);
  if (n < 12) return 16 * Math.floor(n / 4) + 4 * index + (n % 4);
  return n === 12 ? 48 + index : 52;
};

type Placed = readonly (readonly [part: 'live' | 'dead', index: number, tile: WallTile])[];

const placed = (rules: RuleSet, liveSize: number, stacked: Stacked): Placed => {
  const { draws = '', last = '', loose = '' } = stacked;
  const deal = (['E', 'S', 'W', 'N'] as const).flatMap((seat) =>
    tiles(stacked[seat] ?? '').map((tile, n) => ['live', dealPlace(seat, n), tile] as const),
  );
  const ending = tiles(last);
  const { deadWall, seasons } = rules.flow;
  return [
    ...deal,
    ...tiles(draws).map((tile, n) => ['live', 53 + n, tile] as const),
    ...ending.map((tile, n) => ['live', liveSize - ending.length + n, tile] as const),
    ...tiles(loose).map((tile, n) => {
      const spot = replacementSpot({ deadWall, seasons }, n)!;
      return [spot.part, spot.index, tile] as const;
    }),
  ];
};

const without = (box: readonly WallTile[], taken: readonly WallTile[]): WallTile[] => {
  const left = [...box];
  for (const tile of taken) {
    const at = left.indexOf(tile);
    if (at < 0) throw new Error(`${tile} is stacked too often`);
    left.splice(at, 1);
  }
  return left;
};

const isNear = (tile: WallTile, other: WallTile): boolean => {
  if (tile === other) return true;
  const [a, b] = [WALL_TILES.indexOf(tile), WALL_TILES.indexOf(other)];
  return tile.charAt(0) === other.charAt(0) && a < 27 && Math.abs(a - b) <= 2;
};

const STRIDE = 5;

/** Dull tiles first: those that go with nothing that was named, and with each other as little as can be. */
const dullFirst = (rest: readonly WallTile[], named: readonly WallTile[]): WallTile[] => {
  const seen = new Map<WallTile, number>();
  const keyed = rest.map((tile) => {
    const copy = seen.get(tile) ?? 0;
    seen.set(tile, copy + 1);
    const near = named.some((other) => isNear(tile, other)) || WALL_TILES.indexOf(tile) >= 34;
    const spread = (WALL_TILES.indexOf(tile) * STRIDE) % 34;
    return { tile, key: (near ? 10000 : 0) + 100 * copy + spread };
  });
  return keyed.toSorted((a, b) => a.key - b.key).map(({ tile }) => tile);
};

/** A wall with these tiles in these places. */
export const stackedWall = (rules: RuleSet, stacked: Stacked): Wall => {
  const { deadWall, seasons } = rules.flow;
  const deadSize = deadWall === 'none' ? 0 : 14;
  const liveSize = (seasons ? 144 : 136) - deadSize;
  const places = placed(rules, liveSize, stacked);
  const named = places.map(([, , tile]) => tile);
  const rest = dullFirst(without(boxFor(seasons), named), named);
  const fill = (part: 'live' | 'dead', size: number): readonly WallTile[] =>
    Array.from({ length: size }, (_, index) => {
      const found = places.find(([where, at]) => where === part && at === index);
      return found === undefined ? rest.shift()! : found[2];
    });
  return { live: fill('live', liveSize), dead: fill('dead', deadSize) };
};
