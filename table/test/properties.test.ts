import {
  type Action,
  apply,
  decideClaims,
  type Event,
  emptyGame,
  type Game,
  handState,
  isWindow,
  replay,
  stateOfDraft,
  type Wind,
} from '@windroos/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asked, dueAt, type Entry, emptyTable, follow, logOf, tableOf, tick } from '../src/index.ts';
import { feed, numbersFor, playByClock, playRandomly, randomStart, startOver } from './support/randomSitting.ts';
import type { Sitting } from './support/sitting.ts';

const seeds = fc.integer({ min: 1, max: 1_000_000 });
const RUNS = { numRuns: 40 };

const played = (seed: number) => {
  const numbers = numbersFor(seed);
  const sitting = randomStart(numbers);
  return { sitting, inputs: playRandomly(sitting, numbers) };
};

const written = (entries: readonly Entry[]): readonly Entry[] => JSON.parse(JSON.stringify(entries));

test('random sittings see answers, requests for time, times that are up and hands that end', () => {
  const all = Array.from({ length: 30 }, (_, seed) => played(seed + 1).sitting);
  const types = new Set(all.flatMap(({ entries }) => entries.map(({ type }) => type)));
  expect([...types].toSorted()).toEqual(
    expect.arrayContaining([
      'answered',
      'happened',
      'left',
      'returned',
      'sat',
      'stood',
      'takenOver',
      'timeAsked',
      'timeUp',
    ]),
  );
  const events = new Set(all.flatMap(({ entries }) => logOf(entries).map(({ type }) => type)));
  expect([...events]).toEqual(expect.arrayContaining(['claimed', 'konged', 'handEnded', 'falseMahjong']));
});

describe('the stream', () => {
  test('cut anywhere is a table that can be asked anything', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { sitting } = played(seed);
        let table = emptyTable;
        let game = emptyGame;
        for (const entry of sitting.entries) {
          table = follow(table, entry);
          if (entry.type === 'happened') game = apply(game, entry.event);
          expect(table.game.stage).toBe(game.stage);
          expect(asked(table).length).toBeLessThanOrEqual(4);
          expect(dueAt(table) ?? 0).toBeGreaterThanOrEqual(0);
        }
        expect(handState(table.game)).toEqual(handState(game));
      }),
      RUNS,
    );
  });

  test('holds the log of the game, which replays to the same hand', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { entries, table } = played(seed).sitting;
        expect(stateOfDraft(replay(logOf(entries)).hand!)).toEqual(handState(table.game));
      }),
      RUNS,
    );
  });

  test('never goes back in time', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const times = played(seed).sitting.entries.map(({ at }) => at);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }),
      RUNS,
    );
  });
});

/** Everything that a table keeps in memory is lost and read back. */
const killed = (sitting: Sitting): Sitting => ({ ...sitting, table: tableOf(written(sitting.entries)) });

describe('a kill', () => {
  test('at any point changes nothing of what follows', () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, when) => {
        const { sitting, inputs } = played(seed);
        const cut = when % (inputs.length + 1);
        let again = startOver(sitting);
        for (const [index, input] of inputs.entries()) {
          if (index === cut || index % 97 === 0) again = killed(again);
          feed(again, input);
        }
        expect(again.entries).toEqual(sitting.entries.slice(0, again.entries.length));
        expect(sitting.entries.length - again.entries.length).toBeLessThan(8);
      }),
      { numRuns: 20 },
    );
  });

  test('loses no answer that was acknowledged', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { entries } = played(seed).sitting;
        for (const [index, entry] of entries.entries()) {
          if (entry.type !== 'answered') continue;
          const { answers } = tableOf(written(entries.slice(0, index + 1)));
          expect(answers[entry.seat]).toEqual({ action: entry.action, at: entry.at });
        }
      }),
      { numRuns: 6 },
    );
  });
});

const isOpen = (game: Game): boolean => game.stage === 'hand' && game.hand !== null && isWindow(game.hand);
const isCall = ({ type }: Action): boolean => type !== 'pass' && type !== 'draw';

/** Walks along a stream; each window that closes, with what happened and what the engine decides. */
const outcomesIn = ({
  entries,
  wall,
}: Sitting): readonly { happened: readonly Event[]; decided: readonly Event[] }[] => {
  const outcomes: { happened: readonly Event[]; decided: readonly Event[] }[] = [];
  let game = emptyGame;
  let answers: Action[] = [];
  let decidedAhead = 0;
  for (const [index, entry] of entries.entries()) {
    if (entry.type === 'answered') answers.push(entry.action);
    if (entry.type !== 'happened') continue;
    if (decidedAhead === 0 && isOpen(game)) {
      const decision = decideClaims(game, wall, answers.filter(isCall));
      const decided = decision.ok ? decision.value : [];
      outcomes.push({ happened: logOf(entries.slice(index)).slice(0, decided.length), decided });
      answers = [];
      decidedAhead = decided.length;
    }
    decidedAhead = Math.max(0, decidedAhead - 1);
    game = apply(game, entry.event);
  }
  return outcomes;
};

test('a window comes to what the engine makes of all its answers at once', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const outcomes = outcomesIn(played(seed).sitting);
      for (const { happened, decided } of outcomes) expect(happened).toEqual(decided);
      expect(outcomes.every(({ decided }) => decided.length > 0)).toBe(true);
      expect(outcomes.length).toBeGreaterThan(2);
    }),
    RUNS,
  );
});

test('with time limits a hand ends by itself, and what is due never comes twice', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const sitting = randomStart(numbersFor(seed), { settings: { turn: 5000 }, match: { assistance: true } });
      playByClock(sitting);
      expect(sitting.table.game.stage).toBe('between');
      expect(tick(sitting.table, sitting.wall, sitting.now + 1e9)).toEqual([]);
      const late = new Set(sitting.entries.flatMap((entry) => (entry.type === 'timeUp' ? [entry.seat] : [])));
      expect([...late].toSorted()).toEqual(['E', 'N', 'S', 'W'] satisfies Wind[]);
    }),
    { numRuns: 12 },
  );
});
