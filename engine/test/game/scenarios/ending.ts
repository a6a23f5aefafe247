import {
  deal,
  dealt,
  endOf,
  may,
  play,
  sitDown,
  stackedWall,
  stateOf,
  type Table,
  throwUntil,
  tryWord,
  winFacts,
} from '@windroos/testkit/game';
import { expect } from 'vitest';
import { chairOf, endMatch, type RuleSetId, roundOf, startHand } from '../../../src/index.ts';
import { ALL, DOUBLING, NTS, RODE_DRAAK, SCHOON_SPEL, type Scenario, scenario, WAITING } from './scenario.ts';

/** Everything thrown, nothing called. */
const playToDraw = (table: Table): void => {
  throwUntil(table, 0);
  play(table, `discard ${stateOf(table).tile}`, []);
};

/** South wins on East's first discard. */
const letSouthWin = (table: Table): void => {
  deal(table, { E: 'b3', S: WAITING.S });
  play(table, 'discard b3', ['S mahjong']);
};

const letEastWin = (table: Table): void => {
  deal(table, { E: 'dRRR dGGG k123 b345 t99' });
  play(table, 'mahjong');
};

/** Who takes the last tile of the wall: the 69th draw is South's, the 83rd North's. */
const lastDrawer = (id: RuleSetId): 'S' | 'N' => (id === 'schoon-spel' ? 'N' : 'S');

