import { handState, type Numbers, type Tile, type Wall, WINDS, type Wind } from '@windroos/engine';
import { shuffled } from '@windroos/testkit';
import { type Entry, logOf, type Table } from '../../src/index.ts';

/** Tiles that a seat never saw change places: a second game that it cannot tell from the first. No kongs were laid. */

const LIVE_AFTER_DEAL = 53;

/** 4 + 4 + 4 + 1 each, East's fourteenth last. */
const dealtTo = (index: number): Wind => {
  if (index === LIVE_AFTER_DEAL - 1) return 'E';
  return WINDS[index < 48 ? Math.floor((index % 16) / 4) : index - 48]!;
};

/** Where in the live wall each seat's tiles came from, in the order in which it took them. */
const takenBy = (entries: readonly Entry[], seat: Wind): readonly number[] => {
  const dealt = Array.from({ length: LIVE_AFTER_DEAL }, (_, index) => index).filter((index) => dealtTo(index) === seat);
  const draws = logOf(entries).filter((event) => event.type === 'drawn');
  const drawn = draws.flatMap((event, n) => (event.seat === seat ? [LIVE_AFTER_DEAL + n] : []));
  return [...dealt, ...drawn];
};

/** Of these, the places of what still stands on the rack: of a kind, what came last. */
const keptPlaces = (wall: Wall, places: readonly number[], rack: readonly Tile[]): readonly number[] => {
  const kept = [...rack];
  return places.toReversed().filter((place) => {
    const at = kept.indexOf(wall.live[place] as Tile);
    if (at >= 0) kept.splice(at, 1);
    return at >= 0;
  });
};

const unseenPlaces = (wall: Wall, entries: readonly Entry[], { game }: Table, viewer: Wind): readonly number[] => {
  const { seats } = handState(game)!;
  const others = WINDS.filter((seat) => seat !== viewer);
  const onRacks = others.flatMap((seat) => keptPlaces(wall, takenBy(entries, seat), seats[seat].rack));
  const drawn = logOf(entries).filter((event) => event.type === 'drawn').length;
  const inWall = wall.live.map((_, index) => index).slice(LIVE_AFTER_DEAL + drawn);
  return [...onRacks, ...inWall];
};

/** The wall with what this seat did not see shuffled. */
export const otherWall = (
  wall: Wall,
  entries: readonly Entry[],
  table: Table,
  viewer: Wind,
  numbers: Numbers,
): Wall => {
  const places = unseenPlaces(wall, entries, table, viewer);
  const tiles = shuffled(
    numbers,
    places.map((place) => wall.live[place]!),
  );
  const live = [...wall.live];
  for (const [n, place] of places.entries()) live[place] = tiles[n]!;
  return { ...wall, live };
};
