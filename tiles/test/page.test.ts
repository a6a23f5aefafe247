import { describe, expect, test } from 'vitest';
import { backFor, type CutWishes, cutFor, isTileId, pageTile, spriteSvg, TILE_IDS } from '../src/index.ts';
import { idsIn, problemIn, referencesIn } from './svg.ts';

const WISHES: readonly (readonly [CutWishes, string])[] = [
  [{ width: 62 }, 'normal'],
  [{ width: 42 }, 'normal'],
  [{ width: 41.9 }, 'small'],
  [{ width: 28 }, 'small'],
  [{ width: 28, index: false }, 'plain'],
  [{ width: 28, largePrint: true }, 'large'],
  [{ width: 62, largePrint: true, index: false }, 'large'],
];
test.each(WISHES)('the cut for %o is %s', (wishes, cut) => {
  expect(cutFor(wishes)).toBe(cut);
});

test('a back has its rose from 40 px up', () => {
  expect([backFor(40), backFor(39)]).toEqual(['back', 'bare']);
});

test('a tile is known by its name', () => {
  expect(TILE_IDS.every(isTileId)).toBe(true);
  expect(['k0', 'wO', 's5', 'back', '', undefined].some(isTileId)).toBe(false);
});

describe('a tile in a page', () => {
  const ids = new Set(idsIn(spriteSvg()));
  const tiles = [
    pageTile({ tile: 'wS', title: 'zuidenwind' }, { letters: 'OZWN', cut: 'small', className: 'steen' }),
    pageTile({ tile: 'k3', turn: 90 }),
    pageTile({ tile: 'back', body: 'stack', turn: 90 }),
  ];

  test('points only to what the sprite has', () => {
    for (const tile of tiles) {
      expect(problemIn(tile)).toBeUndefined();
      expect(referencesIn(tile).length).toBeGreaterThan(0);
      expect(referencesIn(tile).filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  test('with a name is an image, without one it is silent', () => {
    expect(tiles[0]).toMatch(/^<svg class="steen" viewBox="0 0 300 442" role="img"><title>zuidenwind<\/title>/);
    expect(tiles[1]).toMatch(/^<svg viewBox="0 0 400 342" aria-hidden="true">/);
  });

  test('can point to a sprite in a file', () => {
    const tile = pageTile({ tile: 'dR' }, { sprite: 'tiles.svg' });
    expect(tile).toContain('href="tiles.svg#wr-dR-normal" width="300" height="400"');
  });
});