export const ENDING: readonly Scenario[] = [
  scenario('when no tile can be drawn and nobody wins, the hand is a draw without points', ALL, (id) => {
    const table = dealt(id, {});
    playToDraw(table);
    expect(endOf(table)).toMatchObject({ end: 'draw', winner: null, sheets: null, hands: null });
    expect(table.game.totals).toEqual([0, 0, 0, 0]);
  }),

  scenario('the hand ends with fourteen tiles left in all', RODE_DRAAK, (id) => {
    const table = dealt(id, { E: 'k1111 k2222' });
    play(table, 'kong k1', 'kong k2');
    playToDraw(table);
    expect(stateOf(table).taken).toEqual({ live: 120, loose: 2 });
  }),

  scenario('the wall is played to the last tile', SCHOON_SPEL, (id) => {
    const table = dealt(id, { E: 'k1111' });
    play(table, 'kong k1');
    playToDraw(table);
    expect(stateOf(table).taken).toEqual({ live: 135, loose: 1 });
  }),

  scenario('the last discard can be called for mahjong only', ALL, (id) => {
    const [holder, winner, other] = lastDrawer(id) === 'S' ? (['S', 'W', 'E'] as const) : (['N', 'S', 'E'] as const);
    const table = dealt(id, { [winner]: WAITING[winner], [other]: 'b33', last: 'b3' });
    throwUntil(table, 0);
    expect(stateOf(table)).toMatchObject({ turn: holder, tile: 'b3' });
    play(table, 'discard b3');
    expect(may(table, other)).toEqual(['pass']);
    expect(may(table, winner)).toEqual(['mahjong', 'pass']);
    play(table, [`${winner} mahjong`]);
    expect(winFacts(table)).toMatchObject({ tile: 'b3', from: 'discard', lastTile: true });
  }),

  scenario('the last tile may win', ALL, (id) => {
    const seat = lastDrawer(id);
    const table = dealt(id, { [seat]: WAITING[seat], last: 'b3' });
    throwUntil(table, 0);
    expect(stateOf(table)).toMatchObject({ turn: seat, tile: 'b3' });
    play(table, 'mahjong');
    expect(winFacts(table)).toMatchObject({ tile: 'b3', from: 'wall', lastTile: true });
  }),

  scenario('after the last tile a kong may still be declared, and its replacement is no last tile', NTS, (id) => {
    const table = dealt(id, { S: 'dRRR k123 b45 t99 dGG dG', last: 'dR', loose: 'b3' });
    throwUntil(table, 0);
    expect(may(table, 'S')).toEqual(['kong dR']);
    play(table, 'kong dR', 'mahjong');
    expect(winFacts(table)).toEqual({ tile: 'b3', from: 'kong' });
  }),

  scenario('after the last tile there is no kong', RODE_DRAAK, (id) => {
    const table = dealt(id, { S: 'dRRR k123 b45 t99 dGGG', last: 'dR' });
    throwUntil(table, 0);
    expect(stateOf(table).tile).toBe('dR');
    expect(may(table, 'S')).toEqual([]);
  }),

  scenario('with no tile left there is no kong', SCHOON_SPEL, (id) => {
    const table = dealt(id, { N: 'dRRR k123 b45 t99 dGGG', last: 'dR' });
    throwUntil(table, 0);
    expect(stateOf(table).tile).toBe('dR');
    expect(may(table, 'N')).toEqual([]);
  }),

  scenario('a replacement tile that is the last one is the last tile', [...RODE_DRAAK, ...SCHOON_SPEL], (id) => {
    const hand = 'dRRR dGGG k123 b45 t99';
    // The last draw but one makes the kong, which takes the last tile: a loose one, or the lower of the last stack.
    const stacked = id === 'schoon-spel' ? { W: hand, last: 'dR b3' } : { E: hand, last: 'dR k1', loose: 'b3' };
    const table = dealt(id, stacked);
    throwUntil(table, 1);
    play(table, 'kong dR', 'mahjong');
    expect(winFacts(table)).toMatchObject({ tile: 'b3', from: 'kong', lastTile: true });
  }),

  scenario('East passes after every hand, also when East wins or nobody does', [...NTS, ...SCHOON_SPEL], (id) => {
    const table = sitDown(id);
    letEastWin(table);
    expect(table.game.east).toBe(1);
    deal(table, {});
    playToDraw(table);
    expect(table.game.east).toBe(2);
    expect(chairOf(table.game, 'S')).toBe(3);
  }),

  scenario('East stays after an own mahjong, and passes otherwise', RODE_DRAAK, (id) => {
    const table = sitDown(id);
    letEastWin(table);
    expect(endOf(table).nextEast).toBe('E');
    expect(table.game).toMatchObject({ east: 0, passes: 0 });
    deal(table, {});
    playToDraw(table);
    expect(table.game).toMatchObject({ east: 1, passes: 1 });
    letSouthWin(table);
    expect(table.game).toMatchObject({ east: 2, passes: 2 });
  }),

  scenario('the first round is East, the next South, West and North', ALL, (id) => {
    const winds = [0, 3, 4, 8, 12].map((passes) => roundOf(sitDown(id, { passes }).game));
    expect(winds).toEqual(['E', 'E', 'S', 'W', 'N']);
    const table = dealt(id, {}, { passes: 4 });
    expect(stateOf(table).round).toBe('S');
  }),

  scenario('a match is four rounds of four hands, draws included', [...NTS, ...SCHOON_SPEL], (id) => {
    const table = sitDown(id);
    for (let hand = 1; hand <= 16; hand++) {
      expect(table.game.stage).toBe('between');
      deal(table, {});
      playToDraw(table);
    }
    expect(table.game).toMatchObject({ stage: 'over', hands: 16, passes: 16 });
  }),

  scenario('a round is over when all four have been East, however many hands that takes', RODE_DRAAK, (id) => {
    const table = sitDown(id, { length: { rounds: 1 } });
    letEastWin(table);
    for (let hand = 0; hand < 4; hand++) letSouthWin(table);
    expect(table.game).toMatchObject({ stage: 'over', hands: 5, passes: 4 });
  }),

  scenario('a match may be a number of hands', ALL, (id) => {
    const table = sitDown(id, { length: { hands: 2 } });
    letSouthWin(table);
    letSouthWin(table);
    expect(table.game.stage).toBe('over');
    expect(startHand(table.game, stackedWall(table.game.rules, {}))).toEqual({ ok: false, error: 'match-over' });
  }),

  scenario('a time limit never cuts a hand', ALL, (id) => {
    const table = sitDown(id, { length: { minutes: 60 } });
    deal(table, { E: 'b3', S: WAITING.S });
    expect(endMatch(table.game)).toEqual({ ok: false, error: 'hand-running' });
    play(table, 'discard b3', ['S mahjong']);
    const ended = endMatch(table.game);
    expect(ended.ok && ended.value[0]?.type).toBe('matchEnded');
  }),

  scenario('equal totals share a rank', ALL, (id) => {
    const table = sitDown(id, { length: { hands: 1 } });
    deal(table, {});
    playToDraw(table);
    expect(table.game.ranking?.map(({ rank }) => rank)).toEqual([1, 1, 1, 1]);
  }),

  scenario(
    'a mahjong below the minimum is none',
    [...DOUBLING.filter((id) => id !== 'nts-simplified'), ...SCHOON_SPEL],
    (id) => {
      const table = dealt(id, { E: 'wE b3', S: 'k123 k789 t678 b45 t99', draws: 'wS wW wN wE' });
      play(table, 'discard wE', [], 'discard wS', [], 'discard wW', [], 'discard wN', [], 'discard b3');
      expect(may(table, 'S')).toEqual(['draw', 'chow b345', 'pass']);
      expect(tryWord(table, ['S mahjong'])).toEqual({ ok: false, error: 'not-legal' });
    },
  ),

  scenario('there is no minimum', ['nts-simplified'], (id) => {
    const table = dealt(id, { E: 'b3', S: 'k123 k789 t678 b45 t99' });
    play(table, 'discard b3', ['S mahjong']);
    expect(endOf(table).winner).toBe('S');
  }),

  scenario('a mahjong is four sets and a pair', ALL, (id) => {
    const table = dealt(id, { E: 'b4', S: WAITING.S });
    play(table, 'discard b4');
    expect(may(table, 'S')).toEqual(['draw', 'pass']);
  }),

  scenario('or an irregular hand', ['nts-2019', 'nts-2016', 'pe-ling', 'rode-draak', 'schoon-spel'], (id) => {
    const table = dealt(id, { E: 'dW', S: 'k19 b19 t19 wESWN dRGW' });
    play(table, 'discard dW', ['S mahjong']);
    expect(endOf(table).winner).toBe('S');
  }),

  scenario('but no irregular hand in the simplified rules', ['nts-simplified'], (id) => {
    const table = dealt(id, { E: 'dW', S: 'k19 b19 t19 wESWN dRGW' });
    play(table, 'discard dW');
    expect(may(table, 'S')).toEqual(['draw', 'pass']);
  }),
];
