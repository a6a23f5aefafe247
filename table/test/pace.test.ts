import { describe, expect, test } from 'vitest';
import { asked, dueAt, leave, takeOver } from '../src/index.ts';
import {
  asksTimeAt,
  CHAIR_OF,
  dealt,
  done,
  refusalAt,
  saysAt,
  story,
  throwsAt,
  trySay,
  wait,
} from './support/sitting.ts';

const east = 'k123 k456 k789 b1 dR t1 t9 b9';
const callers = { E: east, S: 'b23 k11 k47 t258 wSS dG b7', W: 'b11 dRR k28 t36 t47 wN dG b5' };

describe('one person among bots', () => {
  /** West is the person: b1 would be a pung, t1 nothing. */
  const people = [null, null, 'Wim', null];

  test('sees the game go on at a pace while there is nothing to say', () => {
    const sitting = dealt({
      people,
      tiles: { ...callers, S: 'k11 k47 t258 wSS dG b7 b7 b4' },
      settings: { pace: 400 },
    });
    saysAt(sitting, 1000, 'E discard t1');
    wait(sitting, 10_000);
    expect(story(sitting)).toEqual(['1000 E throws t1', '1400 S drawn']);
    expect(asked(sitting.table)).toMatchObject([{ seat: 'S', what: 'turn', from: 1800, player: { bot: 'bot' } }]);
  });

  test('is waited for, as long as it takes, with something to say', () => {
    const sitting = dealt({ people, tiles: callers, settings: { pace: 0 } });
    saysAt(sitting, 0, 'E discard b1');
    saysAt(sitting, 0, 'S pass');
    expect(dueAt(sitting.table)).toBeNull();
    expect(asked(sitting.table)).toMatchObject([{ seat: 'W', what: 'answer', until: null }]);
    saysAt(sitting, 3_600_000, 'W pung');
    expect(story(sitting)).toEqual(['0 E throws b1', '3600000 W pung']);
  });

  test('goes on at once after an answer', () => {
    const sitting = dealt({ people, tiles: callers, settings: { pace: 0 } });
    saysAt(sitting, 0, 'E discard b1');
    saysAt(sitting, 0, 'S pass');
    saysAt(sitting, 150, 'W pass');
    expect(story(sitting)).toEqual(['0 E throws b1', '150 S drawn']);
  });

  test('waits for a bot that has something to say too', () => {
    const sitting = dealt({ people, tiles: callers, settings: { pace: 0 } });
    saysAt(sitting, 0, 'E discard b1');
    saysAt(sitting, 100, 'W pass');
    expect(story(sitting)).toEqual(['0 E throws b1']);
    saysAt(sitting, 130, 'S chow b123');
    expect(story(sitting)).toEqual(['0 E throws b1', '130 S chow']);
  });

  test('may draw instead of passing', () => {
    const sitting = dealt({ people: [null, 'Sem', null, null], tiles: callers, settings: { pace: 0 } });
    saysAt(sitting, 0, 'E discard b1');
    saysAt(sitting, 0, 'W pass');
    saysAt(sitting, 900, 'S draw');
    expect(story(sitting)).toEqual(['0 E throws b1', '900 S drawn']);
  });

  test('without help is not told by a pause that there is something to say', () => {
    const sitting = dealt({ people, tiles: callers, assistance: false, settings: { pace: 400 } });
    saysAt(sitting, 0, 'E discard t1');
    wait(sitting, 2500);
    throwsAt(sitting, 3000);
    wait(sitting, 9000);
    expect(story(sitting).map((line) => line.split(' ')[0])).toEqual(['0', '2000', '3000']);
    expect(asked(sitting.table)).toContainEqual(expect.objectContaining({ seat: 'W', what: 'draw', from: 5000 }));
  });

  test('who has the chair but is away may be looking on: times stay equal', () => {
    const sitting = dealt({ people: [null, null, 'Wim', 'Noor'], tiles: callers });
    done(sitting, leave(sitting.table, CHAIR_OF.N, 0));
    done(sitting, takeOver(sitting.table, CHAIR_OF.N, 'bot', 0));
    saysAt(sitting, 0, 'E discard b1');
    wait(sitting, 9000);
    expect(story(sitting)).toEqual(['0 E throws b1', '2000 S drawn']);
  });
});

