import { describe, expect, test } from 'vitest';
import { type Dice, layoutOf, looseTiles, replacementSpot, type WallSettings } from '../../src/index.ts';

const settings = (deadWall: WallSettings['deadWall'], seasons = false): WallSettings => ({ deadWall, seasons });
const spots = (of: WallSettings, from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => replacementSpot(of, from + n)).map((spot) =>
    spot === null ? 'none' : `${spot.part} ${spot.index}`,
  );

describe('replacement tiles', () => {
  test('NTS: the dead wall in order, and then none', () => {
    expect(spots(settings('fixed'), 0, 3)).toEqual(['dead 0', 'dead 1', 'dead 2']);
    expect(spots(settings('fixed'), 13, 3)).toEqual(['dead 13', 'none', 'none']);
  });

  test('De Rode Draak: past the dead wall from the end of the live wall', () => {
    expect(spots(settings('total-14'), 12, 5)).toEqual(['dead 12', 'dead 13', 'live 121', 'live 120', 'live 119']);
    expect(spots(settings('total-14', true), 13, 3)).toEqual(['dead 13', 'live 129', 'live 128']);
  });

  test('Schoon Spel: from the tail, upper then lower', () => {
    expect(spots(settings('none'), 0, 5)).toEqual(['live 134', 'live 135', 'live 132', 'live 133', 'live 130']);
    expect(spots(settings('none', true), 0, 3)).toEqual(['live 142', 'live 143', 'live 140']);
  });

  test('past the dead wall comes the tile that lies next to it', () => {
    const layout = layoutOf(settings('total-14'), { east: [1, 2], opener: [3, 4] });
    const places = [13, 14, 15]
      .map((n) => replacementSpot(settings('total-14'), n)!)
      .map((s) => layout[s.part][s.index]);
    expect(places).toEqual([
      { wall: 'W', stack: 4, level: 'upper' },
      { wall: 'W', stack: 3, level: 'lower' },
      { wall: 'W', stack: 3, level: 'upper' },
    ]);
  });
});

describe('where the loose tiles lie', () => {
  /** West opens at 3 + 7 = 10: the dead wall is W 9 … W 4. */
  const dice: Dice = { east: [1, 2], opener: [3, 4] };
  const layout = layoutOf(settings('fixed'), dice);

  test('the found stack on the two to its right, the lower tile left', () => {
    expect(looseTiles(layout, 0)).toEqual([
      { index: 0, onto: { wall: 'W', stack: 9 } },
      { index: 1, onto: { wall: 'W', stack: 8 } },
    ]);
  });

  test('after one kong the right one is left', () => {
    expect(looseTiles(layout, 1)).toEqual([{ index: 1, onto: { wall: 'W', stack: 8 } }]);
  });

  test('after two the next stack from the left is laid up', () => {
    expect(looseTiles(layout, 2)).toEqual([
      { index: 2, onto: { wall: 'W', stack: 8 } },
      { index: 3, onto: { wall: 'W', stack: 7 } },
    ]);
  });

  test('at the end there is nothing left to lie on, and then nothing at all', () => {
    expect(looseTiles(layout, 10)).toEqual([
      { index: 10, onto: { wall: 'W', stack: 4 } },
      { index: 11, onto: null },
    ]);
    expect(looseTiles(layout, 12)).toEqual([
      { index: 12, onto: null },
      { index: 13, onto: null },
    ]);
    expect(looseTiles(layout, 14)).toEqual([]);
  });

  test('without a dead wall there are none', () => {
    expect(looseTiles(layoutOf(settings('none'), dice), 0)).toEqual([]);
  });
});
