import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  BODIES,
  BONE_AND_BAMBOO,
  bodyId,
  CUTS,
  faceId,
  LETTERS,
  ROSE_ID,
  STANCES,
  sealId,
  spriteSvg,
  TILE_IDS,
  TOKENS,
  WINDS,
  windId,
} from '../src/index.ts';
import { count, idsIn, OUTWARD, problemIn, referencesIn } from './svg.ts';

const sprite = spriteSvg();
const ids = new Set(idsIn(sprite));

const namesOfFaces = TILE_IDS.flatMap((tile) =>
  CUTS.flatMap((cut) => LETTERS.map((letters) => faceId(tile, cut, letters))),
);

describe('the sprite', () => {
  test('weighs at most 25 kB gzipped, with a title in every face too', () => {
    const titled = spriteSvg({ titleOf: (tile) => `steen ${tile} met een lange naam` });
    expect(gzipSync(sprite).length).toBeLessThanOrEqual(25_000);
    expect(gzipSync(titled).length).toBeLessThanOrEqual(25_000);
  });

  test('is well-formed and each id occurs once', () => {
    expect(problemIn(sprite)).toBeUndefined();
    expect(idsIn(sprite)).toHaveLength(ids.size);
    expect([...ids].filter((id) => !id.startsWith('wr-'))).toEqual([]);
  });

  test('refers only to itself, and to nothing that is missing', () => {
    expect(sprite).not.toMatch(OUTWARD);
    expect(referencesIn(sprite).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('holds every face in four cuts, both letters of East and South, and all bodies', () => {
    expect(TILE_IDS).toHaveLength(42);
    expect(new Set(namesOfFaces).size).toBe(42 * 4 + 2 * 3);
    const bodies = BODIES.flatMap((body) => STANCES.map((stance) => bodyId(body, stance)));
    const squares = [ROSE_ID, ...WINDS.flatMap((wind) => [sealId(wind), windId(wind)])];
    const symbols = [...namesOfFaces, ...bodies, ...squares];
    expect(symbols.filter((id) => !sprite.includes(`<symbol id="${id}" `))).toEqual([]);
    expect(count(sprite, '<symbol ')).toBe(new Set(symbols).size);
  });

  test('leaves no part unused', () => {
    const used = new Set(referencesIn(sprite));
    const parts = idsIn(sprite.slice(0, sprite.indexOf('<symbol ')));
    expect(parts.filter((id) => !used.has(id))).toEqual([]);
  });

  test('takes every colour from a custom property, with the default palette behind it', () => {
    const outside = sprite.replaceAll(/var\(--([\w-]+),([^)]+)\)/g, (_, token, fallback) => {
      expect(BONE_AND_BAMBOO).toHaveProperty([token], fallback);
      return '';
    });
    expect(outside).not.toMatch(/"#[0-9A-F]{3,6}"/i);
    expect(TOKENS.filter((token) => !sprite.includes(`var(--${token},`))).toEqual(['mark']);
  });

  test('names its faces when asked', () => {
    const titled = spriteSvg({ titleOf: (tile) => `<${tile}>` });
    expect(problemIn(titled)).toBeUndefined();
    expect(titled).toMatch(/<symbol id="wr-k5-small" viewBox="0 0 300 400"><title>&lt;k5&gt;<\/title>/);
    expect(sprite).not.toContain('<title>');
  });
});
