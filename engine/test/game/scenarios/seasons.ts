import { dealt, endOf, may, play, rackOf, stateOf, throwUntil, winFacts } from '@windroos/testkit/game';
import { expect } from 'vitest';
import { ALL, DOUBLING, NTS, NTS_LIMITS, RODE_DRAAK, SCHOON_SPEL, type Scenario, scenario } from './scenario.ts';

const WITH_SEASONS = { flow: { seasons: true } } as const;

export const SEASONS: readonly Scenario[] = [
  scenario('after the deal East, then S, W and N replace their seasons until none is left', DOUBLING, (id) => {
    const table = dealt(id, { E: 's1', S: 'f1', N: 's2', loose: 'f4 wE wS wW' }, WITH_SEASONS);
    const replaced = table.log.flatMap((event) =>
      event.type === 'replaced' ? [`${event.seat} ${event.bonus} ${event.tile}`] : [],
    );
    expect(replaced).toEqual(['E s1 f4', 'E f4 wE', 'S f1 wS', 'N s2 wW']);
    expect(stateOf(table).seats.E.bonus).toEqual(['s1', 'f4']);
    expect(stateOf(table)).toMatchObject({ turn: 'E', phase: 'turn', taken: { live: 53, loose: 4 } });
  }),

  scenario('a season is replaced from the tail', SCHOON_SPEL, (id) => {
    const table = dealt(id, { E: 's1', loose: 'wE' }, WITH_SEASONS);
    expect(table.wall.live[142]).toBe('wE');
    expect(stateOf(table).left.draws).toBe(144 - 53 - 1);
  }),

  scenario('the walls are longer, the dead wall is not', DOUBLING, (id) => {
    const table = dealt(id, {}, WITH_SEASONS);
    expect(table.wall.live).toHaveLength(130);
    expect(table.wall.dead).toHaveLength(14);
  }),

  scenario('a season that is drawn is replaced at once, and gives no bloeiende bloemen', ALL, (id) => {
    const table = dealt(id, { E: 'k9', S: 'dRRR dGGG k123 b45 t99', draws: 's2', loose: 'b3' }, WITH_SEASONS);
    const events = play(table, 'discard k9', []);
    expect(events.map(({ type }) => type)).toEqual(['drawn', 'replaced']);
    play(table, 'mahjong');
    expect(winFacts(table)).toEqual({ tile: 'b3', from: 'wall' });
    expect(stateOf(table).seats.S.bonus).toEqual(['s2']);
  }),

  scenario('a season as the replacement tile of a kong ends the bloeiende bloemen', ALL, (id) => {
    const table = dealt(id, { E: 'dRRRR dGGG k123 b45 t99', loose: 's2 b3' }, WITH_SEASONS);
    play(table, 'kong dR', 'mahjong');
    expect(winFacts(table)).toEqual({ tile: 'b3', from: 'wall' });
  }),

  scenario('heaven stands when East replaced seasons, with the tile that came last', ALL, (id) => {
    const table = dealt(id, { E: 'dRRR dGGG k123 b45 t99 s4', loose: 'b3' }, WITH_SEASONS);
    expect(rackOf(table, 'E')).toBe('k123 b345 t99 dRRRGGG');
    play(table, 'mahjong');
    expect(winFacts(table)).toEqual({ tile: 'b3', from: 'wall', first: 'heaven' });
  }),

  scenario("the own season is a double, another seat's is none", NTS_LIMITS, (id) => {
    const row = { id: 'eigen-seizoen', doubles: 1, source: { document: 'house', section: 'seizoenen' } } as const;
    const doublesWith = (season: string): number => {
      const stacked = { E: 'k9', S: 'dRRR dGGG k123 b45 t99', draws: season, loose: 'b3' };
      const table = dealt(id, stacked, { ...WITH_SEASONS, rows: [row] });
      play(table, 'discard k9', [], 'mahjong');
      return endOf(table).sheets!.S.doubles;
    };
    expect(doublesWith('s2')).toBe(doublesWith('s3') + 1);
  }),

  scenario('when the loose tiles are gone a season is replaced from the live wall', NTS, (id) => {
    const table = dealt(id, { E: 'k9', draws: 's1 k1 k2' }, WITH_SEASONS);
    table.game = { ...table.game, hand: { ...table.game.hand!, loose: 14 } };
    const events = play(table, 'discard k9', []);
    expect(events).toEqual([
      { type: 'drawn', seat: 'S', tile: 's1', from: 'wall' },
      { type: 'replaced', seat: 'S', bonus: 's1', tile: 'k1', from: 'wall' },
    ]);
    expect(may(table, 'S')).toEqual([]);
  }),

  scenario('a season that nothing can replace ends the hand in a draw', RODE_DRAAK, (id) => {
    const table = dealt(id, { last: 's1' }, WITH_SEASONS);
    throwUntil(table, 1);
    play(table, `discard ${stateOf(table).tile}`);
    const events = play(table, []);
    expect(events.map(({ type }) => type)).toEqual(['drawn', 'handEnded']);
    expect(endOf(table).end).toBe('draw');
  }),
];
