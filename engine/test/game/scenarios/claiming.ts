import { dealt, lastOf, may, meldsOf, play, rackOf, stateOf, tryWord, winFacts } from '@windroos/testkit/game';
import { expect } from 'vitest';
import { ALL, DOUBLING, NTS_LIMITS, RODE_DRAAK, SCHOON_SPEL, type Scenario, scenario, WAITING } from './scenario.ts';

export const CLAIMING: readonly Scenario[] = [
  scenario('only the next player may chow', ALL, (id) => {
    const table = dealt(id, { E: 'k5', S: 'k34', W: 'k34', N: 'k67' });
    play(table, 'discard k5');
    expect(may(table, 'S')).toEqual(['draw', 'chow k345', 'pass']);
    expect(may(table, 'W')).toEqual(['pass']);
    expect(may(table, 'N')).toEqual(['pass']);
  }),

  scenario('a chow may be made in up to three ways', ALL, (id) => {
    const table = dealt(id, { E: 'k5', S: 'k3467' });
    play(table, 'discard k5');
    expect(may(table, 'S')).toEqual(['draw', 'chow k345', 'chow k456', 'chow k567', 'pass']);
    play(table, ['S chow k456']);
    expect(meldsOf(table, 'S')).toEqual(['k456']);
    expect(stateOf(table)).toMatchObject({ turn: 'S', phase: 'turn' });
  }),

  scenario('a run stays in its suit, and honours make none', ALL, (id) => {
    const table = dealt(id, { E: 'k9 wE', S: 'b12 wSW', W: 'k78' });
    play(table, 'discard k9');
    expect(may(table, 'S')).toEqual(['draw', 'pass']);
    play(table, []);
    const other = dealt(id, { E: 'wE', S: 'wSW' });
    play(other, 'discard wE');
    expect(may(other, 'S')).toEqual(['draw', 'pass']);
  }),

  scenario('anyone may pung, and play goes on to the right of the claimer', ALL, (id) => {
    const table = dealt(id, { E: 'k5', N: 'k55 wN', draws: 'wE' });
    play(table, 'discard k5');
    expect(may(table, 'N')).toEqual(['pung', 'pass']);
    play(table, ['N pung'], 'discard wN');
    expect(meldsOf(table, 'N')).toEqual(['k555']);
    play(table, []);
    expect(stateOf(table)).toMatchObject({ turn: 'E', tile: 'wE' });
  }),

  scenario('a pair is claimed only as the last tile of a mahjong', ALL, (id) => {
    const table = dealt(id, { E: 'b3', S: 'b3', W: 'dWWW wWWW k456 b789 b3' });
    play(table, 'discard b3');
    expect(may(table, 'S')).toEqual(['draw', 'pass']);
    expect(may(table, 'W')).toEqual(['mahjong', 'pass']);
  }),

  scenario('a concealed kong lies face down', ALL, (id) => {
    const table = dealt(id, { E: 'k1111', loose: 'wE' });
    expect(may(table, 'E')).toEqual(['kong k1']);
    play(table, 'kong k1');
    expect(meldsOf(table, 'E')).toEqual(['[k1111]']);
    expect(stateOf(table).seats.E).toMatchObject({ drawn: 'wE' });
  }),

  scenario('three in hand and a discard are an open kong', ALL, (id) => {
    const table = dealt(id, { E: 'k1', W: 'k111', loose: 'wE' });
    play(table, 'discard k1');
    expect(may(table, 'W')).toEqual(['pung', 'kong k1', 'pass']);
    const events = play(table, ['W kong']);
    expect(events.map(({ type }) => type)).toEqual(['claimed', 'drawn']);
    expect(meldsOf(table, 'W')).toEqual(['k1111']);
    expect(stateOf(table)).toMatchObject({ turn: 'W', tile: 'wE' });
  }),

  scenario('the fourth may be added to an open pung', ALL, (id) => {
    const table = dealt(id, { E: 'k1', S: 'k11 wS', draws: 't1 t2 t3 k1', loose: 'wE' });
    play(table, 'discard k1', ['S pung'], 'discard wS', [], 'discard t1', [], 'discard t2', [], 'discard t3', []);
    expect(may(table, 'S')).toEqual(['kong k1']);
    play(table, 'kong k1');
    expect(stateOf(table).phase).toBe('robbing');
    play(table, []);
    expect(meldsOf(table, 'S')).toEqual(['k1111']);
    expect(stateOf(table)).toMatchObject({ turn: 'S', tile: 'wE' });
  }),

  scenario('four on the rack are no kong until they are declared: they count as a concealed pung', DOUBLING, (id) => {
    const table = dealt(id, { E: 'b3', S: WAITING.S, N: 'wSSSS', W: 't1' });
    play(table, 'discard b3', ['S mahjong']);
    const lines = table.game.ended!.sheets!.N.lines.map(({ row, tile }) => `${row}:${tile ?? ''}`);
    expect(lines).toContain('pung-dicht:wS');
    expect(lines.filter((line) => line.startsWith('kong'))).toEqual([]);
  }),

  scenario('a kong is laid only in the own turn', ALL, (id) => {
    const table = dealt(id, { E: 'k9', S: 'k1111' });
    expect(may(table, 'S')).toEqual([]);
    play(table, 'discard k9');
    expect(may(table, 'S')).toEqual(['draw', 'pass']);
    play(table, []);
    expect(may(table, 'S')).toEqual(['kong k1']);
  }),

  scenario('replacement tiles come from the loose tiles in order', DOUBLING, (id) => {
    const table = dealt(id, { E: 'k1111 k2222', loose: 'wE wS' });
    const drawn = ['kong k1', 'kong k2'].map((word) => play(table, word).at(-1));
    expect(drawn).toEqual([
      { type: 'drawn', seat: 'E', tile: 'wE', from: 'loose' },
      { type: 'drawn', seat: 'E', tile: 'wS', from: 'loose' },
    ]);
    expect(table.wall.dead.slice(0, 2)).toEqual(['wE', 'wS']);
  }),

  scenario('replacement tiles come from the tail, upper before lower', SCHOON_SPEL, (id) => {
    const table = dealt(id, { E: 'k1111 k2222 k3333', loose: 'wE wS wW' });
    play(table, 'kong k1', 'kong k2', 'kong k3');
    expect([134, 135, 132].map((place) => table.wall.live[place])).toEqual(['wE', 'wS', 'wW']);
    expect(rackOf(table, 'E')).toMatch(/wESW$/);
  }),

  scenario('the draw of the next player closes a discard', ALL, (id) => {
    const table = dealt(id, { E: 'k5', W: 'k55' });
    play(table, 'discard k5');
    expect(may(table, 'W')).toEqual(['pung', 'pass']);
    play(table, ['S draw']);
    expect(may(table, 'W')).toEqual([]);
    expect(tryWord(table, ['W pung'])).toEqual({ ok: false, error: 'not-legal' });
  }),

  scenario('pung goes before chow', ALL, (id) => {
    const table = dealt(id, { E: 'k5', S: 'k34', N: 'k55' });
    play(table, 'discard k5', ['S chow k345', 'N pung']);
    expect(stateOf(table).turn).toBe('N');
    expect(lastOf(table, 'claimed').overruled).toEqual([{ seat: 'S', call: 'chow', tiles: ['k3', 'k4', 'k5'] }]);
  }),

  scenario('mahjong goes before pung and kong', ALL, (id) => {
    const table = dealt(id, { E: 'b3', S: 'b333', W: WAITING.W });
    play(table, 'discard b3', ['S kong', 'W mahjong']);
    expect(table.game.ended).toMatchObject({ winner: 'W', from: 'E' });
    expect(lastOf(table, 'mahjong').overruled).toEqual([{ seat: 'S', call: 'kong' }]);
  }),

  scenario('between mahjongs a pair goes before a pung, a pung before a chow', DOUBLING, (id) => {
    const pair = 'dRRR dGGG k123 b789 b3 wS';
    const pung = 'wNNN wEEE k789 b33 t77';
    const winnerOf = (...calls: readonly string[]) => {
      const table = dealt(id, { E: pair, S: 'b3', W: WAITING.W, N: pung });
      play(table, 'discard wS', [], 'discard b3', calls);
      return table.game.ended?.winner;
    };
    expect(winnerOf('W mahjong', 'N mahjong', 'E mahjong')).toBe('E');
    expect(winnerOf('W mahjong', 'N mahjong')).toBe('N');
    expect(winnerOf('W mahjong')).toBe('W');
  }),

  scenario('a limit hand goes before a pair', NTS_LIMITS, (id) => {
    const table = dealt(id, {
      E: 'wE b3',
      S: 'dWWW wSSS k456 b789 b3',
      N: 'k1122 k5577 b99 t44 b3',
      draws: 'wE wN t1 t2',
    });
    play(table, 'discard wE', [], 'discard wE', [], 'discard wN', [], 'discard t1', [], 'discard b3');
    play(table, ['S mahjong', 'N mahjong']);
    expect(table.game.ended).toMatchObject({ winner: 'N' });
    expect(table.game.ended!.sheets!.N.limit).toBe('zeven-tweelingen');
  }),

  scenario('without limit priority twins rank as a pair, and the first in turn wins', RODE_DRAAK, (id) => {
    const twins = 'b1122 b4466 b88 wWW b3';
    const pair = 'dWWW wNNN k456 b999 b3';
    const chow = 'dRRR dGGG k123 b45 t99';
    const table = dealt(id, { E: 'b3', S: chow, W: twins, N: pair });
    play(table, 'discard b3', ['S mahjong', 'N mahjong', 'W mahjong']);
    expect(table.game.ended?.winner).toBe('W');
  }),

  scenario('equal claims go to the first in turn after the discarder', ALL, (id) => {
    const table = dealt(id, { E: 'wS', S: WAITING.S, W: 'b3 k1', N: WAITING.N, draws: 'wS t1' });
    play(table, 'discard wS', [], 'discard wS', [], 'discard b3', ['S mahjong', 'N mahjong']);
    expect(table.game.ended?.winner).toBe('N');
    expect(winFacts(table)).toEqual({ tile: 'b3', from: 'discard' });
  }),

  scenario('only the turn decides between mahjongs', SCHOON_SPEL, (id) => {
    const table = dealt(id, { E: 'b3', S: WAITING.S, W: 'dWWW wWWW k456 b789 b3' });
    play(table, 'discard b3', ['W mahjong', 'S mahjong']);
    expect(table.game.ended?.winner).toBe('S');
  }),

  scenario("on East's first discard every claim is a limit hand, so the turn decides", NTS_LIMITS, (id) => {
    const table = dealt(id, { E: 'b3', S: WAITING.S, W: 'dWWW wWWW k456 b789 b3' });
    play(table, 'discard b3', ['W mahjong', 'S mahjong']);
    expect(table.game.ended!.sheets!.S.limit).toBe('spel-van-de-aarde');
  }),

  scenario('what was called is heard, also what was overruled', ALL, (id) => {
    const table = dealt(id, { E: 'k5', S: 'k34', W: 'k55' });
    play(table, 'discard k5', ['S chow k345', 'W pung']);
    expect(lastOf(table, 'claimed')).toEqual({
      type: 'claimed',
      seat: 'W',
      call: 'pung',
      tile: 'k5',
      from: 'E',
      tiles: ['k5', 'k5', 'k5'],
      overruled: [{ seat: 'S', call: 'chow', tiles: ['k3', 'k4', 'k5'] }],
    });
  }),

  scenario('any tile may be discarded, also one like the tile just claimed', ALL, (id) => {
    const table = dealt(id, { E: 'k5', S: 'k555' });
    play(table, 'discard k5', ['S pung'], 'discard k5');
    expect(stateOf(table).tile).toBe('k5');
  }),

  scenario('who passed a mahjong may win on the same tile later, or call it for a set', ALL, (id) => {
    const table = dealt(id, { E: 'b3 b6', S: WAITING.S, draws: 't1 t2 t3 t4' });
    play(table, 'discard b3');
    expect(may(table, 'S')).toEqual(['draw', 'chow b345', 'mahjong', 'pass']);
    play(table, [], 'discard t1', [], 'discard t2', [], 'discard t3', [], 'discard b6', ['S mahjong']);
    expect(table.game.ended?.winner).toBe('S');
  }),

  scenario('after claiming a set it is too late to call mahjong', ALL, (id) => {
    const table = dealt(id, { E: 'b3', S: WAITING.S });
    play(table, 'discard b3', ['S chow b345']);
    expect(may(table, 'S')).toEqual([]);
    expect(tryWord(table, 'mahjong')).toEqual({ ok: false, error: 'not-legal' });
  }),

  scenario('nobody calls twice, and the discarder not at all', ALL, (id) => {
    const table = dealt(id, { E: 'k555', S: 'k34' });
    play(table, 'discard k5');
    expect(tryWord(table, ['S pass', 'S chow k345'])).toEqual({ ok: false, error: 'two-answers' });
    expect(tryWord(table, ['E pung'])).toEqual({ ok: false, error: 'not-legal' });
  }),
];
