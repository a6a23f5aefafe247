import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  apply,
  closeWindow,
  copyDraft,
  type Draft,
  decide,
  type Event,
  emptyGame,
  eventFor,
  type Game,
  legalActions,
  MAY_ANNOUNCE,
  MAY_CHOW_HIGH,
  MAY_CHOW_LOW,
  MAY_CHOW_MIDDLE,
  MAY_DISCARD,
  MAY_DRAW,
  MAY_KONG,
  MAY_MAHJONG,
  MAY_PASS,
  MAY_PUNG,
  options,
  packWall,
  playTurn,
  replay,
  startHand,
  startMatch,
  stateOfDraft,
  type Viewer,
  type Wall,
  WINDS,
  wallOf,
  windIndex,
} from '../../src/index.ts';
import { ANY_ACTION, keyOf } from './anyAction.ts';
import { decideStep, numbersFor, randomStep } from './randomPlay.ts';
import { VARIANTS, type Variant } from './variants.ts';

const HANDS = 8;
const VIEWERS: readonly Viewer[] = [...WINDS, 'spectator'];

const sent = (event: Event): Event => JSON.parse(JSON.stringify(event));

/** One game followed in several ways at once, which must agree at every event. */
interface Followed {
  game: Game;
  readonly log: Event[];
  /** Folded from what was written down. */
  written: Game;
  readonly views: Map<Viewer, Game>;
}

const follow = (followed: Followed, event: Event): void => {
  followed.log.push(event);
  followed.game = apply(followed.game, event);
  followed.written = apply(followed.written, sent(event));
  for (const viewer of VIEWERS) {
    followed.views.set(viewer, apply(followed.views.get(viewer)!, sent(eventFor(event, viewer))));
  }
};

const newlyFollowed = (): Followed => ({
  game: emptyGame,
  log: [],
  written: emptyGame,
  views: new Map(VIEWERS.map((viewer) => [viewer, emptyGame])),
});

/** Millions of comparisons: the slow matcher is asked only for its message. */
const expectSame = (found: unknown, wanted: unknown): void => {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
};

const stateIn = (game: Game) => (game.hand === null ? null : stateOfDraft(game.hand));

const MASKS: readonly (readonly [mask: number, type: Action['type'], count: number])[] = [
  [MAY_DRAW, 'draw', 1],
  [MAY_PUNG, 'pung', 1],
  [MAY_MAHJONG, 'mahjong', 1],
  [MAY_PASS, 'pass', 1],
  [MAY_ANNOUNCE, 'announce', 1],
];

/** The bits and the list say the same. */
const bitsAgree = (draft: Draft, seat: number, listed: readonly Action[]): boolean => {
  const may = options(draft, seat);
  const count = (type: Action['type']): number => listed.filter((action) => action.type === type).length;
  const chows = [MAY_CHOW_LOW, MAY_CHOW_MIDDLE, MAY_CHOW_HIGH].filter((bit) => (may & bit) !== 0).length;
  return (
    MASKS.every(([bit, type, many]) => count(type) === ((may & bit) === 0 ? 0 : many)) &&
    count('chow') === chows &&
    count('kong') > 0 === ((may & MAY_KONG) !== 0) &&
    count('discard') > 0 === ((may & MAY_DISCARD) !== 0)
  );
};

const checkAgreement = ({ game, written, views }: Followed, draft: Draft): void => {
  const state = stateIn(game);
  expectSame(stateIn(written), state);
  expectSame(stateOfDraft(draft), state);
  for (const seat of WINDS) {
    const listed = legalActions(game, seat);
    expectSame(legalActions(views.get(seat)!, seat), listed);
    if (game.stage === 'hand' && !bitsAgree(draft, windIndex(seat), listed)) expect.fail('bits and list differ');
  }
};

/** Other seats' racks are not in a view, unless they were shown. */
const checkHiding = ({ game, views, log }: Followed): void => {
  const shown = log.flatMap((event) => (event.type === 'falseMahjong' ? [event.seat] : []));
  const state = stateIn(game)!;
  for (const viewer of VIEWERS) {
    const seen = stateIn(views.get(viewer)!)!;
    for (const seat of WINDS) {
      const { rack, hidden } = seen.seats[seat];
      expectSame(rack.length + hidden, state.seats[seat].rack.length);
      if (seat !== viewer && !shown.includes(seat)) expectSame(rack, []);
    }
  }
};

/** Everything listed is accepted, everything else refused, and neither leaves a trace. */
const checkEveryAction = (game: Game, wall: Wall): void => {
  const before = stateIn(game);
  const listed = new Set(WINDS.flatMap((seat) => legalActions(game, seat)).map(keyOf));
  const accepted = ANY_ACTION.filter((action) => decide(game, wall, action).ok).map(keyOf);
  expect(new Set(accepted)).toEqual(listed);
  expect(stateIn(game)).toEqual(before);
};

/** Deals a hand; the draft that is stepped beside the game starts from the same racks. */
const begin = (variant: Variant, hand: number) => {
  const numbers = numbersFor(hand);
  const followed = newlyFollowed();
  const { rules, assistance } = variant;
  follow(followed, startMatch(rules, { assistance, length: { rounds: 4 } }, { throws: [], east: 0 }));
  const wall = wallOf({ deadWall: rules.flow.deadWall, seasons: rules.flow.seasons }, numbers);
  const started = startHand(followed.game, wall, { dice: wall.layout.dice });
  if (!started.ok) throw new Error(started.error);
  for (const event of started.value) follow(followed, event);
  return { followed, wall, numbers };
};

const playHand = (variant: Variant, hand: number): Followed => {
  const { followed, wall, numbers } = begin(variant, hand);
  const draft = copyDraft(followed.game.hand!);
  for (let step = 0; followed.game.stage === 'hand'; step++) {
    checkAgreement(followed, draft);
    checkHiding(followed);
    if (step % 29 === hand % 29) checkEveryAction(followed.game, wall);
    const next = randomStep(draft, numbers);
    const decision = decideStep(followed.game, wall, next);
    if (!decision.ok) throw new Error(`a listed step was refused: ${decision.error}`);
    for (const event of decision.value) follow(followed, event);
    if (next.window) closeWindow(draft, packWall(wall), next.moves);
    else playTurn(draft, packWall(wall), next.moves[0]!);
  }
  checkAgreement(followed, draft);
  return followed;
};

describe.each(VARIANTS)('games of $name', (variant) => {
  test('are the same live, written down, packed, and for each seat in its own view', () => {
    for (let hand = 1; hand <= HANDS; hand++) {
      const { game, log } = playHand(variant, hand);
      expect(replay(log.map(sent))).toEqual({ ...game, hand: expect.anything() });
    }
  });
});
