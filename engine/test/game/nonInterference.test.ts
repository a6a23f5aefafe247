import { shuffled } from '@windroos/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  apply,
  decide,
  decideClaims,
  type Event,
  eventFor,
  type Game,
  kindOf,
  legalActions,
  type Numbers,
  RULE_SET_IDS,
  RULE_SETS,
  type RuleSet,
  replay,
  startHand,
  startMatch,
  stateOfDraft,
  type Tile,
  type Wall,
  type WallTile,
  WINDS,
  type Wind,
  wallOf,
} from '../../src/index.ts';
import { asAction, isAnnouncement, numbersFor, randomStep } from './randomPlay.ts';

/**
 * Two games that differ only in what a seat may not see: a hand is played, then the tiles that this seat never saw
 * (the rest of the wall, what the others still hold) change places, and everybody does the same again.
 */
interface Played {
  readonly steps: readonly (readonly Action[])[];
  readonly events: readonly Event[];
  /** What this seat may do before each step. */
  readonly may: readonly (readonly Action[])[];
}

const open = (rules: RuleSet, wall: Wall): readonly Event[] => {
  const started = startMatch(rules, { assistance: true, length: { rounds: 4 } }, { throws: [], east: 0 });
  const dealt = startHand(replay([started]), wall);
  if (!dealt.ok) throw new Error(dealt.error);
  return [started, ...dealt.value];
};

const isWindowNow = (game: Game): boolean => ['claims', 'robbing'].includes(stateOfDraft(game.hand!).phase);

const decideAll = (game: Game, wall: Wall, actions: readonly Action[]): readonly Event[] => {
  const decision = isWindowNow(game) ? decideClaims(game, wall, actions) : decide(game, wall, actions[0]!);
  if (!decision.ok) throw new Error(`refused in the changed game: ${decision.error}`);
  return decision.value;
};

/** Plays with these steps, or makes them up; stops before the hand is over. */
const playWith = (
  rules: RuleSet,
  wall: Wall,
  viewer: Wind,
  next: (game: Game, index: number) => readonly Action[] | null,
): Played => {
  const events = [...open(rules, wall)];
  const steps: (readonly Action[])[] = [];
  const may: (readonly Action[])[] = [];
  let game = replay(events);
  for (let actions = next(game, 0); actions !== null; actions = next(game, steps.length)) {
    const decided = decideAll(game, wall, actions);
    if (decided.some(({ type }) => type === 'handEnded')) break;
    may.push(legalActions(game, viewer));
    steps.push(actions);
    events.push(...decided);
    game = decided.reduce(apply, game);
  }
  return { steps, events, may };
};

/** At most one call, and no announcement: an overruled call would tell everybody what its seat still holds. */
const atRandom =
  (numbers: Numbers) =>
  (game: Game): readonly Action[] =>
    randomStep(game.hand!, numbers)
      .moves.filter((move) => !isAnnouncement(move))
      .slice(0, 1)
      .map((move) => asAction(game, move));

type Place = readonly [part: 'live' | 'dead', index: number];

/** Where in the wall the tiles that each seat took were lying. */
const takenBy = (wall: Wall, events: readonly Event[]): ReadonlyMap<Wind, readonly Place[]> => {
  const places = new Map<Wind, Place[]>(WINDS.map((seat) => [seat, []]));
  const left: { live: Place[]; dead: Place[] } = {
    live: wall.live.map((_, index) => ['live', index] as const),
    dead: wall.dead.map((_, index) => ['dead', index] as const),
  };
  for (const event of events) {
    if (event.type === 'dealt') for (const [seat, index] of dealOrder()) places.get(seat)!.push(['live', index]);
    if (event.type === 'dealt') left.live.splice(0, 53);
    if (event.type !== 'drawn') continue;
    const tail = wall.dead.length === 0 || left.dead.length === 0 ? left.live : left.dead;
    const part = event.from === 'wall' ? left.live : tail;
    const at = event.from === 'wall' || part === left.dead ? 0 : tailPlace(wall, part, event.tile as WallTile);
    places.get(event.seat)!.push(...part.splice(at, 1));
  }
  return places;
};

