import { type Event, legalActions } from '@windroos/engine';
import { describe, expect, test } from 'vitest';
import { asked, askTime, dueAt } from '../src/index.ts';
import {
  asksTimeAt,
  dealt,
  refusalAt,
  type Sitting,
  saysAt,
  story,
  throwsAt,
  throwsUntilEnd,
  trySay,
  wait,
} from './support/sitting.ts';

/** Two people (East and West) with two bots: nobody may learn who could call. */
const people = ['Ada', null, 'Wim', null];
const east = 'k123 k456 k789 b1 dR t1 t9 b9';
/** West could make a pung of b1 or of dR; South could make the run b123. */
const callers = { E: east, S: 'b23 k11 k47 t258 wSS dG b7', W: 'b11 dRR k28 t36 t47 wN dG b5' };
/** Nobody has any use for b1. */
const nobody = { E: east, S: 'k11 k47 t258 wSS dG b7 b7 k3', W: 'k28 t36 t47 wN dG b5 b8 t2 t5 dW k5' };

const lastEvent = <T extends Event['type']>(sitting: Sitting, type: T): Extract<Event, { type: T }> => {
  const found = sitting.entries.findLast((entry) => entry.type === 'happened' && entry.event.type === type);
  if (found?.type !== 'happened') throw new Error(`nothing was ${type}`);
  return found.event as Extract<Event, { type: T }>;
};

