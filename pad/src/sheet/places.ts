import { type BySeat, bySeat, type RuleSet, type Wind, windAt, windIndex } from '@windroos/engine';
import { nextRuled, type SlotId } from '../log/slotId.ts';
import { type Length, MAX_HANDS } from '../values/length.ts';
import type { Outcome } from '../values/outcome.ts';
import type { Chairs, PlayerId } from '../values/player.ts';

/** What a slot says about where it stands on the sheet. */
export interface SlotFacts {
  readonly outcome: Outcome | null;
  /** When it was first written down; null for an open hand. */
  readonly at: number | null;
  readonly east: PlayerId | null;
  readonly chairs: Chairs | null;
}

/** A hand's place: its number, the wind of the round, and who has which wind. */
export interface Place {
  readonly id: SlotId;
  readonly number: number;
  readonly round: Wind;
  /** Rounds are counted from 1; the fifth has the east wind again. */
  readonly roundNumber: number;
  readonly chairs: Chairs;
  readonly seats: BySeat<PlayerId>;
  /** Written down, but after the end: kept and not counted. */
  readonly pastEnd: boolean;
}

export interface Sheet {
  readonly places: readonly Place[];
  /** Is there an end, and has it been reached? */
  readonly ended: boolean;
}

export interface SheetInput {
  readonly rules: RuleSet | null;
  readonly length: Length;
  readonly chairs: Chairs;
  /** The slots in which something is written, sorted. */
  readonly ids: readonly SlotId[];
  readonly factsOf: (id: SlotId) => SlotFacts;
}

/** Where the game stands before a hand. */
interface Turn {
  readonly chairs: Chairs;
  /** The chair of the first East. */
  readonly start: number;
  /** How often East has passed. */
  readonly passes: number;
  readonly hands: number;
  readonly timeIsUp: boolean;
  /** Hands begun since the end. */
  readonly extra: number;
}

const isOver = ({ rounds, hands }: Length, turn: Turn): boolean =>
  turn.timeIsUp ||
  (rounds !== undefined && turn.passes >= 4 * rounds) ||
  (hands !== undefined && turn.hands >= hands) ||
  turn.hands >= MAX_HANDS;

const hasEnded = (length: Length, turn: Turn): boolean => isOver(length, turn) && turn.extra >= (length.more ?? 0);

/** Who really was East moves the game on, or one back when East stayed; rotation goes on from there. */
const movedTo = (turn: Turn, chair: number): Turn => {
  const steps = (chair - turn.start - turn.passes + 400 * MAX_HANDS) % 4;
  return { ...turn, passes: turn.passes + (steps === 3 && turn.passes > 0 ? -1 : steps) };
};

const withEast = (turn: Turn, east: PlayerId | null): Turn => {
  const chair = east === null ? -1 : turn.chairs.indexOf(east);
  if (chair < 0) return turn;
  return turn.hands === 0 ? { ...turn, start: chair } : movedTo(turn, chair);
};

const seatedAt = (turn: Turn, { chairs, east }: SlotFacts): Turn =>
  withEast(chairs === null ? turn : { ...turn, chairs }, east);

const placeOf = (id: SlotId, turn: Turn, pastEnd: boolean): Place => {
  const roundIndex = Math.floor(turn.passes / 4);
  return {
    id,
    number: turn.hands + 1,
    round: windAt(roundIndex),
    roundNumber: roundIndex + 1,
    chairs: turn.chairs,
    seats: bySeat((seat) => turn.chairs[(turn.start + turn.passes + windIndex(seat)) % 4]!),
    pastEnd,
  };
};

const eastStays = (rules: RuleSet | null, { seats }: Place, outcome: Outcome | null): boolean =>
  rules?.flow.eastStays === 'after-mahjong' && outcome !== null && outcome.winner === seats.E;

const afterHand = (
  { rules, length }: SheetInput,
  turn: Turn,
  place: Place,
  outcome: Outcome | null,
  end: number,
): Turn => ({
  ...turn,
  passes: turn.passes + (eastStays(rules, place, outcome) ? 0 : 1),
  hands: turn.hands + 1,
  timeIsUp: turn.timeIsUp || (length.until !== undefined && outcome !== null && end >= length.until),
  extra: turn.extra + (isOver(length, turn) ? 1 : 0),
});

/** Without a number of rounds or hands the sheet shows one open hand at a time. */
const isOpenEnded = ({ rounds, hands }: Length): boolean => rounds === undefined && hands === undefined;

const earliest = (a: SlotId | undefined, b: SlotId): SlotId => (a !== undefined && a < b ? a : b);

/** A hand is over when the next one is: what is written in later does not end the evening before the hands that follow. */
const endsOf = ({ ids, factsOf }: SheetInput): ReadonlyMap<SlotId, number> => {
  const ends = new Map<SlotId, number>();
  let end = Number.POSITIVE_INFINITY;
  for (const id of ids.toReversed()) {
    end = Math.min(end, factsOf(id).at ?? end);
    ends.set(id, end);
  }
  return ends;
};

/** Rules the sheet: every hand that is written or still to be played, in order, with its winds. */
export const sheetOf = (input: SheetInput): Sheet => {
  const { ids, length } = input;
  const ends = endsOf(input);
  const places: Place[] = [];
  let turn: Turn = { chairs: input.chairs, start: 0, passes: 0, hands: 0, timeIsUp: false, extra: 0 };
  let left = 0;
  let last: SlotId = '';
  let shownOpen = false;
  while (left < ids.length || !(hasEnded(length, turn) || (shownOpen && isOpenEnded(length)))) {
    const ended = hasEnded(length, turn);
    const id = ended ? ids[left]! : earliest(ids[left], nextRuled(last));
    if (id === ids[left]) left++;
    const facts = input.factsOf(id);
    last = id;
    if (ended && facts.outcome === null) continue;
    turn = seatedAt(turn, facts);
    const place = placeOf(id, turn, ended);
    places.push(place);
    shownOpen = facts.outcome === null && left === ids.length;
    turn = afterHand(input, turn, place, facts.outcome, ends.get(id) ?? 0);
  }
  return { places, ended: hasEnded(length, turn) };
};
