import { type Bot, newBot } from '@windroos/bots';
import {
  apply,
  bySeat,
  emptyGame,
  eventFor,
  type Game,
  handSeed,
  masterSeed,
  RULE_SET_IDS,
  type RuleSetId,
  replay,
  WINDS,
  type Wind,
} from '@windroos/engine';
import { describe, expect, test } from 'vitest';
import { asked, deal, dueAt, logOf, promise, say, tick, wallAt } from '../src/index.ts';
import { numbersFor } from './support/randomSitting.ts';
import { append, done, getAllReady, opened, type Sitting } from './support/sitting.ts';

/** A shell in small: it asks whom the table names and keeps the clock. Everybody is a bot behind its own view. */

/** A bot with what its seat has seen so far. */
interface Seated {
  readonly bot: Bot;
  view: Game;
  /** How many events it has seen. */
  seen: number;
}

type Players = Readonly<Record<Wind, Seated>>;

const catchUp = (seated: Seated, seat: Wind, { entries }: Sitting): Game => {
  const events = logOf(entries);
  seated.view = events.slice(seated.seen).reduce((game, event) => apply(game, eventFor(event, seat)), seated.view);
  seated.seen = events.length;
  return seated.view;
};

/** Asks the first whose word is awaited; false when only time can go on. */
const askSomebody = (sitting: Sitting, players: Players): boolean => {
  const [ask] = asked(sitting.table);
  if (ask === undefined) return false;
  sitting.now = Math.max(sitting.now, ask.from);
  const action = players[ask.seat].bot.choose(catchUp(players[ask.seat], ask.seat, sitting), ask.seat);
  const said = say(sitting.table, sitting.wall, { action: action!, on: sitting.table.moment }, sitting.now);
  if (said.ok) append(sitting, said.value);
  return said.ok;
};

const playHand = (sitting: Sitting, players: Players): void => {
  while (sitting.table.game.stage === 'hand') {
    if (askSomebody(sitting, players)) continue;
    sitting.now = Math.max(sitting.now, dueAt(sitting.table)!);
    append(sitting, tick(sitting.table, sitting.wall, sitting.now));
  }
};

/** Seats are winds, which move on: everybody looks anew at each hand. */
const newPlayers = (): Players =>
  bySeat((seat) => ({ bot: newBot('keep-what-fits', numbersFor(WINDS.indexOf(seat))), view: emptyGame, seen: 0 }));

const playMatch = (rules: RuleSetId, people: readonly (string | null)[]): Sitting => {
  const sitting = opened({ rules, people, length: { hands: 2 } });
  while (sitting.table.game.stage === 'between') {
    const seed = handSeed(masterSeed('match'), sitting.table.game.hands + 1);
    done(sitting, promise(sitting.table, seed, sitting.now));
    getAllReady(sitting);
    sitting.wall = wallAt(sitting.table)!;
    done(sitting, deal(sitting.table, sitting.wall, sitting.now));
    playHand(sitting, newPlayers());
  }
  return sitting;
};

describe.each(RULE_SET_IDS)('a match of %s', (rules) => {
  test.each([
    ['four bots', [null, null, null, null]],
    ['one person', ['Ada', null, null, null]],
    ['three people', ['Ada', 'Sem', null, 'Noor']],
  ])('goes from the first deal to its ranking with %s', (_, people) => {
    const { entries, table } = playMatch(rules, people);
    expect(table.game.stage).toBe('over');
    expect(table.game.ranking).toHaveLength(4);
    expect(table.game.totals.reduce((sum, total) => sum + total, 0)).toBe(0);
    expect(replay(logOf(entries)).totals).toEqual(table.game.totals);
  });

  test('is the same whoever plays, as long as they choose the same', () => {
    const logs = [
      [null, null, null, null],
      ['Ada', 'Sem', 'Wim', 'Noor'],
    ].map((people) => logOf(playMatch(rules, people).entries));
    expect(logs[0]).toEqual(logs[1]);
  });
});