describe('after a discard', () => {
  test.each([
    ['somebody could call', callers],
    ['nobody could', nobody],
  ])('everybody has two seconds when %s', (_, tiles) => {
    const sitting = dealt({ people, tiles });
    saysAt(sitting, 1000, 'E discard b1');
    wait(sitting, 10_000);
    expect(story(sitting)).toEqual(['1000 E throws b1', '3000 S drawn']);
  });

  test('it is no quicker when everybody has passed', () => {
    const sitting = dealt({ people, tiles: callers });
    saysAt(sitting, 0, 'E discard b1');
    for (const seat of ['S', 'W', 'N']) saysAt(sitting, 100, `${seat} pass`);
    wait(sitting, 10_000);
    expect(story(sitting)).toEqual(['0 E throws b1', '2000 S drawn']);
  });

  test('all people are asked alike, whatever they hold', () => {
    const asks = [callers, nobody].map((tiles) => {
      const sitting = dealt({ people, tiles });
      saysAt(sitting, 0, 'E discard b1');
      return asked(sitting.table).filter(({ player }) => player !== null && 'person' in player);
    });
    expect(asks[0]).toEqual(asks[1]);
    expect(asks[0]).toMatchObject([{ seat: 'W', what: 'answer', from: 0, until: 2000 }]);
  });

  test('only bots with something to say are asked, and only the shell sees that', () => {
    const sitting = dealt({ people, tiles: callers });
    saysAt(sitting, 0, 'E discard b1');
    const bots = asked(sitting.table).filter(({ player }) => player !== null && 'bot' in player);
    expect(bots.map(({ seat }) => seat)).toEqual(['S']);
  });

  test('a call gives the others the same time once more', () => {
    const sitting = dealt({ people, tiles: callers });
    saysAt(sitting, 0, 'E discard b1');
    saysAt(sitting, 700, 'W pung');
    expect(dueAt(sitting.table)).toBe(2700);
    wait(sitting, 10_000);
    expect(story(sitting)).toEqual(['0 E throws b1', '2700 W pung']);
  });

  test('the better call stands, whoever spoke first, and the others hear what was overruled', () => {
    const sitting = dealt({ people, tiles: callers });
    saysAt(sitting, 0, 'E discard b1');
    saysAt(sitting, 10, 'S chow b123');
    saysAt(sitting, 1900, 'W pung');
    wait(sitting, 10_000);
    expect(story(sitting)).toEqual(['0 E throws b1', '3900 W pung']);
    expect(lastEvent(sitting, 'claimed').overruled).toMatchObject([{ seat: 'S', call: 'chow' }]);
  });

  test('an answer is given once', () => {
    const sitting = dealt({ people, tiles: callers });
    saysAt(sitting, 0, 'E discard b1');
    saysAt(sitting, 10, 'W pass');
    expect(refusalAt(sitting, 20, 'W pung')).toBe('answered');
  });

  test('what cannot be called is refused', () => {
    const sitting = dealt({ people, tiles: nobody });
    saysAt(sitting, 0, 'E discard b1');
    expect(refusalAt(sitting, 20, 'W pung')).toBe('not-legal');
    expect(refusalAt(sitting, 20, 'W draw')).toBe('not-legal');
    expect(refusalAt(sitting, 20, 'E pass')).toBe('not-legal');
  });

  test('an answer to an earlier discard counts for none', () => {
    const sitting = dealt({ people, tiles: callers });
    saysAt(sitting, 0, 'E discard b1');
    const first = sitting.table.moment;
    wait(sitting, 2000);
    saysAt(sitting, 3000, 'S discard wS');
    expect(trySay(sitting, 'W pass', first)).toEqual({ ok: false, error: 'stale' });
    expect(trySay(sitting, 'W pass').ok).toBe(true);
  });

  test('who speaks when the time is over comes too late, also when nobody has looked at the clock', () => {
    const sitting = dealt({ people, tiles: callers });
    saysAt(sitting, 0, 'E discard b1');
    sitting.now = 1999;
    expect(trySay(sitting, 'W pung').ok).toBe(true);
    sitting.now = 2000;
    expect(trySay(sitting, 'W pung')).toEqual({ ok: false, error: 'too-late' });
    expect(askTime(sitting.table, 'W', sitting.table.moment, 2000)).toEqual({ ok: false, error: 'too-late' });
  });

  test.each([
    ['somebody could rob it', true, { N: 'k24 b444 k777 t222 k55' }],
    ['nobody could', false, { N: 'k24 b444 k777 t222 k5 wN' }],
  ])('an added kong waits just as long when %s', (_, robs, { N }) => {
    const tiles = {
      E: 'k3 k11 k689 b1 t1 t99 b9 dR b66',
      W: 'k33 k28 t36 t47 wW dG b5 b7 b8',
      N,
      draws: 'b1 b2 b3 k3',
    };
    const sitting = dealt({ rules: 'nts-simplified', people, tiles });
    saysAt(sitting, 0, 'E discard k3');
    saysAt(sitting, 0, 'W pung');
    wait(sitting, 2000);
    saysAt(sitting, 2000, 'W discard wW');
    for (const time of [4000, 6000, 8000]) throwsAt(sitting, time);
    saysAt(sitting, 10_000, 'W kong k3');
    expect(legalActions(sitting.table.game, 'N').some(({ type }) => type === 'mahjong')).toBe(robs);
    wait(sitting, 20_000);
    expect(story(sitting).slice(-3)).toEqual(['10000 W drawn', '10000 W konged', '12000 W drawn']);
  });

  test('after the last tile the hand ends when the time is over', () => {
    const sitting = dealt({ people, tiles: nobody });
    throwsUntilEnd(sitting);
    const [last, end] = story(sitting)
      .slice(-2)
      .map((line) => line.split(' '));
    expect(end).toEqual([String(Number(last![0]) + 2000), 'handEnded']);
  });
});

