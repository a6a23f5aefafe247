import { BONUS_TILES, TILES } from '@windroos/engine';
import { LANGUAGES, roundName, setName, setText, tileList, tileName, tileNameOr } from '@windroos/texts';
import { describe, expect, test } from 'vitest';

describe('tiles', () => {
  test.each([
    ['k4', 'kringen 4', 'circles 4'],
    ['b7', 'bamboe 7', 'bamboo 7'],
    ['t3', 'teken 3', 'character 3'],
    ['wS', 'zuidenwind', 'south wind'],
    ['dG', 'groene draak', 'green dragon'],
    ['s1', 'seizoen 1', 'season 1'],
    ['f4', 'bloem 4', 'flower 4'],
  ] as const)('%s is %s, %s', (tile, nl, en) => {
    expect([tileName(tile, 'nl'), tileName(tile, 'en')]).toEqual([nl, en]);
  });

  test.each(LANGUAGES)('all 42 have a name of their own (%s)', (language) => {
    const names = [...TILES, ...BONUS_TILES].map((tile) => tileName(tile, language));
    expect(new Set(names).size).toBe(42);
    expect(names.join()).not.toContain('undefined');
  });

  test('a list of one suit names the suit once', () => {
    expect(tileList(['b4', 'b7'], 'nl')).toBe('bamboe 4 en 7');
    expect(tileList(['b1', 'b4', 'b7'], 'en')).toBe('bamboo 1, 4 and 7');
    expect(tileList(['k4', 'b4', 'wS'], 'nl')).toBe('kringen 4, bamboe 4 en zuidenwind');
    expect(tileList(['wE', 'wS'], 'nl')).toBe('oostenwind en zuidenwind');
    expect(tileList([], 'nl')).toBe('');
  });

  test('what is no tile is quoted as it was typed', () => {
    expect(tileNameOr('k0', 'nl')).toBe('‘k0’');
    expect(tileNameOr('dW', 'nl')).toBe('witte draak');
  });
});

describe('sets', () => {
  test('say open or concealed where it counts', () => {
    expect(setName('pung', false, 'nl')).toBe('open pung');
    expect(setName('kong', true, 'nl')).toBe('dichte kong');
    expect(setName('kong', true, 'en')).toBe('concealed kong');
    expect(setName('chow', true, 'nl')).toBe('chow');
    expect(setName('pair', true, 'en')).toBe('pair');
  });

  test('name their tiles', () => {
    expect(setText({ kind: 'pung', tiles: ['b3', 'b3', 'b3'], concealed: true }, 'nl')).toBe('dichte pung bamboe 3');
    expect(setText({ kind: 'chow', tiles: ['k4', 'k5', 'k6'], concealed: false }, 'nl')).toBe('chow kringen 4, 5 en 6');
    expect(setText({ kind: 'pair', tiles: ['b1', 'k1'], concealed: false }, 'en')).toBe('pair bamboo 1 and circles 1');
  });

  test('a round is named after its wind', () => {
    expect([roundName('E', 'nl'), roundName('N', 'en')]).toEqual(['Oostronde', 'North round']);
  });
});
