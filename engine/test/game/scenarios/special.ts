import {
  dealt,
  endOf,
  lastOf,
  may,
  meldsOf,
  play,
  rackOf,
  stateOf,
  throwUntil,
  winFacts,
} from '@windroos/testkit/game';
import { expect } from 'vitest';
import {
  ALL,
  DOUBLING,
  NTS,
  NTS_LIMITS,
  RODE_DRAAK,
  SCHOON_SPEL,
  type Scenario,
  scenario,
  WAITING,
} from './scenario.ts';

const SOUTH_WITH_OPEN_B3 = { E: 'b3', S: 'b33 wS', draws: 't1 t2 t3 b3' } as const;
const UNTIL_S_DRAWS_B3 = [
  'discard b3',
  ['S pung'],
  'discard wS',
  [],
  'discard t1',
  [],
  'discard t2',
  [],
  'discard t3',
  [],
];

export const SPECIAL: readonly Scenario[] = [
  scenario('heaven: East wins with the fourteen dealt tiles', ALL, (id) => {
    const table = dealt(id, { E: 'dRRR dGGG k123 b345 t99' });
    play(table, 'mahjong');
    expect(winFacts(table)).toEqual({ tile: 't9', from: 'wall', first: 'heaven' });
    if (id.startsWith('nts-20')) expect(endOf(table).sheets!.E.limit).toBe('spel-van-de-hemel');
  }),

  scenario('after a kong it is no heaven', ALL, (id) => {
    const table = dealt(id, { E: 'dRRRR dGGG k123 b34 t99', loose: 'b5' });
    play(table, 'kong dR', 'mahjong');
    expect(winFacts(table)).toEqual({ tile: 'b5', from: 'kong' });
  }),

  scenario("earth: a mahjong on East's first discard, also after East's kong", ALL, (id) => {
    const table = dealt(id, { E: 'k9999 b3', S: WAITING.S });
    play(table, 'kong k9', 'discard b3', ['S mahjong']);
    expect(winFacts(table)).toEqual({ tile: 'b3', from: 'discard', first: 'earth' });
  }),

  scenario('a later discard of East is no earth', ALL, (id) => {
    const table = dealt(id, { E: 'k9 b3', N: WAITING.N, draws: 't1 t2 t3 t4' });
    play(table, 'discard k9', [], 'discard t1', [], 'discard t2', [], 'discard t3', [], 'discard b3', ['N mahjong']);
    expect(winFacts(table)).toEqual({ tile: 'b3', from: 'discard' });
  }),

  scenario('kong on kong: two kongs without a discard between, and a third keeps it', ALL, (id) => {
    const two = dealt(id, { E: 'k1111 k2222 dRRR b33 t9', loose: 'wE t9' });
    play(two, 'kong k1', 'kong k2');
    expect(rackOf(two, 'E')).toBe('b33 t99 wE dRRR');
    const won = dealt(id, { E: 'dRRRR dGGGG b345 t99 k1', loose: 'k2 k3' });
    play(won, 'kong dR', 'kong dG', 'mahjong');
    expect(winFacts(won)).toEqual({ tile: 'k3', from: 'kong', kongOnKong: true });
    const three = dealt(id, { E: 'dRRRR dGGGG dWWWW b33', loose: 't9 t8 t7' });
    play(three, 'kong dR', 'kong dG', 'kong dW', 'mahjong');
    expect(winFacts(three)).toEqual({ tile: 't7', from: 'kong', kongOnKong: true });
  }),

  scenario('kong on kong: the first may be claimed from a discard', ALL, (id) => {
    const table = dealt(id, { E: 'dR', S: 'dRRR dGGGG b345 t99 k1', loose: 'k2 k3' });
    play(table, 'discard dR', ['S kong'], 'kong dG', 'mahjong');
    expect(winFacts(table)).toEqual({ tile: 'k3', from: 'kong', kongOnKong: true });
  }),

  scenario('a discard between two kongs ends the row', ALL, (id) => {
    const table = dealt(id, { E: 'dRRRR dGGG b345 t99 k12', loose: 'wN k3', draws: 't1 t2 t3 dG' });
    play(table, 'kong dR', 'discard wN', [], 'discard t1', [], 'discard t2', [], 'discard t3', []);
    play(table, 'kong dG', 'mahjong');
    expect(winFacts(table)).toEqual({ tile: 'k3', from: 'kong' });
  }),

  scenario('a kong may be laid right after a chow or pung', DOUBLING, (id) => {
    const table = dealt(id, { E: 'k5', S: 'k34 b1111' });
    play(table, 'discard k5', ['S chow k345']);
    expect(may(table, 'S')).toEqual(['kong b1']);
  }),

  scenario('the pung just claimed may be promoted, and be robbed', DOUBLING, (id) => {
    const table = dealt(id, { E: 'b3', S: 'b333', W: WAITING.W });
    play(table, 'discard b3', ['S pung'], 'kong b3');
    expect(may(table, 'W')).toEqual(['mahjong', 'pass']);
    play(table, ['W mahjong']);
    expect(winFacts(table)).toEqual({ tile: 'b3', from: 'robbed-kong' });
  }),

  scenario('a kong is laid only after drawing', SCHOON_SPEL, (id) => {
    const table = dealt(id, { E: 'k5', S: 'k34 b1111', draws: 't1 t2 t3 t4' });
    play(table, 'discard k5', ['S chow k345']);
    expect(may(table, 'S')).toEqual([]);
    play(table, 'discard b1', []);
    expect(stateOf(table).turn).toBe('W');
    expect(may(dealt(id, { E: 'b1111' }), 'E')).toEqual(['kong b1']);
  }),

  scenario('without a replacement tile there is no kong, but still a pung', NTS, (id) => {
    const table = dealt(id, { E: 'k1111 k2222 k3333 wE wN', S: 'k999', N: 'k9' });
    // The dead wall is emptied by hand: fourteen kongs are more than a test needs.
    table.game = { ...table.game, hand: { ...table.game.hand!, loose: 14 } };
    expect(may(table, 'E')).toEqual([]);
    play(table, 'discard wE', []);
    throwUntil(table, 67);
    play(table, `discard ${stateOf(table).tile}`, []);
    play(table, 'discard k9');
    expect(may(table, 'S')).toEqual(['pung', 'pass']);
  }),

  scenario('a promoted kong may be robbed: it falls back to an open pung', ALL, (id) => {
    const table = dealt(id, { ...SOUTH_WITH_OPEN_B3, N: WAITING.N });
    play(table, ...UNTIL_S_DRAWS_B3, 'kong b3');
    expect(stateOf(table)).toMatchObject({ phase: 'robbing', turn: 'S' });
    expect(may(table, 'N')).toEqual(['mahjong', 'pass']);
    expect(may(table, 'W')).toEqual(['pass']);
    const loose = stateOf(table).taken.loose;
    play(table, ['N mahjong']);
    expect(endOf(table)).toMatchObject({ winner: 'N', from: 'S' });
    expect(meldsOf(table, 'S')).toEqual(['b333']);
    expect(stateOf(table).taken.loose).toBe(loose);
    expect(winFacts(table).from).toBe('robbed-kong');
  }),

  scenario('several robbers: the same order', DOUBLING, (id) => {
    const table = dealt(id, { ...SOUTH_WITH_OPEN_B3, W: WAITING.W, N: WAITING.N });
    play(table, ...UNTIL_S_DRAWS_B3, 'kong b3', ['N mahjong', 'W mahjong']);
    expect(endOf(table).winner).toBe('W');
    expect(lastOf(table, 'mahjong').overruled).toEqual([{ seat: 'N', call: 'mahjong' }]);
  }),

  scenario('the robbed player counts the pung, the discarder not the winning tile', DOUBLING, (id) => {
    const table = dealt(id, { ...SOUTH_WITH_OPEN_B3, N: WAITING.N });
    play(table, ...UNTIL_S_DRAWS_B3, 'kong b3', ['N mahjong']);
    const rows = endOf(table).sheets!.S.lines.map(({ row, tile }) => `${row}:${tile ?? ''}`);
    expect(rows).toContain('pung-open:b3');
    const hands = endOf(table).hands!;
    expect(hands.S.rack.length + 3 * hands.S.melds.length).toBe(13);
    expect(hands.N.rack.length + 3 * hands.N.melds.length).toBe(14);
  }),

  scenario('a concealed kong cannot be robbed, not even for thirteen orphans', ALL, (id) => {
    const table = dealt(id, { E: 'wEEEE', S: 'k19 b19 t19 wSWN dRGWW' });
    const events = play(table, 'kong wE');
    expect(events.map(({ type }) => type)).toEqual(['konged', 'drawn']);
    expect(may(table, 'S')).toEqual([]);
  }),

  scenario('a robbed kong is never the last tile, also when the tile was', NTS, (id) => {
    const table = dealt(id, { E: 'b3 dWW k9', S: 'b33 dW', N: WAITING.N, last: 'b3' });
    play(table, 'discard b3', ['S pung'], 'discard dW', ['E pung'], 'discard k9', []);
    throwUntil(table, 0);
    expect(stateOf(table)).toMatchObject({ turn: 'S', tile: 'b3', left: { draws: 0 } });
    play(table, 'kong b3', ['N mahjong']);
    expect(winFacts(table)).toEqual({ tile: 'b3', from: 'robbed-kong' });
  }),

  scenario('the last of its kind: the other three lie open', SCHOON_SPEL, (id) => {
    const table = dealt(id, { E: 'b3', S: 'b33 wS', N: WAITING.N, draws: 't1 b3' });
    play(table, 'discard b3', ['S pung'], 'discard wS', [], 'discard t1', []);
    expect(stateOf(table)).toMatchObject({ turn: 'N', tile: 'b3' });
    play(table, 'mahjong');
    expect(winFacts(table)).toEqual({ tile: 'b3', from: 'wall', lastOfKind: true });
  }),

  scenario('the own rack does not lie open', SCHOON_SPEL, (id) => {
    const table = dealt(id, { E: 'b3', S: 'dRRR dGGG k123 b33 t99', draws: 't1' });
    play(table, 'discard b3', ['S mahjong']);
    expect(winFacts(table)).toEqual({ tile: 'b3', from: 'discard', first: 'earth' });
  }),

  scenario('the last of its kind is not a fact elsewhere', DOUBLING, (id) => {
    const table = dealt(id, { E: 'b3', S: 'b33 wS', N: WAITING.N, draws: 't1 b3' });
    play(table, 'discard b3', ['S pung'], 'discard wS', [], 'discard t1', [], 'mahjong');
    expect(winFacts(table)).toEqual({ tile: 'b3', from: 'wall' });
  }),

  scenario('the moon and the sea are told by the facts of the win', NTS_LIMITS, (id) => {
    const table = dealt(id, { S: 'dRRR dGGG k23 b345 t99', last: 'k1' });
    throwUntil(table, 0);
    play(table, 'mahjong');
    const rows = endOf(table).sheets!.S.lines.map(({ row }) => row);
    expect(rows).toContain('de-maan-van-de-bodem-van-de-zee-vissen');
  }),

  scenario(
    'Pe-ling eats cake in twins: the last pair is bamboo 1 with circles 1',
    [...NTS_LIMITS, ...RODE_DRAAK],
    (id) => {
      const table = dealt(id, { E: 'k9 k1', N: 'b1 b33 b55 b77 wSS dRR dGG', draws: 't1 t4 t7 t9' });
      play(table, 'discard k9', [], 'discard t1', [], 'discard t4', [], 'discard t7', [], 'discard k1', ['N mahjong']);
      const limit = id === 'rode-draak' ? 'zeven-tweelingen-schoon' : 'zeven-tweelingen';
      expect(endOf(table).sheets!.N.limit).toBe(limit);
    },
  ),
];
