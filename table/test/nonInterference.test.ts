import {
  legalActions,
  type Numbers,
  RULE_SET_IDS,
  RULE_SETS,
  type RuleSetId,
  type Viewer,
  WINDS,
  type Wind,
  wallOf,
} from '@windroos/engine';
import { describe, expect, test } from 'vitest';
import { asked, deal, dueAt, type Entry, entryFor } from '../src/index.ts';
import { chance, feed, type Input, numbersFor, pick } from './support/randomSitting.ts';
import { done, getAllReady, opened, type Sitting, wait } from './support/sitting.ts';
import { otherWall } from './support/unseen.ts';

/**
 * Two games that differ only in what a seat may not see: everybody does the same at the same times. What that seat is
 * sent, and when, must be the same too, and what others keep to themselves must make no difference.
 */
const PEOPLE = ['Ada', 'Sem', null, null];

const started = (rules: RuleSetId, wall: Sitting['wall'], assistance: boolean): Sitting => {
  const sitting = opened({ rules, people: PEOPLE, assistance, settings: { turn: 30_000 } });
  getAllReady(sitting);
  sitting.wall = wall;
  done(sitting, deal(sitting.table, wall, 0));
  return sitting;
};

/** Passes, draws, throws, now and then one call a window: an overruled call would tell what its seat still holds. */
const mayBeTried = (sitting: Sitting, type: string): boolean => {
  if (type === 'mahjong' || type === 'kong' || type === 'announce') return false;
  const isCalled = Object.values(sitting.table.answers).some(({ action }) => !['pass', 'draw'].includes(action.type));
  return !isCalled || type === 'pass' || type === 'draw';
};

const randomInput = (sitting: Sitting, numbers: Numbers): Input | null => {
  const at = sitting.now + pick(numbers, [0, 50, 400, 1100, 2000]);
  wait(sitting, at);
  if (sitting.table.game.stage !== 'hand') return null;
  const seat = pick(numbers, WINDS);
  if (chance(numbers, 4)) return { at, does: 'askTime', seat };
  const listed = legalActions(sitting.table.game, seat).filter(({ type }) => mayBeTried(sitting, type));
  return listed.length === 0 ? { at, does: 'askTime', seat } : { at, does: 'say', action: pick(numbers, listed) };
};

interface Tried {
  readonly input: Input;
  readonly accepted: boolean;
  /** Of somebody who visibly asked for time: then the answer is visible too. */
  readonly thinking: boolean;
}

const isThinking = ({ table }: Sitting, input: Input): boolean =>
  input.does === 'say' && table.thinking[input.action.seat] !== undefined;

const MOST_INPUTS = 150;

/** Stops before the hand is over: then everything is shown. */
const playOn = (sitting: Sitting, numbers: Numbers): readonly Tried[] => {
  const tried: Tried[] = [];
  for (let n = 0; n < MOST_INPUTS && sitting.table.game.stage === 'hand'; n++) {
    const input = randomInput(sitting, numbers);
    if (input === null) break;
    const thinking = isThinking(sitting, input);
    tried.push({ input, thinking, accepted: feed(sitting, input) });
  }
  return tried;
};

/** What somebody else kept to itself: passing is the same as saying nothing. */
const isPrivate = ({ input, thinking }: Tried, viewer: Viewer): boolean =>
  input.does === 'say' && input.action.type === 'pass' && input.action.seat !== viewer && !thinking;

const seenBy = (entries: readonly Entry[], viewer: Viewer): readonly Entry[] =>
  entries.flatMap((entry) => entryFor(entry, viewer) ?? []);

/** What the shell would show or do about people: whom it asks, and when something happens by itself. */
const askedPeople = ({ table }: Sitting) =>
  asked(table)
    .filter(({ player }) => player !== null && 'person' in player)
    .map(({ seat, what, from, until }) => ({ seat, what, from, until }));

/** Everything that somebody with a stopwatch could note, before and after each input. */
const notes = (sitting: Sitting, tried: readonly Tried[]): readonly unknown[] =>
  tried.map(({ input, accepted }) => {
    wait(sitting, input.at);
    const before = { due: dueAt(sitting.table), people: askedPeople(sitting) };
    return { before, same: feed(sitting, input) === accepted, due: dueAt(sitting.table) };
  });

const differs = (a: Sitting, b: Sitting): boolean => JSON.stringify(a.entries) !== JSON.stringify(b.entries);

describe.each(RULE_SET_IDS)('%s: what a seat may not see', (rules) => {
  test.each([true, false])('changes neither what it is sent nor when (help: %s)', (assistance) => {
    let different = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const numbers = numbersFor(500 + seed);
      const viewer: Wind = WINDS[seed % 4]!;
      const wall = wallOf({ deadWall: RULE_SETS[rules].flow.deadWall, seasons: false }, numbers);
      const first = started(rules, wall, assistance);
      const tried = playOn(first, numbers);
      if (first.table.game.stage !== 'hand') continue;
      const other = started(rules, otherWall(wall, first.entries, first.table, viewer, numbers), assistance);
      const again = started(rules, wall, assistance);
      expect(notes(other, tried)).toEqual(notes(again, tried));
      expect(seenBy(other.entries, viewer)).toEqual(seenBy(first.entries, viewer));
      if (differs(other, first)) different++;
    }
    expect(different).toBeGreaterThan(5);
  });

  test('a pass that nobody sees makes no difference to anybody else', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const numbers = numbersFor(900 + seed);
      const wall = wallOf({ deadWall: RULE_SETS[rules].flow.deadWall, seasons: false }, numbers);
      const first = started(rules, wall, true);
      const tried = playOn(first, numbers);
      for (const viewer of [...WINDS, 'spectator'] as const) {
        const silent = started(rules, wall, true);
        for (const each of tried) if (!isPrivate(each, viewer) && each.accepted) feed(silent, each.input);
        wait(silent, first.now);
        expect(seenBy(silent.entries, viewer)).toEqual(seenBy(first.entries, viewer));
      }
    }
  });
});
