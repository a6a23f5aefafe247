import * as tiles from '@windroos/tiles';
import { expect, test } from 'vitest';
import * as ours from '../src/components/tileIds.ts';

test('the page asks the sprite for the names that the sprite has', () => {
  for (const tile of tiles.TILE_IDS)
    for (const cut of tiles.CUTS)
      for (const letters of tiles.LETTERS)
        expect(ours.faceId(tile, cut, letters)).toBe(tiles.faceId(tile, cut, letters));
  for (const wind of tiles.WINDS) {
    expect(ours.sealId(wind)).toBe(tiles.sealId(wind));
    expect(ours.windId(wind)).toBe(tiles.windId(wind));
  }
  expect(ours.ROSE_ID).toBe(tiles.ROSE_ID);
});

test('and lays a tile as the sprite does, however it is turned', () => {
  for (const turn of tiles.TURNS) {
    expect(ours.sizeOf(turn)).toEqual(tiles.tileSize({ tile: 'k1', turn }));
    const drawn = tiles.pageTile({ tile: 'k1', turn });
    expect(drawn).toContain(`#${ours.bodyId('up', turn)}"`);
    expect(/ transform="([^"]*)"/.exec(drawn)?.[1]).toBe(ours.TURNED[turn]);
  }
  expect(tiles.pageTile({ tile: 'back', body: 'bare' })).toContain(`#${ours.bodyId('bare', 0)}"`);
  expect(tiles.pageTile({ tile: 'back', body: 'stack' })).toContain(`#${ours.STACK_ID}"`);
  expect(ours.STACK).toEqual(tiles.tileSize({ tile: 'back', body: 'stack' }));
});
