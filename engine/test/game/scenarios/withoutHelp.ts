import { dealt, endOf, lastOf, may, meldsOf, play, stateOf, tryWord } from '@windroos/testkit/game';
import { expect } from 'vitest';
import { legalActions } from '../../../src/index.ts';
import { ALL, NTS, RODE_DRAAK, SCHOON_SPEL, type Scenario, scenario, WAITING } from './scenario.ts';

export const WITHOUT_HELP: readonly Scenario[] = [
  scenario('with help mahjong is offered only when it is one, with its value', ALL, (id) => {
    const table = dealt(id, { E: 'b3 k9', S: WAITING.S, draws: 'wE wW wN wS' });
    play(table, 'discard k9');
    expect(may(table, 'S')).not.toContain('mahjong');
    play(table, [], 'discard wE', [], 'discard wW', [], 'discard wN', [], 'discard b3');
    const offered = legalActions(table.game, 'S').find(({ type }) => type === 'mahjong');
    play(table, ['S mahjong']);
    expect(offered).toEqual({ type: 'mahjong', seat: 'S', value: endOf(table).sheets!.S.total });
  }),

  scenario("without help a false mahjong shows the rack, and the others' answers stand", ALL, (id) => {
    const table = dealt(id, { E: 'k5', S: 'k34 b19 t19 wESWN dRGW', W: 'k55' }, { assistance: false });
    play(table, 'discard k5');
    expect(may(table, 'S')).toContain('mahjong');
    const events = play(table, ['S mahjong', 'W pung']);
    expect(events.map(({ type }) => type)).toEqual(['falseMahjong', 'claimed']);
    expect(lastOf(table, 'falseMahjong')).toMatchObject({ seat: 'S', tile: 'k5', dead: id !== 'rode-draak' });
    expect(lastOf(table, 'claimed').overruled).toEqual([]);
    expect(stateOf(table)).toMatchObject({ turn: 'W' });
  }),

  scenario('after a false mahjong in turn a discard is still owed', ALL, (id) => {
    const table = dealt(id, { E: 'k9' }, { assistance: false });
    play(table, 'mahjong');
    expect(lastOf(table, 'falseMahjong').rack).toHaveLength(14);
    expect(stateOf(table)).toMatchObject({ turn: 'E', phase: 'turn' });
    expect(tryWord(table, 'mahjong')).toEqual({ ok: false, error: 'not-legal' });
    play(table, 'discard k9');
  }),

  scenario(
    'a false mahjong makes a dead hand: it plays on, never wins, counts nothing and pays',
    [...NTS, ...SCHOON_SPEL],
    (id) => {
      const table = dealt(
        id,
        { E: 'k5 b3', S: WAITING.S, W: 'dWWW k55', N: WAITING.N, draws: 'b3 t1 t2 t3' },
        { assistance: false },
      );
      play(table, 'discard k5', ['S mahjong', 'W mahjong']);
      expect(stateOf(table).seats.S.dead).toBe(true);
      expect(stateOf(table).seats.W.dead).toBe(true);
      expect(may(table, 'S')).toEqual([]);
      play(table, 'discard b3');
      expect(may(table, 'W')).not.toContain('mahjong');
      play(table, ['N mahjong']);
      const { sheets, payments } = endOf(table);
      expect(sheets!.S).toMatchObject({ dead: true, total: 0, lines: [] });
      expect(payments.S).toBeLessThan(0);
      expect(sheets!.W.total).toBe(0);
    },
  ),

  scenario('a dead hand still claims', [...NTS, ...SCHOON_SPEL], (id) => {
    const table = dealt(id, { E: 'k5 k9', S: 'k99', W: 't1', draws: 't1 t2 t3 t4' }, { assistance: false });
    play(table, 'discard k5', ['S mahjong']);
    play(table, 'discard t1', [], 'discard t2', [], 'discard t3', [], 'discard k9');
    expect(may(table, 'S')).toContain('pung');
    play(table, ['S pung']);
    expect(meldsOf(table, 'S')).toEqual(['k999']);
  }),

  scenario('a false mahjong costs nothing', RODE_DRAAK, (id) => {
    const table = dealt(id, { E: 'k5 b3', S: WAITING.S, draws: 't1 t2 t3 t4' }, { assistance: false });
    play(table, 'discard k5', ['S mahjong'], 'discard t1', [], 'discard t2', [], 'discard t3', [], 'discard b3');
    play(table, ['S mahjong']);
    expect(endOf(table).winner).toBe('S');
    expect(endOf(table).sheets!.S.dead).toBe(false);
  }),

  scenario('what wins without help wins', ALL, (id) => {
    const table = dealt(id, { E: 'b3', S: WAITING.S }, { assistance: false });
    play(table, 'discard b3', ['S mahjong']);
    expect(endOf(table).winner).toBe('S');
  }),
];
