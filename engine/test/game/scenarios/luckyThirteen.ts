import { dealt, endOf, may, mayAnnounce, mayDiscard, play, say, stateOf, winFacts } from '@windroos/testkit/game';
import { expect } from 'vitest';
import { eventFor } from '../../../src/index.ts';
import { NTS, RODE_DRAAK, SCHOON_SPEL, type Scenario, scenario, WAITING } from './scenario.ts';

export const LUCKY_THIRTEEN: readonly Scenario[] = [
  scenario('De Gelukkige Dertien is announced before the own first draw, and binds the hand', RODE_DRAAK, (id) => {
    const table = dealt(id, { E: 'k9', S: WAITING.S, draws: 'wN t1 t2 t3 b3' });
    expect(may(table, 'S')).toEqual([]);
    play(table, 'discard k9');
    expect(mayAnnounce(table, 'S')).toBe(true);
    const events = play(table, ['S announce']);
    expect(events.map(({ type }) => type)).toEqual(['announced', 'drawn']);
    expect(mayDiscard(table, 'S')).toEqual(['discard wN']);
    play(table, 'discard wN', [], 'discard t1', [], 'discard t2', [], 'discard t3', []);
    play(table, 'mahjong');
    expect(winFacts(table)).toEqual({ tile: 'b3', from: 'wall', first: 'thirteen' });
    expect(endOf(table).sheets!.S.lines.map(({ row }) => row)).toContain('gelukkige-dertien');
  }),

  scenario('De Gelukkige Dertien may be announced while another player thinks', RODE_DRAAK, (id) => {
    const table = dealt(id, { E: 'k9 k1', N: WAITING.N, draws: 't1 t2 wN b3' });
    play(table, 'discard k9', []);
    expect(mayAnnounce(table, 'N')).toBe(true);
    say(table, 'N announce');
    expect(stateOf(table).seats.N.announced).toBe(true);
    expect(stateOf(table).turn).toBe('S');
    expect(mayAnnounce(table, 'N')).toBe(false);
  }),

  scenario('De Gelukkige Dertien needs a waiting hand, and is too late after a draw or a claim', RODE_DRAAK, (id) => {
    const table = dealt(id, { E: 'k9', S: WAITING.S, W: 't1 k99 b1 b9', N: 't5', draws: 'wN' });
    play(table, 'discard k9');
    expect(mayAnnounce(table, 'W')).toBe(false);
    expect(mayAnnounce(table, 'S')).toBe(true);
    play(table, []);
    expect(mayAnnounce(table, 'S')).toBe(false);
    const late = dealt(id, { E: 'wS', S: 't5', W: WAITING.W, N: 'k1', draws: 'wW' });
    play(late, 'discard wS', [], 'discard wW');
    expect(mayAnnounce(late, 'W')).toBe(true);
    play(late, ['W pung'], 'discard dW', []);
    expect(mayAnnounce(late, 'W')).toBe(false);
  }),

  scenario('who announced claims nothing but mahjong', RODE_DRAAK, (id) => {
    const table = dealt(id, { E: 'k9', N: 'wNNN wEEE k123 b33 t77', draws: 'b3 t1' });
    play(table, 'discard k9', ['N announce'], 'discard b3');
    expect(may(table, 'N')).toEqual(['mahjong', 'pass']);
  }),

  scenario('an announcement in a window that is won does not count', RODE_DRAAK, (id) => {
    const table = dealt(id, { E: 'b3', S: WAITING.S, N: WAITING.N });
    play(table, 'discard b3', ['S mahjong', 'N announce']);
    expect(table.log.some(({ type }) => type === 'announced')).toBe(false);
  }),

  scenario('a false announcement without help is a dead hand that only the announcer knows', RODE_DRAAK, (id) => {
    const table = dealt(id, { E: 'k9', S: 'k1379 b1379 t1379 wE', draws: 'wN' }, { assistance: false });
    const [announced] = play(table, 'discard k9', ['S announce']);
    expect(announced).toEqual({ type: 'announced', seat: 'S', dead: true });
    expect(eventFor(announced!, 'W')).toEqual({ type: 'announced', seat: 'S' });
    expect(stateOf(table).seats.S).toMatchObject({ dead: true, announced: true });
    expect(may(table, 'S')).toEqual([]);
  }),

  scenario('De Gelukkige Dertien is of one club', [...NTS, ...SCHOON_SPEL], (id) => {
    const table = dealt(id, { E: 'k9', S: WAITING.S });
    play(table, 'discard k9');
    expect(mayAnnounce(table, 'S')).toBe(false);
  }),
];
