import {
  type Action,
  CHAIRS,
  type Chair,
  fastNumbersFrom,
  handSeed,
  legalActions,
  type MatchSettings,
  masterSeed,
  type Numbers,
  RULE_SET_IDS,
  type RuleSetId,
  WINDS,
  type Wind,
  wallOf,
} from '@windroos/engine';
import {
  type Appended,
  askTime,
  comeBack,
  deal,
  dueAt,
  leave,
  say,
  sit,
  stand,
  type TableSettings,
  takeOver,
  tick,
} from '../../src/index.ts';
import { append, done, getAllReady, opened, type Sitting, wait } from './sitting.ts';

/** Something that somebody tries at some time; it may be refused. */
export type Input = { readonly at: number } & (
  | { readonly does: 'say'; readonly action: Action }
  | { readonly does: 'askTime'; readonly seat: Wind }
  | { readonly does: 'sit' | 'stand' | 'leave' | 'comeBack' | 'takeOver'; readonly chair: Chair }
);

const MASTER = masterSeed('table tests');
export const numbersFor = (seed: number): Numbers => fastNumbersFrom(handSeed(MASTER, seed));

export const pick = <T>(numbers: Numbers, list: readonly T[]): T => list[numbers.below(list.length)]!;
export const chance = (numbers: Numbers, percent: number): boolean => numbers.below(100) < percent;

const CHAIR_ACTS = {
  sit: ({ table, now }: Sitting, chair: Chair) => sit(table, chair, `guest ${chair}`, now),
  stand: ({ table, now }: Sitting, chair: Chair) => stand(table, chair, now),
  leave: ({ table, now }: Sitting, chair: Chair) => leave(table, chair, now),
  comeBack: ({ table, now }: Sitting, chair: Chair) => comeBack(table, chair, now),
  takeOver: ({ table, now }: Sitting, chair: Chair) => takeOver(table, chair, 'bot', now),
} as const;

const attempt = (sitting: Sitting, input: Input): Appended => {
  const { table, wall, now } = sitting;
  if (input.does === 'say') return say(table, wall, { action: input.action, on: table.moment }, now);
  if (input.does === 'askTime') return askTime(table, input.seat, table.moment, now);
  return CHAIR_ACTS[input.does](sitting, input.chair);
};

/** Time passes until the input, then somebody tries it; answers whether it was accepted. */
export const feed = (sitting: Sitting, input: Input): boolean => {
  wait(sitting, input.at);
  const appended = attempt(sitting, input);
  if (appended.ok) append(sitting, appended.value);
  return appended.ok;
};

/** Whoever may do something; in a hand people mostly call what they can. */
const randomAction = ({ table }: Sitting, numbers: Numbers): Action | null => {
  const acting = WINDS.filter((seat) => legalActions(table.game, seat).length > 0);
  if (acting.length === 0) return null;
  const listed = legalActions(table.game, pick(numbers, acting));
  const calls = listed.filter(({ type }) => type !== 'pass' && type !== 'draw' && type !== 'mahjong');
  return calls.length > 0 && chance(numbers, 60) ? pick(numbers, calls) : pick(numbers, listed);
};

const CHAIR_WORDS = ['sit', 'stand', 'leave', 'comeBack', 'takeOver', 'takeOver'] as const;

const randomInput = (sitting: Sitting, numbers: Numbers): Input | null => {
  const at = sitting.now + pick(numbers, [0, 0, 10, 300, 1200, 2000, 2500]);
  wait(sitting, at);
  if (sitting.table.game.stage !== 'hand') return null;
  if (chance(numbers, 6)) return { at, does: 'askTime', seat: pick(numbers, WINDS) };
  if (chance(numbers, 6)) return { at, does: pick(numbers, CHAIR_WORDS), chair: pick(numbers, CHAIRS) };
  const action = randomAction(sitting, numbers);
  return action === null ? { at, does: 'askTime', seat: 'E' } : { at, does: 'say', action };
};

export interface RandomStart {
  readonly rules?: RuleSetId;
  readonly people?: readonly (string | null)[];
  readonly settings?: Partial<TableSettings>;
  readonly match?: Partial<MatchSettings>;
}

/** A random table with a hand dealt. */
export const randomStart = (numbers: Numbers, start: RandomStart = {}): Sitting => {
  const anybody = CHAIRS.map((chair) => (chance(numbers, 50) ? `person ${chair}` : null));
  const sitting = opened({
    rules: start.rules ?? pick(numbers, RULE_SET_IDS),
    people: start.people ?? anybody,
    settings: { turn: pick(numbers, [null, 10_000]), pace: pick(numbers, [0, 500]), ...start.settings },
    assistance: start.match?.assistance ?? chance(numbers, 70),
  });
  getAllReady(sitting);
  const { deadWall, seasons } = sitting.table.game.rules.flow;
  sitting.wall = wallOf({ deadWall, seasons }, numbers);
  done(sitting, deal(sitting.table, sitting.wall, 0));
  return sitting;
};

/** The same table, nothing but the deal on it. */
export const startOver = (sitting: Sitting): Sitting => {
  const end = sitting.entries.findLastIndex((entry) => entry.type === 'happened' && entry.event.type === 'dealt');
  const fresh: Sitting = { entries: [], table: opened({ people: [] }).table, wall: sitting.wall, now: 0 };
  append(fresh, sitting.entries.slice(0, end + 1));
  return fresh;
};

const MOST_INPUTS = 500;

/** Plays on at random; answers with what was tried. */
export const playRandomly = (sitting: Sitting, numbers: Numbers): readonly Input[] => {
  const inputs: Input[] = [];
  while (inputs.length < MOST_INPUTS) {
    const input = randomInput(sitting, numbers);
    if (input === null) break;
    inputs.push(input);
    feed(sitting, input);
  }
  return inputs;
};

/** Nobody does anything until nothing is due any more. */
export const playByClock = (sitting: Sitting): void => {
  for (let due = dueAt(sitting.table); due !== null; due = dueAt(sitting.table)) {
    sitting.now = Math.max(sitting.now, due);
    append(sitting, tick(sitting.table, sitting.wall, sitting.now));
  }
};