/** Of the last stack the upper tile goes first; with one tile of it gone, the other. */
const tailPlace = (wall: Wall, part: readonly Place[], tile: WallTile): number => {
  const last = part.length - 1;
  return wall.live[part[last - 1]?.[1] ?? -1] === tile && part[last - 1]![1] % 2 === 0 ? last - 1 : last;
};

const dealOrder = (): readonly (readonly [Wind, number])[] =>
  Array.from({ length: 53 }, (_, index) => {
    if (index === 52) return ['E', index] as const;
    return [WINDS[index < 48 ? Math.floor((index % 16) / 4) : index - 48]!, index] as const;
  });

const tileAt = (wall: Wall, [part, index]: Place): WallTile => wall[part][index]!;

/** Of the places a seat took from, those whose tiles are still on its rack, the last of a kind: all others have been seen. */
const keptPlaces = (wall: Wall, places: readonly Place[], rack: readonly Tile[]): readonly Place[] => {
  const kept = [...rack];
  return places.toReversed().filter((place) => {
    const at = kept.indexOf(tileAt(wall, place) as Tile);
    if (at >= 0) kept.splice(at, 1);
    return at >= 0;
  });
};

const unseenPlaces = (wall: Wall, viewer: Wind, events: readonly Event[]): readonly Place[] => {
  const state = stateOfDraft(replay(events).hand!);
  const taken = takenBy(wall, events);
  const others = WINDS.filter((seat) => seat !== viewer);
  const kept = others.flatMap((seat) => keptPlaces(wall, taken.get(seat)!, state.seats[seat].rack));
  const out = new Set([...taken.values()].flat().map(String));
  const inWall = (['live', 'dead'] as const).flatMap((part) =>
    wall[part].map((_, index): Place => [part, index]).filter((place) => !out.has(String(place))),
  );
  return [...kept, ...inWall];
};

const changedWall = (wall: Wall, places: readonly Place[], numbers: Numbers): Wall => {
  const changed = { live: [...wall.live], dead: [...wall.dead] };
  const tiles = shuffled(
    numbers,
    places.map((place) => tileAt(wall, place)),
  );
  for (const [n, [part, index]] of places.entries()) changed[part][index] = tiles[n]!;
  return changed;
};

const seenBy = (viewer: Wind, events: readonly Event[]): readonly Event[] =>
  events.map((event) => eventFor(event, viewer));

describe.each(RULE_SET_IDS)('%s: what a seat may not see', (id) => {
  const rules = RULE_SETS[id];

  test('changes nothing of what it sees or may do', () => {
    let differing = 0;
    for (let hand = 1; hand <= 40; hand++) {
      const numbers = numbersFor(7000 + hand);
      const viewer = WINDS[hand % 4]!;
      const wall = wallOf({ deadWall: rules.flow.deadWall, seasons: false }, numbers);
      const first = playWith(rules, wall, viewer, atRandom(numbers));
      const other = changedWall(wall, unseenPlaces(wall, viewer, first.events), numbers);
      const second = playWith(rules, other, viewer, (_, index) => first.steps[index] ?? null);
      expect(second.may).toEqual(first.may);
      expect(seenBy(viewer, second.events)).toEqual(seenBy(viewer, first.events));
      if (JSON.stringify(second.events) !== JSON.stringify(first.events)) differing++;
    }
    expect(differing).toBeGreaterThan(30);
  });

  test('is nowhere in what it is sent', () => {
    const numbers = numbersFor(7999);
    const wall = wallOf({ deadWall: rules.flow.deadWall, seasons: false }, numbers);
    const { events } = playWith(rules, wall, 'E', atRandom(numbers));
    for (const event of seenBy('S', events)) {
      if (event.type === 'dealt') expect(event.racks.E.every((tile) => tile === 'hidden')).toBe(true);
      if (event.type === 'drawn' && event.seat !== 'S') expect(kindOf(event.tile)).toBe(-1);
    }
  });
});