describe('thinking time', () => {
  test('is seen by all and keeps the window open', () => {
    const sitting = dealt({ people, tiles: callers });
    saysAt(sitting, 0, 'E discard b1');
    expect(asksTimeAt(sitting, 1500, 'W').ok).toBe(true);
    expect(sitting.entries.at(-1)).toEqual({ type: 'timeAsked', at: 1500, seat: 'W', until: 16_500 });
    wait(sitting, 20_000);
    expect(story(sitting)).toEqual(['0 E throws b1', '16500 S drawn']);
  });

  test('ends with the answer of whoever asked', () => {
    const sitting = dealt({ people, tiles: callers });
    saysAt(sitting, 0, 'E discard b1');
    asksTimeAt(sitting, 1500, 'W');
    saysAt(sitting, 9000, 'W pass');
    expect(story(sitting)).toEqual(['0 E throws b1', '9000 S drawn']);
  });

  test('does not shorten the reaction time of the others', () => {
    const sitting = dealt({ people, tiles: callers });
    saysAt(sitting, 0, 'E discard b1');
    asksTimeAt(sitting, 100, 'W');
    saysAt(sitting, 200, 'W pass');
    wait(sitting, 5000);
    expect(story(sitting)).toEqual(['0 E throws b1', '2000 S drawn']);
  });

  test('may be asked for without anything to call, once, by those who are asked', () => {
    const sitting = dealt({ people, tiles: nobody });
    saysAt(sitting, 0, 'E discard b1');
    expect(asksTimeAt(sitting, 10, 'W').ok).toBe(true);
    expect(asksTimeAt(sitting, 20, 'W')).toEqual({ ok: false, error: 'asked-before' });
    expect(asksTimeAt(sitting, 20, 'E')).toEqual({ ok: false, error: 'not-asked' });
    saysAt(sitting, 30, 'N pass');
    expect(asksTimeAt(sitting, 40, 'N')).toEqual({ ok: false, error: 'answered' });
  });

  test('can be switched off', () => {
    const sitting = dealt({ people, tiles: nobody, settings: { thinking: 0 } });
    saysAt(sitting, 0, 'E discard b1');
    expect(asksTimeAt(sitting, 10, 'W')).toEqual({ ok: false, error: 'no-time' });
  });
});

describe('without help the next player draws by hand', () => {
  /** South is a person here: the one who draws after East's discard. */
  const start = { people: ['Ada', 'Sem', null, null], tiles: callers, assistance: false } as const;

  test('the window stays open until the draw', () => {
    const sitting = dealt(start);
    saysAt(sitting, 0, 'E discard b1');
    wait(sitting, 60_000);
    expect(story(sitting)).toEqual(['0 E throws b1']);
    expect(asked(sitting.table)).toContainEqual(expect.objectContaining({ seat: 'S', what: 'draw', from: 2000 }));
    saysAt(sitting, 61_000, 'S draw');
    expect(story(sitting)).toEqual(['0 E throws b1', '61000 S drawn']);
  });

  test('a draw before its time is kept until it is allowed', () => {
    const sitting = dealt(start);
    saysAt(sitting, 0, 'E discard b1');
    saysAt(sitting, 800, 'S draw');
    expect(refusalAt(sitting, 900, 'S chow b123')).toBe('answered');
    wait(sitting, 5000);
    expect(story(sitting)).toEqual(['0 E throws b1', '2000 S drawn']);
  });

  test('whoever has passed draws when it is time', () => {
    const sitting = dealt(start);
    saysAt(sitting, 0, 'E discard b1');
    saysAt(sitting, 800, 'S pass');
    expect(refusalAt(sitting, 900, 'S draw')).toBe('too-early');
    saysAt(sitting, 2500, 'S draw');
    expect(story(sitting)).toEqual(['0 E throws b1', '2500 S drawn']);
  });

  test('until then anybody may still call, and the others get their time', () => {
    const sitting = dealt(start);
    saysAt(sitting, 0, 'E discard b1');
    saysAt(sitting, 5000, 'W pung');
    expect(refusalAt(sitting, 5500, 'S draw')).toBeNull();
    wait(sitting, 10_000);
    expect(story(sitting)).toEqual(['0 E throws b1', '7000 W pung']);
  });

  test('a mahjong that was none shows the rack, and the other answers count', () => {
    const sitting = dealt(start);
    saysAt(sitting, 0, 'E discard b1');
    saysAt(sitting, 100, 'S mahjong');
    saysAt(sitting, 200, 'W pung');
    wait(sitting, 10_000);
    expect(story(sitting)).toEqual(['0 E throws b1', '2200 S falseMahjong', '2200 W pung']);
  });
});