describe('bots among themselves', () => {
  const people = [null, null, null, null];

  test('need no time at all', () => {
    const sitting = dealt({ people, tiles: callers });
    saysAt(sitting, 0, 'E discard t1');
    wait(sitting, 0);
    expect(story(sitting)).toEqual(['0 E throws t1', '0 S drawn']);
  });

  test('are all heard', () => {
    const sitting = dealt({ people, tiles: callers });
    saysAt(sitting, 0, 'E discard b1');
    expect(asked(sitting.table).map(({ seat, from }) => [seat, from])).toEqual([
      ['S', 0],
      ['W', 0],
    ]);
    saysAt(sitting, 0, 'S chow b123');
    saysAt(sitting, 0, 'W pung');
    expect(story(sitting)).toEqual(['0 E throws b1', '0 W pung']);
  });
});

describe('deadlines', () => {
  const people = ['Ada', null, 'Wim', null];
  const timed = { people, tiles: { ...callers, draws: 'b8' }, settings: { turn: 20_000 } };

  test('can be off', () => {
    const sitting = dealt({ people, tiles: callers });
    wait(sitting, 1e9);
    expect(story(sitting)).toEqual([]);
    expect(dueAt(sitting.table)).toBeNull();
  });

  test('give back what was drawn when the time of a turn is up', () => {
    const sitting = dealt(timed);
    wait(sitting, 22_000);
    expect(story(sitting)).toEqual(['20000 time up for E', '20000 E throws b9', '22000 S drawn']);
    wait(sitting, 42_000);
    expect(story(sitting).slice(3)).toEqual(['42000 time up for S', '42000 S throws b8']);
  });

  test('throw the last tile of the rack after a claim', () => {
    const sitting = dealt(timed);
    saysAt(sitting, 0, 'E discard b1');
    saysAt(sitting, 0, 'W pung');
    wait(sitting, 22_000);
    expect(story(sitting)).toEqual(['0 E throws b1', '2000 W pung', '22000 time up for W', '22000 W throws dG']);
  });

  test('wait longer for whoever asked for time', () => {
    const sitting = dealt(timed);
    asksTimeAt(sitting, 19_000, 'E');
    wait(sitting, 34_000);
    expect(story(sitting)).toEqual(['34000 time up for E', '34000 E throws b9']);
    expect(refusalAt(sitting, 34_000, 'E discard b1')).toBe('not-legal');
  });

  test('an action after its time is refused', () => {
    const sitting = dealt(timed);
    sitting.now = 19_999;
    expect(trySay(sitting, 'E discard b1').ok).toBe(true);
    sitting.now = 20_000;
    expect(trySay(sitting, 'E discard b1')).toEqual({ ok: false, error: 'too-late' });
  });

  test('a draw by hand is made for whoever forgets it', () => {
    const sitting = dealt({ ...timed, people: ['Ada', 'Sem', null, null], assistance: false });
    saysAt(sitting, 0, 'E discard t1');
    wait(sitting, 30_000);
    expect(story(sitting)).toEqual(['0 E throws t1', '22000 time up for S', '22000 S drawn']);
  });

  test('a person alone among bots who says nothing passes', () => {
    const sitting = dealt({ ...timed, people: [null, null, 'Wim', null] });
    saysAt(sitting, 0, 'E discard b1');
    saysAt(sitting, 0, 'S pass');
    wait(sitting, 30_000);
    expect(story(sitting)).toEqual(['0 E throws b1', '20000 time up for W', '20000 S drawn']);
  });
});
