import { describe, expect, test } from 'vitest';
import { asked, comeBack, deal, leave, peopleAt, playerAt, sit, stand, takeOver } from '../src/index.ts';
import { CHAIR_OF, dealt, done, getAllReady, opened, refusalAt, saysAt, story, wait } from './support/sitting.ts';

const people = ['Ada', 'Sem', 'Wim', 'Noor'];
const refused = (error: string) => ({ ok: false, error });

describe('a chair', () => {
  test('is for one person, and a person has one chair', () => {
    const { table } = opened({ people: ['Ada', null, null, null] });
    expect(sit(table, 0, 'Sem', 0)).toEqual(refused('taken'));
    expect(sit(table, 1, 'Ada', 0)).toEqual(refused('sits-elsewhere'));
    expect(stand(table, 1, 0)).toEqual(refused('empty-chair'));
    expect(leave(table, 1, 0)).toEqual(refused('empty-chair'));
    expect(comeBack(table, 0, 0)).toEqual(refused('not-away'));
  });

  test('stays with its person while the winds move on', () => {
    const sitting = dealt({ people, tiles: { E: 'k123456789 k11 k222' } });
    saysAt(sitting, 0, 'E mahjong');
    expect(playerAt(sitting.table, 'E')).toEqual({ person: 'Sem' });
    expect(playerAt(sitting.table, 'N')).toEqual({ person: 'Ada' });
  });
});

describe('a bot', () => {
  test('takes the chair of somebody who is away, and gives it back', () => {
    const sitting = dealt({ people });
    expect(takeOver(sitting.table, CHAIR_OF.E, 'bot', 0)).toEqual(refused('taken'));
    done(sitting, leave(sitting.table, CHAIR_OF.E, 0));
    expect(asked(sitting.table)).toMatchObject([{ seat: 'E', player: null }]);
    done(sitting, takeOver(sitting.table, CHAIR_OF.E, 'bot', 100));
    expect(asked(sitting.table)).toMatchObject([{ seat: 'E', player: { bot: 'bot' } }]);
    expect(takeOver(sitting.table, CHAIR_OF.E, 'other', 100)).toEqual(refused('taken'));
    expect(peopleAt(sitting.table)).toBe(4);
    done(sitting, comeBack(sitting.table, CHAIR_OF.E, 200));
    expect(asked(sitting.table)).toMatchObject([{ seat: 'E', player: { person: 'Ada' } }]);
  });

  test('plays on for somebody who stood up, until another person sits down', () => {
    const sitting = dealt({ people });
    done(sitting, stand(sitting.table, CHAIR_OF.E, 0));
    done(sitting, takeOver(sitting.table, CHAIR_OF.E, 'bot', 0));
    expect(peopleAt(sitting.table)).toBe(3);
    done(sitting, sit(sitting.table, CHAIR_OF.E, 'Bo', 0));
    expect(playerAt(sitting.table, 'E')).toEqual({ person: 'Bo' });
  });

  test('keeps playing the chair of a person who is away and then stands up', () => {
    const sitting = dealt({ people });
    done(sitting, leave(sitting.table, CHAIR_OF.E, 0));
    done(sitting, takeOver(sitting.table, CHAIR_OF.E, 'bot', 0));
    done(sitting, stand(sitting.table, CHAIR_OF.E, 0));
    expect(playerAt(sitting.table, 'E')).toEqual({ bot: 'bot' });
  });

  test('is not needed for a hand to go on: who is not there passes', () => {
    const sitting = dealt({ people: [null, null, null, null], tiles: { W: 'b11' } });
    done(sitting, stand(seated(sitting), CHAIR_OF.W, 0));
    saysAt(sitting, 0, 'E discard k1');
    wait(sitting, 10_000);
    expect(story(sitting).at(-1)).toMatch(/S drawn$/);
  });
});

/** West becomes a person, so that there is one to stand up: its chair is then nobody's. */
const seated = (sitting: ReturnType<typeof dealt>) => {
  done(sitting, sit(sitting.table, CHAIR_OF.W, 'Wim', 0));
  return sitting.table;
};

describe('a hand begins', () => {
  test('when every chair is played and everybody is ready', () => {
    const sitting = opened({ people });
    const wall = dealt({ people }).wall;
    expect(deal(sitting.table, wall, 0)).toEqual(refused('not-ready'));
    getAllReady(sitting);
    done(sitting, stand(sitting.table, 3, 0));
    expect(deal(sitting.table, wall, 0)).toEqual(refused('empty-chair'));
    done(sitting, takeOver(sitting.table, 3, 'bot', 0));
    expect(deal(sitting.table, wall, 0).ok).toBe(true);
  });

  test('once at a time', () => {
    const sitting = dealt({ people });
    expect(deal(sitting.table, sitting.wall, 0)).toEqual(refused('hand-running'));
    expect(refusalAt(opened({ people }), 0, 'E discard k1')).toBe('no-hand');
  });

  test('and everybody says so again for the next', () => {
    const sitting = dealt({ people, tiles: { E: 'k123456789 k11 k222' } });
    saysAt(sitting, 0, 'E mahjong');
    expect(deal(sitting.table, sitting.wall, 0)).toEqual(refused('not-ready'));
    getAllReady(sitting);
    expect(deal(sitting.table, sitting.wall, 0).ok).toBe(true);
  });
});
